// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
import { countCharacters } from "../runtime.js";

export const validateBatchRequestInput = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchRequestInput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.custom_id === undefined) && (missing0 = "custom_id")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.body === undefined) && (missing0 = "body"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.custom_id !== undefined){
const _errs0 = errors;
if(typeof data.custom_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/custom_id",schemaPath:"#/properties/custom_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
const _errs2 = errors;
if("POST" !== data.method){
validate0.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/const",keyword:"const",params:{allowedValue: "POST"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs3 = errors;
if(typeof data.url !== "string"){
validate0.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data3 = data.body;
const _errs5 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate0.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateBatchRequestOutput = validate1;
const schema2 = {"$id":"BatchAnswer","type":"object","required":["status_code","request_id"],"properties":{"status_code":{"type":"integer"},"request_id":{"type":"string"},"body":{"type":["object","null"]}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchAnswer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status_code === undefined) && (missing0 = "status_code")) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status_code !== undefined){
let data0 = data.status_code;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate2.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/properties/status_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
const _errs2 = errors;
if(typeof data.request_id !== "string"){
validate2.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data2 = data.body;
const _errs4 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate2.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: schema2.properties.body.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"$id":"BatchFailure","type":"object","properties":{"code":{"type":["string","null"]},"message":{"type":["string","null"]}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchFailure" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema3.properties.code.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate4.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema3.properties.message.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchRequestOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.custom_id === undefined) && (missing0 = "custom_id"))) || ((data.response === undefined) && (missing0 = "response"))) || ((data.error === undefined) && (missing0 = "error"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_id !== undefined){
const _errs2 = errors;
if(typeof data.custom_id !== "string"){
validate1.errors = [{instancePath:instancePath+"/custom_id",schemaPath:"#/properties/custom_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data2 = data.response;
const _errs4 = errors;
if(data2 !== null){
if(!(validate2(data2, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data3 = data.error;
const _errs6 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(!(validate4(data3, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
else if(typeof data3 === "string"){
if(typeof data3 !== "string"){
validate1.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate1.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate1.errors = vErrors;
return errors === 0;
}

export const validateBatchAnswer = validate2;

export const validateBatchFailure = validate4;

export const validateStreamEvent = validate6;
const schema5 = {"$id":"ChatCompletionChunk","type":"object","required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"const":"chat.completion.chunk"},"created":{"type":"integer","minimum":0},"model":{"type":"string"},"choices":{"type":"array","items":{"$ref":"ChunkChoice"}},"usage":{"anyOf":[{"$ref":"Usage"},{"type":"null"}]},"service_tier":{"type":["string","null"]},"system_fingerprint":{"type":["string","null"]},"obfuscation":{"type":"string"},"moderation":{"anyOf":[{"$ref":"ModerationReport"},{"type":"null"}]},"prompt_token_ids":{"type":["array","null"],"items":{"type":"integer"}},"prompt_text":{"type":["string","null"]},"metrics":{"type":["object","null"]},"timings":{"$ref":"Timings"},"prompt_progress":{"$ref":"PromptProgress"},"x_groq":{"$ref":"XGroqChunk"}}};
const schema6 = {"$id":"ChunkChoice","type":"object","required":["index","delta","finish_reason"],"properties":{"index":{"type":"integer","minimum":0},"delta":{"$ref":"Delta"},"finish_reason":{"anyOf":[{"$ref":"FinishReason"},{"type":"null"}]},"logprobs":{"anyOf":[{"$ref":"Logprobs"},{"type":"null"}]},"stop_reason":{"type":["string","integer","null"]},"token_ids":{"type":["array","null"],"items":{"type":"integer"}}}};
const schema7 = {"$id":"Delta","type":"object","properties":{"role":{"const":"assistant"},"content":{"type":["string","null"]},"refusal":{"type":["string","null"]},"reasoning":{"type":["string","null"]},"reasoning_content":{"type":["string","null"]},"channel":{"type":"string"},"tool_calls":{"type":"array","items":{"$ref":"ToolCallDelta"}},"function_call":{"$ref":"FunctionDelta"},"audio":{"$ref":"AudioDelta"},"executed_tools":{"type":"array","items":{"$ref":"ExecutedTool"}},"annotations":{"type":"array","items":{"$ref":"Annotation"}}}};
const schema9 = {"$id":"FunctionDelta","type":"object","properties":{"name":{"type":["string","null"]},"arguments":{"type":"string"}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate11.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema9.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs2 = errors;
if(typeof data.arguments !== "string"){
validate11.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.index === undefined) && (missing0 = "index")){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate10.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate10.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs4 = errors;
if("function" !== data.type){
validate10.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs5 = errors;
if(!(validate11(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate15.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs2 = errors;
if(typeof data.data !== "string"){
validate15.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transcript !== undefined){
const _errs4 = errors;
if(typeof data.transcript !== "string"){
validate15.errors = [{instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data3 = data.expires_at;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate15.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate15.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate15.errors = vErrors;
return errors === 0;
}

const schema11 = {"$id":"ExecutedTool","type":"object","required":["index","type","arguments"],"properties":{"index":{"type":"integer","minimum":0},"type":{"type":"string"},"arguments":{"type":"string"},"output":{"type":["string","null"]},"search_results":{"anyOf":[{"$ref":"SearchResults"},{"type":"null"}]},"code_results":{"type":"array","items":{"type":"object"}},"browser_results":{"type":"array","items":{"type":"object"}}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SearchResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.url === undefined) && (missing0 = "url")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.score === undefined) && (missing0 = "score"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.title !== undefined){
const _errs0 = errors;
if(typeof data.title !== "string"){
validate19.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs2 = errors;
if(typeof data.url !== "string"){
validate19.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs4 = errors;
if(typeof data.content !== "string"){
validate19.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.score !== undefined){
let data3 = data.score;
const _errs6 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate19.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SearchResults" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results !== undefined){
let data0 = data.results;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate19(data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data2 = data.images;
const _errs3 = errors;
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs4 = errors;
if(typeof data2[i1] !== "string"){
validate18.errors = [{instancePath:instancePath+"/images/" + i1,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate18.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExecutedTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.index === undefined) && (missing0 = "index")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate17.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate17.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs4 = errors;
if(typeof data.arguments !== "string"){
validate17.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data3 = data.output;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate17.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: schema11.properties.output.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search_results !== undefined){
let data4 = data.search_results;
const _errs8 = errors;
if(data4 !== null){
if(!(validate18(data4, {instancePath:instancePath+"/search_results",parentData:data,parentDataProperty:"search_results",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_results !== undefined){
let data5 = data.code_results;
const _errs10 = errors;
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs11 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate17.errors = [{instancePath:instancePath+"/code_results/" + i0,schemaPath:"#/properties/code_results/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/code_results",schemaPath:"#/properties/code_results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.browser_results !== undefined){
let data7 = data.browser_results;
const _errs14 = errors;
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs15 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate17.errors = [{instancePath:instancePath+"/browser_results/" + i1,schemaPath:"#/properties/browser_results/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/browser_results",schemaPath:"#/properties/browser_results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UrlCitation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.url === undefined) && (missing0 = "url")) || ((data.start_index === undefined) && (missing0 = "start_index"))) || ((data.end_index === undefined) && (missing0 = "end_index"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.url !== undefined){
const _errs0 = errors;
if(typeof data.url !== "string"){
validate25.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs2 = errors;
if(typeof data.title !== "string"){
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_index !== undefined){
let data2 = data.start_index;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate25.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/properties/start_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate25.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/properties/start_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_index !== undefined){
let data3 = data.end_index;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate25.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/properties/end_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate25.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/properties/end_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UrlCitationAnnotation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.url_citation === undefined) && (missing0 = "url_citation"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("url_citation" !== data.type){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "url_citation"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url_citation !== undefined){
const _errs1 = errors;
if(!(validate25(data.url_citation, {instancePath:instancePath+"/url_citation",parentData:data,parentDataProperty:"url_citation",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DocumentCitation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.document_id === undefined) && (missing0 = "document_id")) || ((data.start_index === undefined) && (missing0 = "start_index"))) || ((data.end_index === undefined) && (missing0 = "end_index"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.document_id !== undefined){
const _errs0 = errors;
if(typeof data.document_id !== "string"){
validate29.errors = [{instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_index !== undefined){
let data1 = data.start_index;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate29.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/properties/start_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/properties/start_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_index !== undefined){
let data2 = data.end_index;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate29.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/properties/end_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate29.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/properties/end_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DocumentCitationAnnotation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.document_citation === undefined) && (missing0 = "document_citation"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("document_citation" !== data.type){
validate28.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "document_citation"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_citation !== undefined){
const _errs1 = errors;
if(!(validate29(data.document_citation, {instancePath:instancePath+"/document_citation",parentData:data,parentDataProperty:"document_citation",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionCitation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tool_call_id === undefined) && (missing0 = "tool_call_id")) || ((data.start_index === undefined) && (missing0 = "start_index"))) || ((data.end_index === undefined) && (missing0 = "end_index"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tool_call_id !== undefined){
const _errs0 = errors;
if(typeof data.tool_call_id !== "string"){
validate33.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_index !== undefined){
let data1 = data.start_index;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate33.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/properties/start_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate33.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/properties/start_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_index !== undefined){
let data2 = data.end_index;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate33.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/properties/end_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate33.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/properties/end_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionCitationAnnotation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.function_citation === undefined) && (missing0 = "function_citation"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("function_citation" !== data.type){
validate32.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function_citation"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_citation !== undefined){
const _errs1 = errors;
if(!(validate33(data.function_citation, {instancePath:instancePath+"/function_citation",parentData:data,parentDataProperty:"function_citation",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownAnnotation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
const _errs3 = errors;
if(!(((data0 === "url_citation") || (data0 === "document_citation")) || (data0 === "function_citation"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs3 === errors;
if(valid1){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Annotation" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "url_citation"){
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
else if(tag0 === "document_citation"){
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
else if(tag0 === "function_citation"){
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
else if((((typeof tag0 == "string") && (tag0 !== "url_citation")) && (tag0 !== "document_citation")) && (tag0 !== "function_citation")){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate23.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Delta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role !== undefined){
const _errs0 = errors;
if("assistant" !== data.role){
validate9.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate9.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema7.properties.content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
let data2 = data.refusal;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate9.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema7.properties.refusal.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data3 = data.reasoning;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate9.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: schema7.properties.reasoning.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_content !== undefined){
let data4 = data.reasoning_content;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate9.errors = [{instancePath:instancePath+"/reasoning_content",schemaPath:"#/properties/reasoning_content/type",keyword:"type",params:{type: schema7.properties.reasoning_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs9 = errors;
if(typeof data.channel !== "string"){
validate9.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data6 = data.tool_calls;
const _errs11 = errors;
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate10(data6[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_call !== undefined){
const _errs14 = errors;
if(!(validate11(data.function_call, {instancePath:instancePath+"/function_call",parentData:data,parentDataProperty:"function_call",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio !== undefined){
const _errs15 = errors;
if(!(validate15(data.audio, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executed_tools !== undefined){
let data10 = data.executed_tools;
const _errs16 = errors;
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(!(validate17(data10[i1], {instancePath:instancePath+"/executed_tools/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/executed_tools",schemaPath:"#/properties/executed_tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data12 = data.annotations;
const _errs19 = errors;
if(Array.isArray(data12)){
var valid3 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
const _errs20 = errors;
if(!(validate23(data12[i2], {instancePath:instancePath+"/annotations/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema22 = {"$id":"FinishReason","type":"string","enum":["stop","length","tool_calls","content_filter","function_call","abort","error","repetition"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FinishReason" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data === "stop") || (data === "length")) || (data === "tool_calls")) || (data === "content_filter")) || (data === "function_call")) || (data === "abort")) || (data === "error")) || (data === "repetition"))){
validate40.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate40.errors = vErrors;
return errors === 0;
}

const schema23 = {"$id":"Logprobs","type":"object","required":["content"],"properties":{"content":{"type":["array","null"],"items":{"$ref":"TokenLogprob"}},"refusal":{"type":["array","null"],"items":{"$ref":"TokenLogprob"}}}};
const schema24 = {"$id":"TokenLogprob","type":"object","required":["token","logprob","bytes","top_logprobs"],"properties":{"token":{"type":"string"},"logprob":{"type":"number"},"bytes":{"type":["array","null"],"items":{"type":"integer","minimum":0,"maximum":255}},"top_logprobs":{"type":"array","items":{"$ref":"TopLogprob"}},"id":{"type":"integer","minimum":0}}};
const schema25 = {"$id":"TopLogprob","type":"object","required":["token","logprob","bytes"],"properties":{"token":{"type":"string"},"logprob":{"type":"number"},"bytes":{"type":["array","null"],"items":{"type":"integer","minimum":0,"maximum":255}},"id":{"type":"integer","minimum":0}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TopLogprob" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.token === undefined) && (missing0 = "token")) || ((data.logprob === undefined) && (missing0 = "logprob"))) || ((data.bytes === undefined) && (missing0 = "bytes"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
const _errs0 = errors;
if(typeof data.token !== "string"){
validate44.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprob !== undefined){
let data1 = data.logprob;
const _errs2 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate44.errors = [{instancePath:instancePath+"/logprob",schemaPath:"#/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data2 = data.bytes;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate44.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: schema25.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate44.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 255 || isNaN(data3)){
validate44.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},message:"must be <= 255"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate44.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenLogprob" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.token === undefined) && (missing0 = "token")) || ((data.logprob === undefined) && (missing0 = "logprob"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.top_logprobs === undefined) && (missing0 = "top_logprobs"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
const _errs0 = errors;
if(typeof data.token !== "string"){
validate43.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprob !== undefined){
let data1 = data.logprob;
const _errs2 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate43.errors = [{instancePath:instancePath+"/logprob",schemaPath:"#/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data2 = data.bytes;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate43.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: schema24.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate43.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 255 || isNaN(data3)){
validate43.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},message:"must be <= 255"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate43.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data4 = data.top_logprobs;
const _errs8 = errors;
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate44(data4[i1], {instancePath:instancePath+"/top_logprobs/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data6 = data.id;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate43.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Logprobs" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.content !== undefined){
let data0 = data.content;
const _errs0 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate42.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema23.properties.content.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate43(data0[i0], {instancePath:instancePath+"/content/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
let data2 = data.refusal;
const _errs3 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate42.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema23.properties.refusal.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs4 = errors;
if(!(validate43(data2[i1], {instancePath:instancePath+"/refusal/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChunkChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.index === undefined) && (missing0 = "index")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.finish_reason === undefined) && (missing0 = "finish_reason"))){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate8.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate8.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs2 = errors;
if(!(validate9(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
let data2 = data.finish_reason;
const _errs3 = errors;
if(data2 !== null){
if(!(validate40(data2, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data3 = data.logprobs;
const _errs5 = errors;
if(data3 !== null){
if(!(validate42(data3, {instancePath:instancePath+"/logprobs",parentData:data,parentDataProperty:"logprobs",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_reason !== undefined){
let data4 = data.stop_reason;
const _errs7 = errors;
if(((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))) && (data4 !== null)){
validate8.errors = [{instancePath:instancePath+"/stop_reason",schemaPath:"#/properties/stop_reason/type",keyword:"type",params:{type: schema6.properties.stop_reason.type},message:"must be string,integer,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_ids !== undefined){
let data5 = data.token_ids;
const _errs9 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate8.errors = [{instancePath:instancePath+"/token_ids",schemaPath:"#/properties/token_ids/type",keyword:"type",params:{type: schema6.properties.token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs10 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate8.errors = [{instancePath:instancePath+"/token_ids/" + i0,schemaPath:"#/properties/token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate8.errors = vErrors;
return errors === 0;
}

const schema27 = {"$id":"PromptTokensDetails","type":"object","properties":{"cached_tokens":{"type":["integer","null"],"minimum":0},"cache_write_tokens":{"type":"integer","minimum":0},"created_cache_tokens":{"type":["integer","null"],"minimum":0},"audio_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0},"image_tokens":{"type":"integer","minimum":0},"multimodal_tokens":{"anyOf":[{"$ref":"MultimodalTokens"},{"type":"null"}]}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MultimodalTokens" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate52.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate52.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptTokensDetails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cached_tokens !== undefined){
let data0 = data.cached_tokens;
const _errs0 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate51.errors = [{instancePath:instancePath+"/cached_tokens",schemaPath:"#/properties/cached_tokens/type",keyword:"type",params:{type: schema27.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate51.errors = [{instancePath:instancePath+"/cached_tokens",schemaPath:"#/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_write_tokens !== undefined){
let data1 = data.cache_write_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate51.errors = [{instancePath:instancePath+"/cache_write_tokens",schemaPath:"#/properties/cache_write_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate51.errors = [{instancePath:instancePath+"/cache_write_tokens",schemaPath:"#/properties/cache_write_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_cache_tokens !== undefined){
let data2 = data.created_cache_tokens;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate51.errors = [{instancePath:instancePath+"/created_cache_tokens",schemaPath:"#/properties/created_cache_tokens/type",keyword:"type",params:{type: schema27.properties.created_cache_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate51.errors = [{instancePath:instancePath+"/created_cache_tokens",schemaPath:"#/properties/created_cache_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio_tokens !== undefined){
let data3 = data.audio_tokens;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate51.errors = [{instancePath:instancePath+"/audio_tokens",schemaPath:"#/properties/audio_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate51.errors = [{instancePath:instancePath+"/audio_tokens",schemaPath:"#/properties/audio_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text_tokens !== undefined){
let data4 = data.text_tokens;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate51.errors = [{instancePath:instancePath+"/text_tokens",schemaPath:"#/properties/text_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate51.errors = [{instancePath:instancePath+"/text_tokens",schemaPath:"#/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_tokens !== undefined){
let data5 = data.image_tokens;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate51.errors = [{instancePath:instancePath+"/image_tokens",schemaPath:"#/properties/image_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate51.errors = [{instancePath:instancePath+"/image_tokens",schemaPath:"#/properties/image_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multimodal_tokens !== undefined){
let data6 = data.multimodal_tokens;
const _errs12 = errors;
if(data6 !== null){
if(!(validate52(data6, {instancePath:instancePath+"/multimodal_tokens",parentData:data,parentDataProperty:"multimodal_tokens",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate51.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompletionTokensDetails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reasoning_tokens !== undefined){
let data0 = data.reasoning_tokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate55.errors = [{instancePath:instancePath+"/reasoning_tokens",schemaPath:"#/properties/reasoning_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate55.errors = [{instancePath:instancePath+"/reasoning_tokens",schemaPath:"#/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio_tokens !== undefined){
let data1 = data.audio_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate55.errors = [{instancePath:instancePath+"/audio_tokens",schemaPath:"#/properties/audio_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate55.errors = [{instancePath:instancePath+"/audio_tokens",schemaPath:"#/properties/audio_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text_tokens !== undefined){
let data2 = data.text_tokens;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate55.errors = [{instancePath:instancePath+"/text_tokens",schemaPath:"#/properties/text_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate55.errors = [{instancePath:instancePath+"/text_tokens",schemaPath:"#/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted_prediction_tokens !== undefined){
let data3 = data.accepted_prediction_tokens;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate55.errors = [{instancePath:instancePath+"/accepted_prediction_tokens",schemaPath:"#/properties/accepted_prediction_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate55.errors = [{instancePath:instancePath+"/accepted_prediction_tokens",schemaPath:"#/properties/accepted_prediction_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejected_prediction_tokens !== undefined){
let data4 = data.rejected_prediction_tokens;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate55.errors = [{instancePath:instancePath+"/rejected_prediction_tokens",schemaPath:"#/properties/rejected_prediction_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate55.errors = [{instancePath:instancePath+"/rejected_prediction_tokens",schemaPath:"#/properties/rejected_prediction_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Usage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.prompt_tokens === undefined) && (missing0 = "prompt_tokens")) || ((data.completion_tokens === undefined) && (missing0 = "completion_tokens"))) || ((data.total_tokens === undefined) && (missing0 = "total_tokens"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.prompt_tokens !== undefined){
let data0 = data.prompt_tokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate50.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate50.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completion_tokens !== undefined){
let data1 = data.completion_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate50.errors = [{instancePath:instancePath+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate50.errors = [{instancePath:instancePath+"/completion_tokens",schemaPath:"#/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_tokens !== undefined){
let data2 = data.total_tokens;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate50.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate50.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_tokens_details !== undefined){
let data3 = data.prompt_tokens_details;
const _errs6 = errors;
if(data3 !== null){
if(!(validate51(data3, {instancePath:instancePath+"/prompt_tokens_details",parentData:data,parentDataProperty:"prompt_tokens_details",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completion_tokens_details !== undefined){
let data4 = data.completion_tokens_details;
const _errs8 = errors;
if(data4 !== null){
if(!(validate55(data4, {instancePath:instancePath+"/completion_tokens_details",parentData:data,parentDataProperty:"completion_tokens_details",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue_time !== undefined){
let data5 = data.queue_time;
const _errs10 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate50.errors = [{instancePath:instancePath+"/queue_time",schemaPath:"#/properties/queue_time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/queue_time",schemaPath:"#/properties/queue_time/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_time !== undefined){
let data6 = data.prompt_time;
const _errs12 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate50.errors = [{instancePath:instancePath+"/prompt_time",schemaPath:"#/properties/prompt_time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/prompt_time",schemaPath:"#/properties/prompt_time/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completion_time !== undefined){
let data7 = data.completion_time;
const _errs14 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate50.errors = [{instancePath:instancePath+"/completion_time",schemaPath:"#/properties/completion_time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/completion_time",schemaPath:"#/properties/completion_time/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_time !== undefined){
let data8 = data.total_time;
const _errs16 = errors;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate50.errors = [{instancePath:instancePath+"/total_time",schemaPath:"#/properties/total_time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/total_time",schemaPath:"#/properties/total_time/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationFlags" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof data[key0] !== "boolean"){
validate62.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate62.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationScores" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs1 = errors;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
validate64.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate64.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate64.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationInputTypes" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs1 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(typeof data0[i0] !== "string"){
validate66.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.model === undefined) && (missing0 = "model"))) || ((data.flagged === undefined) && (missing0 = "flagged"))) || ((data.categories === undefined) && (missing0 = "categories"))) || ((data.category_scores === undefined) && (missing0 = "category_scores"))) || ((data.category_applied_input_types === undefined) && (missing0 = "category_applied_input_types"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("moderation_result" !== data.type){
validate61.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "moderation_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate61.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flagged !== undefined){
const _errs3 = errors;
if(typeof data.flagged !== "boolean"){
validate61.errors = [{instancePath:instancePath+"/flagged",schemaPath:"#/properties/flagged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.categories !== undefined){
const _errs5 = errors;
if(!(validate62(data.categories, {instancePath:instancePath+"/categories",parentData:data,parentDataProperty:"categories",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category_scores !== undefined){
const _errs6 = errors;
if(!(validate64(data.category_scores, {instancePath:instancePath+"/category_scores",parentData:data,parentDataProperty:"category_scores",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category_applied_input_types !== undefined){
const _errs7 = errors;
if(!(validate66(data.category_applied_input_types, {instancePath:instancePath+"/category_applied_input_types",parentData:data,parentDataProperty:"category_applied_input_types",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate61.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationResults" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.model === undefined) && (missing0 = "model"))) || ((data.results === undefined) && (missing0 = "results"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("moderation_results" !== data.type){
validate60.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "moderation_results"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate60.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data2 = data.results;
const _errs3 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate61(data2[i0], {instancePath:instancePath+"/results/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate60.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationFailure" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("error" !== data.type){
validate70.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs1 = errors;
if(typeof data.code !== "string"){
validate70.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate70.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate70.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationOutcome" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "moderation_results"){
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
else if(tag0 === "error"){
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationReport" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.input === undefined) && (missing0 = "input")) || ((data.output === undefined) && (missing0 = "output"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.input !== undefined){
const _errs0 = errors;
if(!(validate59(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
const _errs1 = errors;
if(!(validate59(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate58.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Timings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.cache_n === undefined) && (missing0 = "cache_n")) || ((data.prompt_n === undefined) && (missing0 = "prompt_n"))) || ((data.prompt_ms === undefined) && (missing0 = "prompt_ms"))) || ((data.prompt_per_token_ms === undefined) && (missing0 = "prompt_per_token_ms"))) || ((data.prompt_per_second === undefined) && (missing0 = "prompt_per_second"))) || ((data.predicted_n === undefined) && (missing0 = "predicted_n"))) || ((data.predicted_ms === undefined) && (missing0 = "predicted_ms"))) || ((data.predicted_per_token_ms === undefined) && (missing0 = "predicted_per_token_ms"))) || ((data.predicted_per_second === undefined) && (missing0 = "predicted_per_second"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cache_n !== undefined){
let data0 = data.cache_n;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate75.errors = [{instancePath:instancePath+"/cache_n",schemaPath:"#/properties/cache_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate75.errors = [{instancePath:instancePath+"/cache_n",schemaPath:"#/properties/cache_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_n !== undefined){
let data1 = data.prompt_n;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate75.errors = [{instancePath:instancePath+"/prompt_n",schemaPath:"#/properties/prompt_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate75.errors = [{instancePath:instancePath+"/prompt_n",schemaPath:"#/properties/prompt_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_ms !== undefined){
let data2 = data.prompt_ms;
const _errs4 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate75.errors = [{instancePath:instancePath+"/prompt_ms",schemaPath:"#/properties/prompt_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/prompt_ms",schemaPath:"#/properties/prompt_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_per_token_ms !== undefined){
let data3 = data.prompt_per_token_ms;
const _errs6 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate75.errors = [{instancePath:instancePath+"/prompt_per_token_ms",schemaPath:"#/properties/prompt_per_token_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/prompt_per_token_ms",schemaPath:"#/properties/prompt_per_token_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_per_second !== undefined){
let data4 = data.prompt_per_second;
const _errs8 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate75.errors = [{instancePath:instancePath+"/prompt_per_second",schemaPath:"#/properties/prompt_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/prompt_per_second",schemaPath:"#/properties/prompt_per_second/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.predicted_n !== undefined){
let data5 = data.predicted_n;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate75.errors = [{instancePath:instancePath+"/predicted_n",schemaPath:"#/properties/predicted_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate75.errors = [{instancePath:instancePath+"/predicted_n",schemaPath:"#/properties/predicted_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.predicted_ms !== undefined){
let data6 = data.predicted_ms;
const _errs12 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate75.errors = [{instancePath:instancePath+"/predicted_ms",schemaPath:"#/properties/predicted_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/predicted_ms",schemaPath:"#/properties/predicted_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.predicted_per_token_ms !== undefined){
let data7 = data.predicted_per_token_ms;
const _errs14 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate75.errors = [{instancePath:instancePath+"/predicted_per_token_ms",schemaPath:"#/properties/predicted_per_token_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/predicted_per_token_ms",schemaPath:"#/properties/predicted_per_token_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.predicted_per_second !== undefined){
let data8 = data.predicted_per_second;
const _errs16 = errors;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate75.errors = [{instancePath:instancePath+"/predicted_per_second",schemaPath:"#/properties/predicted_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/predicted_per_second",schemaPath:"#/properties/predicted_per_second/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft_n !== undefined){
let data9 = data.draft_n;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate75.errors = [{instancePath:instancePath+"/draft_n",schemaPath:"#/properties/draft_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate75.errors = [{instancePath:instancePath+"/draft_n",schemaPath:"#/properties/draft_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft_n_accepted !== undefined){
let data10 = data.draft_n_accepted;
const _errs20 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate75.errors = [{instancePath:instancePath+"/draft_n_accepted",schemaPath:"#/properties/draft_n_accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate75.errors = [{instancePath:instancePath+"/draft_n_accepted",schemaPath:"#/properties/draft_n_accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate75.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptProgress" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.total === undefined) && (missing0 = "total")) || ((data.cache === undefined) && (missing0 = "cache"))) || ((data.processed === undefined) && (missing0 = "processed"))) || ((data.time_ms === undefined) && (missing0 = "time_ms"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate77.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate77.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache !== undefined){
let data1 = data.cache;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate77.errors = [{instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate77.errors = [{instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processed !== undefined){
let data2 = data.processed;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate77.errors = [{instancePath:instancePath+"/processed",schemaPath:"#/properties/processed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate77.errors = [{instancePath:instancePath+"/processed",schemaPath:"#/properties/processed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_ms !== undefined){
let data3 = data.time_ms;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate77.errors = [{instancePath:instancePath+"/time_ms",schemaPath:"#/properties/time_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate77.errors = [{instancePath:instancePath+"/time_ms",schemaPath:"#/properties/time_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate77.errors = vErrors;
return errors === 0;
}

const schema40 = {"$id":"XGroqChunk","type":"object","properties":{"id":{"type":["string","null"]},"seed":{"type":["integer","null"]},"usage":{"anyOf":[{"$ref":"Usage"},{"type":"null"}]},"usage_breakdown":{"anyOf":[{"$ref":"UsageBreakdown"},{"type":"null"}]},"error":{"type":["string","null"]},"debug":{"anyOf":[{"$ref":"GroqDebug"},{"type":"null"}]}}};
const schema41 = {"$id":"UsageBreakdown","type":"object","required":["models"],"properties":{"models":{"type":["array","null"],"items":{"$ref":"ModelUsage"}}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.usage === undefined) && (missing0 = "usage"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs0 = errors;
if(typeof data.model !== "string"){
validate82.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs2 = errors;
if(!(validate50(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate82.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UsageBreakdown" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.models === undefined) && (missing0 = "models")){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.models !== undefined){
let data0 = data.models;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate81.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: schema41.properties.models.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate82(data0[i0], {instancePath:instancePath+"/models/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GroqDebug" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input_token_ids !== undefined){
let data0 = data.input_token_ids;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate86.errors = [{instancePath:instancePath+"/input_token_ids/" + i0,schemaPath:"#/properties/input_token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/input_token_ids",schemaPath:"#/properties/input_token_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_tokens !== undefined){
let data2 = data.input_tokens;
const _errs4 = errors;
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs5 = errors;
if(typeof data2[i1] !== "string"){
validate86.errors = [{instancePath:instancePath+"/input_tokens/" + i1,schemaPath:"#/properties/input_tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_token_ids !== undefined){
let data4 = data.output_token_ids;
const _errs8 = errors;
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate86.errors = [{instancePath:instancePath+"/output_token_ids/" + i2,schemaPath:"#/properties/output_token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/output_token_ids",schemaPath:"#/properties/output_token_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens !== undefined){
let data6 = data.output_tokens;
const _errs12 = errors;
if(Array.isArray(data6)){
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
const _errs13 = errors;
if(typeof data6[i3] !== "string"){
validate86.errors = [{instancePath:instancePath+"/output_tokens/" + i3,schemaPath:"#/properties/output_tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="XGroqChunk" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate79.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema40.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data1 = data.seed;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate79.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema40.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data2 = data.usage;
const _errs4 = errors;
if(data2 !== null){
if(!(validate50(data2, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage_breakdown !== undefined){
let data3 = data.usage_breakdown;
const _errs6 = errors;
if(data3 !== null){
if(!(validate81(data3, {instancePath:instancePath+"/usage_breakdown",parentData:data,parentDataProperty:"usage_breakdown",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data4 = data.error;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate79.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema40.properties.error.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debug !== undefined){
let data5 = data.debug;
const _errs10 = errors;
if(data5 !== null){
if(!(validate86(data5, {instancePath:instancePath+"/debug",parentData:data,parentDataProperty:"debug",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate79.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatCompletionChunk" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.choices === undefined) && (missing0 = "choices"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate7.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs2 = errors;
if("chat.completion.chunk" !== data.object){
validate7.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "chat.completion.chunk"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate7.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate7.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs5 = errors;
if(typeof data.model !== "string"){
validate7.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
let data4 = data.choices;
const _errs7 = errors;
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate8(data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data6 = data.usage;
const _errs10 = errors;
if(data6 !== null){
if(!(validate50(data6, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data7 = data.service_tier;
const _errs12 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate7.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema5.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_fingerprint !== undefined){
let data8 = data.system_fingerprint;
const _errs14 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate7.errors = [{instancePath:instancePath+"/system_fingerprint",schemaPath:"#/properties/system_fingerprint/type",keyword:"type",params:{type: schema5.properties.system_fingerprint.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
const _errs16 = errors;
if(typeof data.obfuscation !== "string"){
validate7.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data10 = data.moderation;
const _errs18 = errors;
if(data10 !== null){
if(!(validate58(data10, {instancePath:instancePath+"/moderation",parentData:data,parentDataProperty:"moderation",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_token_ids !== undefined){
let data11 = data.prompt_token_ids;
const _errs20 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate7.errors = [{instancePath:instancePath+"/prompt_token_ids",schemaPath:"#/properties/prompt_token_ids/type",keyword:"type",params:{type: schema5.properties.prompt_token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data11)){
var valid4 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs21 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate7.errors = [{instancePath:instancePath+"/prompt_token_ids/" + i1,schemaPath:"#/properties/prompt_token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_text !== undefined){
let data13 = data.prompt_text;
const _errs24 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate7.errors = [{instancePath:instancePath+"/prompt_text",schemaPath:"#/properties/prompt_text/type",keyword:"type",params:{type: schema5.properties.prompt_text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metrics !== undefined){
let data14 = data.metrics;
const _errs26 = errors;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
validate7.errors = [{instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: schema5.properties.metrics.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timings !== undefined){
const _errs28 = errors;
if(!(validate75(data.timings, {instancePath:instancePath+"/timings",parentData:data,parentDataProperty:"timings",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_progress !== undefined){
const _errs29 = errors;
if(!(validate77(data.prompt_progress, {instancePath:instancePath+"/prompt_progress",parentData:data,parentDataProperty:"prompt_progress",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.x_groq !== undefined){
const _errs30 = errors;
if(!(validate79(data.x_groq, {instancePath:instancePath+"/x_groq",parentData:data,parentDataProperty:"x_groq",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema45 = {"$id":"ErrorBody","type":"object","required":["message","type"],"properties":{"message":{"type":"string"},"type":{"type":"string"},"param":{"type":["string","null"]},"code":{"type":["string","integer","null"]},"status_code":{"type":"integer","minimum":400,"maximum":599},"failed_generation":{"type":["string","null"]},"schema_path":{"type":["string","null"]},"schema_path_segments":{"type":"array","items":{"type":"string"}},"schema_kind":{"type":["string","null"]},"schema_code":{"type":["string","null"]},"n_prompt_tokens":{"type":"integer","minimum":0},"n_ctx":{"type":"integer","minimum":0},"misalignment":{"type":"object"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.type === undefined) && (missing0 = "type"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
const _errs0 = errors;
if(typeof data.message !== "string"){
validate91.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate91.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data2 = data.param;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate91.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema45.properties.param.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs6 = errors;
if(((typeof data3 !== "string") && (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))))) && (data3 !== null)){
validate91.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema45.properties.code.type},message:"must be string,integer,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_code !== undefined){
let data4 = data.status_code;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate91.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/properties/status_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 599 || isNaN(data4)){
validate91.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/properties/status_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data4 < 400 || isNaN(data4)){
validate91.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/properties/status_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed_generation !== undefined){
let data5 = data.failed_generation;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate91.errors = [{instancePath:instancePath+"/failed_generation",schemaPath:"#/properties/failed_generation/type",keyword:"type",params:{type: schema45.properties.failed_generation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_path !== undefined){
let data6 = data.schema_path;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate91.errors = [{instancePath:instancePath+"/schema_path",schemaPath:"#/properties/schema_path/type",keyword:"type",params:{type: schema45.properties.schema_path.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_path_segments !== undefined){
let data7 = data.schema_path_segments;
const _errs14 = errors;
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data7[i0] !== "string"){
validate91.errors = [{instancePath:instancePath+"/schema_path_segments/" + i0,schemaPath:"#/properties/schema_path_segments/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/schema_path_segments",schemaPath:"#/properties/schema_path_segments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_kind !== undefined){
let data9 = data.schema_kind;
const _errs18 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate91.errors = [{instancePath:instancePath+"/schema_kind",schemaPath:"#/properties/schema_kind/type",keyword:"type",params:{type: schema45.properties.schema_kind.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_code !== undefined){
let data10 = data.schema_code;
const _errs20 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate91.errors = [{instancePath:instancePath+"/schema_code",schemaPath:"#/properties/schema_code/type",keyword:"type",params:{type: schema45.properties.schema_code.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_prompt_tokens !== undefined){
let data11 = data.n_prompt_tokens;
const _errs22 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate91.errors = [{instancePath:instancePath+"/n_prompt_tokens",schemaPath:"#/properties/n_prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate91.errors = [{instancePath:instancePath+"/n_prompt_tokens",schemaPath:"#/properties/n_prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_ctx !== undefined){
let data12 = data.n_ctx;
const _errs24 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate91.errors = [{instancePath:instancePath+"/n_ctx",schemaPath:"#/properties/n_ctx/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate91.errors = [{instancePath:instancePath+"/n_ctx",schemaPath:"#/properties/n_ctx/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.misalignment !== undefined){
let data13 = data.misalignment;
const _errs26 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
validate91.errors = [{instancePath:instancePath+"/misalignment",schemaPath:"#/properties/misalignment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate91.errors = vErrors;
return errors === 0;
}


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorEnvelope" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(!(validate91(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate90.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StreamEvent" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs2 = errors;
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid1 = _errs2 === errors;
if(_valid1){
fitting0++;
}
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate6.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate6.errors = vErrors;
return errors === 0;
}

export const validateChatCompletionChunk = validate7;

export const validateChunkChoice = validate8;

export const validateDelta = validate9;

export const validateToolCallDelta = validate10;

export const validateFunctionDelta = validate11;

export const validateAudioDelta = validate15;

export const validatePromptProgress = validate77;

export const validateXGroqChunk = validate79;

export const validatePromptTexts = validate94;

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptTexts" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
validate94.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs0 = errors;
if(typeof data[i0] !== "string"){
validate94.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
validate94.errors = vErrors;
return errors === 0;
}

export const validatePromptTokens = validate95;

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptTokens" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
validate95.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate95.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate95.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
validate95.errors = vErrors;
return errors === 0;
}

export const validatePromptTokenLists = validate96;

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptTokenLists" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
validate96.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs0 = errors;
if(!(validate95(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
validate96.errors = vErrors;
return errors === 0;
}

export const validateCompletionPrompt = validate98;

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompletionPrompt" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs3 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid1 = _errs3 === errors;
if(_valid1){
fitting0++;
}
const _errs4 = errors;
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid2 = _errs4 === errors;
if(_valid2){
fitting0++;
}
const _errs5 = errors;
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid3 = _errs5 === errors;
if(_valid3){
fitting0++;
}
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate98.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate98.errors = vErrors;
return errors === 0;
}

export const validateCompletionRequest = validate102;
const schema50 = {"$id":"CompletionRequest","type":"object","required":["prompt"],"properties":{"prompt":{"$ref":"CompletionPrompt"},"suffix":{"type":["string","null"]},"echo":{"type":["boolean","null"]},"best_of":{"type":["integer","null"],"minimum":1},"logprobs":{"type":["integer","null"],"minimum":-1},"model":{"type":["string","null"]},"max_tokens":{"type":["integer","null"],"minimum":-1},"temperature":{"type":["number","null"],"minimum":0},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"n":{"type":["integer","null"],"minimum":1},"stop":{"anyOf":[{"type":"string","minLength":1},{"type":"array","items":{"type":"string","minLength":1}},{"type":"null"}]},"seed":{"type":["integer","null"],"minimum":-9223372036854776000,"maximum":9223372036854776000},"frequency_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"presence_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"logit_bias":{"anyOf":[{"$ref":"LogitBiasMap"},{"type":"array","items":{"$ref":"LogitBiasPair"}},{"type":"null"}]},"stream":{"type":["boolean","null"]},"stream_options":{"anyOf":[{"$ref":"StreamOptions"},{"type":"null"}]},"user":{"type":["string","null"]},"response_format":{"anyOf":[{"$ref":"ResponseFormat"},{"type":"null"}]},"top_k":{"type":["integer","null"]},"min_p":{"type":["number","null"],"minimum":0,"maximum":1},"repetition_penalty":{"type":["number","null"],"exclusiveMinimum":0},"use_beam_search":{"type":"boolean"},"length_penalty":{"type":"number"},"stop_token_ids":{"type":["array","null"],"items":{"type":"integer"}},"include_stop_str_in_output":{"type":"boolean"},"ignore_eos":{"type":"boolean"},"min_tokens":{"type":"integer","minimum":0},"skip_special_tokens":{"type":"boolean"},"spaces_between_special_tokens":{"type":"boolean"},"truncate_prompt_tokens":{"type":["integer","null"],"minimum":-1},"truncation_side":{"anyOf":[{"type":"string","enum":["left","right"]},{"type":"null"}]},"allowed_token_ids":{"type":["array","null"],"items":{"type":"integer"}},"prompt_logprobs":{"type":["integer","null"],"minimum":-1},"logprob_token_ids":{"type":["array","null"],"items":{"type":"integer"}},"bad_words":{"type":"array","items":{"type":"string"}},"structured_outputs":{"anyOf":[{"$ref":"StructuredOutputs"},{"type":"null"}]},"priority":{"type":"integer","minimum":-9223372036854776000,"maximum":9223372036854776000},"request_id":{"type":"string"},"session_id":{"type":["string","null"]},"return_tokens_as_token_ids":{"type":["boolean","null"]},"return_token_ids":{"type":["boolean","null"]},"cache_salt":{"type":["string","null"],"minLength":1,"maxLength":1024},"kv_transfer_params":{"type":["object","null"]},"ec_transfer_params":{"type":["object","null"]},"vllm_xargs":{"anyOf":[{"$ref":"VllmExtraArgs"},{"type":"null"}]},"repetition_detection":{"anyOf":[{"$ref":"RepetitionDetection"},{"type":"null"}]},"thinking_token_budget":{"type":["integer","null"]},"stream_interval":{"type":["integer","null"],"minimum":1},"watermarking":{"type":["boolean","null"]},"add_special_tokens":{"type":"boolean"},"grammar":{"type":"string"},"json_schema":{"type":"object"},"cache_prompt":{"type":"boolean"},"id_slot":{"type":"integer","minimum":-1},"n_predict":{"type":"integer","minimum":-1},"n_keep":{"type":"integer","minimum":-1},"n_discard":{"type":"integer","minimum":0},"n_probs":{"type":"integer","minimum":0},"min_keep":{"type":"integer","minimum":0},"t_max_predict_ms":{"type":"integer"},"typical_p":{"type":"number"},"top_n_sigma":{"type":"number"},"dynatemp_range":{"type":"number"},"dynatemp_exponent":{"type":"number"},"repeat_penalty":{"type":"number"},"repeat_last_n":{"type":"integer","minimum":-1},"dry_multiplier":{"type":"number"},"dry_base":{"type":"number"},"dry_allowed_length":{"type":"integer","minimum":0},"dry_penalty_last_n":{"type":"integer","minimum":-1},"dry_sequence_breakers":{"type":"array","items":{"type":"string"}},"xtc_probability":{"type":"number","minimum":0,"maximum":1},"xtc_threshold":{"type":"number","minimum":0},"mirostat":{"type":"integer","enum":[0,1,2]},"mirostat_tau":{"type":"number"},"mirostat_eta":{"type":"number"},"samplers":{"type":"array","items":{"type":"string"}},"timings_per_token":{"type":"boolean"},"return_progress":{"type":"boolean"},"return_tokens":{"type":"boolean"},"post_sampling_probs":{"type":"boolean"},"response_fields":{"type":"array","items":{"type":"string"}},"lora":{"type":"array","items":{"$ref":"LoraScale"}}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LogitBiasMap" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs1 = errors;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
validate104.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < -100 || isNaN(data0)){
validate104.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100},message:"must be >= -100"}];
return false;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate104.errors = vErrors;
return errors === 0;
}

const schema52 = {"$id":"LogitBiasPair","type":"array","items":{"type":["integer","number","string","boolean"]},"minItems":2,"maxItems":2};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LogitBiasPair" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 2){
validate106.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate106.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs0 = errors;
if(((!((typeof data0 == "number") && (isFinite(data0)))) && (typeof data0 !== "string")) && (typeof data0 !== "boolean")){
validate106.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema52.items.type},message:"must be integer,number,string,boolean"}];
return false;
}
var valid0 = _errs0 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
validate106.errors = vErrors;
return errors === 0;
}

const schema53 = {"$id":"StreamOptions","type":"object","properties":{"include_usage":{"type":["boolean","null"]},"continuous_usage_stats":{"type":["boolean","null"]},"include_obfuscation":{"type":"boolean"}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StreamOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_usage !== undefined){
let data0 = data.include_usage;
const _errs0 = errors;
if((typeof data0 !== "boolean") && (data0 !== null)){
validate108.errors = [{instancePath:instancePath+"/include_usage",schemaPath:"#/properties/include_usage/type",keyword:"type",params:{type: schema53.properties.include_usage.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.continuous_usage_stats !== undefined){
let data1 = data.continuous_usage_stats;
const _errs2 = errors;
if((typeof data1 !== "boolean") && (data1 !== null)){
validate108.errors = [{instancePath:instancePath+"/continuous_usage_stats",schemaPath:"#/properties/continuous_usage_stats/type",keyword:"type",params:{type: schema53.properties.continuous_usage_stats.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include_obfuscation !== undefined){
const _errs4 = errors;
if(typeof data.include_obfuscation !== "boolean"){
validate108.errors = [{instancePath:instancePath+"/include_obfuscation",schemaPath:"#/properties/include_obfuscation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate108.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextResponseFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("text" !== data.type){
validate111.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate111.errors = vErrors;
return errors === 0;
}


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonObjectResponseFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("json_object" !== data.type){
validate113.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "json_object"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
let data1 = data.schema;
const _errs1 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate113.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate113.errors = vErrors;
return errors === 0;
}

const schema58 = {"$id":"JsonSchemaSpec","type":"object","required":["name"],"properties":{"name":{"type":"string","pattern":"^[a-zA-Z0-9_-]{1,64}$"},"description":{"type":["string","null"]},"schema":{"type":["object","null"]},"strict":{"type":["boolean","null"]}}};
const pattern0 = new RegExp("^[a-zA-Z0-9_-]{1,64}$", "u");

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonSchemaSpec" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate116.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]{1,64}$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]{1,64}$"+"\""}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate116.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema58.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
let data2 = data.schema;
const _errs4 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate116.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: schema58.properties.schema.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data3 = data.strict;
const _errs6 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate116.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema58.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate116.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonSchemaResponseFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.json_schema === undefined) && (missing0 = "json_schema"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("json_schema" !== data.type){
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.json_schema !== undefined){
const _errs1 = errors;
if(!(validate116(data.json_schema, {instancePath:instancePath+"/json_schema",parentData:data,parentDataProperty:"json_schema",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate115.errors = vErrors;
return errors === 0;
}

const schema60 = {"$id":"StructureTag","type":"object","required":["begin","end"],"properties":{"begin":{"type":"string"},"schema":{"type":["object","null"]},"end":{"type":"string"}}};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StructureTag" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.begin === undefined) && (missing0 = "begin")) || ((data.end === undefined) && (missing0 = "end"))){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.begin !== undefined){
const _errs0 = errors;
if(typeof data.begin !== "string"){
validate120.errors = [{instancePath:instancePath+"/begin",schemaPath:"#/properties/begin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
let data1 = data.schema;
const _errs2 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate120.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: schema60.properties.schema.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end !== undefined){
const _errs4 = errors;
if(typeof data.end !== "string"){
validate120.errors = [{instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate120.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StructuralTagResponseFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate119.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("structural_tag" !== data.type){
validate119.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "structural_tag"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs1 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate119.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.structures !== undefined){
let data2 = data.structures;
const _errs3 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate120(data2[i0], {instancePath:instancePath+"/structures/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/structures",schemaPath:"#/properties/structures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.triggers !== undefined){
let data4 = data.triggers;
const _errs6 = errors;
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(typeof data4[i1] !== "string"){
validate119.errors = [{instancePath:instancePath+"/triggers/" + i1,schemaPath:"#/properties/triggers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/triggers",schemaPath:"#/properties/triggers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs11 = errors;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.format === undefined) && (missing1 = "format")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0){
fitting0++;
}
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.structures === undefined) && (missing2 = "structures")) || ((data.triggers === undefined) && (missing2 = "triggers"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
if(_valid1){
fitting0++;
}
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate119.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseFormat" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
else if(tag0 === "json_object"){
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
else if(tag0 === "json_schema"){
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
else if(tag0 === "structural_tag"){
if(!(validate119(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate110.errors = vErrors;
return errors === 0;
}

const schema61 = {"$id":"StructuredOutputs","type":"object","properties":{"json":{"type":["object","string"]},"regex":{"type":"string"},"choice":{"type":"array","items":{"type":"string"},"minItems":1},"grammar":{"type":"string"},"json_object":{"type":"boolean"},"structural_tag":{"type":"string"},"disable_any_whitespace":{"type":"boolean"},"disable_additional_properties":{"type":"boolean"},"whitespace_pattern":{"type":["string","null"]}},"oneOf":[{"required":["json"]},{"required":["regex"]},{"required":["choice"]},{"required":["grammar"]},{"required":["json_object"]},{"required":["structural_tag"]}]};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StructuredOutputs" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.json !== undefined){
let data0 = data.json;
const _errs0 = errors;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
validate124.errors = [{instancePath:instancePath+"/json",schemaPath:"#/properties/json/type",keyword:"type",params:{type: schema61.properties.json.type},message:"must be object,string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regex !== undefined){
const _errs2 = errors;
if(typeof data.regex !== "string"){
validate124.errors = [{instancePath:instancePath+"/regex",schemaPath:"#/properties/regex/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choice !== undefined){
let data2 = data.choice;
const _errs4 = errors;
if(Array.isArray(data2)){
if(data2.length < 1){
validate124.errors = [{instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data2[i0] !== "string"){
validate124.errors = [{instancePath:instancePath+"/choice/" + i0,schemaPath:"#/properties/choice/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grammar !== undefined){
const _errs8 = errors;
if(typeof data.grammar !== "string"){
validate124.errors = [{instancePath:instancePath+"/grammar",schemaPath:"#/properties/grammar/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.json_object !== undefined){
const _errs10 = errors;
if(typeof data.json_object !== "boolean"){
validate124.errors = [{instancePath:instancePath+"/json_object",schemaPath:"#/properties/json_object/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.structural_tag !== undefined){
const _errs12 = errors;
if(typeof data.structural_tag !== "string"){
validate124.errors = [{instancePath:instancePath+"/structural_tag",schemaPath:"#/properties/structural_tag/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disable_any_whitespace !== undefined){
const _errs14 = errors;
if(typeof data.disable_any_whitespace !== "boolean"){
validate124.errors = [{instancePath:instancePath+"/disable_any_whitespace",schemaPath:"#/properties/disable_any_whitespace/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disable_additional_properties !== undefined){
const _errs16 = errors;
if(typeof data.disable_additional_properties !== "boolean"){
validate124.errors = [{instancePath:instancePath+"/disable_additional_properties",schemaPath:"#/properties/disable_additional_properties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.whitespace_pattern !== undefined){
let data9 = data.whitespace_pattern;
const _errs18 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate124.errors = [{instancePath:instancePath+"/whitespace_pattern",schemaPath:"#/properties/whitespace_pattern/type",keyword:"type",params:{type: schema61.properties.whitespace_pattern.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs21 = errors;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.json === undefined) && (missing0 = "json")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs22 === errors;
if(_valid0){
fitting0++;
}
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.regex === undefined) && (missing1 = "regex")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs23 === errors;
if(_valid1){
fitting0++;
}
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.choice === undefined) && (missing2 = "choice")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid2 = _errs24 === errors;
if(_valid2){
fitting0++;
}
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.grammar === undefined) && (missing3 = "grammar")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid3 = _errs25 === errors;
if(_valid3){
fitting0++;
}
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.json_object === undefined) && (missing4 = "json_object")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid4 = _errs26 === errors;
if(_valid4){
fitting0++;
}
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.structural_tag === undefined) && (missing5 = "structural_tag")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid5 = _errs27 === errors;
if(_valid5){
fitting0++;
}
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(fitting0 !== 1){
validate124.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}

const schema62 = {"$id":"VllmExtraArgs","type":"object","additionalProperties":{"anyOf":[{"type":["string","number"]},{"type":"array","items":{"type":["string","number"]}}]}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VllmExtraArgs" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs1 = errors;
if((typeof data0 === "string") || ((typeof data0 == "number") && (isFinite(data0)))){
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate126.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf/0/type",keyword:"type",params:{type: schema62.additionalProperties.anyOf[0].type},message:"must be string,number"}];
return false;
}
}
else if(Array.isArray(data0)){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
validate126.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/anyOf/1/items/type",keyword:"type",params:{type: schema62.additionalProperties.anyOf[1].items.type},message:"must be string,number"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate126.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RepetitionDetection" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.max_pattern_size !== undefined){
let data0 = data.max_pattern_size;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate128.errors = [{instancePath:instancePath+"/max_pattern_size",schemaPath:"#/properties/max_pattern_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate128.errors = [{instancePath:instancePath+"/max_pattern_size",schemaPath:"#/properties/max_pattern_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_pattern_size !== undefined){
let data1 = data.min_pattern_size;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate128.errors = [{instancePath:instancePath+"/min_pattern_size",schemaPath:"#/properties/min_pattern_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate128.errors = [{instancePath:instancePath+"/min_pattern_size",schemaPath:"#/properties/min_pattern_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_count !== undefined){
let data2 = data.min_count;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate128.errors = [{instancePath:instancePath+"/min_count",schemaPath:"#/properties/min_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate128.errors = [{instancePath:instancePath+"/min_count",schemaPath:"#/properties/min_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate128.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LoraScale" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.scale === undefined) && (missing0 = "scale"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate130.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate130.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scale !== undefined){
let data1 = data.scale;
const _errs2 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate130.errors = [{instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate130.errors = vErrors;
return errors === 0;
}

const func0 = countCharacters;

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompletionRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.prompt !== undefined){
const _errs0 = errors;
if(!(validate98(data.prompt, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suffix !== undefined){
let data1 = data.suffix;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate102.errors = [{instancePath:instancePath+"/suffix",schemaPath:"#/properties/suffix/type",keyword:"type",params:{type: schema50.properties.suffix.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.echo !== undefined){
let data2 = data.echo;
const _errs3 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate102.errors = [{instancePath:instancePath+"/echo",schemaPath:"#/properties/echo/type",keyword:"type",params:{type: schema50.properties.echo.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.best_of !== undefined){
let data3 = data.best_of;
const _errs5 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate102.errors = [{instancePath:instancePath+"/best_of",schemaPath:"#/properties/best_of/type",keyword:"type",params:{type: schema50.properties.best_of.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate102.errors = [{instancePath:instancePath+"/best_of",schemaPath:"#/properties/best_of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data4 = data.logprobs;
const _errs7 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate102.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema50.properties.logprobs.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < -1 || isNaN(data4)){
validate102.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data5 = data.model;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate102.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema50.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data6 = data.max_tokens;
const _errs11 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate102.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema50.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < -1 || isNaN(data6)){
validate102.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data7 = data.temperature;
const _errs13 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate102.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema50.properties.temperature.type},message:"must be number,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate102.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data8 = data.top_p;
const _errs15 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate102.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema50.properties.top_p.type},message:"must be number,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
validate102.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate102.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n !== undefined){
let data9 = data.n;
const _errs17 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate102.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schema50.properties.n.type},message:"must be integer,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate102.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data10 = data.stop;
const _errs19 = errors;
if(typeof data10 === "string"){
if(typeof data10 === "string"){
if(func0(data10) < 1){
validate102.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data10)){
if(Array.isArray(data10)){
var valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs23 = errors;
if(typeof data11 === "string"){
if(func0(data11) < 1){
validate102.errors = [{instancePath:instancePath+"/stop/" + i0,schemaPath:"#/properties/stop/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/stop/" + i0,schemaPath:"#/properties/stop/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data10 === null){
if(data10 !== null){
validate102.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data12 = data.seed;
const _errs28 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate102.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema50.properties.seed.type},message:"must be integer,null"}];
return false;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9223372036854776000 || isNaN(data12)){
validate102.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},message:"must be <= 9223372036854776000"}];
return false;
}
else {
if(data12 < -9223372036854776000 || isNaN(data12)){
validate102.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9223372036854776000},message:"must be >= -9223372036854776000"}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data13 = data.frequency_penalty;
const _errs30 = errors;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
validate102.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema50.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2 || isNaN(data13)){
validate102.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data13 < -2 || isNaN(data13)){
validate102.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data14 = data.presence_penalty;
const _errs32 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate102.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema50.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2 || isNaN(data14)){
validate102.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data14 < -2 || isNaN(data14)){
validate102.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logit_bias !== undefined){
let data15 = data.logit_bias;
const _errs34 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(!(validate104(data15, {instancePath:instancePath+"/logit_bias",parentData:data,parentDataProperty:"logit_bias",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
else if(Array.isArray(data15)){
if(Array.isArray(data15)){
var valid4 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
const _errs37 = errors;
if(!(validate106(data15[i1], {instancePath:instancePath+"/logit_bias/" + i1,parentData:data15,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid4 = _errs37 === errors;
if(!valid4){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data15 === null){
if(data15 !== null){
validate102.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data17 = data.stream;
const _errs41 = errors;
if((typeof data17 !== "boolean") && (data17 !== null)){
validate102.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema50.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data18 = data.stream_options;
const _errs43 = errors;
if(data18 !== null){
if(!(validate108(data18, {instancePath:instancePath+"/stream_options",parentData:data,parentDataProperty:"stream_options",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data19 = data.user;
const _errs45 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate102.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema50.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
let data20 = data.response_format;
const _errs47 = errors;
if(data20 !== null){
if(!(validate110(data20, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_k !== undefined){
let data21 = data.top_k;
const _errs49 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate102.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: schema50.properties.top_k.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_p !== undefined){
let data22 = data.min_p;
const _errs51 = errors;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
validate102.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/type",keyword:"type",params:{type: schema50.properties.min_p.type},message:"must be number,null"}];
return false;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1 || isNaN(data22)){
validate102.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate102.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repetition_penalty !== undefined){
let data23 = data.repetition_penalty;
const _errs53 = errors;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
validate102.errors = [{instancePath:instancePath+"/repetition_penalty",schemaPath:"#/properties/repetition_penalty/type",keyword:"type",params:{type: schema50.properties.repetition_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 <= 0 || isNaN(data23)){
validate102.errors = [{instancePath:instancePath+"/repetition_penalty",schemaPath:"#/properties/repetition_penalty/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use_beam_search !== undefined){
const _errs55 = errors;
if(typeof data.use_beam_search !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/use_beam_search",schemaPath:"#/properties/use_beam_search/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.length_penalty !== undefined){
let data25 = data.length_penalty;
const _errs57 = errors;
if(!((typeof data25 == "number") && (isFinite(data25)))){
validate102.errors = [{instancePath:instancePath+"/length_penalty",schemaPath:"#/properties/length_penalty/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_token_ids !== undefined){
let data26 = data.stop_token_ids;
const _errs59 = errors;
if((!(Array.isArray(data26))) && (data26 !== null)){
validate102.errors = [{instancePath:instancePath+"/stop_token_ids",schemaPath:"#/properties/stop_token_ids/type",keyword:"type",params:{type: schema50.properties.stop_token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data26)){
var valid7 = true;
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
const _errs60 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate102.errors = [{instancePath:instancePath+"/stop_token_ids/" + i2,schemaPath:"#/properties/stop_token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs60 === errors;
if(!valid7){
break;
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include_stop_str_in_output !== undefined){
const _errs63 = errors;
if(typeof data.include_stop_str_in_output !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/include_stop_str_in_output",schemaPath:"#/properties/include_stop_str_in_output/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignore_eos !== undefined){
const _errs65 = errors;
if(typeof data.ignore_eos !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/ignore_eos",schemaPath:"#/properties/ignore_eos/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_tokens !== undefined){
let data30 = data.min_tokens;
const _errs67 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate102.errors = [{instancePath:instancePath+"/min_tokens",schemaPath:"#/properties/min_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
validate102.errors = [{instancePath:instancePath+"/min_tokens",schemaPath:"#/properties/min_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skip_special_tokens !== undefined){
const _errs69 = errors;
if(typeof data.skip_special_tokens !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/skip_special_tokens",schemaPath:"#/properties/skip_special_tokens/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spaces_between_special_tokens !== undefined){
const _errs71 = errors;
if(typeof data.spaces_between_special_tokens !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/spaces_between_special_tokens",schemaPath:"#/properties/spaces_between_special_tokens/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate_prompt_tokens !== undefined){
let data33 = data.truncate_prompt_tokens;
const _errs73 = errors;
if((!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) && (data33 !== null)){
validate102.errors = [{instancePath:instancePath+"/truncate_prompt_tokens",schemaPath:"#/properties/truncate_prompt_tokens/type",keyword:"type",params:{type: schema50.properties.truncate_prompt_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < -1 || isNaN(data33)){
validate102.errors = [{instancePath:instancePath+"/truncate_prompt_tokens",schemaPath:"#/properties/truncate_prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncation_side !== undefined){
let data34 = data.truncation_side;
const _errs75 = errors;
if(data34 !== null){
if(typeof data34 !== "string"){
validate102.errors = [{instancePath:instancePath+"/truncation_side",schemaPath:"#/properties/truncation_side/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data34 === "left") || (data34 === "right"))){
validate102.errors = [{instancePath:instancePath+"/truncation_side",schemaPath:"#/properties/truncation_side/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema50.properties.truncation_side.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_token_ids !== undefined){
let data35 = data.allowed_token_ids;
const _errs78 = errors;
if((!(Array.isArray(data35))) && (data35 !== null)){
validate102.errors = [{instancePath:instancePath+"/allowed_token_ids",schemaPath:"#/properties/allowed_token_ids/type",keyword:"type",params:{type: schema50.properties.allowed_token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data35)){
var valid9 = true;
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
let data36 = data35[i3];
const _errs79 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate102.errors = [{instancePath:instancePath+"/allowed_token_ids/" + i3,schemaPath:"#/properties/allowed_token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid9 = _errs79 === errors;
if(!valid9){
break;
}
}
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_logprobs !== undefined){
let data37 = data.prompt_logprobs;
const _errs82 = errors;
if((!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))) && (data37 !== null)){
validate102.errors = [{instancePath:instancePath+"/prompt_logprobs",schemaPath:"#/properties/prompt_logprobs/type",keyword:"type",params:{type: schema50.properties.prompt_logprobs.type},message:"must be integer,null"}];
return false;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < -1 || isNaN(data37)){
validate102.errors = [{instancePath:instancePath+"/prompt_logprobs",schemaPath:"#/properties/prompt_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprob_token_ids !== undefined){
let data38 = data.logprob_token_ids;
const _errs84 = errors;
if((!(Array.isArray(data38))) && (data38 !== null)){
validate102.errors = [{instancePath:instancePath+"/logprob_token_ids",schemaPath:"#/properties/logprob_token_ids/type",keyword:"type",params:{type: schema50.properties.logprob_token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data38)){
var valid10 = true;
const len4 = data38.length;
for(let i4=0; i4<len4; i4++){
let data39 = data38[i4];
const _errs85 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate102.errors = [{instancePath:instancePath+"/logprob_token_ids/" + i4,schemaPath:"#/properties/logprob_token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid10 = _errs85 === errors;
if(!valid10){
break;
}
}
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bad_words !== undefined){
let data40 = data.bad_words;
const _errs88 = errors;
if(Array.isArray(data40)){
var valid11 = true;
const len5 = data40.length;
for(let i5=0; i5<len5; i5++){
const _errs89 = errors;
if(typeof data40[i5] !== "string"){
validate102.errors = [{instancePath:instancePath+"/bad_words/" + i5,schemaPath:"#/properties/bad_words/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs89 === errors;
if(!valid11){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/bad_words",schemaPath:"#/properties/bad_words/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.structured_outputs !== undefined){
let data42 = data.structured_outputs;
const _errs92 = errors;
if(data42 !== null){
if(!(validate124(data42, {instancePath:instancePath+"/structured_outputs",parentData:data,parentDataProperty:"structured_outputs",rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data43 = data.priority;
const _errs94 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate102.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 9223372036854776000 || isNaN(data43)){
validate102.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},message:"must be <= 9223372036854776000"}];
return false;
}
else {
if(data43 < -9223372036854776000 || isNaN(data43)){
validate102.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9223372036854776000},message:"must be >= -9223372036854776000"}];
return false;
}
}
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
const _errs96 = errors;
if(typeof data.request_id !== "string"){
validate102.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
let data45 = data.session_id;
const _errs98 = errors;
if((typeof data45 !== "string") && (data45 !== null)){
validate102.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: schema50.properties.session_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_tokens_as_token_ids !== undefined){
let data46 = data.return_tokens_as_token_ids;
const _errs100 = errors;
if((typeof data46 !== "boolean") && (data46 !== null)){
validate102.errors = [{instancePath:instancePath+"/return_tokens_as_token_ids",schemaPath:"#/properties/return_tokens_as_token_ids/type",keyword:"type",params:{type: schema50.properties.return_tokens_as_token_ids.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_token_ids !== undefined){
let data47 = data.return_token_ids;
const _errs102 = errors;
if((typeof data47 !== "boolean") && (data47 !== null)){
validate102.errors = [{instancePath:instancePath+"/return_token_ids",schemaPath:"#/properties/return_token_ids/type",keyword:"type",params:{type: schema50.properties.return_token_ids.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs102 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_salt !== undefined){
let data48 = data.cache_salt;
const _errs104 = errors;
if((typeof data48 !== "string") && (data48 !== null)){
validate102.errors = [{instancePath:instancePath+"/cache_salt",schemaPath:"#/properties/cache_salt/type",keyword:"type",params:{type: schema50.properties.cache_salt.type},message:"must be string,null"}];
return false;
}
if(typeof data48 === "string"){
if(func0(data48) > 1024){
validate102.errors = [{instancePath:instancePath+"/cache_salt",schemaPath:"#/properties/cache_salt/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data48) < 1){
validate102.errors = [{instancePath:instancePath+"/cache_salt",schemaPath:"#/properties/cache_salt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kv_transfer_params !== undefined){
let data49 = data.kv_transfer_params;
const _errs106 = errors;
if((!(data49 && typeof data49 == "object" && !Array.isArray(data49))) && (data49 !== null)){
validate102.errors = [{instancePath:instancePath+"/kv_transfer_params",schemaPath:"#/properties/kv_transfer_params/type",keyword:"type",params:{type: schema50.properties.kv_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs106 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ec_transfer_params !== undefined){
let data50 = data.ec_transfer_params;
const _errs108 = errors;
if((!(data50 && typeof data50 == "object" && !Array.isArray(data50))) && (data50 !== null)){
validate102.errors = [{instancePath:instancePath+"/ec_transfer_params",schemaPath:"#/properties/ec_transfer_params/type",keyword:"type",params:{type: schema50.properties.ec_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs108 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vllm_xargs !== undefined){
let data51 = data.vllm_xargs;
const _errs110 = errors;
if(data51 !== null){
if(!(validate126(data51, {instancePath:instancePath+"/vllm_xargs",parentData:data,parentDataProperty:"vllm_xargs",rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
var valid0 = _errs110 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repetition_detection !== undefined){
let data52 = data.repetition_detection;
const _errs112 = errors;
if(data52 !== null){
if(!(validate128(data52, {instancePath:instancePath+"/repetition_detection",parentData:data,parentDataProperty:"repetition_detection",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
var valid0 = _errs112 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking_token_budget !== undefined){
let data53 = data.thinking_token_budget;
const _errs114 = errors;
if((!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))) && (data53 !== null)){
validate102.errors = [{instancePath:instancePath+"/thinking_token_budget",schemaPath:"#/properties/thinking_token_budget/type",keyword:"type",params:{type: schema50.properties.thinking_token_budget.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs114 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_interval !== undefined){
let data54 = data.stream_interval;
const _errs116 = errors;
if((!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))) && (data54 !== null)){
validate102.errors = [{instancePath:instancePath+"/stream_interval",schemaPath:"#/properties/stream_interval/type",keyword:"type",params:{type: schema50.properties.stream_interval.type},message:"must be integer,null"}];
return false;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 1 || isNaN(data54)){
validate102.errors = [{instancePath:instancePath+"/stream_interval",schemaPath:"#/properties/stream_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs116 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.watermarking !== undefined){
let data55 = data.watermarking;
const _errs118 = errors;
if((typeof data55 !== "boolean") && (data55 !== null)){
validate102.errors = [{instancePath:instancePath+"/watermarking",schemaPath:"#/properties/watermarking/type",keyword:"type",params:{type: schema50.properties.watermarking.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs118 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_special_tokens !== undefined){
const _errs120 = errors;
if(typeof data.add_special_tokens !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/add_special_tokens",schemaPath:"#/properties/add_special_tokens/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs120 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grammar !== undefined){
const _errs122 = errors;
if(typeof data.grammar !== "string"){
validate102.errors = [{instancePath:instancePath+"/grammar",schemaPath:"#/properties/grammar/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs122 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.json_schema !== undefined){
let data58 = data.json_schema;
const _errs124 = errors;
if(!(data58 && typeof data58 == "object" && !Array.isArray(data58))){
validate102.errors = [{instancePath:instancePath+"/json_schema",schemaPath:"#/properties/json_schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs124 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_prompt !== undefined){
const _errs126 = errors;
if(typeof data.cache_prompt !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/cache_prompt",schemaPath:"#/properties/cache_prompt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs126 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id_slot !== undefined){
let data60 = data.id_slot;
const _errs128 = errors;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
validate102.errors = [{instancePath:instancePath+"/id_slot",schemaPath:"#/properties/id_slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < -1 || isNaN(data60)){
validate102.errors = [{instancePath:instancePath+"/id_slot",schemaPath:"#/properties/id_slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs128 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_predict !== undefined){
let data61 = data.n_predict;
const _errs130 = errors;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
validate102.errors = [{instancePath:instancePath+"/n_predict",schemaPath:"#/properties/n_predict/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < -1 || isNaN(data61)){
validate102.errors = [{instancePath:instancePath+"/n_predict",schemaPath:"#/properties/n_predict/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs130 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_keep !== undefined){
let data62 = data.n_keep;
const _errs132 = errors;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
validate102.errors = [{instancePath:instancePath+"/n_keep",schemaPath:"#/properties/n_keep/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 < -1 || isNaN(data62)){
validate102.errors = [{instancePath:instancePath+"/n_keep",schemaPath:"#/properties/n_keep/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs132 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_discard !== undefined){
let data63 = data.n_discard;
const _errs134 = errors;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
validate102.errors = [{instancePath:instancePath+"/n_discard",schemaPath:"#/properties/n_discard/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 < 0 || isNaN(data63)){
validate102.errors = [{instancePath:instancePath+"/n_discard",schemaPath:"#/properties/n_discard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs134 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_probs !== undefined){
let data64 = data.n_probs;
const _errs136 = errors;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
validate102.errors = [{instancePath:instancePath+"/n_probs",schemaPath:"#/properties/n_probs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
validate102.errors = [{instancePath:instancePath+"/n_probs",schemaPath:"#/properties/n_probs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs136 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_keep !== undefined){
let data65 = data.min_keep;
const _errs138 = errors;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
validate102.errors = [{instancePath:instancePath+"/min_keep",schemaPath:"#/properties/min_keep/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 0 || isNaN(data65)){
validate102.errors = [{instancePath:instancePath+"/min_keep",schemaPath:"#/properties/min_keep/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs138 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.t_max_predict_ms !== undefined){
let data66 = data.t_max_predict_ms;
const _errs140 = errors;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
validate102.errors = [{instancePath:instancePath+"/t_max_predict_ms",schemaPath:"#/properties/t_max_predict_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs140 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.typical_p !== undefined){
let data67 = data.typical_p;
const _errs142 = errors;
if(!((typeof data67 == "number") && (isFinite(data67)))){
validate102.errors = [{instancePath:instancePath+"/typical_p",schemaPath:"#/properties/typical_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs142 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_n_sigma !== undefined){
let data68 = data.top_n_sigma;
const _errs144 = errors;
if(!((typeof data68 == "number") && (isFinite(data68)))){
validate102.errors = [{instancePath:instancePath+"/top_n_sigma",schemaPath:"#/properties/top_n_sigma/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs144 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dynatemp_range !== undefined){
let data69 = data.dynatemp_range;
const _errs146 = errors;
if(!((typeof data69 == "number") && (isFinite(data69)))){
validate102.errors = [{instancePath:instancePath+"/dynatemp_range",schemaPath:"#/properties/dynatemp_range/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs146 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dynatemp_exponent !== undefined){
let data70 = data.dynatemp_exponent;
const _errs148 = errors;
if(!((typeof data70 == "number") && (isFinite(data70)))){
validate102.errors = [{instancePath:instancePath+"/dynatemp_exponent",schemaPath:"#/properties/dynatemp_exponent/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs148 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_penalty !== undefined){
let data71 = data.repeat_penalty;
const _errs150 = errors;
if(!((typeof data71 == "number") && (isFinite(data71)))){
validate102.errors = [{instancePath:instancePath+"/repeat_penalty",schemaPath:"#/properties/repeat_penalty/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs150 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_last_n !== undefined){
let data72 = data.repeat_last_n;
const _errs152 = errors;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
validate102.errors = [{instancePath:instancePath+"/repeat_last_n",schemaPath:"#/properties/repeat_last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 < -1 || isNaN(data72)){
validate102.errors = [{instancePath:instancePath+"/repeat_last_n",schemaPath:"#/properties/repeat_last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs152 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_multiplier !== undefined){
let data73 = data.dry_multiplier;
const _errs154 = errors;
if(!((typeof data73 == "number") && (isFinite(data73)))){
validate102.errors = [{instancePath:instancePath+"/dry_multiplier",schemaPath:"#/properties/dry_multiplier/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs154 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_base !== undefined){
let data74 = data.dry_base;
const _errs156 = errors;
if(!((typeof data74 == "number") && (isFinite(data74)))){
validate102.errors = [{instancePath:instancePath+"/dry_base",schemaPath:"#/properties/dry_base/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs156 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_allowed_length !== undefined){
let data75 = data.dry_allowed_length;
const _errs158 = errors;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
validate102.errors = [{instancePath:instancePath+"/dry_allowed_length",schemaPath:"#/properties/dry_allowed_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 < 0 || isNaN(data75)){
validate102.errors = [{instancePath:instancePath+"/dry_allowed_length",schemaPath:"#/properties/dry_allowed_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs158 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_penalty_last_n !== undefined){
let data76 = data.dry_penalty_last_n;
const _errs160 = errors;
if(!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))){
validate102.errors = [{instancePath:instancePath+"/dry_penalty_last_n",schemaPath:"#/properties/dry_penalty_last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 < -1 || isNaN(data76)){
validate102.errors = [{instancePath:instancePath+"/dry_penalty_last_n",schemaPath:"#/properties/dry_penalty_last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs160 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_sequence_breakers !== undefined){
let data77 = data.dry_sequence_breakers;
const _errs162 = errors;
if(Array.isArray(data77)){
var valid15 = true;
const len6 = data77.length;
for(let i6=0; i6<len6; i6++){
const _errs163 = errors;
if(typeof data77[i6] !== "string"){
validate102.errors = [{instancePath:instancePath+"/dry_sequence_breakers/" + i6,schemaPath:"#/properties/dry_sequence_breakers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs163 === errors;
if(!valid15){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/dry_sequence_breakers",schemaPath:"#/properties/dry_sequence_breakers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs162 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtc_probability !== undefined){
let data79 = data.xtc_probability;
const _errs166 = errors;
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 > 1 || isNaN(data79)){
validate102.errors = [{instancePath:instancePath+"/xtc_probability",schemaPath:"#/properties/xtc_probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data79 < 0 || isNaN(data79)){
validate102.errors = [{instancePath:instancePath+"/xtc_probability",schemaPath:"#/properties/xtc_probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/xtc_probability",schemaPath:"#/properties/xtc_probability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs166 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtc_threshold !== undefined){
let data80 = data.xtc_threshold;
const _errs168 = errors;
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 < 0 || isNaN(data80)){
validate102.errors = [{instancePath:instancePath+"/xtc_threshold",schemaPath:"#/properties/xtc_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/xtc_threshold",schemaPath:"#/properties/xtc_threshold/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs168 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mirostat !== undefined){
let data81 = data.mirostat;
const _errs170 = errors;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
validate102.errors = [{instancePath:instancePath+"/mirostat",schemaPath:"#/properties/mirostat/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!(((data81 === 0) || (data81 === 1)) || (data81 === 2))){
validate102.errors = [{instancePath:instancePath+"/mirostat",schemaPath:"#/properties/mirostat/enum",keyword:"enum",params:{allowedValues: schema50.properties.mirostat.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs170 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mirostat_tau !== undefined){
let data82 = data.mirostat_tau;
const _errs172 = errors;
if(!((typeof data82 == "number") && (isFinite(data82)))){
validate102.errors = [{instancePath:instancePath+"/mirostat_tau",schemaPath:"#/properties/mirostat_tau/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs172 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mirostat_eta !== undefined){
let data83 = data.mirostat_eta;
const _errs174 = errors;
if(!((typeof data83 == "number") && (isFinite(data83)))){
validate102.errors = [{instancePath:instancePath+"/mirostat_eta",schemaPath:"#/properties/mirostat_eta/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs174 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.samplers !== undefined){
let data84 = data.samplers;
const _errs176 = errors;
if(Array.isArray(data84)){
var valid16 = true;
const len7 = data84.length;
for(let i7=0; i7<len7; i7++){
const _errs177 = errors;
if(typeof data84[i7] !== "string"){
validate102.errors = [{instancePath:instancePath+"/samplers/" + i7,schemaPath:"#/properties/samplers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs177 === errors;
if(!valid16){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/samplers",schemaPath:"#/properties/samplers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs176 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timings_per_token !== undefined){
const _errs180 = errors;
if(typeof data.timings_per_token !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/timings_per_token",schemaPath:"#/properties/timings_per_token/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs180 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_progress !== undefined){
const _errs182 = errors;
if(typeof data.return_progress !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/return_progress",schemaPath:"#/properties/return_progress/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs182 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_tokens !== undefined){
const _errs184 = errors;
if(typeof data.return_tokens !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/return_tokens",schemaPath:"#/properties/return_tokens/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs184 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.post_sampling_probs !== undefined){
const _errs186 = errors;
if(typeof data.post_sampling_probs !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/post_sampling_probs",schemaPath:"#/properties/post_sampling_probs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs186 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_fields !== undefined){
let data90 = data.response_fields;
const _errs188 = errors;
if(Array.isArray(data90)){
var valid17 = true;
const len8 = data90.length;
for(let i8=0; i8<len8; i8++){
const _errs189 = errors;
if(typeof data90[i8] !== "string"){
validate102.errors = [{instancePath:instancePath+"/response_fields/" + i8,schemaPath:"#/properties/response_fields/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs189 === errors;
if(!valid17){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/response_fields",schemaPath:"#/properties/response_fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs188 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lora !== undefined){
let data92 = data.lora;
const _errs192 = errors;
if(Array.isArray(data92)){
var valid18 = true;
const len9 = data92.length;
for(let i9=0; i9<len9; i9++){
const _errs193 = errors;
if(!(validate130(data92[i9], {instancePath:instancePath+"/lora/" + i9,parentData:data92,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid18 = _errs193 === errors;
if(!valid18){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/lora",schemaPath:"#/properties/lora/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs192 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate102.errors = vErrors;
return errors === 0;
}

export const validateCompletion = validate132;
const schema65 = {"$id":"Completion","type":"object","required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"const":"text_completion"},"created":{"type":"integer","minimum":0},"model":{"type":"string"},"choices":{"type":"array","items":{"$ref":"CompletionChoice"},"minItems":1},"usage":{"$ref":"Usage"},"system_fingerprint":{"type":["string","null"]},"service_tier":{"type":["string","null"]},"kv_transfer_params":{"type":["object","null"]},"ec_transfer_params":{"type":["object","null"]},"metrics":{"type":["object","null"]},"timings":{"$ref":"Timings"}}};
const schema66 = {"$id":"CompletionChoice","type":"object","required":["index","text"],"properties":{"index":{"type":"integer","minimum":0},"text":{"type":"string"},"logprobs":{"anyOf":[{"$ref":"CompletionLogprobs"},{"$ref":"Logprobs"},{"type":"null"}]},"finish_reason":{"anyOf":[{"$ref":"FinishReason"},{"type":"null"}]},"stop_reason":{"type":["string","integer","null"]},"token_ids":{"type":["array","null"],"items":{"type":"integer"}},"routed_experts":{"type":["string","null"]},"prompt_token_ids":{"type":["array","null"],"items":{"type":"integer"}},"prompt_logprobs":{"type":["array","null"],"items":{"anyOf":[{"$ref":"PromptTokenLogprobs"},{"type":"null"}]}}}};
const schema67 = {"$id":"CompletionLogprobs","type":"object","required":["tokens"],"properties":{"tokens":{"type":["array","null"],"items":{"type":"string"}},"token_logprobs":{"type":["array","null"],"items":{"type":["number","null"]}},"top_logprobs":{"type":["array","null"],"items":{"anyOf":[{"$ref":"CompletionAlternatives"},{"type":"null"}]}},"text_offset":{"type":["array","null"],"items":{"type":"integer"}}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompletionAlternatives" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate135.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate135.errors = vErrors;
return errors === 0;
}


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompletionLogprobs" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tokens === undefined) && (missing0 = "tokens")){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tokens !== undefined){
let data0 = data.tokens;
const _errs0 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate134.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: schema67.properties.tokens.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data0[i0] !== "string"){
validate134.errors = [{instancePath:instancePath+"/tokens/" + i0,schemaPath:"#/properties/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_logprobs !== undefined){
let data2 = data.token_logprobs;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate134.errors = [{instancePath:instancePath+"/token_logprobs",schemaPath:"#/properties/token_logprobs/type",keyword:"type",params:{type: schema67.properties.token_logprobs.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs5 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate134.errors = [{instancePath:instancePath+"/token_logprobs/" + i1,schemaPath:"#/properties/token_logprobs/items/type",keyword:"type",params:{type: schema67.properties.token_logprobs.items.type},message:"must be number,null"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data4 = data.top_logprobs;
const _errs8 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate134.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema67.properties.top_logprobs.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs9 = errors;
if(data5 !== null){
if(!(validate135(data5, {instancePath:instancePath+"/top_logprobs/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text_offset !== undefined){
let data6 = data.text_offset;
const _errs12 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate134.errors = [{instancePath:instancePath+"/text_offset",schemaPath:"#/properties/text_offset/type",keyword:"type",params:{type: schema67.properties.text_offset.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid5 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs13 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate134.errors = [{instancePath:instancePath+"/text_offset/" + i3,schemaPath:"#/properties/text_offset/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate134.errors = vErrors;
return errors === 0;
}

const schema70 = {"$id":"PromptLogprob","type":"object","required":["logprob","rank","decoded_token"],"properties":{"logprob":{"type":"number"},"rank":{"type":["integer","null"],"minimum":1},"decoded_token":{"type":["string","null"]}}};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptLogprob" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.logprob === undefined) && (missing0 = "logprob")) || ((data.rank === undefined) && (missing0 = "rank"))) || ((data.decoded_token === undefined) && (missing0 = "decoded_token"))){
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.logprob !== undefined){
let data0 = data.logprob;
const _errs0 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate141.errors = [{instancePath:instancePath+"/logprob",schemaPath:"#/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rank !== undefined){
let data1 = data.rank;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate141.errors = [{instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/type",keyword:"type",params:{type: schema70.properties.rank.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate141.errors = [{instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decoded_token !== undefined){
let data2 = data.decoded_token;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate141.errors = [{instancePath:instancePath+"/decoded_token",schemaPath:"#/properties/decoded_token/type",keyword:"type",params:{type: schema70.properties.decoded_token.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate141.errors = vErrors;
return errors === 0;
}


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptTokenLogprobs" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(validate141(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate140.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompletionChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.index === undefined) && (missing0 = "index")) || ((data.text === undefined) && (missing0 = "text"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate133.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate133.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs2 = errors;
if(typeof data.text !== "string"){
validate133.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data2 = data.logprobs;
const _errs4 = errors;
let fitting0 = 0;
const _errs5 = errors;
const _errs6 = errors;
if(!(validate134(data2, {instancePath:instancePath+"/logprobs",parentData:data,parentDataProperty:"logprobs",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
fitting0++;
}
const _errs7 = errors;
if(!(validate42(data2, {instancePath:instancePath+"/logprobs",parentData:data,parentDataProperty:"logprobs",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var _valid1 = _errs7 === errors;
if(_valid1){
fitting0++;
}
const _errs8 = errors;
if(data2 !== null){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid2 = _errs8 === errors;
if(_valid2){
fitting0++;
}
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate133.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
let data3 = data.finish_reason;
const _errs10 = errors;
if(data3 !== null){
if(!(validate40(data3, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_reason !== undefined){
let data4 = data.stop_reason;
const _errs12 = errors;
if(((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))) && (data4 !== null)){
validate133.errors = [{instancePath:instancePath+"/stop_reason",schemaPath:"#/properties/stop_reason/type",keyword:"type",params:{type: schema66.properties.stop_reason.type},message:"must be string,integer,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_ids !== undefined){
let data5 = data.token_ids;
const _errs14 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate133.errors = [{instancePath:instancePath+"/token_ids",schemaPath:"#/properties/token_ids/type",keyword:"type",params:{type: schema66.properties.token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate133.errors = [{instancePath:instancePath+"/token_ids/" + i0,schemaPath:"#/properties/token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routed_experts !== undefined){
let data7 = data.routed_experts;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate133.errors = [{instancePath:instancePath+"/routed_experts",schemaPath:"#/properties/routed_experts/type",keyword:"type",params:{type: schema66.properties.routed_experts.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_token_ids !== undefined){
let data8 = data.prompt_token_ids;
const _errs20 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate133.errors = [{instancePath:instancePath+"/prompt_token_ids",schemaPath:"#/properties/prompt_token_ids/type",keyword:"type",params:{type: schema66.properties.prompt_token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate133.errors = [{instancePath:instancePath+"/prompt_token_ids/" + i1,schemaPath:"#/properties/prompt_token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_logprobs !== undefined){
let data10 = data.prompt_logprobs;
const _errs24 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate133.errors = [{instancePath:instancePath+"/prompt_logprobs",schemaPath:"#/properties/prompt_logprobs/type",keyword:"type",params:{type: schema66.properties.prompt_logprobs.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data10)){
var valid4 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs25 = errors;
if(data11 !== null){
if(!(validate140(data11, {instancePath:instancePath+"/prompt_logprobs/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
var valid4 = _errs25 === errors;
if(!valid4){
break;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate133.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Completion" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.choices === undefined) && (missing0 = "choices"))){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate132.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs2 = errors;
if("text_completion" !== data.object){
validate132.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "text_completion"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate132.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate132.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs5 = errors;
if(typeof data.model !== "string"){
validate132.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
let data4 = data.choices;
const _errs7 = errors;
if(Array.isArray(data4)){
if(data4.length < 1){
validate132.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate133(data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs10 = errors;
if(!(validate50(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_fingerprint !== undefined){
let data7 = data.system_fingerprint;
const _errs11 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate132.errors = [{instancePath:instancePath+"/system_fingerprint",schemaPath:"#/properties/system_fingerprint/type",keyword:"type",params:{type: schema65.properties.system_fingerprint.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data8 = data.service_tier;
const _errs13 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate132.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema65.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kv_transfer_params !== undefined){
let data9 = data.kv_transfer_params;
const _errs15 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate132.errors = [{instancePath:instancePath+"/kv_transfer_params",schemaPath:"#/properties/kv_transfer_params/type",keyword:"type",params:{type: schema65.properties.kv_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ec_transfer_params !== undefined){
let data10 = data.ec_transfer_params;
const _errs17 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate132.errors = [{instancePath:instancePath+"/ec_transfer_params",schemaPath:"#/properties/ec_transfer_params/type",keyword:"type",params:{type: schema65.properties.ec_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metrics !== undefined){
let data11 = data.metrics;
const _errs19 = errors;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate132.errors = [{instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: schema65.properties.metrics.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timings !== undefined){
const _errs21 = errors;
if(!(validate75(data.timings, {instancePath:instancePath+"/timings",parentData:data,parentDataProperty:"timings",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate132.errors = vErrors;
return errors === 0;
}

export const validateCompletionChoice = validate133;

export const validateCompletionLogprobs = validate134;

export const validateCompletionAlternatives = validate135;

export const validateCompletionEvent = validate147;
const schema72 = {"$id":"CompletionChunk","type":"object","required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"const":"text_completion"},"created":{"type":"integer","minimum":0},"model":{"type":"string"},"choices":{"type":"array","items":{"$ref":"CompletionChoice"}},"usage":{"anyOf":[{"$ref":"Usage"},{"type":"null"}]},"system_fingerprint":{"type":["string","null"]},"service_tier":{"type":["string","null"]},"kv_transfer_params":{"type":["object","null"]},"ec_transfer_params":{"type":["object","null"]},"metrics":{"type":["object","null"]},"timings":{"$ref":"Timings"}}};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompletionChunk" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.choices === undefined) && (missing0 = "choices"))){
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate148.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs2 = errors;
if("text_completion" !== data.object){
validate148.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "text_completion"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate148.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate148.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs5 = errors;
if(typeof data.model !== "string"){
validate148.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
let data4 = data.choices;
const _errs7 = errors;
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate133(data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data6 = data.usage;
const _errs10 = errors;
if(data6 !== null){
if(!(validate50(data6, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_fingerprint !== undefined){
let data7 = data.system_fingerprint;
const _errs12 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate148.errors = [{instancePath:instancePath+"/system_fingerprint",schemaPath:"#/properties/system_fingerprint/type",keyword:"type",params:{type: schema72.properties.system_fingerprint.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data8 = data.service_tier;
const _errs14 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate148.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema72.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kv_transfer_params !== undefined){
let data9 = data.kv_transfer_params;
const _errs16 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate148.errors = [{instancePath:instancePath+"/kv_transfer_params",schemaPath:"#/properties/kv_transfer_params/type",keyword:"type",params:{type: schema72.properties.kv_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ec_transfer_params !== undefined){
let data10 = data.ec_transfer_params;
const _errs18 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate148.errors = [{instancePath:instancePath+"/ec_transfer_params",schemaPath:"#/properties/ec_transfer_params/type",keyword:"type",params:{type: schema72.properties.ec_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metrics !== undefined){
let data11 = data.metrics;
const _errs20 = errors;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate148.errors = [{instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: schema72.properties.metrics.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timings !== undefined){
const _errs22 = errors;
if(!(validate75(data.timings, {instancePath:instancePath+"/timings",parentData:data,parentDataProperty:"timings",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate148.errors = vErrors;
return errors === 0;
}


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompletionEvent" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs2 = errors;
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid1 = _errs2 === errors;
if(_valid1){
fitting0++;
}
const _errs3 = errors;
if(data !== null){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid2 = _errs3 === errors;
if(_valid2){
fitting0++;
}
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate147.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate147.errors = vErrors;
return errors === 0;
}

export const validateCompletionChunk = validate148;

export const validateEmbeddingsRequest = validate154;
const schema73 = {"$id":"EmbeddingsRequest","type":"object","properties":{"model":{"type":"string"},"input":{"$ref":"EmbeddingsInput"},"encoding_format":{"enum":["float","base64",null]},"dimensions":{"type":["integer","null"],"exclusiveMinimum":0},"user":{"type":["string","null"]},"truncate_prompt_tokens":{"type":["integer","null"],"minimum":-1},"embd_normalize":{"type":["integer","null"],"minimum":-1}},"required":["input"]};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingsItem" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(typeof data !== "string"){
validate156.errors = [{instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data)){
if(Array.isArray(data)){
if(data.length < 1){
validate156.errors = [{instancePath,schemaPath:"#/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate156.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/anyOf/1/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate156.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/anyOf/1/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate156.errors = vErrors;
return errors === 0;
}


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingsInput" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs3 = errors;
if(Array.isArray(data)){
if(data.length < 1){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate156(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
if(!valid0){
break;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs3 === errors;
if(_valid1){
fitting0++;
}
const _errs6 = errors;
if(Array.isArray(data)){
if(data.length < 1){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
var valid1 = true;
const len1 = data.length;
for(let i1=0; i1<len1; i1++){
let data1 = data[i1];
const _errs7 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs6 === errors;
if(_valid2){
fitting0++;
}
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate155.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate155.errors = vErrors;
return errors === 0;
}


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingsRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.input === undefined) && (missing0 = "input")){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs0 = errors;
if(typeof data.model !== "string"){
validate154.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs2 = errors;
if(!(validate155(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encoding_format !== undefined){
let data2 = data.encoding_format;
const _errs3 = errors;
if(!(((data2 === "float") || (data2 === "base64")) || (data2 === null))){
validate154.errors = [{instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/enum",keyword:"enum",params:{allowedValues: schema73.properties.encoding_format.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dimensions !== undefined){
let data3 = data.dimensions;
const _errs4 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate154.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type: schema73.properties.dimensions.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 <= 0 || isNaN(data3)){
validate154.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data4 = data.user;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate154.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema73.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate_prompt_tokens !== undefined){
let data5 = data.truncate_prompt_tokens;
const _errs8 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate154.errors = [{instancePath:instancePath+"/truncate_prompt_tokens",schemaPath:"#/properties/truncate_prompt_tokens/type",keyword:"type",params:{type: schema73.properties.truncate_prompt_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < -1 || isNaN(data5)){
validate154.errors = [{instancePath:instancePath+"/truncate_prompt_tokens",schemaPath:"#/properties/truncate_prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.embd_normalize !== undefined){
let data6 = data.embd_normalize;
const _errs10 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate154.errors = [{instancePath:instancePath+"/embd_normalize",schemaPath:"#/properties/embd_normalize/type",keyword:"type",params:{type: schema73.properties.embd_normalize.type},message:"must be integer,null"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < -1 || isNaN(data6)){
validate154.errors = [{instancePath:instancePath+"/embd_normalize",schemaPath:"#/properties/embd_normalize/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate154.errors = vErrors;
return errors === 0;
}

export const validateEmbeddingsInput = validate155;

export const validateEmbeddingsItem = validate156;

export const validateEmbeddingsResponse = validate159;

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingObject" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.object === undefined) && (missing0 = "object")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.embedding === undefined) && (missing0 = "embedding"))){
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.object !== undefined){
const _errs0 = errors;
if("embedding" !== data.object){
validate160.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "embedding"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data1 = data.index;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate160.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate160.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.embedding !== undefined){
let data2 = data.embedding;
const _errs3 = errors;
if(Array.isArray(data2)){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate160.errors = [{instancePath:instancePath+"/embedding/" + i0,schemaPath:"#/properties/embedding/anyOf/0/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/embedding",schemaPath:"#/properties/embedding/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(typeof data2 === "string"){
if(typeof data2 !== "string"){
validate160.errors = [{instancePath:instancePath+"/embedding",schemaPath:"#/properties/embedding/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else {
validate160.errors = [{instancePath:instancePath+"/embedding",schemaPath:"#/properties/embedding/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encoding_format !== undefined){
const _errs10 = errors;
if("base64" !== data.encoding_format){
validate160.errors = [{instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/const",keyword:"const",params:{allowedValue: "base64"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate160.errors = vErrors;
return errors === 0;
}

const schema78 = {"$id":"EmbeddingsUsage","type":"object","properties":{"prompt_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0},"completion_tokens":{"type":["integer","null"],"minimum":0},"prompt_tokens_details":{"type":["object","null"]}},"required":["prompt_tokens","total_tokens"]};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingsUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.prompt_tokens === undefined) && (missing0 = "prompt_tokens")) || ((data.total_tokens === undefined) && (missing0 = "total_tokens"))){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.prompt_tokens !== undefined){
let data0 = data.prompt_tokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate162.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate162.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_tokens !== undefined){
let data1 = data.total_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate162.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate162.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completion_tokens !== undefined){
let data2 = data.completion_tokens;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate162.errors = [{instancePath:instancePath+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type: schema78.properties.completion_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate162.errors = [{instancePath:instancePath+"/completion_tokens",schemaPath:"#/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_tokens_details !== undefined){
let data3 = data.prompt_tokens_details;
const _errs6 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate162.errors = [{instancePath:instancePath+"/prompt_tokens_details",schemaPath:"#/properties/prompt_tokens_details/type",keyword:"type",params:{type: schema78.properties.prompt_tokens_details.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate162.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingsResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.object === undefined) && (missing0 = "object")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.model === undefined) && (missing0 = "model"))){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.object !== undefined){
const _errs0 = errors;
if("list" !== data.object){
validate159.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs1 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate160(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs4 = errors;
if(typeof data.model !== "string"){
validate159.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs6 = errors;
if(!(validate162(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
validate159.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data6 = data.created;
const _errs9 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate159.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate159.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate159.errors = vErrors;
return errors === 0;
}

export const validateEmbeddingObject = validate160;

export const validateEmbeddingsUsage = validate162;

export const validateErrorResponse = validate164;

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorText" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
const _errs0 = errors;
if(typeof data.error !== "string"){
validate166.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signin_url !== undefined){
const _errs2 = errors;
if(typeof data.signin_url !== "string"){
validate166.errors = [{instancePath:instancePath+"/signin_url",schemaPath:"#/properties/signin_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate166.errors = vErrors;
return errors === 0;
}

const schema82 = {"$id":"ValidationIssue","type":"object","required":["loc","msg","type"],"properties":{"loc":{"type":"array","items":{"type":["string","integer"]}},"msg":{"type":"string"},"type":{"type":"string"}}};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ValidationIssue" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.loc === undefined) && (missing0 = "loc")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.type === undefined) && (missing0 = "type"))){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.loc !== undefined){
let data0 = data.loc;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs1 = errors;
if((typeof data1 !== "string") && (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))))){
validate169.errors = [{instancePath:instancePath+"/loc/" + i0,schemaPath:"#/properties/loc/items/type",keyword:"type",params:{type: schema82.properties.loc.items.type},message:"must be string,integer"}];
return false;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msg !== undefined){
const _errs4 = errors;
if(typeof data.msg !== "string"){
validate169.errors = [{instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs6 = errors;
if(typeof data.type !== "string"){
validate169.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate169.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DetailError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.detail === undefined) && (missing0 = "detail")){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.detail !== undefined){
let data0 = data.detail;
if(typeof data0 === "string"){
if(typeof data0 !== "string"){
validate168.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data0)){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate169(data0[i0], {instancePath:instancePath+"/detail/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate168.errors = vErrors;
return errors === 0;
}

const schema83 = {"$id":"ObjectError","type":"object","required":["object","message","type","code"],"properties":{"object":{"const":"error"},"message":{"type":"string"},"type":{"type":"string"},"param":{"type":["string","null"]},"code":{"type":"integer","minimum":400,"maximum":599}}};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ObjectError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.object === undefined) && (missing0 = "object")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.code === undefined) && (missing0 = "code"))){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.object !== undefined){
const _errs0 = errors;
if("error" !== data.object){
validate172.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate172.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
if(typeof data.type !== "string"){
validate172.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data3 = data.param;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate172.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema83.properties.param.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data4 = data.code;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate172.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 599 || isNaN(data4)){
validate172.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data4 < 400 || isNaN(data4)){
validate172.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate172.errors = vErrors;
return errors === 0;
}


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorResponse" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs2 = errors;
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var _valid1 = _errs2 === errors;
if(_valid1){
fitting0++;
}
const _errs3 = errors;
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var _valid2 = _errs3 === errors;
if(_valid2){
fitting0++;
}
const _errs4 = errors;
if(!(validate172(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var _valid3 = _errs4 === errors;
if(_valid3){
fitting0++;
}
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate164.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate164.errors = vErrors;
return errors === 0;
}

export const validateErrorEnvelope = validate90;

export const validateErrorBody = validate91;

export const validateErrorText = validate166;

export const validateDetailError = validate168;

export const validateValidationIssue = validate169;

export const validateObjectError = validate172;

export const validateModelList = validate174;
const schema84 = {"$id":"ModelList","type":"object","required":["object","data"],"properties":{"object":{"const":"list"},"data":{"type":["array","null"],"items":{"$ref":"Model"}},"models":{"type":"array","items":{"$ref":"LocalModel"}}}};
const schema85 = {"$id":"Model","type":"object","required":["id","object","created","owned_by"],"properties":{"id":{"type":"string","minLength":1},"object":{"const":"model"},"created":{"type":"integer","minimum":0},"owned_by":{"type":"string"},"shutdown_date":{"type":["string","null"]},"root":{"type":"string"},"parent":{"type":["string","null"]},"max_model_len":{"type":["integer","null"],"minimum":1},"permission":{"type":"array","items":{"$ref":"ModelPermission"}},"aliases":{"type":"array","items":{"type":"string"}},"tags":{"type":"array","items":{"type":"string"}},"architecture":{"$ref":"ModelArchitecture"},"meta":{"anyOf":[{"$ref":"ModelMeta"},{"type":"null"}]},"active":{"type":"boolean"},"context_window":{"type":["integer","null"],"minimum":0},"max_completion_tokens":{"type":["integer","null"],"minimum":0}}};
const schema86 = {"$id":"ModelPermission","type":"object","required":["id","object","created","allow_create_engine","allow_sampling","allow_logprobs","allow_search_indices","allow_view","allow_fine_tuning","organization","group","is_blocking"],"properties":{"id":{"type":"string"},"object":{"const":"model_permission"},"created":{"type":"integer","minimum":0},"allow_create_engine":{"type":"boolean"},"allow_sampling":{"type":"boolean"},"allow_logprobs":{"type":"boolean"},"allow_search_indices":{"type":"boolean"},"allow_view":{"type":"boolean"},"allow_fine_tuning":{"type":"boolean"},"organization":{"type":"string"},"group":{"type":["string","null"]},"is_blocking":{"type":"boolean"}}};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelPermission" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.allow_create_engine === undefined) && (missing0 = "allow_create_engine"))) || ((data.allow_sampling === undefined) && (missing0 = "allow_sampling"))) || ((data.allow_logprobs === undefined) && (missing0 = "allow_logprobs"))) || ((data.allow_search_indices === undefined) && (missing0 = "allow_search_indices"))) || ((data.allow_view === undefined) && (missing0 = "allow_view"))) || ((data.allow_fine_tuning === undefined) && (missing0 = "allow_fine_tuning"))) || ((data.organization === undefined) && (missing0 = "organization"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.is_blocking === undefined) && (missing0 = "is_blocking"))){
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate176.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs2 = errors;
if("model_permission" !== data.object){
validate176.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "model_permission"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate176.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate176.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_create_engine !== undefined){
const _errs5 = errors;
if(typeof data.allow_create_engine !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/allow_create_engine",schemaPath:"#/properties/allow_create_engine/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_sampling !== undefined){
const _errs7 = errors;
if(typeof data.allow_sampling !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/allow_sampling",schemaPath:"#/properties/allow_sampling/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_logprobs !== undefined){
const _errs9 = errors;
if(typeof data.allow_logprobs !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/allow_logprobs",schemaPath:"#/properties/allow_logprobs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_search_indices !== undefined){
const _errs11 = errors;
if(typeof data.allow_search_indices !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/allow_search_indices",schemaPath:"#/properties/allow_search_indices/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_view !== undefined){
const _errs13 = errors;
if(typeof data.allow_view !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/allow_view",schemaPath:"#/properties/allow_view/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_fine_tuning !== undefined){
const _errs15 = errors;
if(typeof data.allow_fine_tuning !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/allow_fine_tuning",schemaPath:"#/properties/allow_fine_tuning/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization !== undefined){
const _errs17 = errors;
if(typeof data.organization !== "string"){
validate176.errors = [{instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
let data10 = data.group;
const _errs19 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate176.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: schema86.properties.group.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_blocking !== undefined){
const _errs21 = errors;
if(typeof data.is_blocking !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/is_blocking",schemaPath:"#/properties/is_blocking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate176.errors = vErrors;
return errors === 0;
}


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelArchitecture" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.input_modalities === undefined) && (missing0 = "input_modalities")) || ((data.output_modalities === undefined) && (missing0 = "output_modalities"))){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.input_modalities !== undefined){
let data0 = data.input_modalities;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data0[i0] !== "string"){
validate178.errors = [{instancePath:instancePath+"/input_modalities/" + i0,schemaPath:"#/properties/input_modalities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/input_modalities",schemaPath:"#/properties/input_modalities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_modalities !== undefined){
let data2 = data.output_modalities;
const _errs4 = errors;
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs5 = errors;
if(typeof data2[i1] !== "string"){
validate178.errors = [{instancePath:instancePath+"/output_modalities/" + i1,schemaPath:"#/properties/output_modalities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/output_modalities",schemaPath:"#/properties/output_modalities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate178.errors = vErrors;
return errors === 0;
}


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelMeta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.vocab_type === undefined) && (missing0 = "vocab_type")) || ((data.n_vocab === undefined) && (missing0 = "n_vocab"))) || ((data.n_ctx_train === undefined) && (missing0 = "n_ctx_train"))) || ((data.n_embd === undefined) && (missing0 = "n_embd"))) || ((data.n_params === undefined) && (missing0 = "n_params"))) || ((data.size === undefined) && (missing0 = "size"))){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.vocab_type !== undefined){
let data0 = data.vocab_type;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate180.errors = [{instancePath:instancePath+"/vocab_type",schemaPath:"#/properties/vocab_type/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_vocab !== undefined){
let data1 = data.n_vocab;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate180.errors = [{instancePath:instancePath+"/n_vocab",schemaPath:"#/properties/n_vocab/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate180.errors = [{instancePath:instancePath+"/n_vocab",schemaPath:"#/properties/n_vocab/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_ctx !== undefined){
let data2 = data.n_ctx;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate180.errors = [{instancePath:instancePath+"/n_ctx",schemaPath:"#/properties/n_ctx/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate180.errors = [{instancePath:instancePath+"/n_ctx",schemaPath:"#/properties/n_ctx/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_ctx_train !== undefined){
let data3 = data.n_ctx_train;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate180.errors = [{instancePath:instancePath+"/n_ctx_train",schemaPath:"#/properties/n_ctx_train/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate180.errors = [{instancePath:instancePath+"/n_ctx_train",schemaPath:"#/properties/n_ctx_train/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_embd !== undefined){
let data4 = data.n_embd;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate180.errors = [{instancePath:instancePath+"/n_embd",schemaPath:"#/properties/n_embd/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate180.errors = [{instancePath:instancePath+"/n_embd",schemaPath:"#/properties/n_embd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_params !== undefined){
let data5 = data.n_params;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate180.errors = [{instancePath:instancePath+"/n_params",schemaPath:"#/properties/n_params/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate180.errors = [{instancePath:instancePath+"/n_params",schemaPath:"#/properties/n_params/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data6 = data.size;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate180.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate180.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ftype !== undefined){
const _errs14 = errors;
if(typeof data.ftype !== "string"){
validate180.errors = [{instancePath:instancePath+"/ftype",schemaPath:"#/properties/ftype/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate180.errors = vErrors;
return errors === 0;
}


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Model" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.owned_by === undefined) && (missing0 = "owned_by"))){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate175.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate175.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs2 = errors;
if("model" !== data.object){
validate175.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "model"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate175.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate175.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owned_by !== undefined){
const _errs5 = errors;
if(typeof data.owned_by !== "string"){
validate175.errors = [{instancePath:instancePath+"/owned_by",schemaPath:"#/properties/owned_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shutdown_date !== undefined){
let data4 = data.shutdown_date;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate175.errors = [{instancePath:instancePath+"/shutdown_date",schemaPath:"#/properties/shutdown_date/type",keyword:"type",params:{type: schema85.properties.shutdown_date.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.root !== undefined){
const _errs9 = errors;
if(typeof data.root !== "string"){
validate175.errors = [{instancePath:instancePath+"/root",schemaPath:"#/properties/root/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data6 = data.parent;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate175.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: schema85.properties.parent.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_model_len !== undefined){
let data7 = data.max_model_len;
const _errs13 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate175.errors = [{instancePath:instancePath+"/max_model_len",schemaPath:"#/properties/max_model_len/type",keyword:"type",params:{type: schema85.properties.max_model_len.type},message:"must be integer,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate175.errors = [{instancePath:instancePath+"/max_model_len",schemaPath:"#/properties/max_model_len/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data8 = data.permission;
const _errs15 = errors;
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate176(data8[i0], {instancePath:instancePath+"/permission/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
if(!valid1){
break;
}
}
}
else {
validate175.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aliases !== undefined){
let data10 = data.aliases;
const _errs18 = errors;
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(typeof data10[i1] !== "string"){
validate175.errors = [{instancePath:instancePath+"/aliases/" + i1,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
}
else {
validate175.errors = [{instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data12 = data.tags;
const _errs22 = errors;
if(Array.isArray(data12)){
var valid3 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
const _errs23 = errors;
if(typeof data12[i2] !== "string"){
validate175.errors = [{instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
else {
validate175.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.architecture !== undefined){
const _errs26 = errors;
if(!(validate178(data.architecture, {instancePath:instancePath+"/architecture",parentData:data,parentDataProperty:"architecture",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data15 = data.meta;
const _errs27 = errors;
if(data15 !== null){
if(!(validate180(data15, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
const _errs29 = errors;
if(typeof data.active !== "boolean"){
validate175.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_window !== undefined){
let data17 = data.context_window;
const _errs31 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate175.errors = [{instancePath:instancePath+"/context_window",schemaPath:"#/properties/context_window/type",keyword:"type",params:{type: schema85.properties.context_window.type},message:"must be integer,null"}];
return false;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate175.errors = [{instancePath:instancePath+"/context_window",schemaPath:"#/properties/context_window/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_completion_tokens !== undefined){
let data18 = data.max_completion_tokens;
const _errs33 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate175.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/type",keyword:"type",params:{type: schema85.properties.max_completion_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate175.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate175.errors = vErrors;
return errors === 0;
}


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LocalModelDetails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent_model !== undefined){
const _errs0 = errors;
if(typeof data.parent_model !== "string"){
validate184.errors = [{instancePath:instancePath+"/parent_model",schemaPath:"#/properties/parent_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
const _errs2 = errors;
if(typeof data.format !== "string"){
validate184.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.family !== undefined){
const _errs4 = errors;
if(typeof data.family !== "string"){
validate184.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.families !== undefined){
let data3 = data.families;
const _errs6 = errors;
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data3[i0] !== "string"){
validate184.errors = [{instancePath:instancePath+"/families/" + i0,schemaPath:"#/properties/families/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/families",schemaPath:"#/properties/families/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameter_size !== undefined){
const _errs10 = errors;
if(typeof data.parameter_size !== "string"){
validate184.errors = [{instancePath:instancePath+"/parameter_size",schemaPath:"#/properties/parameter_size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantization_level !== undefined){
const _errs12 = errors;
if(typeof data.quantization_level !== "string"){
validate184.errors = [{instancePath:instancePath+"/quantization_level",schemaPath:"#/properties/quantization_level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate184.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LocalModel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.model === undefined) && (missing0 = "model"))){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs0 = errors;
if(typeof data.name !== "string"){
validate183.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs2 = errors;
if(typeof data.model !== "string"){
validate183.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modified_at !== undefined){
const _errs4 = errors;
if(typeof data.modified_at !== "string"){
validate183.errors = [{instancePath:instancePath+"/modified_at",schemaPath:"#/properties/modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
const _errs6 = errors;
if(typeof data.size !== "string"){
validate183.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs8 = errors;
if(typeof data.digest !== "string"){
validate183.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs10 = errors;
if(typeof data.type !== "string"){
validate183.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs12 = errors;
if(typeof data.description !== "string"){
validate183.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data7 = data.tags;
const _errs14 = errors;
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data7[i0] !== "string"){
validate183.errors = [{instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data9 = data.capabilities;
const _errs18 = errors;
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(typeof data9[i1] !== "string"){
validate183.errors = [{instancePath:instancePath+"/capabilities/" + i1,schemaPath:"#/properties/capabilities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
const _errs22 = errors;
if(typeof data.parameters !== "string"){
validate183.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
const _errs24 = errors;
if(!(validate184(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate183.errors = vErrors;
return errors === 0;
}


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelList" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.object === undefined) && (missing0 = "object")) || ((data.data === undefined) && (missing0 = "data"))){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.object !== undefined){
const _errs0 = errors;
if("list" !== data.object){
validate174.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs1 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate174.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema84.properties.data.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate175(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data3 = data.models;
const _errs4 = errors;
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs5 = errors;
if(!(validate183(data3[i1], {instancePath:instancePath+"/models/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate174.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate174.errors = vErrors;
return errors === 0;
}

export const validateModel = validate175;

export const validateModelPermission = validate176;

export const validateModelArchitecture = validate178;

export const validateModelMeta = validate180;

export const validateLocalModel = validate183;

export const validateLocalModelDetails = validate184;

export const validateVersionResponse = validate187;

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VersionResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.version === undefined) && (missing0 = "version")){
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate187.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate187.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate187.errors = vErrors;
return errors === 0;
}

export const validateHealthResponse = validate188;

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HealthResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate188.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
if("ok" !== data.status){
validate188.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "ok"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate188.errors = vErrors;
return errors === 0;
}

export const validateProxyHealth = validate189;
const schema94 = {"$id":"ProxyEndpoint","type":"object","required":["model"],"properties":{"model":{"type":"string"},"model_id":{"type":["string","null"]}}};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProxyEndpoint" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate190.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs0 = errors;
if(typeof data.model !== "string"){
validate190.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_id !== undefined){
let data1 = data.model_id;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate190.errors = [{instancePath:instancePath+"/model_id",schemaPath:"#/properties/model_id/type",keyword:"type",params:{type: schema94.properties.model_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate190.errors = vErrors;
return errors === 0;
}


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProxyHealth" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.healthy_endpoints === undefined) && (missing0 = "healthy_endpoints")) || ((data.unhealthy_endpoints === undefined) && (missing0 = "unhealthy_endpoints"))) || ((data.healthy_count === undefined) && (missing0 = "healthy_count"))) || ((data.unhealthy_count === undefined) && (missing0 = "unhealthy_count"))){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.healthy_endpoints !== undefined){
let data0 = data.healthy_endpoints;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate190(data0[i0], {instancePath:instancePath+"/healthy_endpoints/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/healthy_endpoints",schemaPath:"#/properties/healthy_endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unhealthy_endpoints !== undefined){
let data2 = data.unhealthy_endpoints;
const _errs3 = errors;
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs4 = errors;
if(!(validate190(data2[i1], {instancePath:instancePath+"/unhealthy_endpoints/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/unhealthy_endpoints",schemaPath:"#/properties/unhealthy_endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.healthy_count !== undefined){
let data4 = data.healthy_count;
const _errs6 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate189.errors = [{instancePath:instancePath+"/healthy_count",schemaPath:"#/properties/healthy_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate189.errors = [{instancePath:instancePath+"/healthy_count",schemaPath:"#/properties/healthy_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unhealthy_count !== undefined){
let data5 = data.unhealthy_count;
const _errs8 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate189.errors = [{instancePath:instancePath+"/unhealthy_count",schemaPath:"#/properties/unhealthy_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate189.errors = [{instancePath:instancePath+"/unhealthy_count",schemaPath:"#/properties/unhealthy_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate189.errors = vErrors;
return errors === 0;
}

export const validateProxyEndpoint = validate190;

export const validateHealthBody = validate193;

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HealthBody" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(!(validate188(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs2 = errors;
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var _valid1 = _errs2 === errors;
if(_valid1){
fitting0++;
}
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate193.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate193.errors = vErrors;
return errors === 0;
}

export const validatePropsResponse = validate196;

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GenerationDefaults" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.n_ctx === undefined) && (missing0 = "n_ctx")) || ((data.params === undefined) && (missing0 = "params"))){
validate197.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.n_ctx !== undefined){
let data0 = data.n_ctx;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate197.errors = [{instancePath:instancePath+"/n_ctx",schemaPath:"#/properties/n_ctx/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate197.errors = [{instancePath:instancePath+"/n_ctx",schemaPath:"#/properties/n_ctx/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
let data1 = data.params;
const _errs2 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate197.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate197.errors = vErrors;
return errors === 0;
}


function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PropsModalities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.vision === undefined) && (missing0 = "vision")) || ((data.audio === undefined) && (missing0 = "audio"))){
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.vision !== undefined){
const _errs0 = errors;
if(typeof data.vision !== "boolean"){
validate199.errors = [{instancePath:instancePath+"/vision",schemaPath:"#/properties/vision/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio !== undefined){
const _errs2 = errors;
if(typeof data.audio !== "boolean"){
validate199.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.video !== undefined){
const _errs4 = errors;
if(typeof data.video !== "boolean"){
validate199.errors = [{instancePath:instancePath+"/video",schemaPath:"#/properties/video/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate199.errors = vErrors;
return errors === 0;
}


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatTemplateCaps" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof data[key0] !== "boolean"){
validate201.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate201.errors = vErrors;
return errors === 0;
}


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PropsResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.default_generation_settings === undefined) && (missing0 = "default_generation_settings")) || ((data.total_slots === undefined) && (missing0 = "total_slots"))) || ((data.model_path === undefined) && (missing0 = "model_path"))) || ((data.modalities === undefined) && (missing0 = "modalities"))) || ((data.chat_template === undefined) && (missing0 = "chat_template"))) || ((data.bos_token === undefined) && (missing0 = "bos_token"))) || ((data.eos_token === undefined) && (missing0 = "eos_token"))) || ((data.build_info === undefined) && (missing0 = "build_info"))){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.default_generation_settings !== undefined){
const _errs0 = errors;
if(!(validate197(data.default_generation_settings, {instancePath:instancePath+"/default_generation_settings",parentData:data,parentDataProperty:"default_generation_settings",rootData}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_slots !== undefined){
let data1 = data.total_slots;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate196.errors = [{instancePath:instancePath+"/total_slots",schemaPath:"#/properties/total_slots/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate196.errors = [{instancePath:instancePath+"/total_slots",schemaPath:"#/properties/total_slots/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_path !== undefined){
const _errs3 = errors;
if(typeof data.model_path !== "string"){
validate196.errors = [{instancePath:instancePath+"/model_path",schemaPath:"#/properties/model_path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_alias !== undefined){
const _errs5 = errors;
if(typeof data.model_alias !== "string"){
validate196.errors = [{instancePath:instancePath+"/model_alias",schemaPath:"#/properties/model_alias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_ftype !== undefined){
const _errs7 = errors;
if(typeof data.model_ftype !== "string"){
validate196.errors = [{instancePath:instancePath+"/model_ftype",schemaPath:"#/properties/model_ftype/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modalities !== undefined){
const _errs9 = errors;
if(!(validate199(data.modalities, {instancePath:instancePath+"/modalities",parentData:data,parentDataProperty:"modalities",rootData}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_marker !== undefined){
const _errs10 = errors;
if(typeof data.media_marker !== "string"){
validate196.errors = [{instancePath:instancePath+"/media_marker",schemaPath:"#/properties/media_marker/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_template !== undefined){
const _errs12 = errors;
if(typeof data.chat_template !== "string"){
validate196.errors = [{instancePath:instancePath+"/chat_template",schemaPath:"#/properties/chat_template/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_template_caps !== undefined){
const _errs14 = errors;
if(!(validate201(data.chat_template_caps, {instancePath:instancePath+"/chat_template_caps",parentData:data,parentDataProperty:"chat_template_caps",rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bos_token !== undefined){
const _errs15 = errors;
if(typeof data.bos_token !== "string"){
validate196.errors = [{instancePath:instancePath+"/bos_token",schemaPath:"#/properties/bos_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eos_token !== undefined){
const _errs17 = errors;
if(typeof data.eos_token !== "string"){
validate196.errors = [{instancePath:instancePath+"/eos_token",schemaPath:"#/properties/eos_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.build_info !== undefined){
const _errs19 = errors;
if(typeof data.build_info !== "string"){
validate196.errors = [{instancePath:instancePath+"/build_info",schemaPath:"#/properties/build_info/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint_slots !== undefined){
const _errs21 = errors;
if(typeof data.endpoint_slots !== "boolean"){
validate196.errors = [{instancePath:instancePath+"/endpoint_slots",schemaPath:"#/properties/endpoint_slots/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint_props !== undefined){
const _errs23 = errors;
if(typeof data.endpoint_props !== "boolean"){
validate196.errors = [{instancePath:instancePath+"/endpoint_props",schemaPath:"#/properties/endpoint_props/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint_metrics !== undefined){
const _errs25 = errors;
if(typeof data.endpoint_metrics !== "boolean"){
validate196.errors = [{instancePath:instancePath+"/endpoint_metrics",schemaPath:"#/properties/endpoint_metrics/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ui !== undefined){
const _errs27 = errors;
if(typeof data.ui !== "boolean"){
validate196.errors = [{instancePath:instancePath+"/ui",schemaPath:"#/properties/ui/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ui_settings !== undefined){
let data16 = data.ui_settings;
const _errs29 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
validate196.errors = [{instancePath:instancePath+"/ui_settings",schemaPath:"#/properties/ui_settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_sleeping !== undefined){
const _errs31 = errors;
if(typeof data.is_sleeping !== "boolean"){
validate196.errors = [{instancePath:instancePath+"/is_sleeping",schemaPath:"#/properties/is_sleeping/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cors_proxy_enabled !== undefined){
const _errs33 = errors;
if(typeof data.cors_proxy_enabled !== "boolean"){
validate196.errors = [{instancePath:instancePath+"/cors_proxy_enabled",schemaPath:"#/properties/cors_proxy_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate196.errors = vErrors;
return errors === 0;
}

export const validateGenerationDefaults = validate197;

export const validatePropsModalities = validate199;

export const validateChatTemplateCaps = validate201;

export const validateNativeCompletionRequest = validate203;
const schema100 = {"$id":"NativeCompletionRequest","type":"object","required":["prompt"],"properties":{"prompt":{"$ref":"CompletionPrompt"},"model":{"type":["string","null"]},"stream":{"type":["boolean","null"]},"n_predict":{"type":"integer","minimum":-1},"temperature":{"type":["number","null"],"minimum":0},"top_k":{"type":["integer","null"]},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"min_p":{"type":["number","null"],"minimum":0,"maximum":1},"seed":{"type":["integer","null"],"minimum":-9223372036854776000,"maximum":9223372036854776000},"stop":{"anyOf":[{"type":"string","minLength":1},{"type":"array","items":{"type":"string","minLength":1}},{"type":"null"}]},"repeat_penalty":{"type":"number"},"presence_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"frequency_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"grammar":{"type":"string"},"json_schema":{"type":"object"},"cache_prompt":{"type":"boolean"},"id_slot":{"type":"integer","minimum":-1},"samplers":{"type":"array","items":{"type":"string"}},"n_probs":{"type":"integer","minimum":0},"return_tokens":{"type":"boolean"},"response_fields":{"type":"array","items":{"type":"string"}},"t_max_predict_ms":{"type":"integer"}}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NativeCompletionRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.prompt !== undefined){
const _errs0 = errors;
if(!(validate98(data.prompt, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data1 = data.model;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate203.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema100.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data2 = data.stream;
const _errs3 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate203.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema100.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_predict !== undefined){
let data3 = data.n_predict;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate203.errors = [{instancePath:instancePath+"/n_predict",schemaPath:"#/properties/n_predict/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < -1 || isNaN(data3)){
validate203.errors = [{instancePath:instancePath+"/n_predict",schemaPath:"#/properties/n_predict/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data4 = data.temperature;
const _errs7 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate203.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema100.properties.temperature.type},message:"must be number,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate203.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_k !== undefined){
let data5 = data.top_k;
const _errs9 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate203.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: schema100.properties.top_k.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data6 = data.top_p;
const _errs11 = errors;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
validate203.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema100.properties.top_p.type},message:"must be number,null"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
validate203.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate203.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_p !== undefined){
let data7 = data.min_p;
const _errs13 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate203.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/type",keyword:"type",params:{type: schema100.properties.min_p.type},message:"must be number,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
validate203.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate203.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data8 = data.seed;
const _errs15 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate203.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema100.properties.seed.type},message:"must be integer,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9223372036854776000 || isNaN(data8)){
validate203.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},message:"must be <= 9223372036854776000"}];
return false;
}
else {
if(data8 < -9223372036854776000 || isNaN(data8)){
validate203.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9223372036854776000},message:"must be >= -9223372036854776000"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data9 = data.stop;
const _errs17 = errors;
if(typeof data9 === "string"){
if(typeof data9 === "string"){
if(func0(data9) < 1){
validate203.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data9)){
if(Array.isArray(data9)){
var valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 === "string"){
if(func0(data10) < 1){
validate203.errors = [{instancePath:instancePath+"/stop/" + i0,schemaPath:"#/properties/stop/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/stop/" + i0,schemaPath:"#/properties/stop/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs21 === errors;
if(!valid2){
break;
}
}
}
else {
validate203.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data9 === null){
if(data9 !== null){
validate203.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_penalty !== undefined){
let data11 = data.repeat_penalty;
const _errs26 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate203.errors = [{instancePath:instancePath+"/repeat_penalty",schemaPath:"#/properties/repeat_penalty/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data12 = data.presence_penalty;
const _errs28 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
validate203.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema100.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2 || isNaN(data12)){
validate203.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data12 < -2 || isNaN(data12)){
validate203.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data13 = data.frequency_penalty;
const _errs30 = errors;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
validate203.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema100.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2 || isNaN(data13)){
validate203.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data13 < -2 || isNaN(data13)){
validate203.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grammar !== undefined){
const _errs32 = errors;
if(typeof data.grammar !== "string"){
validate203.errors = [{instancePath:instancePath+"/grammar",schemaPath:"#/properties/grammar/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.json_schema !== undefined){
let data15 = data.json_schema;
const _errs34 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
validate203.errors = [{instancePath:instancePath+"/json_schema",schemaPath:"#/properties/json_schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_prompt !== undefined){
const _errs36 = errors;
if(typeof data.cache_prompt !== "boolean"){
validate203.errors = [{instancePath:instancePath+"/cache_prompt",schemaPath:"#/properties/cache_prompt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id_slot !== undefined){
let data17 = data.id_slot;
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate203.errors = [{instancePath:instancePath+"/id_slot",schemaPath:"#/properties/id_slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < -1 || isNaN(data17)){
validate203.errors = [{instancePath:instancePath+"/id_slot",schemaPath:"#/properties/id_slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.samplers !== undefined){
let data18 = data.samplers;
const _errs40 = errors;
if(Array.isArray(data18)){
var valid3 = true;
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
const _errs41 = errors;
if(typeof data18[i1] !== "string"){
validate203.errors = [{instancePath:instancePath+"/samplers/" + i1,schemaPath:"#/properties/samplers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs41 === errors;
if(!valid3){
break;
}
}
}
else {
validate203.errors = [{instancePath:instancePath+"/samplers",schemaPath:"#/properties/samplers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_probs !== undefined){
let data20 = data.n_probs;
const _errs44 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate203.errors = [{instancePath:instancePath+"/n_probs",schemaPath:"#/properties/n_probs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate203.errors = [{instancePath:instancePath+"/n_probs",schemaPath:"#/properties/n_probs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_tokens !== undefined){
const _errs46 = errors;
if(typeof data.return_tokens !== "boolean"){
validate203.errors = [{instancePath:instancePath+"/return_tokens",schemaPath:"#/properties/return_tokens/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_fields !== undefined){
let data22 = data.response_fields;
const _errs48 = errors;
if(Array.isArray(data22)){
var valid4 = true;
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
const _errs49 = errors;
if(typeof data22[i2] !== "string"){
validate203.errors = [{instancePath:instancePath+"/response_fields/" + i2,schemaPath:"#/properties/response_fields/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs49 === errors;
if(!valid4){
break;
}
}
}
else {
validate203.errors = [{instancePath:instancePath+"/response_fields",schemaPath:"#/properties/response_fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.t_max_predict_ms !== undefined){
let data24 = data.t_max_predict_ms;
const _errs52 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate203.errors = [{instancePath:instancePath+"/t_max_predict_ms",schemaPath:"#/properties/t_max_predict_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate203.errors = vErrors;
return errors === 0;
}

export const validateInfillRequest = validate205;
const schema101 = {"$id":"InfillRequest","type":"object","required":["input_prefix","input_suffix"],"properties":{"input_prefix":{"type":"string"},"input_suffix":{"type":"string"},"input_extra":{"type":"array","items":{"$ref":"InfillExtra"}},"prompt":{"type":"string"},"model":{"type":["string","null"]},"stream":{"type":["boolean","null"]},"n_predict":{"type":"integer","minimum":-1},"temperature":{"type":["number","null"],"minimum":0},"top_k":{"type":["integer","null"]},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"min_p":{"type":["number","null"],"minimum":0,"maximum":1},"seed":{"type":["integer","null"],"minimum":-9223372036854776000,"maximum":9223372036854776000},"stop":{"anyOf":[{"type":"string","minLength":1},{"type":"array","items":{"type":"string","minLength":1}},{"type":"null"}]},"cache_prompt":{"type":"boolean"},"id_slot":{"type":"integer","minimum":-1},"samplers":{"type":"array","items":{"type":"string"}},"t_max_predict_ms":{"type":"integer"},"response_fields":{"type":"array","items":{"type":"string"}},"t_max_prompt_ms":{"type":"integer"}}};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InfillExtra" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
validate206.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.filename !== undefined){
const _errs0 = errors;
if(typeof data.filename !== "string"){
validate206.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs2 = errors;
if(typeof data.text !== "string"){
validate206.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate206.errors = vErrors;
return errors === 0;
}


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InfillRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.input_prefix === undefined) && (missing0 = "input_prefix")) || ((data.input_suffix === undefined) && (missing0 = "input_suffix"))){
validate205.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.input_prefix !== undefined){
const _errs0 = errors;
if(typeof data.input_prefix !== "string"){
validate205.errors = [{instancePath:instancePath+"/input_prefix",schemaPath:"#/properties/input_prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_suffix !== undefined){
const _errs2 = errors;
if(typeof data.input_suffix !== "string"){
validate205.errors = [{instancePath:instancePath+"/input_suffix",schemaPath:"#/properties/input_suffix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_extra !== undefined){
let data2 = data.input_extra;
const _errs4 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate206(data2[i0], {instancePath:instancePath+"/input_extra/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/input_extra",schemaPath:"#/properties/input_extra/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
const _errs7 = errors;
if(typeof data.prompt !== "string"){
validate205.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data5 = data.model;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate205.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema101.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data6 = data.stream;
const _errs11 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate205.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema101.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_predict !== undefined){
let data7 = data.n_predict;
const _errs13 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate205.errors = [{instancePath:instancePath+"/n_predict",schemaPath:"#/properties/n_predict/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < -1 || isNaN(data7)){
validate205.errors = [{instancePath:instancePath+"/n_predict",schemaPath:"#/properties/n_predict/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data8 = data.temperature;
const _errs15 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate205.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema101.properties.temperature.type},message:"must be number,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate205.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_k !== undefined){
let data9 = data.top_k;
const _errs17 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate205.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: schema101.properties.top_k.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data10 = data.top_p;
const _errs19 = errors;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
validate205.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema101.properties.top_p.type},message:"must be number,null"}];
return false;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)){
validate205.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate205.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_p !== undefined){
let data11 = data.min_p;
const _errs21 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate205.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/type",keyword:"type",params:{type: schema101.properties.min_p.type},message:"must be number,null"}];
return false;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1 || isNaN(data11)){
validate205.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate205.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data12 = data.seed;
const _errs23 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate205.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema101.properties.seed.type},message:"must be integer,null"}];
return false;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9223372036854776000 || isNaN(data12)){
validate205.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},message:"must be <= 9223372036854776000"}];
return false;
}
else {
if(data12 < -9223372036854776000 || isNaN(data12)){
validate205.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9223372036854776000},message:"must be >= -9223372036854776000"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data13 = data.stop;
const _errs25 = errors;
if(typeof data13 === "string"){
if(typeof data13 === "string"){
if(func0(data13) < 1){
validate205.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate205.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data13)){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs29 = errors;
if(typeof data14 === "string"){
if(func0(data14) < 1){
validate205.errors = [{instancePath:instancePath+"/stop/" + i1,schemaPath:"#/properties/stop/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate205.errors = [{instancePath:instancePath+"/stop/" + i1,schemaPath:"#/properties/stop/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data13 === null){
if(data13 !== null){
validate205.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate205.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_prompt !== undefined){
const _errs34 = errors;
if(typeof data.cache_prompt !== "boolean"){
validate205.errors = [{instancePath:instancePath+"/cache_prompt",schemaPath:"#/properties/cache_prompt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id_slot !== undefined){
let data16 = data.id_slot;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate205.errors = [{instancePath:instancePath+"/id_slot",schemaPath:"#/properties/id_slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < -1 || isNaN(data16)){
validate205.errors = [{instancePath:instancePath+"/id_slot",schemaPath:"#/properties/id_slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.samplers !== undefined){
let data17 = data.samplers;
const _errs38 = errors;
if(Array.isArray(data17)){
var valid4 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
const _errs39 = errors;
if(typeof data17[i2] !== "string"){
validate205.errors = [{instancePath:instancePath+"/samplers/" + i2,schemaPath:"#/properties/samplers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs39 === errors;
if(!valid4){
break;
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/samplers",schemaPath:"#/properties/samplers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.t_max_predict_ms !== undefined){
let data19 = data.t_max_predict_ms;
const _errs42 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate205.errors = [{instancePath:instancePath+"/t_max_predict_ms",schemaPath:"#/properties/t_max_predict_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_fields !== undefined){
let data20 = data.response_fields;
const _errs44 = errors;
if(Array.isArray(data20)){
var valid5 = true;
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
const _errs45 = errors;
if(typeof data20[i3] !== "string"){
validate205.errors = [{instancePath:instancePath+"/response_fields/" + i3,schemaPath:"#/properties/response_fields/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs45 === errors;
if(!valid5){
break;
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/response_fields",schemaPath:"#/properties/response_fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.t_max_prompt_ms !== undefined){
let data22 = data.t_max_prompt_ms;
const _errs48 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate205.errors = [{instancePath:instancePath+"/t_max_prompt_ms",schemaPath:"#/properties/t_max_prompt_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate205.errors = vErrors;
return errors === 0;
}

export const validateInfillExtra = validate206;

export const validateNativeCompletion = validate208;
const schema103 = {"$id":"NativeCompletion","type":"object","required":["content","stop"],"properties":{"index":{"type":"integer","minimum":0},"content":{"type":"string"},"tokens":{"type":"array","items":{"type":"integer"}},"id_slot":{"type":"integer"},"stop":{"const":true},"model":{"type":"string"},"tokens_predicted":{"type":"integer","minimum":0},"tokens_evaluated":{"type":"integer","minimum":0},"generation_settings":{"type":"object"},"prompt":{"type":"string"},"has_new_line":{"type":"boolean"},"truncated":{"type":"boolean"},"stop_type":{"type":"string","enum":["none","eos","limit","word"]},"stopping_word":{"type":"string"},"tokens_cached":{"type":"integer","minimum":0},"timings":{"$ref":"Timings"},"completion_probabilities":{"type":"array","items":{"type":"object"}}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NativeCompletion" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.content === undefined) && (missing0 = "content")) || ((data.stop === undefined) && (missing0 = "stop"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate208.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate208.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs2 = errors;
if(typeof data.content !== "string"){
validate208.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens !== undefined){
let data2 = data.tokens;
const _errs4 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate208.errors = [{instancePath:instancePath+"/tokens/" + i0,schemaPath:"#/properties/tokens/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id_slot !== undefined){
let data4 = data.id_slot;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate208.errors = [{instancePath:instancePath+"/id_slot",schemaPath:"#/properties/id_slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
const _errs10 = errors;
if(true !== data.stop){
validate208.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs11 = errors;
if(typeof data.model !== "string"){
validate208.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens_predicted !== undefined){
let data7 = data.tokens_predicted;
const _errs13 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate208.errors = [{instancePath:instancePath+"/tokens_predicted",schemaPath:"#/properties/tokens_predicted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate208.errors = [{instancePath:instancePath+"/tokens_predicted",schemaPath:"#/properties/tokens_predicted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens_evaluated !== undefined){
let data8 = data.tokens_evaluated;
const _errs15 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate208.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate208.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generation_settings !== undefined){
let data9 = data.generation_settings;
const _errs17 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate208.errors = [{instancePath:instancePath+"/generation_settings",schemaPath:"#/properties/generation_settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
const _errs19 = errors;
if(typeof data.prompt !== "string"){
validate208.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_new_line !== undefined){
const _errs21 = errors;
if(typeof data.has_new_line !== "boolean"){
validate208.errors = [{instancePath:instancePath+"/has_new_line",schemaPath:"#/properties/has_new_line/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncated !== undefined){
const _errs23 = errors;
if(typeof data.truncated !== "boolean"){
validate208.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_type !== undefined){
let data13 = data.stop_type;
const _errs25 = errors;
if(typeof data13 !== "string"){
validate208.errors = [{instancePath:instancePath+"/stop_type",schemaPath:"#/properties/stop_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data13 === "none") || (data13 === "eos")) || (data13 === "limit")) || (data13 === "word"))){
validate208.errors = [{instancePath:instancePath+"/stop_type",schemaPath:"#/properties/stop_type/enum",keyword:"enum",params:{allowedValues: schema103.properties.stop_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stopping_word !== undefined){
const _errs27 = errors;
if(typeof data.stopping_word !== "string"){
validate208.errors = [{instancePath:instancePath+"/stopping_word",schemaPath:"#/properties/stopping_word/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens_cached !== undefined){
let data15 = data.tokens_cached;
const _errs29 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate208.errors = [{instancePath:instancePath+"/tokens_cached",schemaPath:"#/properties/tokens_cached/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate208.errors = [{instancePath:instancePath+"/tokens_cached",schemaPath:"#/properties/tokens_cached/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timings !== undefined){
const _errs31 = errors;
if(!(validate75(data.timings, {instancePath:instancePath+"/timings",parentData:data,parentDataProperty:"timings",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completion_probabilities !== undefined){
let data17 = data.completion_probabilities;
const _errs32 = errors;
if(Array.isArray(data17)){
var valid2 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
const _errs33 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
validate208.errors = [{instancePath:instancePath+"/completion_probabilities/" + i1,schemaPath:"#/properties/completion_probabilities/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs33 === errors;
if(!valid2){
break;
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/completion_probabilities",schemaPath:"#/properties/completion_probabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate208.errors = vErrors;
return errors === 0;
}

export const validateNativePiece = validate210;

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NativePiece" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.content === undefined) && (missing0 = "content")) || ((data.stop === undefined) && (missing0 = "stop"))){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate210.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate210.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs2 = errors;
if(typeof data.content !== "string"){
validate210.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens !== undefined){
let data2 = data.tokens;
const _errs4 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate210.errors = [{instancePath:instancePath+"/tokens/" + i0,schemaPath:"#/properties/tokens/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
const _errs8 = errors;
if(false !== data.stop){
validate210.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id_slot !== undefined){
let data5 = data.id_slot;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate210.errors = [{instancePath:instancePath+"/id_slot",schemaPath:"#/properties/id_slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens_predicted !== undefined){
let data6 = data.tokens_predicted;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate210.errors = [{instancePath:instancePath+"/tokens_predicted",schemaPath:"#/properties/tokens_predicted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate210.errors = [{instancePath:instancePath+"/tokens_predicted",schemaPath:"#/properties/tokens_predicted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens_evaluated !== undefined){
let data7 = data.tokens_evaluated;
const _errs13 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate210.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate210.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timings !== undefined){
const _errs15 = errors;
if(!(validate75(data.timings, {instancePath:instancePath+"/timings",parentData:data,parentDataProperty:"timings",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completion_probabilities !== undefined){
let data9 = data.completion_probabilities;
const _errs16 = errors;
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs17 = errors;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
validate210.errors = [{instancePath:instancePath+"/completion_probabilities/" + i1,schemaPath:"#/properties/completion_probabilities/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/completion_probabilities",schemaPath:"#/properties/completion_probabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate210.errors = vErrors;
return errors === 0;
}

export const validateNativeEvent = validate212;

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NativeEvent" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(!(validate210(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs2 = errors;
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var _valid1 = _errs2 === errors;
if(_valid1){
fitting0++;
}
const _errs3 = errors;
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid2 = _errs3 === errors;
if(_valid2){
fitting0++;
}
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate212.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate212.errors = vErrors;
return errors === 0;
}

export const validateChatCompletionRequest = validate216;
const schema106 = {"$id":"ChatCompletionRequest","type":"object","required":["messages"],"properties":{"messages":{"type":"array","items":{"$ref":"RequestMessage"},"minItems":1},"model":{"type":["string","null"]},"stream":{"type":["boolean","null"]},"stream_options":{"anyOf":[{"$ref":"StreamOptions"},{"type":"null"}]},"max_completion_tokens":{"type":["integer","null"],"minimum":-1},"max_tokens":{"type":["integer","null"],"minimum":-1},"temperature":{"type":["number","null"],"minimum":0},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"n":{"type":["integer","null"],"minimum":1},"stop":{"anyOf":[{"type":"string","minLength":1},{"type":"array","items":{"type":"string","minLength":1}},{"type":"null"}]},"seed":{"type":["integer","null"],"minimum":-9223372036854776000,"maximum":9223372036854776000},"frequency_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"presence_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"logit_bias":{"anyOf":[{"$ref":"LogitBiasMap"},{"type":"array","items":{"$ref":"LogitBiasPair"}},{"type":"null"}]},"logprobs":{"type":["boolean","null"]},"top_logprobs":{"type":["integer","null"],"minimum":-1},"tools":{"type":["array","null"],"items":{"$ref":"Tool"}},"tool_choice":{"anyOf":[{"$ref":"ToolChoice"},{"type":"null"}]},"parallel_tool_calls":{"type":["boolean","null"]},"response_format":{"anyOf":[{"$ref":"ResponseFormat"},{"type":"null"}]},"reasoning_effort":{"anyOf":[{"$ref":"ReasoningEffort"},{"type":"null"}]},"verbosity":{"anyOf":[{"type":"string","enum":["low","medium","high"]},{"type":"null"}]},"user":{"type":["string","null"]},"safety_identifier":{"type":["string","null"],"maxLength":128},"prompt_cache_key":{"type":["string","null"]},"prompt_cache_retention":{"anyOf":[{"type":"string","enum":["in_memory","24h"]},{"type":"null"}]},"prompt_cache_options":{"$ref":"PromptCacheOptions"},"service_tier":{"anyOf":[{"$ref":"ServiceTier"},{"type":"null"}]},"store":{"type":["boolean","null"]},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"modalities":{"type":["array","null"],"items":{"type":"string","enum":["text","audio"]}},"audio":{"anyOf":[{"$ref":"AudioOptions"},{"type":"null"}]},"prediction":{"anyOf":[{"$ref":"Prediction"},{"type":"null"}]},"web_search_options":{"$ref":"WebSearchOptions"},"moderation":{"anyOf":[{"$ref":"ModerationOptions"},{"type":"null"}]},"functions":{"type":["array","null"],"items":{"$ref":"FunctionDefinition"}},"function_call":{"anyOf":[{"type":"string","enum":["none","auto"]},{"$ref":"FunctionCallChoice"},{"type":"null"}]},"top_k":{"type":["integer","null"]},"min_p":{"type":["number","null"],"minimum":0,"maximum":1},"repetition_penalty":{"type":["number","null"],"exclusiveMinimum":0},"length_penalty":{"type":"number"},"use_beam_search":{"type":"boolean"},"min_tokens":{"type":"integer","minimum":0},"stop_token_ids":{"type":["array","null"],"items":{"type":"integer"}},"include_stop_str_in_output":{"type":"boolean"},"ignore_eos":{"type":"boolean"},"skip_special_tokens":{"type":"boolean"},"spaces_between_special_tokens":{"type":"boolean"},"bad_words":{"type":"array","items":{"type":"string"}},"allowed_token_ids":{"type":["array","null"],"items":{"type":"integer"}},"logprob_token_ids":{"type":["array","null"],"items":{"type":"integer"}},"prompt_logprobs":{"type":["integer","null"],"minimum":-1},"truncate_prompt_tokens":{"type":["integer","null"],"minimum":-1},"truncation_side":{"anyOf":[{"type":"string","enum":["left","right"]},{"type":"null"}]},"include_reasoning":{"type":["boolean","null"]},"thinking_token_budget":{"type":["integer","null"]},"echo":{"type":"boolean"},"add_generation_prompt":{"type":"boolean"},"continue_final_message":{"type":"boolean"},"add_special_tokens":{"type":"boolean"},"chat_template":{"type":["string","null"]},"chat_template_kwargs":{"type":["object","null"]},"documents":{"type":["array","null"],"items":{"anyOf":[{"$ref":"GroqDocument"},{"$ref":"TextDocument"}]}},"media_io_kwargs":{"anyOf":[{"$ref":"MediaIoOptions"},{"type":"null"}]},"mm_processor_kwargs":{"type":["object","null"]},"mm_payload":{"type":"string","enum":["tensors","none"]},"return_mm_kwargs":{"type":["boolean","null"]},"structured_outputs":{"anyOf":[{"$ref":"StructuredOutputs"},{"type":"null"}]},"priority":{"type":"integer","minimum":-9223372036854776000,"maximum":9223372036854776000},"request_id":{"type":"string"},"session_id":{"type":["string","null"]},"cache_salt":{"type":["string","null"],"minLength":1,"maxLength":1024},"return_tokens_as_token_ids":{"type":["boolean","null"]},"return_token_ids":{"type":["boolean","null"]},"return_prompt_text":{"type":["boolean","null"]},"return_token_offsets":{"type":["boolean","null"]},"routed_experts_prompt_start":{"type":"integer","minimum":0},"kv_transfer_params":{"type":["object","null"]},"ec_transfer_params":{"type":["object","null"]},"vllm_xargs":{"anyOf":[{"$ref":"VllmExtraArgs"},{"type":"null"}]},"repetition_detection":{"anyOf":[{"$ref":"RepetitionDetection"},{"type":"null"}]},"stream_interval":{"type":["integer","null"],"minimum":1},"watermarking":{"type":["boolean","null"]},"grammar":{"type":"string"},"json_schema":{"type":"object"},"cache_prompt":{"type":"boolean"},"id_slot":{"type":"integer","minimum":-1},"n_predict":{"type":"integer","minimum":-1},"n_keep":{"type":"integer","minimum":-1},"n_discard":{"type":"integer","minimum":0},"n_cache_reuse":{"type":"integer","minimum":0},"n_indent":{"type":"integer","minimum":0},"n_probs":{"type":"integer","minimum":0},"min_keep":{"type":"integer","minimum":0},"t_max_predict_ms":{"type":"integer"},"typical_p":{"type":"number"},"top_n_sigma":{"type":"number"},"dynatemp_range":{"type":"number"},"dynatemp_exponent":{"type":"number"},"repeat_penalty":{"type":"number"},"repeat_last_n":{"type":"integer","minimum":-1},"dry_multiplier":{"type":"number"},"dry_base":{"type":"number"},"dry_allowed_length":{"type":"integer","minimum":0},"dry_penalty_last_n":{"type":"integer","minimum":-1},"dry_sequence_breakers":{"type":"array","items":{"type":"string"}},"xtc_probability":{"type":"number","minimum":0,"maximum":1},"xtc_threshold":{"type":"number","minimum":0},"mirostat":{"type":"integer","enum":[0,1,2]},"mirostat_tau":{"type":"number"},"mirostat_eta":{"type":"number"},"adaptive_target":{"type":"number"},"adaptive_decay":{"type":"number"},"samplers":{"type":"array","items":{"type":"string"}},"timings_per_token":{"type":"boolean"},"return_progress":{"type":"boolean"},"return_tokens":{"type":"boolean"},"post_sampling_probs":{"type":"boolean"},"response_fields":{"type":"array","items":{"type":"string"}},"lora":{"type":"array","items":{"$ref":"LoraScale"}},"sse_ping_interval":{"type":"integer","minimum":-1},"backend_sampling":{"type":"boolean"},"reasoning_format":{"type":"string","enum":["none","auto","deepseek","deepseek-legacy","hidden","raw","parsed"]},"reasoning_control":{"type":"boolean"},"reasoning":{"$ref":"ReasoningOptions"},"disable_tool_validation":{"type":"boolean"},"citation_options":{"anyOf":[{"type":"string","enum":["enabled","disabled"]},{"type":"null"}]},"compound_custom":{"anyOf":[{"$ref":"CompoundCustom"},{"type":"null"}]},"search_settings":{"anyOf":[{"$ref":"SearchSettings"},{"type":"null"}]},"include_domains":{"type":["array","null"],"items":{"type":"string"}},"exclude_domains":{"type":["array","null"],"items":{"type":"string"}}}};
const schema110 = {"$id":"PromptCacheBreakpoint","type":"object","required":["mode"],"properties":{"mode":{"const":"explicit"},"ttl":{"type":"string","enum":["30m","12h"]}}};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptCacheBreakpoint" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.mode !== undefined){
const _errs0 = errors;
if("explicit" !== data.mode){
validate220.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "explicit"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ttl !== undefined){
let data1 = data.ttl;
const _errs1 = errors;
if(typeof data1 !== "string"){
validate220.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "30m") || (data1 === "12h"))){
validate220.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/enum",keyword:"enum",params:{allowedValues: schema110.properties.ttl.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate220.errors = vErrors;
return errors === 0;
}


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate219.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text" !== data.type){
validate219.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs1 = errors;
if(typeof data.text !== "string"){
validate219.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
const _errs3 = errors;
if(!(validate220(data.prompt_cache_breakpoint, {instancePath:instancePath+"/prompt_cache_breakpoint",parentData:data,parentDataProperty:"prompt_cache_breakpoint",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate219.errors = vErrors;
return errors === 0;
}


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeveloperMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("developer" !== data.role){
validate218.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "developer"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs1 = errors;
if(typeof data1 === "string"){
if(typeof data1 !== "string"){
validate218.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate219(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate218.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs7 = errors;
if(typeof data.name !== "string"){
validate218.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate218.errors = vErrors;
return errors === 0;
}


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SystemMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("system" !== data.role){
validate224.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "system"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs1 = errors;
if(typeof data1 === "string"){
if(typeof data1 !== "string"){
validate224.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate219(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate224.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs7 = errors;
if(typeof data.name !== "string"){
validate224.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate224.errors = vErrors;
return errors === 0;
}

const schema115 = {"$id":"ImageUrl","type":"object","required":["url"],"properties":{"url":{"type":"string","minLength":1},"detail":{"type":"string","enum":["auto","low","high","original"]}}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageUrl" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.url !== undefined){
let data0 = data.url;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate231.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data1 = data.detail;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate231.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data1 === "auto") || (data1 === "low")) || (data1 === "high")) || (data1 === "original"))){
validate231.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/enum",keyword:"enum",params:{allowedValues: schema115.properties.detail.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate231.errors = vErrors;
return errors === 0;
}


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.image_url === undefined) && (missing0 = "image_url"))){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("image_url" !== data.type){
validate230.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image_url"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_url !== undefined){
const _errs1 = errors;
if(!(validate231(data.image_url, {instancePath:instancePath+"/image_url",parentData:data,parentDataProperty:"image_url",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
const _errs2 = errors;
if(!(validate220(data.prompt_cache_breakpoint, {instancePath:instancePath+"/prompt_cache_breakpoint",parentData:data,parentDataProperty:"prompt_cache_breakpoint",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate230.errors = vErrors;
return errors === 0;
}

const schema117 = {"$id":"InputAudio","type":"object","required":["data","format"],"properties":{"data":{"type":"string"},"format":{"type":"string","enum":["wav","mp3"]}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputAudio" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.format === undefined) && (missing0 = "format"))){
validate236.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
const _errs0 = errors;
if(typeof data.data !== "string"){
validate236.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate236.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "wav") || (data1 === "mp3"))){
validate236.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema117.properties.format.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate236.errors = vErrors;
return errors === 0;
}


function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputAudioContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.input_audio === undefined) && (missing0 = "input_audio"))){
validate235.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("input_audio" !== data.type){
validate235.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_audio"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_audio !== undefined){
const _errs1 = errors;
if(!(validate236(data.input_audio, {instancePath:instancePath+"/input_audio",parentData:data,parentDataProperty:"input_audio",rootData}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
const _errs2 = errors;
if(!(validate220(data.prompt_cache_breakpoint, {instancePath:instancePath+"/prompt_cache_breakpoint",parentData:data,parentDataProperty:"prompt_cache_breakpoint",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate235.errors = vErrors;
return errors === 0;
}


function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileData" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file_data !== undefined){
const _errs0 = errors;
if(typeof data.file_data !== "string"){
validate241.errors = [{instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
const _errs2 = errors;
if(typeof data.file_id !== "string"){
validate241.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
const _errs4 = errors;
if(typeof data.filename !== "string"){
validate241.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file_data === undefined) && (missing0 = "file_data")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0){
fitting0++;
}
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.file_id === undefined) && (missing1 = "file_id")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs9 === errors;
if(_valid1){
fitting0++;
}
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate241.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}


function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.file === undefined) && (missing0 = "file"))){
validate240.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("file" !== data.type){
validate240.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs1 = errors;
if(!(validate241(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
const _errs2 = errors;
if(!(validate220(data.prompt_cache_breakpoint, {instancePath:instancePath+"/prompt_cache_breakpoint",parentData:data,parentDataProperty:"prompt_cache_breakpoint",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate240.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate240.errors = vErrors;
return errors === 0;
}


function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RefusalContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.refusal === undefined) && (missing0 = "refusal"))){
validate245.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("refusal" !== data.type){
validate245.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "refusal"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
const _errs1 = errors;
if(typeof data.refusal !== "string"){
validate245.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate245.errors = vErrors;
return errors === 0;
}


function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.thinking === undefined) && (missing0 = "thinking"))){
validate247.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("thinking" !== data.type){
validate247.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "thinking"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
const _errs1 = errors;
if(typeof data.thinking !== "string"){
validate247.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closed !== undefined){
const _errs3 = errors;
if(typeof data.closed !== "boolean"){
validate247.errors = [{instancePath:instancePath+"/closed",schemaPath:"#/properties/closed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate247.errors = vErrors;
return errors === 0;
}


function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MediaUrl" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate250.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate250.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate250.errors = vErrors;
return errors === 0;
}


function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioUrlContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.audio_url === undefined) && (missing0 = "audio_url"))){
validate249.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("audio_url" !== data.type){
validate249.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "audio_url"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio_url !== undefined){
const _errs1 = errors;
if(!(validate250(data.audio_url, {instancePath:instancePath+"/audio_url",parentData:data,parentDataProperty:"audio_url",rootData}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate249.errors = vErrors;
return errors === 0;
}


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VideoUrlContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.video_url === undefined) && (missing0 = "video_url"))){
validate253.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("video_url" !== data.type){
validate253.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "video_url"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.video_url !== undefined){
const _errs1 = errors;
if(!(validate250(data.video_url, {instancePath:instancePath+"/video_url",parentData:data,parentDataProperty:"video_url",rootData}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate253.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate253.errors = vErrors;
return errors === 0;
}


function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputVideo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
const _errs0 = errors;
if(typeof data.data !== "string"){
validate257.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs2 = errors;
if(typeof data.url !== "string"){
validate257.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs5 = errors;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0){
fitting0++;
}
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.url === undefined) && (missing1 = "url")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs7 === errors;
if(_valid1){
fitting0++;
}
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate257.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}


function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputVideoContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.input_video === undefined) && (missing0 = "input_video"))){
validate256.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("input_video" !== data.type){
validate256.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_video"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_video !== undefined){
const _errs1 = errors;
if(!(validate257(data.input_video, {instancePath:instancePath+"/input_video",parentData:data,parentDataProperty:"input_video",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate256.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate256.errors = vErrors;
return errors === 0;
}

const schema127 = {"$id":"ImageEmbedsContent","type":"object","required":["type"],"properties":{"type":{"const":"image_embeds"},"image_embeds":{"type":["string","object","null"]},"uuid":{"type":["string","null"]}}};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageEmbedsContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate260.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("image_embeds" !== data.type){
validate260.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image_embeds"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_embeds !== undefined){
let data1 = data.image_embeds;
const _errs1 = errors;
if(((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))) && (data1 !== null)){
validate260.errors = [{instancePath:instancePath+"/image_embeds",schemaPath:"#/properties/image_embeds/type",keyword:"type",params:{type: schema127.properties.image_embeds.type},message:"must be string,object,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uuid !== undefined){
let data2 = data.uuid;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate260.errors = [{instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: schema127.properties.uuid.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate260.errors = vErrors;
return errors === 0;
}

const schema128 = {"$id":"AudioEmbedsContent","type":"object","required":["type"],"properties":{"type":{"const":"audio_embeds"},"audio_embeds":{"type":["string","object","null"]},"uuid":{"type":["string","null"]}}};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioEmbedsContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate262.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("audio_embeds" !== data.type){
validate262.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "audio_embeds"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio_embeds !== undefined){
let data1 = data.audio_embeds;
const _errs1 = errors;
if(((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))) && (data1 !== null)){
validate262.errors = [{instancePath:instancePath+"/audio_embeds",schemaPath:"#/properties/audio_embeds/type",keyword:"type",params:{type: schema128.properties.audio_embeds.type},message:"must be string,object,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uuid !== undefined){
let data2 = data.uuid;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate262.errors = [{instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: schema128.properties.uuid.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate262.errors = vErrors;
return errors === 0;
}

const schema129 = {"$id":"VideoEmbedsContent","type":"object","required":["type"],"properties":{"type":{"const":"video_embeds"},"video_embeds":{"type":["string","object","null"]},"uuid":{"type":["string","null"]}}};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VideoEmbedsContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate264.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("video_embeds" !== data.type){
validate264.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "video_embeds"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.video_embeds !== undefined){
let data1 = data.video_embeds;
const _errs1 = errors;
if(((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))) && (data1 !== null)){
validate264.errors = [{instancePath:instancePath+"/video_embeds",schemaPath:"#/properties/video_embeds/type",keyword:"type",params:{type: schema129.properties.video_embeds.type},message:"must be string,object,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uuid !== undefined){
let data2 = data.uuid;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate264.errors = [{instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: schema129.properties.uuid.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate264.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate264.errors = vErrors;
return errors === 0;
}


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptEmbedsContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate266.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("prompt_embeds" !== data.type){
validate266.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "prompt_embeds"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs1 = errors;
if(typeof data.data !== "string"){
validate266.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate266.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate266.errors = vErrors;
return errors === 0;
}


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolReferenceContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate268.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_reference" !== data.type){
validate268.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_reference"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate268.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate268.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate268.errors = vErrors;
return errors === 0;
}

const schema133 = {"$id":"InlineDocument","type":"object","required":["data"],"properties":{"data":{"type":"object"},"id":{"type":["string","null"]}}};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InlineDocument" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate271.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs0 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate271.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate271.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema133.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate271.errors = vErrors;
return errors === 0;
}


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DocumentContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.document === undefined) && (missing0 = "document"))){
validate270.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("document" !== data.type){
validate270.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "document"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document !== undefined){
const _errs1 = errors;
if(!(validate271(data.document, {instancePath:instancePath+"/document",parentData:data,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate270.errors = vErrors;
return errors === 0;
}


function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate274.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
const _errs3 = errors;
if(!(((((((((((((((data0 === "text") || (data0 === "image_url")) || (data0 === "input_audio")) || (data0 === "file")) || (data0 === "refusal")) || (data0 === "thinking")) || (data0 === "audio_url")) || (data0 === "video_url")) || (data0 === "input_video")) || (data0 === "image_embeds")) || (data0 === "audio_embeds")) || (data0 === "video_embeds")) || (data0 === "prompt_embeds")) || (data0 === "tool_reference")) || (data0 === "document"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs3 === errors;
if(valid1){
validate274.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate274.errors = vErrors;
return errors === 0;
}


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentPart" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate219(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image_url"){
if(!(validate230(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
}
else if(tag0 === "input_audio"){
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file"){
if(!(validate240(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
}
else if(tag0 === "refusal"){
if(!(validate245(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
}
else if(tag0 === "thinking"){
if(!(validate247(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
else if(tag0 === "audio_url"){
if(!(validate249(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
else if(tag0 === "video_url"){
if(!(validate253(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
else if(tag0 === "input_video"){
if(!(validate256(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image_embeds"){
if(!(validate260(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
else if(tag0 === "audio_embeds"){
if(!(validate262(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
else if(tag0 === "video_embeds"){
if(!(validate264(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
}
else if(tag0 === "prompt_embeds"){
if(!(validate266(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_reference"){
if(!(validate268(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
}
else if(tag0 === "document"){
if(!(validate270(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
}
else if((((((((((((((((typeof tag0 == "string") && (tag0 !== "text")) && (tag0 !== "image_url")) && (tag0 !== "input_audio")) && (tag0 !== "file")) && (tag0 !== "refusal")) && (tag0 !== "thinking")) && (tag0 !== "audio_url")) && (tag0 !== "video_url")) && (tag0 !== "input_video")) && (tag0 !== "image_embeds")) && (tag0 !== "audio_embeds")) && (tag0 !== "video_embeds")) && (tag0 !== "prompt_embeds")) && (tag0 !== "tool_reference")) && (tag0 !== "document")){
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
}
else {
validate228.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate228.errors = vErrors;
return errors === 0;
}


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UserMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate227.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("user" !== data.role){
validate227.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "user"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs1 = errors;
if(typeof data1 === "string"){
if(typeof data1 !== "string"){
validate227.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate228(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate227.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate227.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs7 = errors;
if(typeof data.name !== "string"){
validate227.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate227.errors = vErrors;
return errors === 0;
}

const schema135 = {"$id":"AssistantMessage","type":"object","required":["role"],"properties":{"role":{"const":"assistant"},"content":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"AssistantContentPart"}},{"type":"null"}]},"refusal":{"type":["string","null"]},"name":{"type":"string"},"audio":{"anyOf":[{"$ref":"AudioReference"},{"type":"null"}]},"tool_calls":{"type":["array","null"],"items":{"$ref":"MessageToolCall"}},"function_call":{"anyOf":[{"$ref":"FunctionCall"},{"type":"null"}]},"reasoning":{"type":["string","null"]},"reasoning_content":{"type":["string","null"]},"annotations":{"type":["array","null"],"items":{"type":"object"}}}};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AssistantContentPart" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate219(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
else if(tag0 === "refusal"){
if(!(validate245(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
}
else if(tag0 === "thinking"){
if(!(validate247(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
else if((((((((((((((((typeof tag0 == "string") && (tag0 !== "text")) && (tag0 !== "image_url")) && (tag0 !== "input_audio")) && (tag0 !== "file")) && (tag0 !== "refusal")) && (tag0 !== "thinking")) && (tag0 !== "audio_url")) && (tag0 !== "video_url")) && (tag0 !== "input_video")) && (tag0 !== "image_embeds")) && (tag0 !== "audio_embeds")) && (tag0 !== "video_embeds")) && (tag0 !== "prompt_embeds")) && (tag0 !== "tool_reference")) && (tag0 !== "document")){
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
}
else {
validate279.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate279.errors = vErrors;
return errors === 0;
}


function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioReference" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate285.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate285.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate285.errors = vErrors;
return errors === 0;
}


function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate289.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs0 = errors;
if(typeof data.name !== "string"){
validate289.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs2 = errors;
if(typeof data.arguments !== "string"){
validate289.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate289.errors = vErrors;
return errors === 0;
}


function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.function === undefined) && (missing0 = "function"))){
validate288.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate288.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs2 = errors;
if("function" !== data.type){
validate288.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs3 = errors;
if(!(validate289(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data3 = data.index;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate288.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate288.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate288.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate288.errors = vErrors;
return errors === 0;
}


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.input === undefined) && (missing0 = "input"))){
validate293.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs0 = errors;
if(typeof data.name !== "string"){
validate293.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs2 = errors;
if(typeof data.input !== "string"){
validate293.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate293.errors = vErrors;
return errors === 0;
}


function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.custom === undefined) && (missing0 = "custom"))){
validate292.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate292.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs2 = errors;
if("custom" !== data.type){
validate292.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom !== undefined){
const _errs3 = errors;
if(!(validate293(data.custom, {instancePath:instancePath+"/custom",parentData:data,parentDataProperty:"custom",rootData}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate292.errors = vErrors;
return errors === 0;
}


function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageToolCall" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "function"){
if(!(validate288(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
}
else if(tag0 === "custom"){
if(!(validate292(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate287.errors = vErrors;
return errors === 0;
}


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AssistantMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("assistant" !== data.role){
validate278.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs1 = errors;
if(typeof data1 === "string"){
if(typeof data1 !== "string"){
validate278.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate279(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate278.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
let data3 = data.refusal;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate278.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema135.properties.refusal.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs11 = errors;
if(typeof data.name !== "string"){
validate278.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio !== undefined){
let data5 = data.audio;
const _errs13 = errors;
if(data5 !== null){
if(!(validate285(data5, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data6 = data.tool_calls;
const _errs15 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate278.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema135.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs16 = errors;
if(!(validate287(data6[i1], {instancePath:instancePath+"/tool_calls/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_call !== undefined){
let data8 = data.function_call;
const _errs18 = errors;
if(data8 !== null){
if(!(validate289(data8, {instancePath:instancePath+"/function_call",parentData:data,parentDataProperty:"function_call",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data9 = data.reasoning;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate278.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: schema135.properties.reasoning.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_content !== undefined){
let data10 = data.reasoning_content;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate278.errors = [{instancePath:instancePath+"/reasoning_content",schemaPath:"#/properties/reasoning_content/type",keyword:"type",params:{type: schema135.properties.reasoning_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data11 = data.annotations;
const _errs24 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate278.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: schema135.properties.annotations.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data11)){
var valid6 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
const _errs25 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
validate278.errors = [{instancePath:instancePath+"/annotations/" + i2,schemaPath:"#/properties/annotations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid6 = _errs25 === errors;
if(!valid6){
break;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate278.errors = vErrors;
return errors === 0;
}


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.role === undefined) && (missing0 = "role")) || ((data.tool_call_id === undefined) && (missing0 = "tool_call_id"))) || ((data.content === undefined) && (missing0 = "content"))){
validate299.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("tool" !== data.role){
validate299.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
const _errs1 = errors;
if(typeof data.tool_call_id !== "string"){
validate299.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data2 = data.content;
const _errs3 = errors;
if(typeof data2 === "string"){
if(typeof data2 !== "string"){
validate299.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data2)){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate228(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate299.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate299.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs9 = errors;
if(typeof data.name !== "string"){
validate299.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate299.errors = vErrors;
return errors === 0;
}

const schema144 = {"$id":"FunctionMessage","type":"object","required":["role","name","content"],"properties":{"role":{"const":"function"},"name":{"type":"string"},"content":{"type":["string","null"]}}};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.role === undefined) && (missing0 = "role")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.content === undefined) && (missing0 = "content"))){
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("function" !== data.role){
validate302.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate302.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data2 = data.content;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate302.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema144.properties.content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate302.errors = vErrors;
return errors === 0;
}


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestMessage" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.role;
}
if(tag0 === "developer"){
if(!(validate218(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
else if(tag0 === "system"){
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
else if(tag0 === "user"){
if(!(validate227(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
else if(tag0 === "assistant"){
if(!(validate278(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool"){
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
}
else if(tag0 === "function"){
if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate217.errors = vErrors;
return errors === 0;
}

const schema146 = {"$id":"FunctionTool","type":"object","required":["type","function"],"properties":{"type":{"const":"function"},"function":{"$ref":"FunctionDefinition"},"defer_loading":{"type":["boolean","null"]}}};
const schema147 = {"$id":"FunctionDefinition","type":"object","required":["name"],"properties":{"name":{"type":"string","pattern":"^[a-zA-Z0-9_-]{1,64}$"},"description":{"type":["string","null"]},"parameters":{"type":["object","null"]},"strict":{"type":["boolean","null"]},"defer_loading":{"type":["boolean","null"]}}};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionDefinition" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate310.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]{1,64}$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]{1,64}$"+"\""}];
return false;
}
}
else {
validate310.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate310.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema147.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data2 = data.parameters;
const _errs4 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate310.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: schema147.properties.parameters.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data3 = data.strict;
const _errs6 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate310.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema147.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
let data4 = data.defer_loading;
const _errs8 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate310.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: schema147.properties.defer_loading.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate310.errors = vErrors;
return errors === 0;
}


function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.function === undefined) && (missing0 = "function"))){
validate309.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("function" !== data.type){
validate309.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs1 = errors;
if(!(validate310(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
let data2 = data.defer_loading;
const _errs2 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate309.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: schema146.properties.defer_loading.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate309.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate309.errors = vErrors;
return errors === 0;
}


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomTextFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate316.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("text" !== data.type){
validate316.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate316.errors = vErrors;
return errors === 0;
}

const schema153 = {"$id":"CustomGrammar","type":"object","required":["definition","syntax"],"properties":{"definition":{"type":"string"},"syntax":{"type":"string","enum":["lark","regex"]}}};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomGrammar" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.definition === undefined) && (missing0 = "definition")) || ((data.syntax === undefined) && (missing0 = "syntax"))){
validate319.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.definition !== undefined){
const _errs0 = errors;
if(typeof data.definition !== "string"){
validate319.errors = [{instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.syntax !== undefined){
let data1 = data.syntax;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate319.errors = [{instancePath:instancePath+"/syntax",schemaPath:"#/properties/syntax/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "lark") || (data1 === "regex"))){
validate319.errors = [{instancePath:instancePath+"/syntax",schemaPath:"#/properties/syntax/enum",keyword:"enum",params:{allowedValues: schema153.properties.syntax.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate319.errors = vErrors;
return errors === 0;
}


function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomGrammarFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.grammar === undefined) && (missing0 = "grammar"))){
validate318.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("grammar" !== data.type){
validate318.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "grammar"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grammar !== undefined){
const _errs1 = errors;
if(!(validate319(data.grammar, {instancePath:instancePath+"/grammar",parentData:data,parentDataProperty:"grammar",rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate318.errors = vErrors;
return errors === 0;
}


function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomFormat" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate316(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
}
else if(tag0 === "grammar"){
if(!(validate318(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
else {
validate315.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate315.errors = vErrors;
return errors === 0;
}


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomDefinition" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate314.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate314.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]{1,64}$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]{1,64}$"+"\""}];
return false;
}
}
else {
validate314.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs2 = errors;
if(typeof data.description !== "string"){
validate314.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
const _errs4 = errors;
if(!(validate315(data.format, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate314.errors = vErrors;
return errors === 0;
}


function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.custom === undefined) && (missing0 = "custom"))){
validate313.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("custom" !== data.type){
validate313.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom !== undefined){
const _errs1 = errors;
if(!(validate314(data.custom, {instancePath:instancePath+"/custom",parentData:data,parentDataProperty:"custom",rootData}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate313.errors = vErrors;
return errors === 0;
}


function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate325.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate325.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
const _errs3 = errors;
if(!((data0 === "function") || (data0 === "custom"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs3 === errors;
if(valid1){
validate325.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate325.errors = vErrors;
return errors === 0;
}


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Tool" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "function"){
if(!(validate309(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
else if(tag0 === "custom"){
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
}
else if(((typeof tag0 == "string") && (tag0 !== "function")) && (tag0 !== "custom")){
if(!(validate325(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
else {
validate308.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate308.errors = vErrors;
return errors === 0;
}

const schema156 = {"$id":"ToolChoiceMode","type":"string","enum":["none","auto","required"]};

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoiceMode" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate329.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "none") || (data === "auto")) || (data === "required"))){
validate329.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema156.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate329.errors = vErrors;
return errors === 0;
}


function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NamedFunction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate333.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate333.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate333.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate333.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate333.errors = vErrors;
return errors === 0;
}


function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NamedToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.function === undefined) && (missing0 = "function"))){
validate332.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("function" !== data.type){
validate332.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs1 = errors;
if(!(validate333(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate332.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate332.errors = vErrors;
return errors === 0;
}


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NamedCustomTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate337.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate337.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate337.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate337.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate337.errors = vErrors;
return errors === 0;
}


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NamedCustomToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.custom === undefined) && (missing0 = "custom"))){
validate336.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("custom" !== data.type){
validate336.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom !== undefined){
const _errs1 = errors;
if(!(validate337(data.custom, {instancePath:instancePath+"/custom",parentData:data,parentDataProperty:"custom",rootData}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate336.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate336.errors = vErrors;
return errors === 0;
}

const schema163 = {"$id":"AllowedTools","type":"object","required":["mode","tools"],"properties":{"mode":{"type":"string","enum":["auto","required"]},"tools":{"type":"array","items":{"type":"object"}}}};

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AllowedTools" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mode === undefined) && (missing0 = "mode")) || ((data.tools === undefined) && (missing0 = "tools"))){
validate341.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.mode !== undefined){
let data0 = data.mode;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate341.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "auto") || (data0 === "required"))){
validate341.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema163.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data1 = data.tools;
const _errs2 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs3 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate341.errors = [{instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate341.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate341.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate341.errors = vErrors;
return errors === 0;
}


function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AllowedToolsChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.allowed_tools === undefined) && (missing0 = "allowed_tools"))){
validate340.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("allowed_tools" !== data.type){
validate340.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "allowed_tools"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_tools !== undefined){
const _errs1 = errors;
if(!(validate341(data.allowed_tools, {instancePath:instancePath+"/allowed_tools",parentData:data,parentDataProperty:"allowed_tools",rootData}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate340.errors = vErrors;
return errors === 0;
}


function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoiceObject" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "function"){
if(!(validate332(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
errors = vErrors.length;
}
}
else if(tag0 === "custom"){
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
}
else if(tag0 === "allowed_tools"){
if(!(validate340(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
}
else {
validate331.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate331.errors = vErrors;
return errors === 0;
}


function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoice" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(validate329(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
}
else if(data && typeof data == "object" && !Array.isArray(data)){
if(!(validate331(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
}
else {
validate328.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate328.errors = vErrors;
return errors === 0;
}

const schema164 = {"$id":"ReasoningEffort","type":"string","enum":["none","minimal","low","medium","high","xhigh","max","default","ultra"]};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningEffort" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate347.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data === "none") || (data === "minimal")) || (data === "low")) || (data === "medium")) || (data === "high")) || (data === "xhigh")) || (data === "max")) || (data === "default")) || (data === "ultra"))){
validate347.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema164.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate347.errors = vErrors;
return errors === 0;
}

const schema165 = {"$id":"PromptCacheOptions","type":"object","properties":{"mode":{"type":"string","enum":["implicit","explicit"]},"ttl":{"type":"string","enum":["30m","12h"]}}};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptCacheOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
let data0 = data.mode;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate349.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "implicit") || (data0 === "explicit"))){
validate349.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema165.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ttl !== undefined){
let data1 = data.ttl;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate349.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "30m") || (data1 === "12h"))){
validate349.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/enum",keyword:"enum",params:{allowedValues: schema165.properties.ttl.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate349.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate349.errors = vErrors;
return errors === 0;
}

const schema166 = {"$id":"ServiceTier","type":"string","enum":["auto","default","flex","scale","priority","fast","on_demand","performance"]};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ServiceTier" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate351.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data === "auto") || (data === "default")) || (data === "flex")) || (data === "scale")) || (data === "priority")) || (data === "fast")) || (data === "on_demand")) || (data === "performance"))){
validate351.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate351.errors = vErrors;
return errors === 0;
}


function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Metadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs1 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 512){
validate353.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
else {
validate353.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate353.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate353.errors = vErrors;
return errors === 0;
}

const schema168 = {"$id":"AudioOptions","type":"object","required":["voice","format"],"properties":{"voice":{"anyOf":[{"type":"string","minLength":1},{"$ref":"CustomVoice"}]},"format":{"type":"string","enum":["wav","aac","mp3","flac","opus","pcm16"]}}};

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomVoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate356.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate356.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate356.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate356.errors = vErrors;
return errors === 0;
}


function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.voice === undefined) && (missing0 = "voice")) || ((data.format === undefined) && (missing0 = "format"))){
validate355.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.voice !== undefined){
let data0 = data.voice;
const _errs0 = errors;
if(typeof data0 === "string"){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate355.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate355.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(!(validate356(data0, {instancePath:instancePath+"/voice",parentData:data,parentDataProperty:"voice",rootData}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
}
else {
validate355.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate355.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data1 === "wav") || (data1 === "aac")) || (data1 === "mp3")) || (data1 === "flac")) || (data1 === "opus")) || (data1 === "pcm16"))){
validate355.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema168.properties.format.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate355.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate355.errors = vErrors;
return errors === 0;
}


function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Prediction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.content === undefined) && (missing0 = "content"))){
validate359.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("content" !== data.type){
validate359.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs1 = errors;
if(typeof data1 === "string"){
if(typeof data1 !== "string"){
validate359.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate219(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate359.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate359.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate359.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate359.errors = vErrors;
return errors === 0;
}

const schema171 = {"$id":"WebSearchOptions","type":"object","properties":{"search_context_size":{"type":"string","enum":["low","medium","high"]},"user_location":{"anyOf":[{"$ref":"UserLocation"},{"type":"null"}]}}};

function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApproximateLocation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
const _errs0 = errors;
if(typeof data.country !== "string"){
validate364.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
const _errs2 = errors;
if(typeof data.region !== "string"){
validate364.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs4 = errors;
if(typeof data.city !== "string"){
validate364.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone !== undefined){
const _errs6 = errors;
if(typeof data.timezone !== "string"){
validate364.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate364.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate364.errors = vErrors;
return errors === 0;
}


function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UserLocation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.approximate === undefined) && (missing0 = "approximate"))){
validate363.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("approximate" !== data.type){
validate363.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "approximate"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approximate !== undefined){
const _errs1 = errors;
if(!(validate364(data.approximate, {instancePath:instancePath+"/approximate",parentData:data,parentDataProperty:"approximate",rootData}))){
vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate363.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate363.errors = vErrors;
return errors === 0;
}


function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebSearchOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.search_context_size !== undefined){
let data0 = data.search_context_size;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate362.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"#/properties/search_context_size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "low") || (data0 === "medium")) || (data0 === "high"))){
validate362.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"#/properties/search_context_size/enum",keyword:"enum",params:{allowedValues: schema171.properties.search_context_size.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_location !== undefined){
let data1 = data.user_location;
const _errs2 = errors;
if(data1 !== null){
if(!(validate363(data1, {instancePath:instancePath+"/user_location",parentData:data,parentDataProperty:"user_location",rootData}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate362.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate362.errors = vErrors;
return errors === 0;
}

const schema176 = {"$id":"ModerationMode","type":"object","required":["mode"],"properties":{"mode":{"type":"string","enum":["score","block"]}}};

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationMode" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate370.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate370.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "score") || (data0 === "block"))){
validate370.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema176.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate370.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate370.errors = vErrors;
return errors === 0;
}


function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationPolicy" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input !== undefined){
let data0 = data.input;
const _errs0 = errors;
if(data0 !== null){
if(!(validate370(data0, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data1 = data.output;
const _errs2 = errors;
if(data1 !== null){
if(!(validate370(data1, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate369.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate369.errors = vErrors;
return errors === 0;
}


function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate368.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate368.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.policy !== undefined){
let data1 = data.policy;
const _errs2 = errors;
if(data1 !== null){
if(!(validate369(data1, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate368.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate368.errors = vErrors;
return errors === 0;
}


function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionCallChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate376.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate376.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate376.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate376.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate376.errors = vErrors;
return errors === 0;
}

const schema178 = {"$id":"GroqDocument","type":"object","required":["source"],"properties":{"id":{"type":["string","null"]},"source":{"$ref":"DocumentSource"}}};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextDocumentSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate380.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text" !== data.type){
validate380.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs1 = errors;
if(typeof data.text !== "string"){
validate380.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate380.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate380.errors = vErrors;
return errors === 0;
}


function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonDocumentSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate382.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("json" !== data.type){
validate382.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "json"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs1 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate382.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate382.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate382.errors = vErrors;
return errors === 0;
}


function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DocumentSource" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate380(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
}
else if(tag0 === "json"){
if(!(validate382(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
}
else {
validate379.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate379.errors = vErrors;
return errors === 0;
}


function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GroqDocument" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.source === undefined) && (missing0 = "source")){
validate378.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate378.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema178.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs2 = errors;
if(!(validate379(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate378.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate378.errors = vErrors;
return errors === 0;
}


function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextDocument" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof data[key0] !== "string"){
validate386.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate386.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate386.errors = vErrors;
return errors === 0;
}


function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MediaIoOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate388.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate388.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate388.errors = vErrors;
return errors === 0;
}


function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effort !== undefined){
if(!(validate347(data.effort, {instancePath:instancePath+"/effort",parentData:data,parentDataProperty:"effort",rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
}
}
else {
validate394.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate394.errors = vErrors;
return errors === 0;
}

const schema186 = {"$id":"CompoundModels","type":"object","properties":{"reasoning_model":{"type":["string","null"]},"answering_model":{"type":["string","null"]}}};

function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompoundModels" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reasoning_model !== undefined){
let data0 = data.reasoning_model;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate398.errors = [{instancePath:instancePath+"/reasoning_model",schemaPath:"#/properties/reasoning_model/type",keyword:"type",params:{type: schema186.properties.reasoning_model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answering_model !== undefined){
let data1 = data.answering_model;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate398.errors = [{instancePath:instancePath+"/answering_model",schemaPath:"#/properties/answering_model/type",keyword:"type",params:{type: schema186.properties.answering_model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate398.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate398.errors = vErrors;
return errors === 0;
}

const schema187 = {"$id":"CompoundTools","type":"object","properties":{"enabled_tools":{"type":["array","null"],"items":{"type":"string"}},"wolfram_settings":{"type":["object","null"]}}};

function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompoundTools" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled_tools !== undefined){
let data0 = data.enabled_tools;
const _errs0 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate400.errors = [{instancePath:instancePath+"/enabled_tools",schemaPath:"#/properties/enabled_tools/type",keyword:"type",params:{type: schema187.properties.enabled_tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data0[i0] !== "string"){
validate400.errors = [{instancePath:instancePath+"/enabled_tools/" + i0,schemaPath:"#/properties/enabled_tools/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wolfram_settings !== undefined){
let data2 = data.wolfram_settings;
const _errs4 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate400.errors = [{instancePath:instancePath+"/wolfram_settings",schemaPath:"#/properties/wolfram_settings/type",keyword:"type",params:{type: schema187.properties.wolfram_settings.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate400.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate400.errors = vErrors;
return errors === 0;
}


function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompoundCustom" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.models !== undefined){
let data0 = data.models;
const _errs0 = errors;
if(data0 !== null){
if(!(validate398(data0, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData}))){
vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
errors = vErrors.length;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data1 = data.tools;
const _errs2 = errors;
if(data1 !== null){
if(!(validate400(data1, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate397.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate397.errors = vErrors;
return errors === 0;
}

const schema188 = {"$id":"SearchSettings","type":"object","properties":{"include_domains":{"type":["array","null"],"items":{"type":"string"}},"exclude_domains":{"type":["array","null"],"items":{"type":"string"}},"include_images":{"type":["boolean","null"]},"country":{"type":["string","null"]}}};

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SearchSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_domains !== undefined){
let data0 = data.include_domains;
const _errs0 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate403.errors = [{instancePath:instancePath+"/include_domains",schemaPath:"#/properties/include_domains/type",keyword:"type",params:{type: schema188.properties.include_domains.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data0[i0] !== "string"){
validate403.errors = [{instancePath:instancePath+"/include_domains/" + i0,schemaPath:"#/properties/include_domains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exclude_domains !== undefined){
let data2 = data.exclude_domains;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate403.errors = [{instancePath:instancePath+"/exclude_domains",schemaPath:"#/properties/exclude_domains/type",keyword:"type",params:{type: schema188.properties.exclude_domains.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs5 = errors;
if(typeof data2[i1] !== "string"){
validate403.errors = [{instancePath:instancePath+"/exclude_domains/" + i1,schemaPath:"#/properties/exclude_domains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include_images !== undefined){
let data4 = data.include_images;
const _errs8 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate403.errors = [{instancePath:instancePath+"/include_images",schemaPath:"#/properties/include_images/type",keyword:"type",params:{type: schema188.properties.include_images.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data5 = data.country;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate403.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema188.properties.country.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate403.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate403.errors = vErrors;
return errors === 0;
}


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatCompletionRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messages === undefined) && (missing0 = "messages")){
validate216.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messages !== undefined){
let data0 = data.messages;
const _errs0 = errors;
if(Array.isArray(data0)){
if(data0.length < 1){
validate216.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate217(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data2 = data.model;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate216.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema106.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data3 = data.stream;
const _errs5 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate216.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema106.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data4 = data.stream_options;
const _errs7 = errors;
if(data4 !== null){
if(!(validate108(data4, {instancePath:instancePath+"/stream_options",parentData:data,parentDataProperty:"stream_options",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_completion_tokens !== undefined){
let data5 = data.max_completion_tokens;
const _errs9 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate216.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/type",keyword:"type",params:{type: schema106.properties.max_completion_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < -1 || isNaN(data5)){
validate216.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data6 = data.max_tokens;
const _errs11 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate216.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema106.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < -1 || isNaN(data6)){
validate216.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data7 = data.temperature;
const _errs13 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate216.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema106.properties.temperature.type},message:"must be number,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate216.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data8 = data.top_p;
const _errs15 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate216.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema106.properties.top_p.type},message:"must be number,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
validate216.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate216.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n !== undefined){
let data9 = data.n;
const _errs17 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate216.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schema106.properties.n.type},message:"must be integer,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate216.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data10 = data.stop;
const _errs19 = errors;
if(typeof data10 === "string"){
if(typeof data10 === "string"){
if(func0(data10) < 1){
validate216.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate216.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data10)){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs23 = errors;
if(typeof data11 === "string"){
if(func0(data11) < 1){
validate216.errors = [{instancePath:instancePath+"/stop/" + i1,schemaPath:"#/properties/stop/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate216.errors = [{instancePath:instancePath+"/stop/" + i1,schemaPath:"#/properties/stop/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data10 === null){
if(data10 !== null){
validate216.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate216.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data12 = data.seed;
const _errs28 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate216.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema106.properties.seed.type},message:"must be integer,null"}];
return false;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9223372036854776000 || isNaN(data12)){
validate216.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},message:"must be <= 9223372036854776000"}];
return false;
}
else {
if(data12 < -9223372036854776000 || isNaN(data12)){
validate216.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9223372036854776000},message:"must be >= -9223372036854776000"}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data13 = data.frequency_penalty;
const _errs30 = errors;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
validate216.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema106.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2 || isNaN(data13)){
validate216.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data13 < -2 || isNaN(data13)){
validate216.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data14 = data.presence_penalty;
const _errs32 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate216.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema106.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2 || isNaN(data14)){
validate216.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data14 < -2 || isNaN(data14)){
validate216.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logit_bias !== undefined){
let data15 = data.logit_bias;
const _errs34 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(!(validate104(data15, {instancePath:instancePath+"/logit_bias",parentData:data,parentDataProperty:"logit_bias",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
else if(Array.isArray(data15)){
if(Array.isArray(data15)){
var valid6 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
const _errs37 = errors;
if(!(validate106(data15[i2], {instancePath:instancePath+"/logit_bias/" + i2,parentData:data15,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid6 = _errs37 === errors;
if(!valid6){
break;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data15 === null){
if(data15 !== null){
validate216.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate216.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data17 = data.logprobs;
const _errs41 = errors;
if((typeof data17 !== "boolean") && (data17 !== null)){
validate216.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema106.properties.logprobs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data18 = data.top_logprobs;
const _errs43 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate216.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema106.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < -1 || isNaN(data18)){
validate216.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data19 = data.tools;
const _errs45 = errors;
if((!(Array.isArray(data19))) && (data19 !== null)){
validate216.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema106.properties.tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data19)){
var valid7 = true;
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
const _errs46 = errors;
if(!(validate308(data19[i3], {instancePath:instancePath+"/tools/" + i3,parentData:data19,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var valid7 = _errs46 === errors;
if(!valid7){
break;
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data21 = data.tool_choice;
const _errs48 = errors;
if(data21 !== null){
if(!(validate328(data21, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data22 = data.parallel_tool_calls;
const _errs50 = errors;
if((typeof data22 !== "boolean") && (data22 !== null)){
validate216.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema106.properties.parallel_tool_calls.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
let data23 = data.response_format;
const _errs52 = errors;
if(data23 !== null){
if(!(validate110(data23, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_effort !== undefined){
let data24 = data.reasoning_effort;
const _errs54 = errors;
if(data24 !== null){
if(!(validate347(data24, {instancePath:instancePath+"/reasoning_effort",parentData:data,parentDataProperty:"reasoning_effort",rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verbosity !== undefined){
let data25 = data.verbosity;
const _errs56 = errors;
if(data25 !== null){
if(typeof data25 !== "string"){
validate216.errors = [{instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data25 === "low") || (data25 === "medium")) || (data25 === "high"))){
validate216.errors = [{instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema106.properties.verbosity.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data26 = data.user;
const _errs59 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate216.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema106.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safety_identifier !== undefined){
let data27 = data.safety_identifier;
const _errs61 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate216.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/type",keyword:"type",params:{type: schema106.properties.safety_identifier.type},message:"must be string,null"}];
return false;
}
if(typeof data27 === "string"){
if(func0(data27) > 128){
validate216.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_key !== undefined){
let data28 = data.prompt_cache_key;
const _errs63 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate216.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/type",keyword:"type",params:{type: schema106.properties.prompt_cache_key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_retention !== undefined){
let data29 = data.prompt_cache_retention;
const _errs65 = errors;
if(data29 !== null){
if(typeof data29 !== "string"){
validate216.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data29 === "in_memory") || (data29 === "24h"))){
validate216.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema106.properties.prompt_cache_retention.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_options !== undefined){
const _errs68 = errors;
if(!(validate349(data.prompt_cache_options, {instancePath:instancePath+"/prompt_cache_options",parentData:data,parentDataProperty:"prompt_cache_options",rootData}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data31 = data.service_tier;
const _errs69 = errors;
if(data31 !== null){
if(!(validate351(data31, {instancePath:instancePath+"/service_tier",parentData:data,parentDataProperty:"service_tier",rootData}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data32 = data.store;
const _errs71 = errors;
if((typeof data32 !== "boolean") && (data32 !== null)){
validate216.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schema106.properties.store.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data33 = data.metadata;
const _errs73 = errors;
if(data33 !== null){
if(!(validate353(data33, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modalities !== undefined){
let data34 = data.modalities;
const _errs75 = errors;
if((!(Array.isArray(data34))) && (data34 !== null)){
validate216.errors = [{instancePath:instancePath+"/modalities",schemaPath:"#/properties/modalities/type",keyword:"type",params:{type: schema106.properties.modalities.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data34)){
var valid15 = true;
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
const _errs76 = errors;
if(typeof data35 !== "string"){
validate216.errors = [{instancePath:instancePath+"/modalities/" + i4,schemaPath:"#/properties/modalities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data35 === "text") || (data35 === "audio"))){
validate216.errors = [{instancePath:instancePath+"/modalities/" + i4,schemaPath:"#/properties/modalities/items/enum",keyword:"enum",params:{allowedValues: schema106.properties.modalities.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid15 = _errs76 === errors;
if(!valid15){
break;
}
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio !== undefined){
let data36 = data.audio;
const _errs79 = errors;
if(data36 !== null){
if(!(validate355(data36, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prediction !== undefined){
let data37 = data.prediction;
const _errs81 = errors;
if(data37 !== null){
if(!(validate359(data37, {instancePath:instancePath+"/prediction",parentData:data,parentDataProperty:"prediction",rootData}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_search_options !== undefined){
const _errs83 = errors;
if(!(validate362(data.web_search_options, {instancePath:instancePath+"/web_search_options",parentData:data,parentDataProperty:"web_search_options",rootData}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data39 = data.moderation;
const _errs84 = errors;
if(data39 !== null){
if(!(validate368(data39, {instancePath:instancePath+"/moderation",parentData:data,parentDataProperty:"moderation",rootData}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functions !== undefined){
let data40 = data.functions;
const _errs86 = errors;
if((!(Array.isArray(data40))) && (data40 !== null)){
validate216.errors = [{instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type: schema106.properties.functions.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data40)){
var valid19 = true;
const len5 = data40.length;
for(let i5=0; i5<len5; i5++){
const _errs87 = errors;
if(!(validate310(data40[i5], {instancePath:instancePath+"/functions/" + i5,parentData:data40,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var valid19 = _errs87 === errors;
if(!valid19){
break;
}
}
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_call !== undefined){
let data42 = data.function_call;
const _errs89 = errors;
if(typeof data42 === "string"){
if(typeof data42 !== "string"){
validate216.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data42 === "none") || (data42 === "auto"))){
validate216.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema106.properties.function_call.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
else if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(!(validate376(data42, {instancePath:instancePath+"/function_call",parentData:data,parentDataProperty:"function_call",rootData}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
errors = vErrors.length;
}
}
else if(data42 === null){
if(data42 !== null){
validate216.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate216.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_k !== undefined){
let data43 = data.top_k;
const _errs95 = errors;
if((!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))) && (data43 !== null)){
validate216.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: schema106.properties.top_k.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs95 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_p !== undefined){
let data44 = data.min_p;
const _errs97 = errors;
if((!((typeof data44 == "number") && (isFinite(data44)))) && (data44 !== null)){
validate216.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/type",keyword:"type",params:{type: schema106.properties.min_p.type},message:"must be number,null"}];
return false;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 1 || isNaN(data44)){
validate216.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data44 < 0 || isNaN(data44)){
validate216.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repetition_penalty !== undefined){
let data45 = data.repetition_penalty;
const _errs99 = errors;
if((!((typeof data45 == "number") && (isFinite(data45)))) && (data45 !== null)){
validate216.errors = [{instancePath:instancePath+"/repetition_penalty",schemaPath:"#/properties/repetition_penalty/type",keyword:"type",params:{type: schema106.properties.repetition_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 <= 0 || isNaN(data45)){
validate216.errors = [{instancePath:instancePath+"/repetition_penalty",schemaPath:"#/properties/repetition_penalty/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs99 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.length_penalty !== undefined){
let data46 = data.length_penalty;
const _errs101 = errors;
if(!((typeof data46 == "number") && (isFinite(data46)))){
validate216.errors = [{instancePath:instancePath+"/length_penalty",schemaPath:"#/properties/length_penalty/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs101 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use_beam_search !== undefined){
const _errs103 = errors;
if(typeof data.use_beam_search !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/use_beam_search",schemaPath:"#/properties/use_beam_search/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_tokens !== undefined){
let data48 = data.min_tokens;
const _errs105 = errors;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
validate216.errors = [{instancePath:instancePath+"/min_tokens",schemaPath:"#/properties/min_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
validate216.errors = [{instancePath:instancePath+"/min_tokens",schemaPath:"#/properties/min_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs105 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_token_ids !== undefined){
let data49 = data.stop_token_ids;
const _errs107 = errors;
if((!(Array.isArray(data49))) && (data49 !== null)){
validate216.errors = [{instancePath:instancePath+"/stop_token_ids",schemaPath:"#/properties/stop_token_ids/type",keyword:"type",params:{type: schema106.properties.stop_token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data49)){
var valid21 = true;
const len6 = data49.length;
for(let i6=0; i6<len6; i6++){
let data50 = data49[i6];
const _errs108 = errors;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
validate216.errors = [{instancePath:instancePath+"/stop_token_ids/" + i6,schemaPath:"#/properties/stop_token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid21 = _errs108 === errors;
if(!valid21){
break;
}
}
}
var valid0 = _errs107 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include_stop_str_in_output !== undefined){
const _errs111 = errors;
if(typeof data.include_stop_str_in_output !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/include_stop_str_in_output",schemaPath:"#/properties/include_stop_str_in_output/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs111 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignore_eos !== undefined){
const _errs113 = errors;
if(typeof data.ignore_eos !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/ignore_eos",schemaPath:"#/properties/ignore_eos/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs113 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skip_special_tokens !== undefined){
const _errs115 = errors;
if(typeof data.skip_special_tokens !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/skip_special_tokens",schemaPath:"#/properties/skip_special_tokens/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs115 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spaces_between_special_tokens !== undefined){
const _errs117 = errors;
if(typeof data.spaces_between_special_tokens !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/spaces_between_special_tokens",schemaPath:"#/properties/spaces_between_special_tokens/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs117 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bad_words !== undefined){
let data55 = data.bad_words;
const _errs119 = errors;
if(Array.isArray(data55)){
var valid22 = true;
const len7 = data55.length;
for(let i7=0; i7<len7; i7++){
const _errs120 = errors;
if(typeof data55[i7] !== "string"){
validate216.errors = [{instancePath:instancePath+"/bad_words/" + i7,schemaPath:"#/properties/bad_words/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs120 === errors;
if(!valid22){
break;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/bad_words",schemaPath:"#/properties/bad_words/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs119 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_token_ids !== undefined){
let data57 = data.allowed_token_ids;
const _errs123 = errors;
if((!(Array.isArray(data57))) && (data57 !== null)){
validate216.errors = [{instancePath:instancePath+"/allowed_token_ids",schemaPath:"#/properties/allowed_token_ids/type",keyword:"type",params:{type: schema106.properties.allowed_token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data57)){
var valid23 = true;
const len8 = data57.length;
for(let i8=0; i8<len8; i8++){
let data58 = data57[i8];
const _errs124 = errors;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
validate216.errors = [{instancePath:instancePath+"/allowed_token_ids/" + i8,schemaPath:"#/properties/allowed_token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid23 = _errs124 === errors;
if(!valid23){
break;
}
}
}
var valid0 = _errs123 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprob_token_ids !== undefined){
let data59 = data.logprob_token_ids;
const _errs127 = errors;
if((!(Array.isArray(data59))) && (data59 !== null)){
validate216.errors = [{instancePath:instancePath+"/logprob_token_ids",schemaPath:"#/properties/logprob_token_ids/type",keyword:"type",params:{type: schema106.properties.logprob_token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data59)){
var valid24 = true;
const len9 = data59.length;
for(let i9=0; i9<len9; i9++){
let data60 = data59[i9];
const _errs128 = errors;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
validate216.errors = [{instancePath:instancePath+"/logprob_token_ids/" + i9,schemaPath:"#/properties/logprob_token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid24 = _errs128 === errors;
if(!valid24){
break;
}
}
}
var valid0 = _errs127 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_logprobs !== undefined){
let data61 = data.prompt_logprobs;
const _errs131 = errors;
if((!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))) && (data61 !== null)){
validate216.errors = [{instancePath:instancePath+"/prompt_logprobs",schemaPath:"#/properties/prompt_logprobs/type",keyword:"type",params:{type: schema106.properties.prompt_logprobs.type},message:"must be integer,null"}];
return false;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < -1 || isNaN(data61)){
validate216.errors = [{instancePath:instancePath+"/prompt_logprobs",schemaPath:"#/properties/prompt_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs131 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate_prompt_tokens !== undefined){
let data62 = data.truncate_prompt_tokens;
const _errs133 = errors;
if((!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))) && (data62 !== null)){
validate216.errors = [{instancePath:instancePath+"/truncate_prompt_tokens",schemaPath:"#/properties/truncate_prompt_tokens/type",keyword:"type",params:{type: schema106.properties.truncate_prompt_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 < -1 || isNaN(data62)){
validate216.errors = [{instancePath:instancePath+"/truncate_prompt_tokens",schemaPath:"#/properties/truncate_prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs133 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncation_side !== undefined){
let data63 = data.truncation_side;
const _errs135 = errors;
if(data63 !== null){
if(typeof data63 !== "string"){
validate216.errors = [{instancePath:instancePath+"/truncation_side",schemaPath:"#/properties/truncation_side/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data63 === "left") || (data63 === "right"))){
validate216.errors = [{instancePath:instancePath+"/truncation_side",schemaPath:"#/properties/truncation_side/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema106.properties.truncation_side.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs135 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include_reasoning !== undefined){
let data64 = data.include_reasoning;
const _errs138 = errors;
if((typeof data64 !== "boolean") && (data64 !== null)){
validate216.errors = [{instancePath:instancePath+"/include_reasoning",schemaPath:"#/properties/include_reasoning/type",keyword:"type",params:{type: schema106.properties.include_reasoning.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs138 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking_token_budget !== undefined){
let data65 = data.thinking_token_budget;
const _errs140 = errors;
if((!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))) && (data65 !== null)){
validate216.errors = [{instancePath:instancePath+"/thinking_token_budget",schemaPath:"#/properties/thinking_token_budget/type",keyword:"type",params:{type: schema106.properties.thinking_token_budget.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs140 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.echo !== undefined){
const _errs142 = errors;
if(typeof data.echo !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/echo",schemaPath:"#/properties/echo/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs142 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_generation_prompt !== undefined){
const _errs144 = errors;
if(typeof data.add_generation_prompt !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/add_generation_prompt",schemaPath:"#/properties/add_generation_prompt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs144 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.continue_final_message !== undefined){
const _errs146 = errors;
if(typeof data.continue_final_message !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/continue_final_message",schemaPath:"#/properties/continue_final_message/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs146 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_special_tokens !== undefined){
const _errs148 = errors;
if(typeof data.add_special_tokens !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/add_special_tokens",schemaPath:"#/properties/add_special_tokens/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs148 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_template !== undefined){
let data70 = data.chat_template;
const _errs150 = errors;
if((typeof data70 !== "string") && (data70 !== null)){
validate216.errors = [{instancePath:instancePath+"/chat_template",schemaPath:"#/properties/chat_template/type",keyword:"type",params:{type: schema106.properties.chat_template.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs150 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_template_kwargs !== undefined){
let data71 = data.chat_template_kwargs;
const _errs152 = errors;
if((!(data71 && typeof data71 == "object" && !Array.isArray(data71))) && (data71 !== null)){
validate216.errors = [{instancePath:instancePath+"/chat_template_kwargs",schemaPath:"#/properties/chat_template_kwargs/type",keyword:"type",params:{type: schema106.properties.chat_template_kwargs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs152 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documents !== undefined){
let data72 = data.documents;
const _errs154 = errors;
if((!(Array.isArray(data72))) && (data72 !== null)){
validate216.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: schema106.properties.documents.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data72)){
var valid26 = true;
const len10 = data72.length;
for(let i10=0; i10<len10; i10++){
let data73 = data72[i10];
const _errs155 = errors;
let fitting0 = 0;
const _errs156 = errors;
const _errs157 = errors;
if(!(validate378(data73, {instancePath:instancePath+"/documents/" + i10,parentData:data72,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
var _valid21 = _errs157 === errors;
if(_valid21){
fitting0++;
}
const _errs158 = errors;
if(!(validate386(data73, {instancePath:instancePath+"/documents/" + i10,parentData:data72,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
errors = vErrors.length;
}
var _valid22 = _errs158 === errors;
if(_valid22){
fitting0++;
}
errors = _errs156;
if(vErrors !== null){
if(_errs156){
vErrors.length = _errs156;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate216.errors = [{instancePath:instancePath+"/documents/" + i10,schemaPath:"#/properties/documents/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid26 = _errs155 === errors;
if(!valid26){
break;
}
}
}
var valid0 = _errs154 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_io_kwargs !== undefined){
let data74 = data.media_io_kwargs;
const _errs160 = errors;
if(data74 !== null){
if(!(validate388(data74, {instancePath:instancePath+"/media_io_kwargs",parentData:data,parentDataProperty:"media_io_kwargs",rootData}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
}
var valid0 = _errs160 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mm_processor_kwargs !== undefined){
let data75 = data.mm_processor_kwargs;
const _errs162 = errors;
if((!(data75 && typeof data75 == "object" && !Array.isArray(data75))) && (data75 !== null)){
validate216.errors = [{instancePath:instancePath+"/mm_processor_kwargs",schemaPath:"#/properties/mm_processor_kwargs/type",keyword:"type",params:{type: schema106.properties.mm_processor_kwargs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs162 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mm_payload !== undefined){
let data76 = data.mm_payload;
const _errs164 = errors;
if(typeof data76 !== "string"){
validate216.errors = [{instancePath:instancePath+"/mm_payload",schemaPath:"#/properties/mm_payload/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data76 === "tensors") || (data76 === "none"))){
validate216.errors = [{instancePath:instancePath+"/mm_payload",schemaPath:"#/properties/mm_payload/enum",keyword:"enum",params:{allowedValues: schema106.properties.mm_payload.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs164 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_mm_kwargs !== undefined){
let data77 = data.return_mm_kwargs;
const _errs166 = errors;
if((typeof data77 !== "boolean") && (data77 !== null)){
validate216.errors = [{instancePath:instancePath+"/return_mm_kwargs",schemaPath:"#/properties/return_mm_kwargs/type",keyword:"type",params:{type: schema106.properties.return_mm_kwargs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs166 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.structured_outputs !== undefined){
let data78 = data.structured_outputs;
const _errs168 = errors;
if(data78 !== null){
if(!(validate124(data78, {instancePath:instancePath+"/structured_outputs",parentData:data,parentDataProperty:"structured_outputs",rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
var valid0 = _errs168 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data79 = data.priority;
const _errs170 = errors;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
validate216.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 > 9223372036854776000 || isNaN(data79)){
validate216.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},message:"must be <= 9223372036854776000"}];
return false;
}
else {
if(data79 < -9223372036854776000 || isNaN(data79)){
validate216.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9223372036854776000},message:"must be >= -9223372036854776000"}];
return false;
}
}
}
var valid0 = _errs170 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
const _errs172 = errors;
if(typeof data.request_id !== "string"){
validate216.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs172 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
let data81 = data.session_id;
const _errs174 = errors;
if((typeof data81 !== "string") && (data81 !== null)){
validate216.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: schema106.properties.session_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs174 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_salt !== undefined){
let data82 = data.cache_salt;
const _errs176 = errors;
if((typeof data82 !== "string") && (data82 !== null)){
validate216.errors = [{instancePath:instancePath+"/cache_salt",schemaPath:"#/properties/cache_salt/type",keyword:"type",params:{type: schema106.properties.cache_salt.type},message:"must be string,null"}];
return false;
}
if(typeof data82 === "string"){
if(func0(data82) > 1024){
validate216.errors = [{instancePath:instancePath+"/cache_salt",schemaPath:"#/properties/cache_salt/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data82) < 1){
validate216.errors = [{instancePath:instancePath+"/cache_salt",schemaPath:"#/properties/cache_salt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs176 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_tokens_as_token_ids !== undefined){
let data83 = data.return_tokens_as_token_ids;
const _errs178 = errors;
if((typeof data83 !== "boolean") && (data83 !== null)){
validate216.errors = [{instancePath:instancePath+"/return_tokens_as_token_ids",schemaPath:"#/properties/return_tokens_as_token_ids/type",keyword:"type",params:{type: schema106.properties.return_tokens_as_token_ids.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs178 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_token_ids !== undefined){
let data84 = data.return_token_ids;
const _errs180 = errors;
if((typeof data84 !== "boolean") && (data84 !== null)){
validate216.errors = [{instancePath:instancePath+"/return_token_ids",schemaPath:"#/properties/return_token_ids/type",keyword:"type",params:{type: schema106.properties.return_token_ids.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs180 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_prompt_text !== undefined){
let data85 = data.return_prompt_text;
const _errs182 = errors;
if((typeof data85 !== "boolean") && (data85 !== null)){
validate216.errors = [{instancePath:instancePath+"/return_prompt_text",schemaPath:"#/properties/return_prompt_text/type",keyword:"type",params:{type: schema106.properties.return_prompt_text.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs182 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_token_offsets !== undefined){
let data86 = data.return_token_offsets;
const _errs184 = errors;
if((typeof data86 !== "boolean") && (data86 !== null)){
validate216.errors = [{instancePath:instancePath+"/return_token_offsets",schemaPath:"#/properties/return_token_offsets/type",keyword:"type",params:{type: schema106.properties.return_token_offsets.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs184 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routed_experts_prompt_start !== undefined){
let data87 = data.routed_experts_prompt_start;
const _errs186 = errors;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
validate216.errors = [{instancePath:instancePath+"/routed_experts_prompt_start",schemaPath:"#/properties/routed_experts_prompt_start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 < 0 || isNaN(data87)){
validate216.errors = [{instancePath:instancePath+"/routed_experts_prompt_start",schemaPath:"#/properties/routed_experts_prompt_start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs186 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kv_transfer_params !== undefined){
let data88 = data.kv_transfer_params;
const _errs188 = errors;
if((!(data88 && typeof data88 == "object" && !Array.isArray(data88))) && (data88 !== null)){
validate216.errors = [{instancePath:instancePath+"/kv_transfer_params",schemaPath:"#/properties/kv_transfer_params/type",keyword:"type",params:{type: schema106.properties.kv_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs188 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ec_transfer_params !== undefined){
let data89 = data.ec_transfer_params;
const _errs190 = errors;
if((!(data89 && typeof data89 == "object" && !Array.isArray(data89))) && (data89 !== null)){
validate216.errors = [{instancePath:instancePath+"/ec_transfer_params",schemaPath:"#/properties/ec_transfer_params/type",keyword:"type",params:{type: schema106.properties.ec_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs190 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vllm_xargs !== undefined){
let data90 = data.vllm_xargs;
const _errs192 = errors;
if(data90 !== null){
if(!(validate126(data90, {instancePath:instancePath+"/vllm_xargs",parentData:data,parentDataProperty:"vllm_xargs",rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
var valid0 = _errs192 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repetition_detection !== undefined){
let data91 = data.repetition_detection;
const _errs194 = errors;
if(data91 !== null){
if(!(validate128(data91, {instancePath:instancePath+"/repetition_detection",parentData:data,parentDataProperty:"repetition_detection",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
var valid0 = _errs194 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_interval !== undefined){
let data92 = data.stream_interval;
const _errs196 = errors;
if((!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))) && (data92 !== null)){
validate216.errors = [{instancePath:instancePath+"/stream_interval",schemaPath:"#/properties/stream_interval/type",keyword:"type",params:{type: schema106.properties.stream_interval.type},message:"must be integer,null"}];
return false;
}
if((typeof data92 == "number") && (isFinite(data92))){
if(data92 < 1 || isNaN(data92)){
validate216.errors = [{instancePath:instancePath+"/stream_interval",schemaPath:"#/properties/stream_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs196 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.watermarking !== undefined){
let data93 = data.watermarking;
const _errs198 = errors;
if((typeof data93 !== "boolean") && (data93 !== null)){
validate216.errors = [{instancePath:instancePath+"/watermarking",schemaPath:"#/properties/watermarking/type",keyword:"type",params:{type: schema106.properties.watermarking.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs198 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grammar !== undefined){
const _errs200 = errors;
if(typeof data.grammar !== "string"){
validate216.errors = [{instancePath:instancePath+"/grammar",schemaPath:"#/properties/grammar/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs200 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.json_schema !== undefined){
let data95 = data.json_schema;
const _errs202 = errors;
if(!(data95 && typeof data95 == "object" && !Array.isArray(data95))){
validate216.errors = [{instancePath:instancePath+"/json_schema",schemaPath:"#/properties/json_schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs202 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_prompt !== undefined){
const _errs204 = errors;
if(typeof data.cache_prompt !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/cache_prompt",schemaPath:"#/properties/cache_prompt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs204 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id_slot !== undefined){
let data97 = data.id_slot;
const _errs206 = errors;
if(!(((typeof data97 == "number") && (!(data97 % 1) && !isNaN(data97))) && (isFinite(data97)))){
validate216.errors = [{instancePath:instancePath+"/id_slot",schemaPath:"#/properties/id_slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data97 == "number") && (isFinite(data97))){
if(data97 < -1 || isNaN(data97)){
validate216.errors = [{instancePath:instancePath+"/id_slot",schemaPath:"#/properties/id_slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs206 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_predict !== undefined){
let data98 = data.n_predict;
const _errs208 = errors;
if(!(((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98))) && (isFinite(data98)))){
validate216.errors = [{instancePath:instancePath+"/n_predict",schemaPath:"#/properties/n_predict/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 < -1 || isNaN(data98)){
validate216.errors = [{instancePath:instancePath+"/n_predict",schemaPath:"#/properties/n_predict/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs208 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_keep !== undefined){
let data99 = data.n_keep;
const _errs210 = errors;
if(!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))){
validate216.errors = [{instancePath:instancePath+"/n_keep",schemaPath:"#/properties/n_keep/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data99 == "number") && (isFinite(data99))){
if(data99 < -1 || isNaN(data99)){
validate216.errors = [{instancePath:instancePath+"/n_keep",schemaPath:"#/properties/n_keep/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs210 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_discard !== undefined){
let data100 = data.n_discard;
const _errs212 = errors;
if(!(((typeof data100 == "number") && (!(data100 % 1) && !isNaN(data100))) && (isFinite(data100)))){
validate216.errors = [{instancePath:instancePath+"/n_discard",schemaPath:"#/properties/n_discard/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 < 0 || isNaN(data100)){
validate216.errors = [{instancePath:instancePath+"/n_discard",schemaPath:"#/properties/n_discard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs212 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_cache_reuse !== undefined){
let data101 = data.n_cache_reuse;
const _errs214 = errors;
if(!(((typeof data101 == "number") && (!(data101 % 1) && !isNaN(data101))) && (isFinite(data101)))){
validate216.errors = [{instancePath:instancePath+"/n_cache_reuse",schemaPath:"#/properties/n_cache_reuse/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data101 == "number") && (isFinite(data101))){
if(data101 < 0 || isNaN(data101)){
validate216.errors = [{instancePath:instancePath+"/n_cache_reuse",schemaPath:"#/properties/n_cache_reuse/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs214 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_indent !== undefined){
let data102 = data.n_indent;
const _errs216 = errors;
if(!(((typeof data102 == "number") && (!(data102 % 1) && !isNaN(data102))) && (isFinite(data102)))){
validate216.errors = [{instancePath:instancePath+"/n_indent",schemaPath:"#/properties/n_indent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data102 == "number") && (isFinite(data102))){
if(data102 < 0 || isNaN(data102)){
validate216.errors = [{instancePath:instancePath+"/n_indent",schemaPath:"#/properties/n_indent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs216 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_probs !== undefined){
let data103 = data.n_probs;
const _errs218 = errors;
if(!(((typeof data103 == "number") && (!(data103 % 1) && !isNaN(data103))) && (isFinite(data103)))){
validate216.errors = [{instancePath:instancePath+"/n_probs",schemaPath:"#/properties/n_probs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data103 == "number") && (isFinite(data103))){
if(data103 < 0 || isNaN(data103)){
validate216.errors = [{instancePath:instancePath+"/n_probs",schemaPath:"#/properties/n_probs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs218 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_keep !== undefined){
let data104 = data.min_keep;
const _errs220 = errors;
if(!(((typeof data104 == "number") && (!(data104 % 1) && !isNaN(data104))) && (isFinite(data104)))){
validate216.errors = [{instancePath:instancePath+"/min_keep",schemaPath:"#/properties/min_keep/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data104 == "number") && (isFinite(data104))){
if(data104 < 0 || isNaN(data104)){
validate216.errors = [{instancePath:instancePath+"/min_keep",schemaPath:"#/properties/min_keep/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs220 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.t_max_predict_ms !== undefined){
let data105 = data.t_max_predict_ms;
const _errs222 = errors;
if(!(((typeof data105 == "number") && (!(data105 % 1) && !isNaN(data105))) && (isFinite(data105)))){
validate216.errors = [{instancePath:instancePath+"/t_max_predict_ms",schemaPath:"#/properties/t_max_predict_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs222 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.typical_p !== undefined){
let data106 = data.typical_p;
const _errs224 = errors;
if(!((typeof data106 == "number") && (isFinite(data106)))){
validate216.errors = [{instancePath:instancePath+"/typical_p",schemaPath:"#/properties/typical_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs224 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_n_sigma !== undefined){
let data107 = data.top_n_sigma;
const _errs226 = errors;
if(!((typeof data107 == "number") && (isFinite(data107)))){
validate216.errors = [{instancePath:instancePath+"/top_n_sigma",schemaPath:"#/properties/top_n_sigma/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs226 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dynatemp_range !== undefined){
let data108 = data.dynatemp_range;
const _errs228 = errors;
if(!((typeof data108 == "number") && (isFinite(data108)))){
validate216.errors = [{instancePath:instancePath+"/dynatemp_range",schemaPath:"#/properties/dynatemp_range/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs228 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dynatemp_exponent !== undefined){
let data109 = data.dynatemp_exponent;
const _errs230 = errors;
if(!((typeof data109 == "number") && (isFinite(data109)))){
validate216.errors = [{instancePath:instancePath+"/dynatemp_exponent",schemaPath:"#/properties/dynatemp_exponent/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs230 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_penalty !== undefined){
let data110 = data.repeat_penalty;
const _errs232 = errors;
if(!((typeof data110 == "number") && (isFinite(data110)))){
validate216.errors = [{instancePath:instancePath+"/repeat_penalty",schemaPath:"#/properties/repeat_penalty/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs232 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_last_n !== undefined){
let data111 = data.repeat_last_n;
const _errs234 = errors;
if(!(((typeof data111 == "number") && (!(data111 % 1) && !isNaN(data111))) && (isFinite(data111)))){
validate216.errors = [{instancePath:instancePath+"/repeat_last_n",schemaPath:"#/properties/repeat_last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data111 == "number") && (isFinite(data111))){
if(data111 < -1 || isNaN(data111)){
validate216.errors = [{instancePath:instancePath+"/repeat_last_n",schemaPath:"#/properties/repeat_last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs234 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_multiplier !== undefined){
let data112 = data.dry_multiplier;
const _errs236 = errors;
if(!((typeof data112 == "number") && (isFinite(data112)))){
validate216.errors = [{instancePath:instancePath+"/dry_multiplier",schemaPath:"#/properties/dry_multiplier/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs236 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_base !== undefined){
let data113 = data.dry_base;
const _errs238 = errors;
if(!((typeof data113 == "number") && (isFinite(data113)))){
validate216.errors = [{instancePath:instancePath+"/dry_base",schemaPath:"#/properties/dry_base/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs238 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_allowed_length !== undefined){
let data114 = data.dry_allowed_length;
const _errs240 = errors;
if(!(((typeof data114 == "number") && (!(data114 % 1) && !isNaN(data114))) && (isFinite(data114)))){
validate216.errors = [{instancePath:instancePath+"/dry_allowed_length",schemaPath:"#/properties/dry_allowed_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data114 == "number") && (isFinite(data114))){
if(data114 < 0 || isNaN(data114)){
validate216.errors = [{instancePath:instancePath+"/dry_allowed_length",schemaPath:"#/properties/dry_allowed_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs240 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_penalty_last_n !== undefined){
let data115 = data.dry_penalty_last_n;
const _errs242 = errors;
if(!(((typeof data115 == "number") && (!(data115 % 1) && !isNaN(data115))) && (isFinite(data115)))){
validate216.errors = [{instancePath:instancePath+"/dry_penalty_last_n",schemaPath:"#/properties/dry_penalty_last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data115 == "number") && (isFinite(data115))){
if(data115 < -1 || isNaN(data115)){
validate216.errors = [{instancePath:instancePath+"/dry_penalty_last_n",schemaPath:"#/properties/dry_penalty_last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs242 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_sequence_breakers !== undefined){
let data116 = data.dry_sequence_breakers;
const _errs244 = errors;
if(Array.isArray(data116)){
var valid31 = true;
const len11 = data116.length;
for(let i11=0; i11<len11; i11++){
const _errs245 = errors;
if(typeof data116[i11] !== "string"){
validate216.errors = [{instancePath:instancePath+"/dry_sequence_breakers/" + i11,schemaPath:"#/properties/dry_sequence_breakers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid31 = _errs245 === errors;
if(!valid31){
break;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/dry_sequence_breakers",schemaPath:"#/properties/dry_sequence_breakers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs244 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtc_probability !== undefined){
let data118 = data.xtc_probability;
const _errs248 = errors;
if((typeof data118 == "number") && (isFinite(data118))){
if(data118 > 1 || isNaN(data118)){
validate216.errors = [{instancePath:instancePath+"/xtc_probability",schemaPath:"#/properties/xtc_probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data118 < 0 || isNaN(data118)){
validate216.errors = [{instancePath:instancePath+"/xtc_probability",schemaPath:"#/properties/xtc_probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/xtc_probability",schemaPath:"#/properties/xtc_probability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs248 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xtc_threshold !== undefined){
let data119 = data.xtc_threshold;
const _errs250 = errors;
if((typeof data119 == "number") && (isFinite(data119))){
if(data119 < 0 || isNaN(data119)){
validate216.errors = [{instancePath:instancePath+"/xtc_threshold",schemaPath:"#/properties/xtc_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate216.errors = [{instancePath:instancePath+"/xtc_threshold",schemaPath:"#/properties/xtc_threshold/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs250 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mirostat !== undefined){
let data120 = data.mirostat;
const _errs252 = errors;
if(!(((typeof data120 == "number") && (!(data120 % 1) && !isNaN(data120))) && (isFinite(data120)))){
validate216.errors = [{instancePath:instancePath+"/mirostat",schemaPath:"#/properties/mirostat/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!(((data120 === 0) || (data120 === 1)) || (data120 === 2))){
validate216.errors = [{instancePath:instancePath+"/mirostat",schemaPath:"#/properties/mirostat/enum",keyword:"enum",params:{allowedValues: schema106.properties.mirostat.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs252 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mirostat_tau !== undefined){
let data121 = data.mirostat_tau;
const _errs254 = errors;
if(!((typeof data121 == "number") && (isFinite(data121)))){
validate216.errors = [{instancePath:instancePath+"/mirostat_tau",schemaPath:"#/properties/mirostat_tau/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs254 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mirostat_eta !== undefined){
let data122 = data.mirostat_eta;
const _errs256 = errors;
if(!((typeof data122 == "number") && (isFinite(data122)))){
validate216.errors = [{instancePath:instancePath+"/mirostat_eta",schemaPath:"#/properties/mirostat_eta/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs256 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adaptive_target !== undefined){
let data123 = data.adaptive_target;
const _errs258 = errors;
if(!((typeof data123 == "number") && (isFinite(data123)))){
validate216.errors = [{instancePath:instancePath+"/adaptive_target",schemaPath:"#/properties/adaptive_target/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs258 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adaptive_decay !== undefined){
let data124 = data.adaptive_decay;
const _errs260 = errors;
if(!((typeof data124 == "number") && (isFinite(data124)))){
validate216.errors = [{instancePath:instancePath+"/adaptive_decay",schemaPath:"#/properties/adaptive_decay/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs260 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.samplers !== undefined){
let data125 = data.samplers;
const _errs262 = errors;
if(Array.isArray(data125)){
var valid32 = true;
const len12 = data125.length;
for(let i12=0; i12<len12; i12++){
const _errs263 = errors;
if(typeof data125[i12] !== "string"){
validate216.errors = [{instancePath:instancePath+"/samplers/" + i12,schemaPath:"#/properties/samplers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs263 === errors;
if(!valid32){
break;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/samplers",schemaPath:"#/properties/samplers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs262 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timings_per_token !== undefined){
const _errs266 = errors;
if(typeof data.timings_per_token !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/timings_per_token",schemaPath:"#/properties/timings_per_token/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs266 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_progress !== undefined){
const _errs268 = errors;
if(typeof data.return_progress !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/return_progress",schemaPath:"#/properties/return_progress/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs268 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_tokens !== undefined){
const _errs270 = errors;
if(typeof data.return_tokens !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/return_tokens",schemaPath:"#/properties/return_tokens/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs270 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.post_sampling_probs !== undefined){
const _errs272 = errors;
if(typeof data.post_sampling_probs !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/post_sampling_probs",schemaPath:"#/properties/post_sampling_probs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs272 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_fields !== undefined){
let data131 = data.response_fields;
const _errs274 = errors;
if(Array.isArray(data131)){
var valid33 = true;
const len13 = data131.length;
for(let i13=0; i13<len13; i13++){
const _errs275 = errors;
if(typeof data131[i13] !== "string"){
validate216.errors = [{instancePath:instancePath+"/response_fields/" + i13,schemaPath:"#/properties/response_fields/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid33 = _errs275 === errors;
if(!valid33){
break;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/response_fields",schemaPath:"#/properties/response_fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs274 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lora !== undefined){
let data133 = data.lora;
const _errs278 = errors;
if(Array.isArray(data133)){
var valid34 = true;
const len14 = data133.length;
for(let i14=0; i14<len14; i14++){
const _errs279 = errors;
if(!(validate130(data133[i14], {instancePath:instancePath+"/lora/" + i14,parentData:data133,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid34 = _errs279 === errors;
if(!valid34){
break;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/lora",schemaPath:"#/properties/lora/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs278 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sse_ping_interval !== undefined){
let data135 = data.sse_ping_interval;
const _errs281 = errors;
if(!(((typeof data135 == "number") && (!(data135 % 1) && !isNaN(data135))) && (isFinite(data135)))){
validate216.errors = [{instancePath:instancePath+"/sse_ping_interval",schemaPath:"#/properties/sse_ping_interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data135 == "number") && (isFinite(data135))){
if(data135 < -1 || isNaN(data135)){
validate216.errors = [{instancePath:instancePath+"/sse_ping_interval",schemaPath:"#/properties/sse_ping_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs281 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend_sampling !== undefined){
const _errs283 = errors;
if(typeof data.backend_sampling !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/backend_sampling",schemaPath:"#/properties/backend_sampling/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs283 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_format !== undefined){
let data137 = data.reasoning_format;
const _errs285 = errors;
if(typeof data137 !== "string"){
validate216.errors = [{instancePath:instancePath+"/reasoning_format",schemaPath:"#/properties/reasoning_format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data137 === "none") || (data137 === "auto")) || (data137 === "deepseek")) || (data137 === "deepseek-legacy")) || (data137 === "hidden")) || (data137 === "raw")) || (data137 === "parsed"))){
validate216.errors = [{instancePath:instancePath+"/reasoning_format",schemaPath:"#/properties/reasoning_format/enum",keyword:"enum",params:{allowedValues: schema106.properties.reasoning_format.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs285 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_control !== undefined){
const _errs287 = errors;
if(typeof data.reasoning_control !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/reasoning_control",schemaPath:"#/properties/reasoning_control/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs287 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs289 = errors;
if(!(validate394(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
var valid0 = _errs289 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disable_tool_validation !== undefined){
const _errs290 = errors;
if(typeof data.disable_tool_validation !== "boolean"){
validate216.errors = [{instancePath:instancePath+"/disable_tool_validation",schemaPath:"#/properties/disable_tool_validation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs290 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citation_options !== undefined){
let data141 = data.citation_options;
const _errs292 = errors;
if(data141 !== null){
if(typeof data141 !== "string"){
validate216.errors = [{instancePath:instancePath+"/citation_options",schemaPath:"#/properties/citation_options/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data141 === "enabled") || (data141 === "disabled"))){
validate216.errors = [{instancePath:instancePath+"/citation_options",schemaPath:"#/properties/citation_options/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema106.properties.citation_options.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs292 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.compound_custom !== undefined){
let data142 = data.compound_custom;
const _errs295 = errors;
if(data142 !== null){
if(!(validate397(data142, {instancePath:instancePath+"/compound_custom",parentData:data,parentDataProperty:"compound_custom",rootData}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
}
var valid0 = _errs295 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search_settings !== undefined){
let data143 = data.search_settings;
const _errs297 = errors;
if(data143 !== null){
if(!(validate403(data143, {instancePath:instancePath+"/search_settings",parentData:data,parentDataProperty:"search_settings",rootData}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
}
var valid0 = _errs297 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include_domains !== undefined){
let data144 = data.include_domains;
const _errs299 = errors;
if((!(Array.isArray(data144))) && (data144 !== null)){
validate216.errors = [{instancePath:instancePath+"/include_domains",schemaPath:"#/properties/include_domains/type",keyword:"type",params:{type: schema106.properties.include_domains.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data144)){
var valid38 = true;
const len15 = data144.length;
for(let i15=0; i15<len15; i15++){
const _errs300 = errors;
if(typeof data144[i15] !== "string"){
validate216.errors = [{instancePath:instancePath+"/include_domains/" + i15,schemaPath:"#/properties/include_domains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid38 = _errs300 === errors;
if(!valid38){
break;
}
}
}
var valid0 = _errs299 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exclude_domains !== undefined){
let data146 = data.exclude_domains;
const _errs303 = errors;
if((!(Array.isArray(data146))) && (data146 !== null)){
validate216.errors = [{instancePath:instancePath+"/exclude_domains",schemaPath:"#/properties/exclude_domains/type",keyword:"type",params:{type: schema106.properties.exclude_domains.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data146)){
var valid39 = true;
const len16 = data146.length;
for(let i16=0; i16<len16; i16++){
const _errs304 = errors;
if(typeof data146[i16] !== "string"){
validate216.errors = [{instancePath:instancePath+"/exclude_domains/" + i16,schemaPath:"#/properties/exclude_domains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid39 = _errs304 === errors;
if(!valid39){
break;
}
}
}
var valid0 = _errs303 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate216.errors = vErrors;
return errors === 0;
}

export const validateRequestMessage = validate217;

export const validateDeveloperMessage = validate218;

export const validateSystemMessage = validate224;

export const validateUserMessage = validate227;

export const validateAssistantMessage = validate278;

export const validateToolMessage = validate299;

export const validateFunctionMessage = validate302;

export const validateContentPart = validate228;

export const validateAssistantContentPart = validate279;

export const validateTextContent = validate219;

export const validateImageContent = validate230;

export const validateImageUrl = validate231;

export const validateInputAudioContent = validate235;

export const validateInputAudio = validate236;

export const validateFileContent = validate240;

export const validateFileData = validate241;

export const validateRefusalContent = validate245;

export const validateThinkingContent = validate247;

export const validateMediaUrl = validate250;

export const validateAudioUrlContent = validate249;

export const validateVideoUrlContent = validate253;

export const validateInputVideoContent = validate256;

export const validateInputVideo = validate257;

export const validateImageEmbedsContent = validate260;

export const validateAudioEmbedsContent = validate262;

export const validateVideoEmbedsContent = validate264;

export const validatePromptEmbedsContent = validate266;

export const validateToolReferenceContent = validate268;

export const validateDocumentContent = validate270;

export const validateInlineDocument = validate271;

export const validateUnknownContent = validate274;

export const validatePromptCacheBreakpoint = validate220;

export const validateAudioReference = validate285;

export const validateMessageToolCall = validate287;

export const validateToolCall = validate288;

export const validateFunctionCall = validate289;

export const validateCustomToolCall = validate292;

export const validateCustomCall = validate293;

export const validateTool = validate308;

export const validateFunctionTool = validate309;

export const validateFunctionDefinition = validate310;

export const validateCustomTool = validate313;

export const validateCustomDefinition = validate314;

export const validateCustomFormat = validate315;

export const validateCustomTextFormat = validate316;

export const validateCustomGrammarFormat = validate318;

export const validateCustomGrammar = validate319;

export const validateUnknownTool = validate325;

export const validateToolChoice = validate328;

export const validateToolChoiceMode = validate329;

export const validateToolChoiceObject = validate331;

export const validateNamedToolChoice = validate332;

export const validateNamedFunction = validate333;

export const validateNamedCustomToolChoice = validate336;

export const validateNamedCustomTool = validate337;

export const validateAllowedToolsChoice = validate340;

export const validateAllowedTools = validate341;

export const validateFunctionCallChoice = validate376;

export const validateResponseFormat = validate110;

export const validateTextResponseFormat = validate111;

export const validateJsonObjectResponseFormat = validate113;

export const validateJsonSchemaResponseFormat = validate115;

export const validateJsonSchemaSpec = validate116;

export const validateStructuralTagResponseFormat = validate119;

export const validateStructureTag = validate120;

export const validateStructuredOutputs = validate124;

export const validateStreamOptions = validate108;

export const validateLogitBiasMap = validate104;

export const validateLogitBiasPair = validate106;

export const validateMetadata = validate353;

export const validateReasoningEffort = validate347;

export const validateReasoningOptions = validate394;

export const validateServiceTier = validate351;

export const validateAudioOptions = validate355;

export const validateCustomVoice = validate356;

export const validatePrediction = validate359;

export const validateWebSearchOptions = validate362;

export const validateUserLocation = validate363;

export const validateApproximateLocation = validate364;

export const validateModerationOptions = validate368;

export const validateModerationPolicy = validate369;

export const validateModerationMode = validate370;

export const validatePromptCacheOptions = validate349;

export const validateRepetitionDetection = validate128;

export const validateMediaIoOptions = validate388;

export const validateVllmExtraArgs = validate126;

export const validateTextDocument = validate386;

export const validateGroqDocument = validate378;

export const validateDocumentSource = validate379;

export const validateTextDocumentSource = validate380;

export const validateJsonDocumentSource = validate382;

export const validateSearchSettings = validate403;

export const validateCompoundCustom = validate397;

export const validateCompoundModels = validate398;

export const validateCompoundTools = validate400;

export const validateLoraScale = validate130;

export const validateRerankRequest = validate405;
const schema189 = {"$id":"RerankRequest","type":"object","properties":{"model":{"type":["string","null"]},"query":{"type":"string"},"documents":{"type":"array","items":{"$ref":"RerankInput"},"minItems":1},"top_n":{"type":["integer","null"],"minimum":0},"return_documents":{"type":["boolean","null"]},"truncate_prompt_tokens":{"type":["integer","null"],"minimum":-1},"user":{"type":["string","null"]}},"required":["query","documents"]};
const schema191 = {"$id":"RerankDocument","type":"object","properties":{"text":{"type":"string"},"multi_modal":{"type":["object","null"]}},"required":["text"]};

function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RerankDocument" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
validate407.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.text !== undefined){
const _errs0 = errors;
if(typeof data.text !== "string"){
validate407.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multi_modal !== undefined){
let data1 = data.multi_modal;
const _errs2 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate407.errors = [{instancePath:instancePath+"/multi_modal",schemaPath:"#/properties/multi_modal/type",keyword:"type",params:{type: schema191.properties.multi_modal.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate407.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate407.errors = vErrors;
return errors === 0;
}


function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RerankInput" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(typeof data !== "string"){
validate406.errors = [{instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data && typeof data == "object" && !Array.isArray(data)){
if(!(validate407(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
errors = vErrors.length;
}
}
else {
validate406.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate406.errors = vErrors;
return errors === 0;
}


function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RerankRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.query === undefined) && (missing0 = "query")) || ((data.documents === undefined) && (missing0 = "documents"))){
validate405.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate405.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema189.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
const _errs2 = errors;
if(typeof data.query !== "string"){
validate405.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documents !== undefined){
let data2 = data.documents;
const _errs4 = errors;
if(Array.isArray(data2)){
if(data2.length < 1){
validate405.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate406(data2[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate405.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_n !== undefined){
let data4 = data.top_n;
const _errs7 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate405.errors = [{instancePath:instancePath+"/top_n",schemaPath:"#/properties/top_n/type",keyword:"type",params:{type: schema189.properties.top_n.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate405.errors = [{instancePath:instancePath+"/top_n",schemaPath:"#/properties/top_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_documents !== undefined){
let data5 = data.return_documents;
const _errs9 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate405.errors = [{instancePath:instancePath+"/return_documents",schemaPath:"#/properties/return_documents/type",keyword:"type",params:{type: schema189.properties.return_documents.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate_prompt_tokens !== undefined){
let data6 = data.truncate_prompt_tokens;
const _errs11 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate405.errors = [{instancePath:instancePath+"/truncate_prompt_tokens",schemaPath:"#/properties/truncate_prompt_tokens/type",keyword:"type",params:{type: schema189.properties.truncate_prompt_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < -1 || isNaN(data6)){
validate405.errors = [{instancePath:instancePath+"/truncate_prompt_tokens",schemaPath:"#/properties/truncate_prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data7 = data.user;
const _errs13 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate405.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema189.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate405.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate405.errors = vErrors;
return errors === 0;
}

export const validateRerankInput = validate406;

export const validateRerankDocument = validate407;

export const validateRerankResponse = validate410;

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RerankResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.index === undefined) && (missing0 = "index")) || ((data.relevance_score === undefined) && (missing0 = "relevance_score"))){
validate411.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate411.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate411.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.relevance_score !== undefined){
let data1 = data.relevance_score;
const _errs2 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate411.errors = [{instancePath:instancePath+"/relevance_score",schemaPath:"#/properties/relevance_score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document !== undefined){
let data2 = data.document;
const _errs4 = errors;
if(typeof data2 === "string"){
if(typeof data2 !== "string"){
validate411.errors = [{instancePath:instancePath+"/document",schemaPath:"#/properties/document/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(!(validate407(data2, {instancePath:instancePath+"/document",parentData:data,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
errors = vErrors.length;
}
}
else if(data2 === null){
if(data2 !== null){
validate411.errors = [{instancePath:instancePath+"/document",schemaPath:"#/properties/document/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate411.errors = [{instancePath:instancePath+"/document",schemaPath:"#/properties/document/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate411.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate411.errors = vErrors;
return errors === 0;
}


function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RerankUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.total_tokens === undefined) && (missing0 = "total_tokens")){
validate414.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.prompt_tokens !== undefined){
let data0 = data.prompt_tokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate414.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate414.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_tokens !== undefined){
let data1 = data.total_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate414.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate414.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate414.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate414.errors = vErrors;
return errors === 0;
}


function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RerankResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.results === undefined) && (missing0 = "results")){
validate410.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.object !== undefined){
const _errs0 = errors;
if("list" !== data.object){
validate410.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate410.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs3 = errors;
if(typeof data.model !== "string"){
validate410.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data3 = data.results;
const _errs5 = errors;
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate411(data3[i0], {instancePath:instancePath+"/results/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate410.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs8 = errors;
if(!(validate414(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate410.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate410.errors = vErrors;
return errors === 0;
}

export const validateRerankResult = validate411;

export const validateRerankUsage = validate414;

export const validateChatCompletion = validate416;
const schema195 = {"$id":"ChatCompletion","type":"object","required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"const":"chat.completion"},"created":{"type":"integer","minimum":0},"model":{"type":"string"},"choices":{"type":"array","items":{"$ref":"Choice"},"minItems":1},"usage":{"$ref":"Usage"},"service_tier":{"type":["string","null"]},"system_fingerprint":{"type":["string","null"]},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"moderation":{"anyOf":[{"$ref":"ModerationReport"},{"type":"null"}]},"prompt_logprobs":{"type":["array","null"],"items":{"anyOf":[{"$ref":"PromptTokenLogprobs"},{"type":"null"}]}},"prompt_token_ids":{"type":["array","null"],"items":{"type":"integer"}},"prompt_text":{"type":["string","null"]},"kv_transfer_params":{"type":["object","null"]},"ec_transfer_params":{"type":["object","null"]},"metrics":{"type":["object","null"]},"timings":{"$ref":"Timings"},"x_groq":{"$ref":"XGroq"},"usage_breakdown":{"anyOf":[{"$ref":"UsageBreakdown"},{"type":"null"}]}}};
const schema196 = {"$id":"Choice","type":"object","required":["index","message","finish_reason"],"properties":{"index":{"type":"integer","minimum":0},"message":{"$ref":"ResponseMessage"},"finish_reason":{"$ref":"FinishReason"},"logprobs":{"anyOf":[{"$ref":"Logprobs"},{"type":"null"}]},"stop_reason":{"type":["string","integer","null"]},"token_ids":{"type":["array","null"],"items":{"type":"integer"}},"routed_experts":{"type":["string","null"]}}};
const schema197 = {"$id":"ResponseMessage","type":"object","required":["role"],"properties":{"role":{"const":"assistant"},"content":{"type":["string","null"]},"refusal":{"type":["string","null"]},"reasoning":{"type":["string","null"]},"reasoning_content":{"type":["string","null"]},"tool_calls":{"type":"array","items":{"$ref":"MessageToolCall"}},"function_call":{"anyOf":[{"$ref":"FunctionCall"},{"type":"null"}]},"annotations":{"type":["array","null"],"items":{"$ref":"Annotation"}},"audio":{"anyOf":[{"$ref":"AudioOutput"},{"type":"null"}]},"executed_tools":{"type":"array","items":{"$ref":"ExecutedTool"}}}};

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.transcript === undefined) && (missing0 = "transcript"))){
validate422.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate422.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs2 = errors;
if(typeof data.data !== "string"){
validate422.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data2 = data.expires_at;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate422.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate422.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transcript !== undefined){
const _errs6 = errors;
if(typeof data.transcript !== "string"){
validate422.errors = [{instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate422.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate422.errors = vErrors;
return errors === 0;
}


function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate418.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("assistant" !== data.role){
validate418.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate418.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema197.properties.content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
let data2 = data.refusal;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate418.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema197.properties.refusal.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data3 = data.reasoning;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate418.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: schema197.properties.reasoning.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_content !== undefined){
let data4 = data.reasoning_content;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate418.errors = [{instancePath:instancePath+"/reasoning_content",schemaPath:"#/properties/reasoning_content/type",keyword:"type",params:{type: schema197.properties.reasoning_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data5 = data.tool_calls;
const _errs9 = errors;
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate287(data5[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate418.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_call !== undefined){
let data7 = data.function_call;
const _errs12 = errors;
if(data7 !== null){
if(!(validate289(data7, {instancePath:instancePath+"/function_call",parentData:data,parentDataProperty:"function_call",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data8 = data.annotations;
const _errs14 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate418.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: schema197.properties.annotations.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate23(data8[i1], {instancePath:instancePath+"/annotations/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio !== undefined){
let data10 = data.audio;
const _errs17 = errors;
if(data10 !== null){
if(!(validate422(data10, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executed_tools !== undefined){
let data11 = data.executed_tools;
const _errs19 = errors;
if(Array.isArray(data11)){
var valid5 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
const _errs20 = errors;
if(!(validate17(data11[i2], {instancePath:instancePath+"/executed_tools/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
validate418.errors = [{instancePath:instancePath+"/executed_tools",schemaPath:"#/properties/executed_tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate418.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate418.errors = vErrors;
return errors === 0;
}


function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Choice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.index === undefined) && (missing0 = "index")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.finish_reason === undefined) && (missing0 = "finish_reason"))){
validate417.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate417.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate417.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate418(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
const _errs3 = errors;
if(!(validate40(data.finish_reason, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data3 = data.logprobs;
const _errs4 = errors;
if(data3 !== null){
if(!(validate42(data3, {instancePath:instancePath+"/logprobs",parentData:data,parentDataProperty:"logprobs",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_reason !== undefined){
let data4 = data.stop_reason;
const _errs6 = errors;
if(((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))) && (data4 !== null)){
validate417.errors = [{instancePath:instancePath+"/stop_reason",schemaPath:"#/properties/stop_reason/type",keyword:"type",params:{type: schema196.properties.stop_reason.type},message:"must be string,integer,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_ids !== undefined){
let data5 = data.token_ids;
const _errs8 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate417.errors = [{instancePath:instancePath+"/token_ids",schemaPath:"#/properties/token_ids/type",keyword:"type",params:{type: schema196.properties.token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs9 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate417.errors = [{instancePath:instancePath+"/token_ids/" + i0,schemaPath:"#/properties/token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routed_experts !== undefined){
let data7 = data.routed_experts;
const _errs12 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate417.errors = [{instancePath:instancePath+"/routed_experts",schemaPath:"#/properties/routed_experts/type",keyword:"type",params:{type: schema196.properties.routed_experts.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate417.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate417.errors = vErrors;
return errors === 0;
}

const schema199 = {"$id":"XGroq","type":"object","required":["id"],"properties":{"id":{"type":"string"},"seed":{"type":["integer","null"]},"usage":{"anyOf":[{"$ref":"GroqCacheUsage"},{"type":"null"}]},"debug":{"anyOf":[{"$ref":"GroqDebug"},{"type":"null"}]}}};

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GroqCacheUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sram_cached_tokens !== undefined){
let data0 = data.sram_cached_tokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate435.errors = [{instancePath:instancePath+"/sram_cached_tokens",schemaPath:"#/properties/sram_cached_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate435.errors = [{instancePath:instancePath+"/sram_cached_tokens",schemaPath:"#/properties/sram_cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dram_cached_tokens !== undefined){
let data1 = data.dram_cached_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate435.errors = [{instancePath:instancePath+"/dram_cached_tokens",schemaPath:"#/properties/dram_cached_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate435.errors = [{instancePath:instancePath+"/dram_cached_tokens",schemaPath:"#/properties/dram_cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate435.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate435.errors = vErrors;
return errors === 0;
}


function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="XGroq" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate434.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate434.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data1 = data.seed;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate434.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema199.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data2 = data.usage;
const _errs4 = errors;
if(data2 !== null){
if(!(validate435(data2, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debug !== undefined){
let data3 = data.debug;
const _errs6 = errors;
if(data3 !== null){
if(!(validate86(data3, {instancePath:instancePath+"/debug",parentData:data,parentDataProperty:"debug",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate434.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate434.errors = vErrors;
return errors === 0;
}


function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatCompletion" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.choices === undefined) && (missing0 = "choices"))){
validate416.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate416.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs2 = errors;
if("chat.completion" !== data.object){
validate416.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "chat.completion"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate416.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate416.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs5 = errors;
if(typeof data.model !== "string"){
validate416.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
let data4 = data.choices;
const _errs7 = errors;
if(Array.isArray(data4)){
if(data4.length < 1){
validate416.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate417(data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate416.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs10 = errors;
if(!(validate50(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data7 = data.service_tier;
const _errs11 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate416.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema195.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_fingerprint !== undefined){
let data8 = data.system_fingerprint;
const _errs13 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate416.errors = [{instancePath:instancePath+"/system_fingerprint",schemaPath:"#/properties/system_fingerprint/type",keyword:"type",params:{type: schema195.properties.system_fingerprint.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data9 = data.metadata;
const _errs15 = errors;
if(data9 !== null){
if(!(validate353(data9, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data10 = data.moderation;
const _errs17 = errors;
if(data10 !== null){
if(!(validate58(data10, {instancePath:instancePath+"/moderation",parentData:data,parentDataProperty:"moderation",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_logprobs !== undefined){
let data11 = data.prompt_logprobs;
const _errs19 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate416.errors = [{instancePath:instancePath+"/prompt_logprobs",schemaPath:"#/properties/prompt_logprobs/type",keyword:"type",params:{type: schema195.properties.prompt_logprobs.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data11)){
var valid4 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs20 = errors;
if(data12 !== null){
if(!(validate140(data12, {instancePath:instancePath+"/prompt_logprobs/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_token_ids !== undefined){
let data13 = data.prompt_token_ids;
const _errs23 = errors;
if((!(Array.isArray(data13))) && (data13 !== null)){
validate416.errors = [{instancePath:instancePath+"/prompt_token_ids",schemaPath:"#/properties/prompt_token_ids/type",keyword:"type",params:{type: schema195.properties.prompt_token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data13)){
var valid6 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs24 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate416.errors = [{instancePath:instancePath+"/prompt_token_ids/" + i2,schemaPath:"#/properties/prompt_token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs24 === errors;
if(!valid6){
break;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_text !== undefined){
let data15 = data.prompt_text;
const _errs27 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate416.errors = [{instancePath:instancePath+"/prompt_text",schemaPath:"#/properties/prompt_text/type",keyword:"type",params:{type: schema195.properties.prompt_text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kv_transfer_params !== undefined){
let data16 = data.kv_transfer_params;
const _errs29 = errors;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
validate416.errors = [{instancePath:instancePath+"/kv_transfer_params",schemaPath:"#/properties/kv_transfer_params/type",keyword:"type",params:{type: schema195.properties.kv_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ec_transfer_params !== undefined){
let data17 = data.ec_transfer_params;
const _errs31 = errors;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
validate416.errors = [{instancePath:instancePath+"/ec_transfer_params",schemaPath:"#/properties/ec_transfer_params/type",keyword:"type",params:{type: schema195.properties.ec_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metrics !== undefined){
let data18 = data.metrics;
const _errs33 = errors;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)){
validate416.errors = [{instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: schema195.properties.metrics.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timings !== undefined){
const _errs35 = errors;
if(!(validate75(data.timings, {instancePath:instancePath+"/timings",parentData:data,parentDataProperty:"timings",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.x_groq !== undefined){
const _errs36 = errors;
if(!(validate434(data.x_groq, {instancePath:instancePath+"/x_groq",parentData:data,parentDataProperty:"x_groq",rootData}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage_breakdown !== undefined){
let data21 = data.usage_breakdown;
const _errs37 = errors;
if(data21 !== null){
if(!(validate81(data21, {instancePath:instancePath+"/usage_breakdown",parentData:data,parentDataProperty:"usage_breakdown",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate416.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate416.errors = vErrors;
return errors === 0;
}

export const validateChoice = validate417;

export const validateFinishReason = validate40;

export const validateResponseMessage = validate418;

export const validateAnnotation = validate23;

export const validateUrlCitationAnnotation = validate24;

export const validateUrlCitation = validate25;

export const validateDocumentCitationAnnotation = validate28;

export const validateDocumentCitation = validate29;

export const validateFunctionCitationAnnotation = validate32;

export const validateFunctionCitation = validate33;

export const validateUnknownAnnotation = validate36;

export const validateAudioOutput = validate422;

export const validateExecutedTool = validate17;

export const validateSearchResults = validate18;

export const validateSearchResult = validate19;

export const validateUsage = validate50;

export const validatePromptTokensDetails = validate51;

export const validateMultimodalTokens = validate52;

export const validateCompletionTokensDetails = validate55;

export const validateUsageBreakdown = validate81;

export const validateModelUsage = validate82;

export const validateLogprobs = validate42;

export const validateTokenLogprob = validate43;

export const validateTopLogprob = validate44;

export const validatePromptTokenLogprobs = validate140;

export const validatePromptLogprob = validate141;

export const validateTimings = validate75;

export const validateXGroq = validate434;

export const validateGroqCacheUsage = validate435;

export const validateGroqDebug = validate86;

export const validateModerationReport = validate58;

export const validateModerationOutcome = validate59;

export const validateModerationResults = validate60;

export const validateModerationFailure = validate70;

export const validateModerationResult = validate61;

export const validateModerationFlags = validate62;

export const validateModerationScores = validate64;

export const validateModerationInputTypes = validate66;

export const validateRerankQuestion = validate440;
const schema202 = {"$id":"TextsRequest","type":"object","properties":{"model":{"type":["string","null"]},"query":{"type":"string"},"texts":{"type":"array","items":{"type":"string"},"minItems":1},"return_text":{"type":["boolean","null"]},"raw_scores":{"type":["boolean","null"]},"truncate":{"type":["boolean","null"]},"truncation_direction":{"enum":["left","right","Left","Right",null]}},"required":["query","texts"]};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextsRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.query === undefined) && (missing0 = "query")) || ((data.texts === undefined) && (missing0 = "texts"))){
validate442.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate442.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema202.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
const _errs2 = errors;
if(typeof data.query !== "string"){
validate442.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.texts !== undefined){
let data2 = data.texts;
const _errs4 = errors;
if(Array.isArray(data2)){
if(data2.length < 1){
validate442.errors = [{instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data2[i0] !== "string"){
validate442.errors = [{instancePath:instancePath+"/texts/" + i0,schemaPath:"#/properties/texts/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate442.errors = [{instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_text !== undefined){
let data4 = data.return_text;
const _errs8 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate442.errors = [{instancePath:instancePath+"/return_text",schemaPath:"#/properties/return_text/type",keyword:"type",params:{type: schema202.properties.return_text.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raw_scores !== undefined){
let data5 = data.raw_scores;
const _errs10 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate442.errors = [{instancePath:instancePath+"/raw_scores",schemaPath:"#/properties/raw_scores/type",keyword:"type",params:{type: schema202.properties.raw_scores.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate !== undefined){
let data6 = data.truncate;
const _errs12 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate442.errors = [{instancePath:instancePath+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type: schema202.properties.truncate.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncation_direction !== undefined){
let data7 = data.truncation_direction;
const _errs14 = errors;
if(!(((((data7 === "left") || (data7 === "right")) || (data7 === "Left")) || (data7 === "Right")) || (data7 === null))){
validate442.errors = [{instancePath:instancePath+"/truncation_direction",schemaPath:"#/properties/truncation_direction/enum",keyword:"enum",params:{allowedValues: schema202.properties.truncation_direction.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate442.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate442.errors = vErrors;
return errors === 0;
}


function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RerankQuestion" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(!(validate405(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs2 = errors;
if(!(validate442(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
var _valid1 = _errs2 === errors;
if(_valid1){
fitting0++;
}
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate440.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate440.errors = vErrors;
return errors === 0;
}

export const validateRerankAnswer = validate444;
const schema205 = {"$id":"TextScore","type":"object","properties":{"index":{"type":"integer","minimum":0},"score":{"type":"number"},"text":{"type":["string","null"]}},"required":["index","score"]};

function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextScore" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.index === undefined) && (missing0 = "index")) || ((data.score === undefined) && (missing0 = "score"))){
validate447.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate447.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate447.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.score !== undefined){
let data1 = data.score;
const _errs2 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate447.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data2 = data.text;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate447.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema205.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate447.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate447.errors = vErrors;
return errors === 0;
}


function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextScores" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs0 = errors;
if(!(validate447(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(!valid0){
break;
}
}
}
else {
validate446.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
validate446.errors = vErrors;
return errors === 0;
}


function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RerankAnswer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(!(validate410(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
}
else if(Array.isArray(data)){
if(!(validate446(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors);
errors = vErrors.length;
}
}
else {
validate444.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate444.errors = vErrors;
return errors === 0;
}

export const validateTextsRequest = validate442;

export const validateTextScores = validate446;

export const validateTextScore = validate447;

export const validateScoreRequest = validate450;
const schema206 = {"$id":"ScoreRequest","type":"object","properties":{"model":{"type":["string","null"]},"text_1":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"},"minItems":1}]},"text_2":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"},"minItems":1}]},"queries":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"},"minItems":1}]},"documents":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"},"minItems":1}]},"data_1":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"},"minItems":1}]},"data_2":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"},"minItems":1}]},"truncate_prompt_tokens":{"type":["integer","null"],"minimum":-1},"user":{"type":["string","null"]}},"anyOf":[{"required":["text_1","text_2"]},{"required":["queries","documents"]},{"required":["data_1","data_2"]}]};

function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScoreRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate450.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema206.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text_1 !== undefined){
let data1 = data.text_1;
const _errs2 = errors;
if(typeof data1 === "string"){
if(typeof data1 !== "string"){
validate450.errors = [{instancePath:instancePath+"/text_1",schemaPath:"#/properties/text_1/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
if(data1.length < 1){
validate450.errors = [{instancePath:instancePath+"/text_1",schemaPath:"#/properties/text_1/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
validate450.errors = [{instancePath:instancePath+"/text_1/" + i0,schemaPath:"#/properties/text_1/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate450.errors = [{instancePath:instancePath+"/text_1",schemaPath:"#/properties/text_1/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate450.errors = [{instancePath:instancePath+"/text_1",schemaPath:"#/properties/text_1/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text_2 !== undefined){
let data3 = data.text_2;
const _errs9 = errors;
if(typeof data3 === "string"){
if(typeof data3 !== "string"){
validate450.errors = [{instancePath:instancePath+"/text_2",schemaPath:"#/properties/text_2/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data3)){
if(Array.isArray(data3)){
if(data3.length < 1){
validate450.errors = [{instancePath:instancePath+"/text_2",schemaPath:"#/properties/text_2/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(typeof data3[i1] !== "string"){
validate450.errors = [{instancePath:instancePath+"/text_2/" + i1,schemaPath:"#/properties/text_2/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate450.errors = [{instancePath:instancePath+"/text_2",schemaPath:"#/properties/text_2/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate450.errors = [{instancePath:instancePath+"/text_2",schemaPath:"#/properties/text_2/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queries !== undefined){
let data5 = data.queries;
const _errs16 = errors;
if(typeof data5 === "string"){
if(typeof data5 !== "string"){
validate450.errors = [{instancePath:instancePath+"/queries",schemaPath:"#/properties/queries/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data5)){
if(Array.isArray(data5)){
if(data5.length < 1){
validate450.errors = [{instancePath:instancePath+"/queries",schemaPath:"#/properties/queries/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs20 = errors;
if(typeof data5[i2] !== "string"){
validate450.errors = [{instancePath:instancePath+"/queries/" + i2,schemaPath:"#/properties/queries/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate450.errors = [{instancePath:instancePath+"/queries",schemaPath:"#/properties/queries/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate450.errors = [{instancePath:instancePath+"/queries",schemaPath:"#/properties/queries/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documents !== undefined){
let data7 = data.documents;
const _errs23 = errors;
if(typeof data7 === "string"){
if(typeof data7 !== "string"){
validate450.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data7)){
if(Array.isArray(data7)){
if(data7.length < 1){
validate450.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
const _errs27 = errors;
if(typeof data7[i3] !== "string"){
validate450.errors = [{instancePath:instancePath+"/documents/" + i3,schemaPath:"#/properties/documents/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs27 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate450.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate450.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_1 !== undefined){
let data9 = data.data_1;
const _errs30 = errors;
if(typeof data9 === "string"){
if(typeof data9 !== "string"){
validate450.errors = [{instancePath:instancePath+"/data_1",schemaPath:"#/properties/data_1/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data9)){
if(Array.isArray(data9)){
if(data9.length < 1){
validate450.errors = [{instancePath:instancePath+"/data_1",schemaPath:"#/properties/data_1/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid10 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
const _errs34 = errors;
if(typeof data9[i4] !== "string"){
validate450.errors = [{instancePath:instancePath+"/data_1/" + i4,schemaPath:"#/properties/data_1/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs34 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate450.errors = [{instancePath:instancePath+"/data_1",schemaPath:"#/properties/data_1/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate450.errors = [{instancePath:instancePath+"/data_1",schemaPath:"#/properties/data_1/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_2 !== undefined){
let data11 = data.data_2;
const _errs37 = errors;
if(typeof data11 === "string"){
if(typeof data11 !== "string"){
validate450.errors = [{instancePath:instancePath+"/data_2",schemaPath:"#/properties/data_2/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data11)){
if(Array.isArray(data11)){
if(data11.length < 1){
validate450.errors = [{instancePath:instancePath+"/data_2",schemaPath:"#/properties/data_2/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid12 = true;
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
const _errs41 = errors;
if(typeof data11[i5] !== "string"){
validate450.errors = [{instancePath:instancePath+"/data_2/" + i5,schemaPath:"#/properties/data_2/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs41 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate450.errors = [{instancePath:instancePath+"/data_2",schemaPath:"#/properties/data_2/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate450.errors = [{instancePath:instancePath+"/data_2",schemaPath:"#/properties/data_2/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate_prompt_tokens !== undefined){
let data13 = data.truncate_prompt_tokens;
const _errs44 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate450.errors = [{instancePath:instancePath+"/truncate_prompt_tokens",schemaPath:"#/properties/truncate_prompt_tokens/type",keyword:"type",params:{type: schema206.properties.truncate_prompt_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < -1 || isNaN(data13)){
validate450.errors = [{instancePath:instancePath+"/truncate_prompt_tokens",schemaPath:"#/properties/truncate_prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data14 = data.user;
const _errs46 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate450.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema206.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate450.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs49 = errors;
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.text_1 === undefined) && (missing0 = "text_1")) || ((data.text_2 === undefined) && (missing0 = "text_2"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid12 = _errs50 === errors;
if(_valid12){
fitting0++;
}
const _errs51 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.queries === undefined) && (missing1 = "queries")) || ((data.documents === undefined) && (missing1 = "documents"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid13 = _errs51 === errors;
if(_valid13){
fitting0++;
}
const _errs52 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.data_1 === undefined) && (missing2 = "data_1")) || ((data.data_2 === undefined) && (missing2 = "data_2"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid14 = _errs52 === errors;
if(_valid14){
fitting0++;
}
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate450.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate450.errors = vErrors;
return errors === 0;
}

export const validateScoreResponse = validate451;

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Score" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.index === undefined) && (missing0 = "index")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.score === undefined) && (missing0 = "score"))){
validate452.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate452.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate452.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs2 = errors;
if("score" !== data.object){
validate452.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "score"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.score !== undefined){
let data2 = data.score;
const _errs3 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate452.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate452.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate452.errors = vErrors;
return errors === 0;
}


function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScoreResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.object === undefined) && (missing0 = "object")) || ((data.model === undefined) && (missing0 = "model"))) || ((data.data === undefined) && (missing0 = "data"))){
validate451.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate451.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs2 = errors;
if("list" !== data.object){
validate451.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate451.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs5 = errors;
if(typeof data.model !== "string"){
validate451.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data4 = data.data;
const _errs7 = errors;
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate452(data4[i0], {instancePath:instancePath+"/data/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate451.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs10 = errors;
if(!(validate414(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate451.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate451.errors = vErrors;
return errors === 0;
}

export const validateScore = validate452;

export const validateTokenizeRequest = validate455;
const schema209 = {"$id":"TokenizeRequest","type":"object","properties":{"model":{"type":["string","null"]},"prompt":{"type":"string"},"content":{"type":"string"},"messages":{"type":"array","items":{"$ref":"RequestMessage"},"minItems":1},"tools":{"type":["array","null"],"items":{"$ref":"Tool"}},"add_generation_prompt":{"type":"boolean"},"continue_final_message":{"type":"boolean"},"add_special_tokens":{"type":"boolean"},"chat_template_kwargs":{"type":["object","null"]},"return_token_strs":{"type":["boolean","null"]},"add_special":{"type":"boolean"},"parse_special":{"type":"boolean"},"with_pieces":{"type":"boolean"}}};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenizeRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate455.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema209.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
const _errs2 = errors;
if(typeof data.prompt !== "string"){
validate455.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs4 = errors;
if(typeof data.content !== "string"){
validate455.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data3 = data.messages;
const _errs6 = errors;
if(Array.isArray(data3)){
if(data3.length < 1){
validate455.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate217(data3[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate455.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data5 = data.tools;
const _errs9 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate455.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema209.properties.tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate308(data5[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_generation_prompt !== undefined){
const _errs12 = errors;
if(typeof data.add_generation_prompt !== "boolean"){
validate455.errors = [{instancePath:instancePath+"/add_generation_prompt",schemaPath:"#/properties/add_generation_prompt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.continue_final_message !== undefined){
const _errs14 = errors;
if(typeof data.continue_final_message !== "boolean"){
validate455.errors = [{instancePath:instancePath+"/continue_final_message",schemaPath:"#/properties/continue_final_message/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_special_tokens !== undefined){
const _errs16 = errors;
if(typeof data.add_special_tokens !== "boolean"){
validate455.errors = [{instancePath:instancePath+"/add_special_tokens",schemaPath:"#/properties/add_special_tokens/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_template_kwargs !== undefined){
let data10 = data.chat_template_kwargs;
const _errs18 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate455.errors = [{instancePath:instancePath+"/chat_template_kwargs",schemaPath:"#/properties/chat_template_kwargs/type",keyword:"type",params:{type: schema209.properties.chat_template_kwargs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_token_strs !== undefined){
let data11 = data.return_token_strs;
const _errs20 = errors;
if((typeof data11 !== "boolean") && (data11 !== null)){
validate455.errors = [{instancePath:instancePath+"/return_token_strs",schemaPath:"#/properties/return_token_strs/type",keyword:"type",params:{type: schema209.properties.return_token_strs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_special !== undefined){
const _errs22 = errors;
if(typeof data.add_special !== "boolean"){
validate455.errors = [{instancePath:instancePath+"/add_special",schemaPath:"#/properties/add_special/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parse_special !== undefined){
const _errs24 = errors;
if(typeof data.parse_special !== "boolean"){
validate455.errors = [{instancePath:instancePath+"/parse_special",schemaPath:"#/properties/parse_special/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.with_pieces !== undefined){
const _errs26 = errors;
if(typeof data.with_pieces !== "boolean"){
validate455.errors = [{instancePath:instancePath+"/with_pieces",schemaPath:"#/properties/with_pieces/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate455.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate455.errors = vErrors;
return errors === 0;
}

export const validateTokenizeResponse = validate458;
const schema210 = {"$id":"TokenizeResponse","type":"object","required":["tokens"],"properties":{"tokens":{"type":"array","items":{"anyOf":[{"type":"integer"},{"$ref":"TokenPiece"}]}},"count":{"type":"integer","minimum":0},"max_model_len":{"type":"integer","minimum":0},"token_strs":{"type":["array","null"],"items":{"type":"string"}}}};

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenPiece" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.piece === undefined) && (missing0 = "piece"))){
validate459.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate459.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.piece !== undefined){
let data1 = data.piece;
const _errs2 = errors;
if(typeof data1 === "string"){
if(typeof data1 !== "string"){
validate459.errors = [{instancePath:instancePath+"/piece",schemaPath:"#/properties/piece/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate459.errors = [{instancePath:instancePath+"/piece/" + i0,schemaPath:"#/properties/piece/anyOf/1/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate459.errors = [{instancePath:instancePath+"/piece",schemaPath:"#/properties/piece/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate459.errors = [{instancePath:instancePath+"/piece",schemaPath:"#/properties/piece/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate459.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate459.errors = vErrors;
return errors === 0;
}


function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenizeResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tokens === undefined) && (missing0 = "tokens")){
validate458.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tokens !== undefined){
let data0 = data.tokens;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs1 = errors;
if(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))){
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate458.errors = [{instancePath:instancePath+"/tokens/" + i0,schemaPath:"#/properties/tokens/items/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
else if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(!(validate459(data1, {instancePath:instancePath+"/tokens/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
errors = vErrors.length;
}
}
else {
validate458.errors = [{instancePath:instancePath+"/tokens/" + i0,schemaPath:"#/properties/tokens/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate458.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data2 = data.count;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate458.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate458.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_model_len !== undefined){
let data3 = data.max_model_len;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate458.errors = [{instancePath:instancePath+"/max_model_len",schemaPath:"#/properties/max_model_len/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate458.errors = [{instancePath:instancePath+"/max_model_len",schemaPath:"#/properties/max_model_len/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_strs !== undefined){
let data4 = data.token_strs;
const _errs10 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate458.errors = [{instancePath:instancePath+"/token_strs",schemaPath:"#/properties/token_strs/type",keyword:"type",params:{type: schema210.properties.token_strs.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(typeof data4[i1] !== "string"){
validate458.errors = [{instancePath:instancePath+"/token_strs/" + i1,schemaPath:"#/properties/token_strs/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate458.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate458.errors = vErrors;
return errors === 0;
}

export const validateTokenPiece = validate459;

export const validateDetokenizeRequest = validate461;
const schema212 = {"$id":"DetokenizeRequest","type":"object","required":["tokens"],"properties":{"model":{"type":["string","null"]},"tokens":{"type":"array","items":{"type":"integer"}}}};

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DetokenizeRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tokens === undefined) && (missing0 = "tokens")){
validate461.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate461.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema212.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens !== undefined){
let data1 = data.tokens;
const _errs2 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate461.errors = [{instancePath:instancePath+"/tokens/" + i0,schemaPath:"#/properties/tokens/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate461.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate461.errors = vErrors;
return errors === 0;
}

export const validateDetokenizeResponse = validate462;

function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DetokenizeResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt !== undefined){
const _errs0 = errors;
if(typeof data.prompt !== "string"){
validate462.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs2 = errors;
if(typeof data.content !== "string"){
validate462.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate462.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs5 = errors;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0){
fitting0++;
}
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.content === undefined) && (missing1 = "content")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs7 === errors;
if(_valid1){
fitting0++;
}
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate462.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate462.errors = vErrors;
return errors === 0;
}

export const validateApplyTemplateRequest = validate463;
const schema214 = {"$id":"ApplyTemplateRequest","type":"object","required":["messages"],"properties":{"messages":{"type":"array","items":{"$ref":"RequestMessage"},"minItems":1},"tools":{"type":["array","null"],"items":{"$ref":"Tool"}},"chat_template_kwargs":{"type":["object","null"]}}};

function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApplyTemplateRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messages === undefined) && (missing0 = "messages")){
validate463.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messages !== undefined){
let data0 = data.messages;
const _errs0 = errors;
if(Array.isArray(data0)){
if(data0.length < 1){
validate463.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate217(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate463.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data2 = data.tools;
const _errs3 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate463.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema214.properties.tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs4 = errors;
if(!(validate308(data2[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_template_kwargs !== undefined){
let data4 = data.chat_template_kwargs;
const _errs6 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate463.errors = [{instancePath:instancePath+"/chat_template_kwargs",schemaPath:"#/properties/chat_template_kwargs/type",keyword:"type",params:{type: schema214.properties.chat_template_kwargs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate463.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate463.errors = vErrors;
return errors === 0;
}

export const validateProps = validate466;
const pattern3 = new RegExp("^turnwire-", "u");

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GatewayProps" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.total_slots === undefined) && (missing0 = "total_slots")) || ((data.build_info === undefined) && (missing0 = "build_info"))){
validate468.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total_slots !== undefined){
let data0 = data.total_slots;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate468.errors = [{instancePath:instancePath+"/total_slots",schemaPath:"#/properties/total_slots/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate468.errors = [{instancePath:instancePath+"/total_slots",schemaPath:"#/properties/total_slots/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.build_info !== undefined){
let data1 = data.build_info;
const _errs2 = errors;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate468.errors = [{instancePath:instancePath+"/build_info",schemaPath:"#/properties/build_info/pattern",keyword:"pattern",params:{pattern: "^turnwire-"},message:"must match pattern \""+"^turnwire-"+"\""}];
return false;
}
}
else {
validate468.errors = [{instancePath:instancePath+"/build_info",schemaPath:"#/properties/build_info/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_alias !== undefined){
const _errs4 = errors;
if(typeof data.model_alias !== "string"){
validate468.errors = [{instancePath:instancePath+"/model_alias",schemaPath:"#/properties/model_alias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_generation_settings !== undefined){
const _errs6 = errors;
if(!(validate197(data.default_generation_settings, {instancePath:instancePath+"/default_generation_settings",parentData:data,parentDataProperty:"default_generation_settings",rootData}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint_slots !== undefined){
const _errs7 = errors;
if(typeof data.endpoint_slots !== "boolean"){
validate468.errors = [{instancePath:instancePath+"/endpoint_slots",schemaPath:"#/properties/endpoint_slots/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint_props !== undefined){
const _errs9 = errors;
if(typeof data.endpoint_props !== "boolean"){
validate468.errors = [{instancePath:instancePath+"/endpoint_props",schemaPath:"#/properties/endpoint_props/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint_metrics !== undefined){
const _errs11 = errors;
if(typeof data.endpoint_metrics !== "boolean"){
validate468.errors = [{instancePath:instancePath+"/endpoint_metrics",schemaPath:"#/properties/endpoint_metrics/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate468.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate468.errors = vErrors;
return errors === 0;
}


function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Props" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(!(validate196(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs2 = errors;
if(!(validate468(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
var _valid1 = _errs2 === errors;
if(_valid1){
fitting0++;
}
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate466.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate466.errors = vErrors;
return errors === 0;
}

export const validateGatewayProps = validate468;

export const validateApplyTemplateResponse = validate471;

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApplyTemplateResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
validate471.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
validate471.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate471.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate471.errors = vErrors;
return errors === 0;
}
