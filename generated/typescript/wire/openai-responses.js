// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
import { countCharacters } from "../runtime.js";

export const validateErrorResponse = validate0;
const schema2 = {"$id":"ErrorBody","type":"object","required":["message","type"],"properties":{"message":{"type":"string"},"type":{"type":"string"},"param":{"type":["string","null"]},"code":{"type":["string","integer","null"]},"n_prompt_tokens":{"type":"integer","minimum":0},"n_ctx":{"type":"integer","minimum":0},"misalignment":{"type":"object"}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.type === undefined) && (missing0 = "type"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
const _errs0 = errors;
if(typeof data.message !== "string"){
validate2.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate2.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate2.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema2.properties.param.type},message:"must be string,null"}];
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
validate2.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema2.properties.code.type},message:"must be string,integer,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_prompt_tokens !== undefined){
let data4 = data.n_prompt_tokens;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate2.errors = [{instancePath:instancePath+"/n_prompt_tokens",schemaPath:"#/properties/n_prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate2.errors = [{instancePath:instancePath+"/n_prompt_tokens",schemaPath:"#/properties/n_prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_ctx !== undefined){
let data5 = data.n_ctx;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate2.errors = [{instancePath:instancePath+"/n_ctx",schemaPath:"#/properties/n_ctx/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate2.errors = [{instancePath:instancePath+"/n_ctx",schemaPath:"#/properties/n_ctx/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.misalignment !== undefined){
let data6 = data.misalignment;
const _errs12 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate2.errors = [{instancePath:instancePath+"/misalignment",schemaPath:"#/properties/misalignment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorEnvelope" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(!(validate2(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
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


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorText" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
const _errs0 = errors;
if(typeof data.error !== "string"){
validate5.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate5.errors = [{instancePath:instancePath+"/signin_url",schemaPath:"#/properties/signin_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema5 = {"$id":"ValidationIssue","type":"object","required":["loc","msg","type"],"properties":{"loc":{"type":"array","items":{"type":["string","integer"]}},"msg":{"type":"string"},"type":{"type":"string"}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ValidationIssue" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.loc === undefined) && (missing0 = "loc")) || ((data.msg === undefined) && (missing0 = "msg"))) || ((data.type === undefined) && (missing0 = "type"))){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate8.errors = [{instancePath:instancePath+"/loc/" + i0,schemaPath:"#/properties/loc/items/type",keyword:"type",params:{type: schema5.properties.loc.items.type},message:"must be string,integer"}];
return false;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/loc",schemaPath:"#/properties/loc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate8.errors = [{instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DetailError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.detail === undefined) && (missing0 = "detail")){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.detail !== undefined){
let data0 = data.detail;
if(typeof data0 === "string"){
if(typeof data0 !== "string"){
validate7.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data0)){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate8(data0[i0], {instancePath:instancePath+"/detail/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
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

const schema6 = {"$id":"ObjectError","type":"object","required":["object","message","type","code"],"properties":{"object":{"const":"error"},"message":{"type":"string"},"type":{"type":"string"},"param":{"type":["string","null"]},"code":{"type":"integer","minimum":400,"maximum":599}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ObjectError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.object === undefined) && (missing0 = "object")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.code === undefined) && (missing0 = "code"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.object !== undefined){
const _errs0 = errors;
if("error" !== data.object){
validate11.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}];
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
validate11.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate11.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate11.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema6.properties.param.type},message:"must be string,null"}];
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
validate11.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 599 || isNaN(data4)){
validate11.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data4 < 400 || isNaN(data4)){
validate11.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
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
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorResponse" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs2 = errors;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid1 = _errs2 === errors;
if(_valid1){
fitting0++;
}
const _errs3 = errors;
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid2 = _errs3 === errors;
if(_valid2){
fitting0++;
}
const _errs4 = errors;
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
validate0.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateErrorEnvelope = validate1;

export const validateErrorBody = validate2;

export const validateErrorText = validate5;

export const validateDetailError = validate7;

export const validateValidationIssue = validate8;

export const validateObjectError = validate11;

export const validateStreamData = validate13;
const schema10 = {"$id":"Response","type":"object","required":["id","object"],"properties":{"id":{"type":"string"},"object":{"const":"response"},"created_at":{"type":"number","minimum":0},"completed_at":{"type":["number","null"],"minimum":0},"status":{"anyOf":[{"$ref":"ResponseStatus"},{"type":"null"}]},"model":{"type":"string"},"output":{"type":"array","items":{"$ref":"OutputItem"}},"output_text":{"type":["string","null"]},"error":{"anyOf":[{"$ref":"ResponseError"},{"type":"null"}]},"incomplete_details":{"anyOf":[{"$ref":"IncompleteDetails"},{"type":"null"}]},"usage":{"anyOf":[{"$ref":"ResponseUsage"},{"type":"null"}]},"instructions":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"InputItem"}},{"type":"null"}]},"previous_response_id":{"type":["string","null"]},"conversation":{"anyOf":[{"$ref":"ConversationReference"},{"type":"null"}]},"prompt":{"anyOf":[{"$ref":"PromptTemplate"},{"type":"null"}]},"tools":{"type":["array","null"],"items":{"$ref":"Tool"}},"tool_choice":{"anyOf":[{"$ref":"ToolChoice"},{"type":"null"}]},"parallel_tool_calls":{"type":["boolean","null"]},"max_tool_calls":{"type":["integer","null"]},"text":{"anyOf":[{"$ref":"TextOptions"},{"type":"null"}]},"reasoning":{"anyOf":[{"$ref":"ReasoningOptions"},{"type":"null"}]},"max_output_tokens":{"type":["integer","null"]},"temperature":{"type":["number","null"]},"top_p":{"type":["number","null"]},"top_logprobs":{"type":["integer","null"]},"presence_penalty":{"type":["number","null"]},"frequency_penalty":{"type":["number","null"]},"truncation":{"type":["string","null"]},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"background":{"type":["boolean","null"]},"store":{"type":["boolean","null"]},"service_tier":{"type":["string","null"]},"safety_identifier":{"type":["string","null"]},"user":{"type":["string","null"]},"prompt_cache_key":{"type":["string","null"]},"prompt_cache_retention":{"type":["string","null"]},"prompt_cache_options":{"anyOf":[{"$ref":"PromptCacheOptions"},{"type":"null"}]},"prompt_cache_diagnostics":{"anyOf":[{"$ref":"PromptCacheDiagnostics"},{"type":"null"}]},"input_transformations":{"type":["array","null"],"items":{"$ref":"InputTransformation"}},"moderation":{"anyOf":[{"$ref":"ModerationReport"},{"type":"null"}]},"access_programs":{"anyOf":[{"$ref":"AccessPrograms"},{"type":"null"}]},"image":{"anyOf":[{"$ref":"ImageOptions"},{"type":"null"}]},"tool_usage":{"anyOf":[{"$ref":"ToolUsage"},{"type":"null"}]},"billing":{"type":["object","null"]},"input_messages":{"type":["array","null"],"items":{"type":"object"}},"output_messages":{"type":["array","null"],"items":{"type":"object"}},"kv_transfer_params":{"type":["object","null"]},"ec_transfer_params":{"type":["object","null"]}},"if":{"properties":{"status":{"enum":["in_progress","queued"]}},"required":["status"]},"else":{"required":["created_at","output"]}};
const schema11 = {"$id":"ResponseStatus","type":"string","enum":["completed","failed","in_progress","cancelled","queued","incomplete"]};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseStatus" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "completed") || (data === "failed")) || (data === "in_progress")) || (data === "cancelled")) || (data === "queued")) || (data === "incomplete"))){
validate17.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema13 = {"$id":"OutputMessage","type":"object","required":["type","id","role","status","content"],"properties":{"type":{"const":"message"},"id":{"type":"string"},"role":{"const":"assistant"},"status":{"$ref":"ItemStatus"},"content":{"type":["array","null"],"items":{"$ref":"OutputContent"}},"phase":{"anyOf":[{"$ref":"MessagePhase"},{"type":"null"}]}}};
const schema14 = {"$id":"ItemStatus","type":"string","enum":["in_progress","completed","incomplete","searching","interpreting","generating","calling","failed"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ItemStatus" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data === "in_progress") || (data === "completed")) || (data === "incomplete")) || (data === "searching")) || (data === "interpreting")) || (data === "generating")) || (data === "calling")) || (data === "failed"))){
validate21.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate21.errors = vErrors;
return errors === 0;
}

const schema16 = {"$id":"OutputText","type":"object","required":["type","text"],"properties":{"type":{"const":"output_text"},"text":{"type":"string"},"annotations":{"type":"array","items":{"$ref":"Annotation"}},"logprobs":{"type":["array","null"],"items":{"$ref":"Logprob"}}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UrlCitation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.start_index === undefined) && (missing0 = "start_index"))) || ((data.end_index === undefined) && (missing0 = "end_index"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("url_citation" !== data.type){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "url_citation"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs1 = errors;
if(typeof data.url !== "string"){
validate26.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate26.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_index !== undefined){
let data3 = data.start_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate26.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/properties/start_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_index !== undefined){
let data4 = data.end_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate26.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/properties/end_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileCitation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.file_id === undefined) && (missing0 = "file_id"))) || ((data.filename === undefined) && (missing0 = "filename"))) || ((data.index === undefined) && (missing0 = "index"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("file_citation" !== data.type){
validate28.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file_citation"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
const _errs1 = errors;
if(typeof data.file_id !== "string"){
validate28.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
const _errs3 = errors;
if(typeof data.filename !== "string"){
validate28.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data3 = data.index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate28.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContainerFileCitation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.container_id === undefined) && (missing0 = "container_id"))) || ((data.file_id === undefined) && (missing0 = "file_id"))) || ((data.filename === undefined) && (missing0 = "filename"))) || ((data.start_index === undefined) && (missing0 = "start_index"))) || ((data.end_index === undefined) && (missing0 = "end_index"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("container_file_citation" !== data.type){
validate30.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "container_file_citation"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container_id !== undefined){
const _errs1 = errors;
if(typeof data.container_id !== "string"){
validate30.errors = [{instancePath:instancePath+"/container_id",schemaPath:"#/properties/container_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
const _errs3 = errors;
if(typeof data.file_id !== "string"){
validate30.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
const _errs5 = errors;
if(typeof data.filename !== "string"){
validate30.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_index !== undefined){
let data4 = data.start_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate30.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/properties/start_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_index !== undefined){
let data5 = data.end_index;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate30.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/properties/end_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FilePath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.file_id === undefined) && (missing0 = "file_id"))) || ((data.index === undefined) && (missing0 = "index"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("file_path" !== data.type){
validate32.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file_path"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
const _errs1 = errors;
if(typeof data.file_id !== "string"){
validate32.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data2 = data.index;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate32.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownAnnotation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
const _errs3 = errors;
if(!((((data0 === "url_citation") || (data0 === "file_citation")) || (data0 === "container_file_citation")) || (data0 === "file_path"))){
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
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Annotation" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "url_citation"){
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file_citation"){
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
else if(tag0 === "container_file_citation"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file_path"){
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
else if(((((typeof tag0 == "string") && (tag0 !== "url_citation")) && (tag0 !== "file_citation")) && (tag0 !== "container_file_citation")) && (tag0 !== "file_path")){
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema23 = {"$id":"Logprob","type":"object","required":["token","logprob"],"properties":{"token":{"type":"string"},"logprob":{"type":"number"},"bytes":{"type":["array","null"],"items":{"type":"integer","minimum":0}},"top_logprobs":{"type":["array","null"],"items":{"$ref":"TopLogprob"}}}};
const schema24 = {"$id":"TopLogprob","type":"object","properties":{"token":{"type":["string","null"]},"logprob":{"type":["number","null"]},"bytes":{"type":["array","null"],"items":{"type":"integer","minimum":0}}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TopLogprob" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token !== undefined){
let data0 = data.token;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate38.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema24.properties.token.type},message:"must be string,null"}];
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
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate38.errors = [{instancePath:instancePath+"/logprob",schemaPath:"#/properties/logprob/type",keyword:"type",params:{type: schema24.properties.logprob.type},message:"must be number,null"}];
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
validate38.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: schema24.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate38.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate38.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Logprob" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.logprob === undefined) && (missing0 = "logprob"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
const _errs0 = errors;
if(typeof data.token !== "string"){
validate37.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate37.errors = [{instancePath:instancePath+"/logprob",schemaPath:"#/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate37.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: schema23.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate37.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate37.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
if((!(Array.isArray(data4))) && (data4 !== null)){
validate37.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema23.properties.top_logprobs.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate38(data4[i1], {instancePath:instancePath+"/top_logprobs/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
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
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputText" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("output_text" !== data.type){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "output_text"},message:"must be equal to constant"}];
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
validate24.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data2 = data.annotations;
const _errs3 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate25(data2[i0], {instancePath:instancePath+"/annotations/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data4 = data.logprobs;
const _errs6 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate24.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema16.properties.logprobs.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate37(data4[i1], {instancePath:instancePath+"/logprobs/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Refusal" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.refusal === undefined) && (missing0 = "refusal"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("refusal" !== data.type){
validate42.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "refusal"},message:"must be equal to constant"}];
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
validate42.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningText" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("reasoning_text" !== data.type){
validate44.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "reasoning_text"},message:"must be equal to constant"}];
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
validate44.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownOutputContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate46.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
const _errs3 = errors;
if(!(((data0 === "output_text") || (data0 === "refusal")) || (data0 === "reasoning_text"))){
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
validate46.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate46.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputContent" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "output_text"){
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
else if(tag0 === "refusal"){
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning_text"){
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
else if((((typeof tag0 == "string") && (tag0 !== "output_text")) && (tag0 !== "refusal")) && (tag0 !== "reasoning_text")){
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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

const schema28 = {"$id":"MessagePhase","type":"string","enum":["commentary","final_answer"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessagePhase" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "commentary") || (data === "final_answer"))){
validate49.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema28.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate49.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.content === undefined) && (missing0 = "content"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("message" !== data.type){
validate20.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"}];
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
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if("assistant" !== data.role){
validate20.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs4 = errors;
if(!(validate21(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs5 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate20.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema13.properties.content.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate23(data4[i0], {instancePath:instancePath+"/content/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
let data6 = data.phase;
const _errs8 = errors;
if(data6 !== null){
if(!(validate49(data6, {instancePath:instancePath+"/phase",parentData:data,parentDataProperty:"phase",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
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
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate20.errors = vErrors;
return errors === 0;
}

const schema29 = {"$id":"OutputReasoning","type":"object","required":["type","id","summary"],"properties":{"type":{"const":"reasoning"},"id":{"type":"string"},"summary":{"type":"array","items":{"$ref":"SummaryText"}},"content":{"type":["array","null"],"items":{"$ref":"ReasoningText"}},"encrypted_content":{"type":["string","null"]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SummaryText" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("summary_text" !== data.type){
validate53.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "summary_text"},message:"must be equal to constant"}];
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
validate53.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputReasoning" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.summary === undefined) && (missing0 = "summary"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("reasoning" !== data.type){
validate52.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "reasoning"},message:"must be equal to constant"}];
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
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data2 = data.summary;
const _errs3 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate53(data2[i0], {instancePath:instancePath+"/summary/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs6 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate52.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema29.properties.content.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate44(data4[i1], {instancePath:instancePath+"/content/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_content !== undefined){
let data6 = data.encrypted_content;
const _errs9 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate52.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type: schema29.properties.encrypted_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs11 = errors;
if(data7 !== null){
if(!(validate21(data7, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
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
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate52.errors = vErrors;
return errors === 0;
}

const schema31 = {"$id":"FunctionCall","type":"object","required":["type","call_id","name","arguments"],"properties":{"type":{"const":"function_call"},"call_id":{"type":"string"},"name":{"type":"string"},"arguments":{"type":"string"},"id":{"type":["string","null"]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"namespace":{"type":["string","null"]},"caller":{"anyOf":[{"$ref":"ToolCaller"},{"type":"null"}]},"async":{"type":["boolean","null"]}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCaller" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate60.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller_id !== undefined){
const _errs2 = errors;
if(typeof data.caller_id !== "string"){
validate60.errors = [{instancePath:instancePath+"/caller_id",schemaPath:"#/properties/caller_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate60.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("function_call" !== data.type){
validate58.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function_call"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs1 = errors;
if(typeof data.call_id !== "string"){
validate58.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs5 = errors;
if(typeof data.arguments !== "string"){
validate58.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate58.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema31.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs9 = errors;
if(data5 !== null){
if(!(validate21(data5, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data6 = data.namespace;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate58.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: schema31.properties.namespace.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data7 = data.caller;
const _errs13 = errors;
if(data7 !== null){
if(!(validate60(data7, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.async !== undefined){
let data8 = data.async;
const _errs15 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
validate58.errors = [{instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: schema31.properties.async.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs15 === errors;
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
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema33 = {"$id":"FunctionCallOutput","type":"object","required":["type","output"],"properties":{"type":{"const":"function_call_output"},"output":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"ContentPart"}}]},"call_id":{"type":["string","null"],"minLength":1},"id":{"type":["string","null"]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"name":{"type":["string","null"]},"namespace":{"type":["string","null"]},"caller":{"anyOf":[{"$ref":"ToolCaller"},{"type":"null"}]},"created_by":{"type":["string","null"]}}};
const schema36 = {"$id":"PromptCacheBreakpoint","type":"object","required":["mode"],"properties":{"mode":{"const":"explicit"},"ttl":{"type":["string","null"]}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptCacheBreakpoint" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.mode !== undefined){
const _errs0 = errors;
if("explicit" !== data.mode){
validate66.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "explicit"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate66.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/type",keyword:"type",params:{type: schema36.properties.ttl.type},message:"must be string,null"}];
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
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputText" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("input_text" !== data.type){
validate65.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_text"},message:"must be equal to constant"}];
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
validate65.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
let data2 = data.prompt_cache_breakpoint;
const _errs3 = errors;
if(data2 !== null){
if(!(validate66(data2, {instancePath:instancePath+"/prompt_cache_breakpoint",parentData:data,parentDataProperty:"prompt_cache_breakpoint",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate65.errors = vErrors;
return errors === 0;
}

const schema37 = {"$id":"InputImage","type":"object","required":["type"],"properties":{"type":{"const":"input_image"},"image_url":{"type":["string","null"]},"file_id":{"type":["string","null"]},"detail":{"anyOf":[{"type":"string","enum":["auto","low","high","original"]},{"type":"null"}]},"prompt_cache_breakpoint":{"anyOf":[{"$ref":"PromptCacheBreakpoint"},{"type":"null"}]}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputImage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("input_image" !== data.type){
validate69.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_image"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_url !== undefined){
let data1 = data.image_url;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate69.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/type",keyword:"type",params:{type: schema37.properties.image_url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data2 = data.file_id;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate69.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema37.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs5 = errors;
if(data3 !== null){
if(typeof data3 !== "string"){
validate69.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data3 === "auto") || (data3 === "low")) || (data3 === "high")) || (data3 === "original"))){
validate69.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema37.properties.detail.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
let data4 = data.prompt_cache_breakpoint;
const _errs8 = errors;
if(data4 !== null){
if(!(validate66(data4, {instancePath:instancePath+"/prompt_cache_breakpoint",parentData:data,parentDataProperty:"prompt_cache_breakpoint",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
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
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate69.errors = vErrors;
return errors === 0;
}

const schema38 = {"$id":"InputFile","type":"object","required":["type"],"properties":{"type":{"const":"input_file"},"file_data":{"type":["string","null"]},"file_url":{"type":["string","null"]},"file_id":{"type":["string","null"]},"filename":{"type":["string","null"]},"detail":{"anyOf":[{"type":"string","enum":["auto","low","high"]},{"type":"null"}]},"prompt_cache_breakpoint":{"anyOf":[{"$ref":"PromptCacheBreakpoint"},{"type":"null"}]}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputFile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("input_file" !== data.type){
validate72.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_file"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_data !== undefined){
let data1 = data.file_data;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate72.errors = [{instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",params:{type: schema38.properties.file_data.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_url !== undefined){
let data2 = data.file_url;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate72.errors = [{instancePath:instancePath+"/file_url",schemaPath:"#/properties/file_url/type",keyword:"type",params:{type: schema38.properties.file_url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data3 = data.file_id;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate72.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema38.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
let data4 = data.filename;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate72.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: schema38.properties.filename.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data5 = data.detail;
const _errs9 = errors;
if(data5 !== null){
if(typeof data5 !== "string"){
validate72.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data5 === "auto") || (data5 === "low")) || (data5 === "high"))){
validate72.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema38.properties.detail.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
let data6 = data.prompt_cache_breakpoint;
const _errs12 = errors;
if(data6 !== null){
if(!(validate66(data6, {instancePath:instancePath+"/prompt_cache_breakpoint",parentData:data,parentDataProperty:"prompt_cache_breakpoint",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate72.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioData" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.format === undefined) && (missing0 = "format"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
const _errs0 = errors;
if(typeof data.data !== "string"){
validate76.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate76.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputAudio" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.input_audio === undefined) && (missing0 = "input_audio"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("input_audio" !== data.type){
validate75.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_audio"},message:"must be equal to constant"}];
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
if(!(validate76(data.input_audio, {instancePath:instancePath+"/input_audio",parentData:data,parentDataProperty:"input_audio",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate75.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
const _errs3 = errors;
if(!((((((data0 === "input_text") || (data0 === "input_image")) || (data0 === "input_file")) || (data0 === "input_audio")) || (data0 === "output_text")) || (data0 === "refusal"))){
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
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentPart" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "input_text"){
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
else if(tag0 === "input_image"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
else if(tag0 === "input_file"){
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
else if(tag0 === "input_audio"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
else if(tag0 === "output_text"){
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
else if(tag0 === "refusal"){
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
else if(((((((typeof tag0 == "string") && (tag0 !== "input_text")) && (tag0 !== "input_image")) && (tag0 !== "input_file")) && (tag0 !== "input_audio")) && (tag0 !== "output_text")) && (tag0 !== "refusal")){
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate64.errors = vErrors;
return errors === 0;
}

const func0 = countCharacters;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionCallOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.output === undefined) && (missing0 = "output"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("function_call_output" !== data.type){
validate63.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function_call_output"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data1 = data.output;
const _errs1 = errors;
if(typeof data1 === "string"){
if(typeof data1 !== "string"){
validate63.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate64(data1[i0], {instancePath:instancePath+"/output/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data3 = data.call_id;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate63.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: schema33.properties.call_id.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate63.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate63.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema33.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs11 = errors;
if(data5 !== null){
if(!(validate21(data5, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data6 = data.name;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema33.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data7 = data.namespace;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate63.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: schema33.properties.namespace.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data8 = data.caller;
const _errs17 = errors;
if(data8 !== null){
if(!(validate60(data8, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data9 = data.created_by;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate63.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema33.properties.created_by.type},message:"must be string,null"}];
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
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate63.errors = vErrors;
return errors === 0;
}

const schema42 = {"$id":"CustomToolCall","type":"object","required":["type","call_id","name","input"],"properties":{"type":{"const":"custom_tool_call"},"call_id":{"type":"string"},"name":{"type":"string"},"input":{"type":"string"},"id":{"type":["string","null"]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"namespace":{"type":["string","null"]},"caller":{"anyOf":[{"$ref":"ToolCaller"},{"type":"null"}]},"async":{"type":["boolean","null"]}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("custom_tool_call" !== data.type){
validate87.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom_tool_call"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs1 = errors;
if(typeof data.call_id !== "string"){
validate87.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate87.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs5 = errors;
if(typeof data.input !== "string"){
validate87.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate87.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema42.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs9 = errors;
if(data5 !== null){
if(!(validate21(data5, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data6 = data.namespace;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate87.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: schema42.properties.namespace.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data7 = data.caller;
const _errs13 = errors;
if(data7 !== null){
if(!(validate60(data7, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.async !== undefined){
let data8 = data.async;
const _errs15 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
validate87.errors = [{instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: schema42.properties.async.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs15 === errors;
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
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate87.errors = vErrors;
return errors === 0;
}

const schema43 = {"$id":"CustomToolCallOutput","type":"object","required":["type","call_id","output"],"properties":{"type":{"const":"custom_tool_call_output"},"call_id":{"type":"string"},"output":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"ContentPart"}}]},"id":{"type":["string","null"]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"caller":{"anyOf":[{"$ref":"ToolCaller"},{"type":"null"}]},"created_by":{"type":["string","null"]}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomToolCallOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("custom_tool_call_output" !== data.type){
validate91.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom_tool_call_output"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs1 = errors;
if(typeof data.call_id !== "string"){
validate91.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data2 = data.output;
const _errs3 = errors;
if(typeof data2 === "string"){
if(typeof data2 !== "string"){
validate91.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data2)){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate64(data2[i0], {instancePath:instancePath+"/output/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate91.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema43.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs11 = errors;
if(data5 !== null){
if(!(validate21(data5, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data6 = data.caller;
const _errs13 = errors;
if(data6 !== null){
if(!(validate60(data6, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data7 = data.created_by;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate91.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema43.properties.created_by.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
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
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate91.errors = vErrors;
return errors === 0;
}

const schema44 = {"$id":"CompactionItem","type":"object","required":["type","encrypted_content"],"properties":{"type":{"const":"compaction"},"encrypted_content":{"type":"string"},"id":{"type":["string","null"]},"created_by":{"type":["string","null"]}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompactionItem" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.encrypted_content === undefined) && (missing0 = "encrypted_content"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("compaction" !== data.type){
validate96.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "compaction"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_content !== undefined){
const _errs1 = errors;
if(typeof data.encrypted_content !== "string"){
validate96.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate96.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema44.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data3 = data.created_by;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate96.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema44.properties.created_by.type},message:"must be string,null"}];
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
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate96.errors = vErrors;
return errors === 0;
}

const schema45 = {"$id":"FileSearchCall","type":"object","required":["type","id","queries"],"properties":{"type":{"const":"file_search_call"},"id":{"type":"string"},"queries":{"type":"array","items":{"type":"string"}},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"results":{"type":["array","null"],"items":{"$ref":"FileSearchResult"}}}};
const schema46 = {"$id":"FileSearchResult","type":"object","properties":{"file_id":{"type":["string","null"]},"filename":{"type":["string","null"]},"score":{"type":["number","null"]},"text":{"type":["string","null"]},"attributes":{"type":["object","null"]}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileSearchResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file_id !== undefined){
let data0 = data.file_id;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate100.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema46.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
let data1 = data.filename;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate100.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: schema46.properties.filename.type},message:"must be string,null"}];
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
const _errs4 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate100.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: schema46.properties.score.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data3 = data.text;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate100.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema46.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data4 = data.attributes;
const _errs8 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate100.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: schema46.properties.attributes.type},message:"must be object,null"}];
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
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate100.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileSearchCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.queries === undefined) && (missing0 = "queries"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("file_search_call" !== data.type){
validate98.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file_search_call"},message:"must be equal to constant"}];
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
validate98.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queries !== undefined){
let data2 = data.queries;
const _errs3 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data2[i0] !== "string"){
validate98.errors = [{instancePath:instancePath+"/queries/" + i0,schemaPath:"#/properties/queries/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/queries",schemaPath:"#/properties/queries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs7 = errors;
if(data4 !== null){
if(!(validate21(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data5 = data.results;
const _errs9 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate98.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: schema45.properties.results.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate100(data5[i1], {instancePath:instancePath+"/results/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
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
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate98.errors = vErrors;
return errors === 0;
}

const schema48 = {"$id":"WebSearchAction","type":"object","required":["type"],"properties":{"type":{"type":"string"},"query":{"type":["string","null"]},"queries":{"type":["array","null"],"items":{"type":"string"}},"sources":{"type":["array","null"],"items":{"type":"object"}},"url":{"type":["string","null"]},"pattern":{"type":["string","null"]}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebSearchAction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate105.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate105.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema48.properties.query.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queries !== undefined){
let data2 = data.queries;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate105.errors = [{instancePath:instancePath+"/queries",schemaPath:"#/properties/queries/type",keyword:"type",params:{type: schema48.properties.queries.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data2[i0] !== "string"){
validate105.errors = [{instancePath:instancePath+"/queries/" + i0,schemaPath:"#/properties/queries/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.sources !== undefined){
let data4 = data.sources;
const _errs8 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate105.errors = [{instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: schema48.properties.sources.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs9 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate105.errors = [{instancePath:instancePath+"/sources/" + i1,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data.url !== undefined){
let data6 = data.url;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate105.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema48.properties.url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pattern !== undefined){
let data7 = data.pattern;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate105.errors = [{instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: schema48.properties.pattern.type},message:"must be string,null"}];
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
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate105.errors = vErrors;
return errors === 0;
}


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebSearchCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("web_search_call" !== data.type){
validate103.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "web_search_call"},message:"must be equal to constant"}];
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
validate103.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs3 = errors;
if(data2 !== null){
if(!(validate21(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data3 = data.action;
const _errs5 = errors;
if(data3 !== null){
if(!(validate105(data3, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
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
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate103.errors = vErrors;
return errors === 0;
}

const schema49 = {"$id":"ComputerCall","type":"object","required":["type","id","call_id"],"properties":{"type":{"const":"computer_call"},"id":{"type":"string"},"call_id":{"type":"string"},"action":{"anyOf":[{"$ref":"ComputerAction"},{"type":"null"}]},"actions":{"type":["array","null"],"items":{"$ref":"ComputerAction"}},"pending_safety_checks":{"type":["array","null"],"items":{"$ref":"SafetyCheck"}},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]}}};
const schema50 = {"$id":"ComputerAction","type":"object","required":["type"],"properties":{"type":{"type":"string"},"x":{"type":"integer"},"y":{"type":"integer"},"button":{"type":"string"},"scroll_x":{"type":"integer"},"scroll_y":{"type":"integer"},"keys":{"type":["array","null"],"items":{"type":"string"}},"path":{"type":"array","items":{"type":"object"}},"text":{"type":"string"}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComputerAction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate109.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.x !== undefined){
let data1 = data.x;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate109.errors = [{instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.y !== undefined){
let data2 = data.y;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate109.errors = [{instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.button !== undefined){
const _errs6 = errors;
if(typeof data.button !== "string"){
validate109.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scroll_x !== undefined){
let data4 = data.scroll_x;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate109.errors = [{instancePath:instancePath+"/scroll_x",schemaPath:"#/properties/scroll_x/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scroll_y !== undefined){
let data5 = data.scroll_y;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate109.errors = [{instancePath:instancePath+"/scroll_y",schemaPath:"#/properties/scroll_y/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keys !== undefined){
let data6 = data.keys;
const _errs12 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate109.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: schema50.properties.keys.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data6[i0] !== "string"){
validate109.errors = [{instancePath:instancePath+"/keys/" + i0,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
if(!valid1){
break;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data8 = data.path;
const _errs16 = errors;
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs17 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate109.errors = [{instancePath:instancePath+"/path/" + i1,schemaPath:"#/properties/path/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs20 = errors;
if(typeof data.text !== "string"){
validate109.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate109.errors = vErrors;
return errors === 0;
}

const schema51 = {"$id":"SafetyCheck","type":"object","required":["id"],"properties":{"id":{"type":"string"},"code":{"type":["string","null"]},"message":{"type":["string","null"]}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SafetyCheck" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate112.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate112.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema51.properties.code.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate112.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema51.properties.message.type},message:"must be string,null"}];
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
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate112.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComputerCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.call_id === undefined) && (missing0 = "call_id"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("computer_call" !== data.type){
validate108.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "computer_call"},message:"must be equal to constant"}];
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
validate108.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs3 = errors;
if(typeof data.call_id !== "string"){
validate108.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data3 = data.action;
const _errs5 = errors;
if(data3 !== null){
if(!(validate109(data3, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data4 = data.actions;
const _errs7 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate108.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: schema49.properties.actions.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate109(data4[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_safety_checks !== undefined){
let data6 = data.pending_safety_checks;
const _errs10 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate108.errors = [{instancePath:instancePath+"/pending_safety_checks",schemaPath:"#/properties/pending_safety_checks/type",keyword:"type",params:{type: schema49.properties.pending_safety_checks.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(validate112(data6[i1], {instancePath:instancePath+"/pending_safety_checks/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
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
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs13 = errors;
if(data8 !== null){
if(!(validate21(data8, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
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
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate108.errors = vErrors;
return errors === 0;
}

const schema52 = {"$id":"ComputerCallOutput","type":"object","required":["type","call_id","output"],"properties":{"type":{"const":"computer_call_output"},"call_id":{"type":"string","minLength":1},"output":{"$ref":"ComputerScreenshot"},"id":{"type":["string","null"]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"acknowledged_safety_checks":{"type":["array","null"],"items":{"$ref":"SafetyCheck"}},"created_by":{"type":["string","null"]}}};
const schema53 = {"$id":"ComputerScreenshot","type":"object","required":["type"],"properties":{"type":{"const":"computer_screenshot"},"image_url":{"type":["string","null"]},"file_id":{"type":["string","null"]}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComputerScreenshot" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("computer_screenshot" !== data.type){
validate117.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "computer_screenshot"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_url !== undefined){
let data1 = data.image_url;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate117.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/type",keyword:"type",params:{type: schema53.properties.image_url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data2 = data.file_id;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate117.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema53.properties.file_id.type},message:"must be string,null"}];
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
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate117.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComputerCallOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("computer_call_output" !== data.type){
validate116.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "computer_call_output"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data1 = data.call_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate116.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
const _errs3 = errors;
if(!(validate117(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data3 = data.id;
const _errs4 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate116.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema52.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs6 = errors;
if(data4 !== null){
if(!(validate21(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acknowledged_safety_checks !== undefined){
let data5 = data.acknowledged_safety_checks;
const _errs8 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate116.errors = [{instancePath:instancePath+"/acknowledged_safety_checks",schemaPath:"#/properties/acknowledged_safety_checks/type",keyword:"type",params:{type: schema52.properties.acknowledged_safety_checks.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate112(data5[i0], {instancePath:instancePath+"/acknowledged_safety_checks/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
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
if(data.created_by !== undefined){
let data7 = data.created_by;
const _errs11 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate116.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema52.properties.created_by.type},message:"must be string,null"}];
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
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate116.errors = vErrors;
return errors === 0;
}

const schema54 = {"$id":"CodeInterpreterCall","type":"object","required":["type","id","container_id"],"properties":{"type":{"const":"code_interpreter_call"},"id":{"type":"string"},"container_id":{"type":"string"},"code":{"type":["string","null"]},"outputs":{"type":["array","null"],"items":{"$ref":"CodeInterpreterOutput"}},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CodeInterpreterOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate123.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
const _errs2 = errors;
if(typeof data.logs !== "string"){
validate123.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs4 = errors;
if(typeof data.url !== "string"){
validate123.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate123.errors = vErrors;
return errors === 0;
}


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CodeInterpreterCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.container_id === undefined) && (missing0 = "container_id"))){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("code_interpreter_call" !== data.type){
validate122.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "code_interpreter_call"},message:"must be equal to constant"}];
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
validate122.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container_id !== undefined){
const _errs3 = errors;
if(typeof data.container_id !== "string"){
validate122.errors = [{instancePath:instancePath+"/container_id",schemaPath:"#/properties/container_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate122.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema54.properties.code.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outputs !== undefined){
let data4 = data.outputs;
const _errs7 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate122.errors = [{instancePath:instancePath+"/outputs",schemaPath:"#/properties/outputs/type",keyword:"type",params:{type: schema54.properties.outputs.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate123(data4[i0], {instancePath:instancePath+"/outputs/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs10 = errors;
if(data6 !== null){
if(!(validate21(data6, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate122.errors = vErrors;
return errors === 0;
}

const schema56 = {"$id":"ImageGenerationCall","type":"object","required":["type","id"],"properties":{"type":{"const":"image_generation_call"},"id":{"type":"string"},"result":{"type":["string","null"]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"revised_prompt":{"type":["string","null"]},"action":{"type":["string","null"]},"background":{"type":["string","null"]},"output_format":{"type":["string","null"]},"quality":{"type":["string","null"]},"size":{"type":["string","null"]},"error":{"type":["object","null"]},"svg_usage":{"type":["object","null"]}}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageGenerationCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("image_generation_call" !== data.type){
validate127.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image_generation_call"},message:"must be equal to constant"}];
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
validate127.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data2 = data.result;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate127.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: schema56.properties.result.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs5 = errors;
if(data3 !== null){
if(!(validate21(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revised_prompt !== undefined){
let data4 = data.revised_prompt;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate127.errors = [{instancePath:instancePath+"/revised_prompt",schemaPath:"#/properties/revised_prompt/type",keyword:"type",params:{type: schema56.properties.revised_prompt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data5 = data.action;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate127.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: schema56.properties.action.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
let data6 = data.background;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate127.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: schema56.properties.background.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_format !== undefined){
let data7 = data.output_format;
const _errs13 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate127.errors = [{instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: schema56.properties.output_format.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quality !== undefined){
let data8 = data.quality;
const _errs15 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate127.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: schema56.properties.quality.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data9 = data.size;
const _errs17 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate127.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema56.properties.size.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data10 = data.error;
const _errs19 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate127.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema56.properties.error.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.svg_usage !== undefined){
let data11 = data.svg_usage;
const _errs21 = errors;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate127.errors = [{instancePath:instancePath+"/svg_usage",schemaPath:"#/properties/svg_usage/type",keyword:"type",params:{type: schema56.properties.svg_usage.type},message:"must be object,null"}];
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
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate127.errors = vErrors;
return errors === 0;
}

const schema58 = {"$id":"LocalShellAction","type":"object","required":["type","command"],"properties":{"type":{"const":"exec"},"command":{"type":"array","items":{"type":"string"}},"env":{"type":["object","null"]},"timeout_ms":{"type":["integer","null"]},"user":{"type":["string","null"]},"working_directory":{"type":["string","null"]}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LocalShellAction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.command === undefined) && (missing0 = "command"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("exec" !== data.type){
validate131.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "exec"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command !== undefined){
let data1 = data.command;
const _errs1 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(typeof data1[i0] !== "string"){
validate131.errors = [{instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.env !== undefined){
let data3 = data.env;
const _errs5 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate131.errors = [{instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: schema58.properties.env.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout_ms !== undefined){
let data4 = data.timeout_ms;
const _errs7 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate131.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type: schema58.properties.timeout_ms.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data5 = data.user;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate131.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema58.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.working_directory !== undefined){
let data6 = data.working_directory;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate131.errors = [{instancePath:instancePath+"/working_directory",schemaPath:"#/properties/working_directory/type",keyword:"type",params:{type: schema58.properties.working_directory.type},message:"must be string,null"}];
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
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate131.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LocalShellCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.action === undefined) && (missing0 = "action"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("local_shell_call" !== data.type){
validate130.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "local_shell_call"},message:"must be equal to constant"}];
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
validate130.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs3 = errors;
if(typeof data.call_id !== "string"){
validate130.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs5 = errors;
if(!(validate131(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs6 = errors;
if(data4 !== null){
if(!(validate21(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate130.errors = vErrors;
return errors === 0;
}


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LocalShellCallOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.output === undefined) && (missing0 = "output"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("local_shell_call_output" !== data.type){
validate135.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "local_shell_call_output"},message:"must be equal to constant"}];
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
validate135.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
const _errs3 = errors;
if(typeof data.output !== "string"){
validate135.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs5 = errors;
if(data3 !== null){
if(!(validate21(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
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
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate135.errors = vErrors;
return errors === 0;
}

const schema60 = {"$id":"ShellCall","type":"object","required":["type","call_id","action"],"properties":{"type":{"const":"shell_call"},"call_id":{"type":"string","minLength":1},"action":{"$ref":"ShellAction"},"id":{"type":["string","null"]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"environment":{"type":["object","null"]},"caller":{"anyOf":[{"$ref":"ToolCaller"},{"type":"null"}]},"created_by":{"type":["string","null"]}}};
const schema61 = {"$id":"ShellAction","type":"object","required":["commands"],"properties":{"commands":{"type":"array","items":{"type":"string"}},"timeout_ms":{"type":["integer","null"]},"max_output_length":{"type":["integer","null"]}}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShellAction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.commands === undefined) && (missing0 = "commands")){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.commands !== undefined){
let data0 = data.commands;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data0[i0] !== "string"){
validate139.errors = [{instancePath:instancePath+"/commands/" + i0,schemaPath:"#/properties/commands/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/commands",schemaPath:"#/properties/commands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout_ms !== undefined){
let data2 = data.timeout_ms;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate139.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type: schema61.properties.timeout_ms.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_output_length !== undefined){
let data3 = data.max_output_length;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate139.errors = [{instancePath:instancePath+"/max_output_length",schemaPath:"#/properties/max_output_length/type",keyword:"type",params:{type: schema61.properties.max_output_length.type},message:"must be integer,null"}];
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
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate139.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShellCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.action === undefined) && (missing0 = "action"))){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("shell_call" !== data.type){
validate138.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "shell_call"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data1 = data.call_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate138.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate138.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs3 = errors;
if(!(validate139(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data3 = data.id;
const _errs4 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate138.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema60.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs6 = errors;
if(data4 !== null){
if(!(validate21(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data5 = data.environment;
const _errs8 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate138.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: schema60.properties.environment.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data6 = data.caller;
const _errs10 = errors;
if(data6 !== null){
if(!(validate60(data6, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data7 = data.created_by;
const _errs12 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate138.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema60.properties.created_by.type},message:"must be string,null"}];
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
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate138.errors = vErrors;
return errors === 0;
}

const schema62 = {"$id":"ShellCallOutput","type":"object","required":["type","call_id","output"],"properties":{"type":{"const":"shell_call_output"},"call_id":{"type":"string","minLength":1},"output":{"type":"array","items":{"$ref":"ShellCommandOutput"}},"id":{"type":["string","null"]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"max_output_length":{"type":["integer","null"]},"caller":{"anyOf":[{"$ref":"ToolCaller"},{"type":"null"}]},"created_by":{"type":["string","null"]}}};
const schema63 = {"$id":"ShellCommandOutput","type":"object","required":["stdout","stderr","outcome"],"properties":{"stdout":{"type":"string"},"stderr":{"type":"string"},"outcome":{"$ref":"ShellOutcome"},"created_by":{"type":["string","null"]}}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShellOutcome" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate146.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exit_code !== undefined){
let data1 = data.exit_code;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate146.errors = [{instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate146.errors = vErrors;
return errors === 0;
}


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShellCommandOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.stdout === undefined) && (missing0 = "stdout")) || ((data.stderr === undefined) && (missing0 = "stderr"))) || ((data.outcome === undefined) && (missing0 = "outcome"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.stdout !== undefined){
const _errs0 = errors;
if(typeof data.stdout !== "string"){
validate145.errors = [{instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stderr !== undefined){
const _errs2 = errors;
if(typeof data.stderr !== "string"){
validate145.errors = [{instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
const _errs4 = errors;
if(!(validate146(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data3 = data.created_by;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate145.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema63.properties.created_by.type},message:"must be string,null"}];
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
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate145.errors = vErrors;
return errors === 0;
}


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShellCallOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("shell_call_output" !== data.type){
validate144.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "shell_call_output"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data1 = data.call_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate144.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data2 = data.output;
const _errs3 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate145(data2[i0], {instancePath:instancePath+"/output/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate144.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema62.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs8 = errors;
if(data5 !== null){
if(!(validate21(data5, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_output_length !== undefined){
let data6 = data.max_output_length;
const _errs10 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate144.errors = [{instancePath:instancePath+"/max_output_length",schemaPath:"#/properties/max_output_length/type",keyword:"type",params:{type: schema62.properties.max_output_length.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data7 = data.caller;
const _errs12 = errors;
if(data7 !== null){
if(!(validate60(data7, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data8 = data.created_by;
const _errs14 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate144.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema62.properties.created_by.type},message:"must be string,null"}];
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
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate144.errors = vErrors;
return errors === 0;
}

const schema65 = {"$id":"ApplyPatchCall","type":"object","required":["type","call_id","operation"],"properties":{"type":{"const":"apply_patch_call"},"call_id":{"type":"string","minLength":1},"operation":{"$ref":"PatchOperation"},"id":{"type":["string","null"]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"caller":{"anyOf":[{"$ref":"ToolCaller"},{"type":"null"}]},"created_by":{"type":["string","null"]}}};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PatchOperation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate153.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs2 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate153.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diff !== undefined){
const _errs4 = errors;
if(typeof data.diff !== "string"){
validate153.errors = [{instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate153.errors = vErrors;
return errors === 0;
}


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApplyPatchCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.operation === undefined) && (missing0 = "operation"))){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("apply_patch_call" !== data.type){
validate152.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "apply_patch_call"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data1 = data.call_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate152.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
const _errs3 = errors;
if(!(validate153(data.operation, {instancePath:instancePath+"/operation",parentData:data,parentDataProperty:"operation",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data3 = data.id;
const _errs4 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate152.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema65.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs6 = errors;
if(data4 !== null){
if(!(validate21(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data5 = data.caller;
const _errs8 = errors;
if(data5 !== null){
if(!(validate60(data5, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data6 = data.created_by;
const _errs10 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate152.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema65.properties.created_by.type},message:"must be string,null"}];
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
}
}
}
else {
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate152.errors = vErrors;
return errors === 0;
}

const schema67 = {"$id":"ApplyPatchCallOutput","type":"object","required":["type","call_id","status"],"properties":{"type":{"const":"apply_patch_call_output"},"call_id":{"type":"string","minLength":1},"status":{"type":"string","enum":["completed","failed"]},"output":{"type":["string","null"]},"id":{"type":["string","null"]},"caller":{"anyOf":[{"$ref":"ToolCaller"},{"type":"null"}]},"created_by":{"type":["string","null"]}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApplyPatchCallOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.status === undefined) && (missing0 = "status"))){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("apply_patch_call_output" !== data.type){
validate158.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "apply_patch_call_output"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data1 = data.call_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate158.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs3 = errors;
if(typeof data2 !== "string"){
validate158.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "completed") || (data2 === "failed"))){
validate158.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema67.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data3 = data.output;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate158.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: schema67.properties.output.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate158.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema67.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data5 = data.caller;
const _errs9 = errors;
if(data5 !== null){
if(!(validate60(data5, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data6 = data.created_by;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate158.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema67.properties.created_by.type},message:"must be string,null"}];
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
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate158.errors = vErrors;
return errors === 0;
}

const schema68 = {"$id":"McpListTools","type":"object","required":["type","id","server_label","tools"],"properties":{"type":{"const":"mcp_list_tools"},"id":{"type":"string"},"server_label":{"type":"string"},"tools":{"type":"array","items":{"$ref":"McpToolListing"}},"error":{"type":["string","null"]}}};
const schema69 = {"$id":"McpToolListing","type":"object","required":["name","input_schema"],"properties":{"name":{"type":"string"},"input_schema":{},"description":{"type":["string","null"]},"annotations":{"type":["object","null"]}}};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpToolListing" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.input_schema === undefined) && (missing0 = "input_schema"))){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs0 = errors;
if(typeof data.name !== "string"){
validate162.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate162.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema69.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data2 = data.annotations;
const _errs4 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate162.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: schema69.properties.annotations.type},message:"must be object,null"}];
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
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate162.errors = vErrors;
return errors === 0;
}


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpListTools" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.server_label === undefined) && (missing0 = "server_label"))) || ((data.tools === undefined) && (missing0 = "tools"))){
validate161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("mcp_list_tools" !== data.type){
validate161.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp_list_tools"},message:"must be equal to constant"}];
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
validate161.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_label !== undefined){
const _errs3 = errors;
if(typeof data.server_label !== "string"){
validate161.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs5 = errors;
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate162(data3[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data5 = data.error;
const _errs8 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate161.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema68.properties.error.type},message:"must be string,null"}];
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
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate161.errors = vErrors;
return errors === 0;
}


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpApprovalRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.server_label === undefined) && (missing0 = "server_label"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("mcp_approval_request" !== data.type){
validate165.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp_approval_request"},message:"must be equal to constant"}];
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
validate165.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_label !== undefined){
const _errs3 = errors;
if(typeof data.server_label !== "string"){
validate165.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate165.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs7 = errors;
if(typeof data.arguments !== "string"){
validate165.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
else {
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate165.errors = vErrors;
return errors === 0;
}

const schema71 = {"$id":"McpApprovalResponse","type":"object","required":["type","approval_request_id","approve"],"properties":{"type":{"const":"mcp_approval_response"},"approval_request_id":{"type":"string"},"approve":{"type":"boolean"},"id":{"type":["string","null"]},"reason":{"type":["string","null"]}}};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpApprovalResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.approval_request_id === undefined) && (missing0 = "approval_request_id"))) || ((data.approve === undefined) && (missing0 = "approve"))){
validate167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("mcp_approval_response" !== data.type){
validate167.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp_approval_response"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approval_request_id !== undefined){
const _errs1 = errors;
if(typeof data.approval_request_id !== "string"){
validate167.errors = [{instancePath:instancePath+"/approval_request_id",schemaPath:"#/properties/approval_request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approve !== undefined){
const _errs3 = errors;
if(typeof data.approve !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/approve",schemaPath:"#/properties/approve/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data3 = data.id;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate167.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema71.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data4 = data.reason;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate167.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema71.properties.reason.type},message:"must be string,null"}];
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
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate167.errors = vErrors;
return errors === 0;
}

const schema72 = {"$id":"McpCall","type":"object","required":["type","id","server_label","name","arguments"],"properties":{"type":{"const":"mcp_call"},"id":{"type":"string"},"server_label":{"type":"string"},"name":{"type":"string"},"arguments":{"type":"string"},"output":{"type":["string","null"]},"error":{"anyOf":[{"type":"object"},{"type":"string"},{"type":"null"}]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"approval_request_id":{"type":["string","null"]}}};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.server_label === undefined) && (missing0 = "server_label"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("mcp_call" !== data.type){
validate169.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp_call"},message:"must be equal to constant"}];
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
validate169.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_label !== undefined){
const _errs3 = errors;
if(typeof data.server_label !== "string"){
validate169.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate169.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs7 = errors;
if(typeof data.arguments !== "string"){
validate169.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data5 = data.output;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate169.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: schema72.properties.output.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data6 = data.error;
const _errs11 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate169.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
else if(typeof data6 === "string"){
if(typeof data6 !== "string"){
validate169.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data6 === null){
if(data6 !== null){
validate169.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate169.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs18 = errors;
if(data7 !== null){
if(!(validate21(data7, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approval_request_id !== undefined){
let data8 = data.approval_request_id;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate169.errors = [{instancePath:instancePath+"/approval_request_id",schemaPath:"#/properties/approval_request_id/type",keyword:"type",params:{type: schema72.properties.approval_request_id.type},message:"must be string,null"}];
return false;
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
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate169.errors = vErrors;
return errors === 0;
}

const schema73 = {"$id":"ToolSearchCall","type":"object","required":["type","arguments"],"properties":{"type":{"const":"tool_search_call"},"arguments":{},"id":{"type":["string","null"]},"call_id":{"type":["string","null"]},"execution":{"anyOf":[{"type":"string","enum":["server","client"]},{"type":"null"}]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"created_by":{"type":["string","null"]}}};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolSearchCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_search_call" !== data.type){
validate172.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_search_call"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate172.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema73.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate172.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: schema73.properties.call_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.execution !== undefined){
let data3 = data.execution;
const _errs5 = errors;
if(data3 !== null){
if(typeof data3 !== "string"){
validate172.errors = [{instancePath:instancePath+"/execution",schemaPath:"#/properties/execution/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "server") || (data3 === "client"))){
validate172.errors = [{instancePath:instancePath+"/execution",schemaPath:"#/properties/execution/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema73.properties.execution.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs8 = errors;
if(data4 !== null){
if(!(validate21(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data5 = data.created_by;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate172.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema73.properties.created_by.type},message:"must be string,null"}];
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
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate172.errors = vErrors;
return errors === 0;
}

const schema74 = {"$id":"ToolSearchOutput","type":"object","required":["type","tools"],"properties":{"type":{"const":"tool_search_output"},"tools":{"type":"array","items":{"$ref":"Tool"}},"id":{"type":["string","null"]},"call_id":{"type":["string","null"]},"execution":{"anyOf":[{"type":"string","enum":["server","client"]},{"type":"null"}]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"created_by":{"type":["string","null"]}}};
const schema76 = {"$id":"FunctionTool","type":"object","required":["type","name"],"properties":{"type":{"const":"function"},"name":{"type":"string","minLength":1},"description":{"type":["string","null"]},"parameters":{"type":["object","null"]},"strict":{"type":["boolean","null"]},"output_schema":{"type":["object","null"]},"defer_loading":{"type":["boolean","null"]},"allowed_callers":{"type":["array","null"],"items":{"type":"string"}},"async":{"type":["boolean","null"]}}};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("function" !== data.type){
validate177.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate177.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate177.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate177.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema76.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data3 = data.parameters;
const _errs5 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate177.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: schema76.properties.parameters.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data4 = data.strict;
const _errs7 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate177.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema76.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_schema !== undefined){
let data5 = data.output_schema;
const _errs9 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate177.errors = [{instancePath:instancePath+"/output_schema",schemaPath:"#/properties/output_schema/type",keyword:"type",params:{type: schema76.properties.output_schema.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
let data6 = data.defer_loading;
const _errs11 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate177.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: schema76.properties.defer_loading.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data7 = data.allowed_callers;
const _errs13 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate177.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: schema76.properties.allowed_callers.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(typeof data7[i0] !== "string"){
validate177.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.async !== undefined){
let data9 = data.async;
const _errs17 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
validate177.errors = [{instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: schema76.properties.async.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs17 === errors;
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
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate177.errors = vErrors;
return errors === 0;
}

const schema77 = {"$id":"CustomTool","type":"object","required":["type","name"],"properties":{"type":{"const":"custom"},"name":{"type":"string"},"description":{"type":["string","null"]},"format":{"anyOf":[{"$ref":"CustomToolFormat"},{"type":"null"}]},"defer_loading":{"type":["boolean","null"]},"allowed_callers":{"type":["array","null"],"items":{"type":"string"}},"async":{"type":["boolean","null"]}}};
const schema78 = {"$id":"CustomToolFormat","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["text","grammar"]},"syntax":{"type":"string"},"definition":{"type":"string"}}};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomToolFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate180.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "text") || (data0 === "grammar"))){
validate180.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema78.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.syntax !== undefined){
const _errs2 = errors;
if(typeof data.syntax !== "string"){
validate180.errors = [{instancePath:instancePath+"/syntax",schemaPath:"#/properties/syntax/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.definition !== undefined){
const _errs4 = errors;
if(typeof data.definition !== "string"){
validate180.errors = [{instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate180.errors = vErrors;
return errors === 0;
}


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("custom" !== data.type){
validate179.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant"}];
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
validate179.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate179.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema77.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data3 = data.format;
const _errs5 = errors;
if(data3 !== null){
if(!(validate180(data3, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
let data4 = data.defer_loading;
const _errs7 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate179.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: schema77.properties.defer_loading.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data5 = data.allowed_callers;
const _errs9 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate179.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: schema77.properties.allowed_callers.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data5[i0] !== "string"){
validate179.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.async !== undefined){
let data7 = data.async;
const _errs13 = errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
validate179.errors = [{instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: schema77.properties.async.type},message:"must be boolean,null"}];
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
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate179.errors = vErrors;
return errors === 0;
}

const schema79 = {"$id":"NamespaceTool","type":"object","required":["type","name","tools"],"properties":{"type":{"const":"namespace"},"name":{"type":"string","minLength":1},"tools":{"type":"array","items":{"$ref":"Tool"},"minItems":1},"description":{"type":["string","null"]}}};
const wrapper0 = {validate: validate176};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NamespaceTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.tools === undefined) && (missing0 = "tools"))){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("namespace" !== data.type){
validate183.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "namespace"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate183.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data2 = data.tools;
const _errs3 = errors;
if(Array.isArray(data2)){
if(data2.length < 1){
validate183.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(wrapper0.validate(data2[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data4 = data.description;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate183.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema79.properties.description.type},message:"must be string,null"}];
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
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate183.errors = vErrors;
return errors === 0;
}

const schema80 = {"$id":"FileSearchTool","type":"object","required":["type","vector_store_ids"],"properties":{"type":{"const":"file_search"},"vector_store_ids":{"type":"array","items":{"type":"string"}},"max_num_results":{"type":["integer","null"]},"filters":{"type":["object","null"]},"ranking_options":{"anyOf":[{"$ref":"RankingOptions"},{"type":"null"}]}}};
const schema81 = {"$id":"RankingOptions","type":"object","properties":{"ranker":{"type":["string","null"]},"score_threshold":{"type":["number","null"]},"hybrid_search":{"type":["object","null"]}}};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RankingOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ranker !== undefined){
let data0 = data.ranker;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate186.errors = [{instancePath:instancePath+"/ranker",schemaPath:"#/properties/ranker/type",keyword:"type",params:{type: schema81.properties.ranker.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.score_threshold !== undefined){
let data1 = data.score_threshold;
const _errs2 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate186.errors = [{instancePath:instancePath+"/score_threshold",schemaPath:"#/properties/score_threshold/type",keyword:"type",params:{type: schema81.properties.score_threshold.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hybrid_search !== undefined){
let data2 = data.hybrid_search;
const _errs4 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate186.errors = [{instancePath:instancePath+"/hybrid_search",schemaPath:"#/properties/hybrid_search/type",keyword:"type",params:{type: schema81.properties.hybrid_search.type},message:"must be object,null"}];
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
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate186.errors = vErrors;
return errors === 0;
}


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileSearchTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.vector_store_ids === undefined) && (missing0 = "vector_store_ids"))){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("file_search" !== data.type){
validate185.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file_search"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vector_store_ids !== undefined){
let data1 = data.vector_store_ids;
const _errs1 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(typeof data1[i0] !== "string"){
validate185.errors = [{instancePath:instancePath+"/vector_store_ids/" + i0,schemaPath:"#/properties/vector_store_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
else {
validate185.errors = [{instancePath:instancePath+"/vector_store_ids",schemaPath:"#/properties/vector_store_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_num_results !== undefined){
let data3 = data.max_num_results;
const _errs5 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate185.errors = [{instancePath:instancePath+"/max_num_results",schemaPath:"#/properties/max_num_results/type",keyword:"type",params:{type: schema80.properties.max_num_results.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
let data4 = data.filters;
const _errs7 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate185.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: schema80.properties.filters.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ranking_options !== undefined){
let data5 = data.ranking_options;
const _errs9 = errors;
if(data5 !== null){
if(!(validate186(data5, {instancePath:instancePath+"/ranking_options",parentData:data,parentDataProperty:"ranking_options",rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
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
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate185.errors = vErrors;
return errors === 0;
}

const schema82 = {"$id":"WebSearchTool","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["web_search","web_search_2025_08_26"]},"filters":{"anyOf":[{"$ref":"WebSearchFilters"},{"type":"null"}]},"user_location":{"anyOf":[{"$ref":"UserLocation"},{"type":"null"}]},"search_context_size":{"anyOf":[{"type":"string","enum":["low","medium","high"]},{"type":"null"}]},"external_web_access":{"type":["boolean","null"]}}};
const schema83 = {"$id":"WebSearchFilters","type":"object","properties":{"allowed_domains":{"type":["array","null"],"items":{"type":"string"}}}};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebSearchFilters" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowed_domains !== undefined){
let data0 = data.allowed_domains;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate190.errors = [{instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/type",keyword:"type",params:{type: schema83.properties.allowed_domains.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data0[i0] !== "string"){
validate190.errors = [{instancePath:instancePath+"/allowed_domains/" + i0,schemaPath:"#/properties/allowed_domains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
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

const schema84 = {"$id":"UserLocation","type":"object","properties":{"type":{"const":"approximate"},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"region":{"type":["string","null"]},"timezone":{"type":["string","null"]}}};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UserLocation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs0 = errors;
if("approximate" !== data.type){
validate192.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "approximate"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
let data1 = data.city;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate192.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema84.properties.city.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data2 = data.country;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate192.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema84.properties.country.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data3 = data.region;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate192.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema84.properties.region.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone !== undefined){
let data4 = data.timezone;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate192.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema84.properties.timezone.type},message:"must be string,null"}];
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
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate192.errors = vErrors;
return errors === 0;
}


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebSearchTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate189.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "web_search") || (data0 === "web_search_2025_08_26"))){
validate189.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema82.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
let data1 = data.filters;
const _errs2 = errors;
if(data1 !== null){
if(!(validate190(data1, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_location !== undefined){
let data2 = data.user_location;
const _errs4 = errors;
if(data2 !== null){
if(!(validate192(data2, {instancePath:instancePath+"/user_location",parentData:data,parentDataProperty:"user_location",rootData}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search_context_size !== undefined){
let data3 = data.search_context_size;
const _errs6 = errors;
if(data3 !== null){
if(typeof data3 !== "string"){
validate189.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"#/properties/search_context_size/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "low") || (data3 === "medium")) || (data3 === "high"))){
validate189.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"#/properties/search_context_size/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema82.properties.search_context_size.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_web_access !== undefined){
let data4 = data.external_web_access;
const _errs9 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate189.errors = [{instancePath:instancePath+"/external_web_access",schemaPath:"#/properties/external_web_access/type",keyword:"type",params:{type: schema82.properties.external_web_access.type},message:"must be boolean,null"}];
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
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate189.errors = vErrors;
return errors === 0;
}

const schema85 = {"$id":"WebSearchPreviewTool","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["web_search_preview","web_search_preview_2025_03_11"]},"user_location":{"anyOf":[{"$ref":"UserLocation"},{"type":"null"}]},"search_context_size":{"anyOf":[{"type":"string","enum":["low","medium","high"]},{"type":"null"}]},"search_content_types":{"type":["array","null"],"items":{"type":"string"}}}};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebSearchPreviewTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate195.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "web_search_preview") || (data0 === "web_search_preview_2025_03_11"))){
validate195.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema85.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate192(data1, {instancePath:instancePath+"/user_location",parentData:data,parentDataProperty:"user_location",rootData}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search_context_size !== undefined){
let data2 = data.search_context_size;
const _errs4 = errors;
if(data2 !== null){
if(typeof data2 !== "string"){
validate195.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"#/properties/search_context_size/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "low") || (data2 === "medium")) || (data2 === "high"))){
validate195.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"#/properties/search_context_size/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema85.properties.search_context_size.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search_content_types !== undefined){
let data3 = data.search_content_types;
const _errs7 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate195.errors = [{instancePath:instancePath+"/search_content_types",schemaPath:"#/properties/search_content_types/type",keyword:"type",params:{type: schema85.properties.search_content_types.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data3[i0] !== "string"){
validate195.errors = [{instancePath:instancePath+"/search_content_types/" + i0,schemaPath:"#/properties/search_content_types/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
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
else {
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate195.errors = vErrors;
return errors === 0;
}


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComputerUsePreviewTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.environment === undefined) && (missing0 = "environment"))) || ((data.display_width === undefined) && (missing0 = "display_width"))) || ((data.display_height === undefined) && (missing0 = "display_height"))){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("computer_use_preview" !== data.type){
validate198.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "computer_use_preview"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
const _errs1 = errors;
if(typeof data.environment !== "string"){
validate198.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_width !== undefined){
let data2 = data.display_width;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate198.errors = [{instancePath:instancePath+"/display_width",schemaPath:"#/properties/display_width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_height !== undefined){
let data3 = data.display_height;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate198.errors = [{instancePath:instancePath+"/display_height",schemaPath:"#/properties/display_height/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate198.errors = vErrors;
return errors === 0;
}

const schema87 = {"$id":"McpTool","type":"object","required":["type","server_label"],"properties":{"type":{"const":"mcp"},"server_label":{"type":"string"},"server_url":{"type":["string","null"]},"connector_id":{"type":["string","null"]},"tunnel_id":{"type":["string","null"]},"server_description":{"type":["string","null"]},"authorization":{"type":["string","null"]},"headers":{"anyOf":[{"$ref":"TextMap"},{"type":"null"}]},"allowed_tools":{"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"object"},{"type":"null"}]},"allowed_callers":{"type":["array","null"],"items":{"type":"string"}},"require_approval":{"anyOf":[{"type":"string"},{"type":"object"},{"type":"null"}]},"defer_loading":{"type":["boolean","null"]}}};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextMap" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof data[key0] !== "string"){
validate201.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.server_label === undefined) && (missing0 = "server_label"))){
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("mcp" !== data.type){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_label !== undefined){
const _errs1 = errors;
if(typeof data.server_label !== "string"){
validate200.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_url !== undefined){
let data2 = data.server_url;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate200.errors = [{instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/type",keyword:"type",params:{type: schema87.properties.server_url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connector_id !== undefined){
let data3 = data.connector_id;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate200.errors = [{instancePath:instancePath+"/connector_id",schemaPath:"#/properties/connector_id/type",keyword:"type",params:{type: schema87.properties.connector_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tunnel_id !== undefined){
let data4 = data.tunnel_id;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate200.errors = [{instancePath:instancePath+"/tunnel_id",schemaPath:"#/properties/tunnel_id/type",keyword:"type",params:{type: schema87.properties.tunnel_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_description !== undefined){
let data5 = data.server_description;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate200.errors = [{instancePath:instancePath+"/server_description",schemaPath:"#/properties/server_description/type",keyword:"type",params:{type: schema87.properties.server_description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorization !== undefined){
let data6 = data.authorization;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate200.errors = [{instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/type",keyword:"type",params:{type: schema87.properties.authorization.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data7 = data.headers;
const _errs13 = errors;
if(data7 !== null){
if(!(validate201(data7, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_tools !== undefined){
let data8 = data.allowed_tools;
const _errs15 = errors;
if(Array.isArray(data8)){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(typeof data8[i0] !== "string"){
validate200.errors = [{instancePath:instancePath+"/allowed_tools/" + i0,schemaPath:"#/properties/allowed_tools/anyOf/0/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
validate200.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate200.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
else if(data8 === null){
if(data8 !== null){
validate200.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate200.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data10 = data.allowed_callers;
const _errs24 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate200.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: schema87.properties.allowed_callers.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs25 = errors;
if(typeof data10[i1] !== "string"){
validate200.errors = [{instancePath:instancePath+"/allowed_callers/" + i1,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(valid0){
if(data.require_approval !== undefined){
let data12 = data.require_approval;
const _errs28 = errors;
if(typeof data12 === "string"){
if(typeof data12 !== "string"){
validate200.errors = [{instancePath:instancePath+"/require_approval",schemaPath:"#/properties/require_approval/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
validate200.errors = [{instancePath:instancePath+"/require_approval",schemaPath:"#/properties/require_approval/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
else if(data12 === null){
if(data12 !== null){
validate200.errors = [{instancePath:instancePath+"/require_approval",schemaPath:"#/properties/require_approval/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate200.errors = [{instancePath:instancePath+"/require_approval",schemaPath:"#/properties/require_approval/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
let data13 = data.defer_loading;
const _errs35 = errors;
if((typeof data13 !== "boolean") && (data13 !== null)){
validate200.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: schema87.properties.defer_loading.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs35 === errors;
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
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate200.errors = vErrors;
return errors === 0;
}

const schema89 = {"$id":"CodeInterpreterTool","type":"object","required":["type","container"],"properties":{"type":{"const":"code_interpreter"},"container":{"anyOf":[{"type":"string"},{"$ref":"CodeInterpreterContainer"}]},"allowed_callers":{"type":["array","null"],"items":{"type":"string"}}}};
const schema90 = {"$id":"CodeInterpreterContainer","type":"object","required":["type"],"properties":{"type":{"const":"auto"},"file_ids":{"type":["array","null"],"items":{"type":"string"}},"memory_limit":{"type":["string","null"]},"network_policy":{"type":["object","null"]}}};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CodeInterpreterContainer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate205.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("auto" !== data.type){
validate205.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "auto"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_ids !== undefined){
let data1 = data.file_ids;
const _errs1 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate205.errors = [{instancePath:instancePath+"/file_ids",schemaPath:"#/properties/file_ids/type",keyword:"type",params:{type: schema90.properties.file_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(typeof data1[i0] !== "string"){
validate205.errors = [{instancePath:instancePath+"/file_ids/" + i0,schemaPath:"#/properties/file_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.memory_limit !== undefined){
let data3 = data.memory_limit;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate205.errors = [{instancePath:instancePath+"/memory_limit",schemaPath:"#/properties/memory_limit/type",keyword:"type",params:{type: schema90.properties.memory_limit.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.network_policy !== undefined){
let data4 = data.network_policy;
const _errs7 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate205.errors = [{instancePath:instancePath+"/network_policy",schemaPath:"#/properties/network_policy/type",keyword:"type",params:{type: schema90.properties.network_policy.type},message:"must be object,null"}];
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
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate205.errors = vErrors;
return errors === 0;
}


function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CodeInterpreterTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.container === undefined) && (missing0 = "container"))){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("code_interpreter" !== data.type){
validate204.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "code_interpreter"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container !== undefined){
let data1 = data.container;
const _errs1 = errors;
if(typeof data1 === "string"){
if(typeof data1 !== "string"){
validate204.errors = [{instancePath:instancePath+"/container",schemaPath:"#/properties/container/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(!(validate205(data1, {instancePath:instancePath+"/container",parentData:data,parentDataProperty:"container",rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
}
else {
validate204.errors = [{instancePath:instancePath+"/container",schemaPath:"#/properties/container/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data2 = data.allowed_callers;
const _errs5 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate204.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: schema89.properties.allowed_callers.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data2[i0] !== "string"){
validate204.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
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
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate204.errors = vErrors;
return errors === 0;
}

const schema91 = {"$id":"ImageGenerationTool","type":"object","required":["type"],"properties":{"type":{"const":"image_generation"},"model":{"type":["string","null"]},"action":{"type":["string","null"]},"background":{"type":["string","null"]},"complexity":{"type":["string","null"]},"frame_count":{"type":["integer","null"]},"frame_duration_ms":{"type":["integer","null"]},"input_fidelity":{"type":["string","null"]},"input_image_mask":{"type":["object","null"]},"moderation":{"type":["string","null"]},"output_compression":{"type":["integer","null"],"minimum":0,"maximum":100},"output_format":{"type":["string","null"]},"partial_images":{"type":["integer","null"],"minimum":0},"quality":{"type":["string","null"]},"size":{"type":["string","null"]},"svg":{"type":["object","null"]}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageGenerationTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("image_generation" !== data.type){
validate208.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image_generation"},message:"must be equal to constant"}];
return false;
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
validate208.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema91.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data2 = data.action;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate208.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: schema91.properties.action.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
let data3 = data.background;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate208.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: schema91.properties.background.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complexity !== undefined){
let data4 = data.complexity;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate208.errors = [{instancePath:instancePath+"/complexity",schemaPath:"#/properties/complexity/type",keyword:"type",params:{type: schema91.properties.complexity.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frame_count !== undefined){
let data5 = data.frame_count;
const _errs9 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate208.errors = [{instancePath:instancePath+"/frame_count",schemaPath:"#/properties/frame_count/type",keyword:"type",params:{type: schema91.properties.frame_count.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frame_duration_ms !== undefined){
let data6 = data.frame_duration_ms;
const _errs11 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate208.errors = [{instancePath:instancePath+"/frame_duration_ms",schemaPath:"#/properties/frame_duration_ms/type",keyword:"type",params:{type: schema91.properties.frame_duration_ms.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_fidelity !== undefined){
let data7 = data.input_fidelity;
const _errs13 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate208.errors = [{instancePath:instancePath+"/input_fidelity",schemaPath:"#/properties/input_fidelity/type",keyword:"type",params:{type: schema91.properties.input_fidelity.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_image_mask !== undefined){
let data8 = data.input_image_mask;
const _errs15 = errors;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
validate208.errors = [{instancePath:instancePath+"/input_image_mask",schemaPath:"#/properties/input_image_mask/type",keyword:"type",params:{type: schema91.properties.input_image_mask.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data9 = data.moderation;
const _errs17 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate208.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: schema91.properties.moderation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_compression !== undefined){
let data10 = data.output_compression;
const _errs19 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate208.errors = [{instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: schema91.properties.output_compression.type},message:"must be integer,null"}];
return false;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
validate208.errors = [{instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate208.errors = [{instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.output_format !== undefined){
let data11 = data.output_format;
const _errs21 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate208.errors = [{instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: schema91.properties.output_format.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partial_images !== undefined){
let data12 = data.partial_images;
const _errs23 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate208.errors = [{instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: schema91.properties.partial_images.type},message:"must be integer,null"}];
return false;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate208.errors = [{instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quality !== undefined){
let data13 = data.quality;
const _errs25 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate208.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: schema91.properties.quality.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data14 = data.size;
const _errs27 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate208.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema91.properties.size.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.svg !== undefined){
let data15 = data.svg;
const _errs29 = errors;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
validate208.errors = [{instancePath:instancePath+"/svg",schemaPath:"#/properties/svg/type",keyword:"type",params:{type: schema91.properties.svg.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs29 === errors;
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
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate208.errors = vErrors;
return errors === 0;
}

const schema92 = {"$id":"ShellTool","type":"object","required":["type"],"properties":{"type":{"const":"shell"},"environment":{"type":["object","null"]},"allowed_callers":{"type":["array","null"],"items":{"type":"string"}}}};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShellTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("shell" !== data.type){
validate210.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "shell"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data1 = data.environment;
const _errs1 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate210.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: schema92.properties.environment.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data2 = data.allowed_callers;
const _errs3 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate210.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: schema92.properties.allowed_callers.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data2[i0] !== "string"){
validate210.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
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
}
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate210.errors = vErrors;
return errors === 0;
}

const schema93 = {"$id":"ToolSearchTool","type":"object","required":["type"],"properties":{"type":{"const":"tool_search"},"execution":{"anyOf":[{"type":"string","enum":["server","client"]},{"type":"null"}]},"description":{"type":["string","null"]},"parameters":{"type":["object","null"]}}};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolSearchTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_search" !== data.type){
validate212.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_search"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.execution !== undefined){
let data1 = data.execution;
const _errs1 = errors;
if(data1 !== null){
if(typeof data1 !== "string"){
validate212.errors = [{instancePath:instancePath+"/execution",schemaPath:"#/properties/execution/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "server") || (data1 === "client"))){
validate212.errors = [{instancePath:instancePath+"/execution",schemaPath:"#/properties/execution/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema93.properties.execution.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate212.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema93.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data3 = data.parameters;
const _errs6 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate212.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: schema93.properties.parameters.type},message:"must be object,null"}];
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
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate212.errors = vErrors;
return errors === 0;
}

const schema94 = {"$id":"BuiltInTool","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["computer","local_shell","apply_patch","programmatic_tool_calling"]},"allowed_callers":{"type":["array","null"],"items":{"type":"string"}}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BuiltInTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate214.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "computer") || (data0 === "local_shell")) || (data0 === "apply_patch")) || (data0 === "programmatic_tool_calling"))){
validate214.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema94.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data1 = data.allowed_callers;
const _errs2 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate214.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: schema94.properties.allowed_callers.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data1[i0] !== "string"){
validate214.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
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
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate214.errors = vErrors;
return errors === 0;
}


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate216.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate216.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
const _errs3 = errors;
if(!((((((((((((((((((data0 === "function") || (data0 === "custom")) || (data0 === "namespace")) || (data0 === "file_search")) || (data0 === "web_search")) || (data0 === "web_search_2025_08_26")) || (data0 === "web_search_preview")) || (data0 === "web_search_preview_2025_03_11")) || (data0 === "computer_use_preview")) || (data0 === "mcp")) || (data0 === "code_interpreter")) || (data0 === "image_generation")) || (data0 === "shell")) || (data0 === "tool_search")) || (data0 === "computer")) || (data0 === "local_shell")) || (data0 === "apply_patch")) || (data0 === "programmatic_tool_calling"))){
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
validate216.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate216.errors = vErrors;
return errors === 0;
}


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Tool" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "function"){
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
else if(tag0 === "custom"){
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
else if(tag0 === "namespace"){
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file_search"){
if(!(validate185(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
else if((tag0 === "web_search") || (tag0 === "web_search_2025_08_26")){
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
else if((tag0 === "web_search_preview") || (tag0 === "web_search_preview_2025_03_11")){
if(!(validate195(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
else if(tag0 === "computer_use_preview"){
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp"){
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
else if(tag0 === "code_interpreter"){
if(!(validate204(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image_generation"){
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
else if(tag0 === "shell"){
if(!(validate210(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_search"){
if(!(validate212(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
else if((((tag0 === "computer") || (tag0 === "local_shell")) || (tag0 === "apply_patch")) || (tag0 === "programmatic_tool_calling")){
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
else if(((((((((((((((((((typeof tag0 == "string") && (tag0 !== "function")) && (tag0 !== "custom")) && (tag0 !== "namespace")) && (tag0 !== "file_search")) && (tag0 !== "web_search")) && (tag0 !== "web_search_2025_08_26")) && (tag0 !== "web_search_preview")) && (tag0 !== "web_search_preview_2025_03_11")) && (tag0 !== "computer_use_preview")) && (tag0 !== "mcp")) && (tag0 !== "code_interpreter")) && (tag0 !== "image_generation")) && (tag0 !== "shell")) && (tag0 !== "tool_search")) && (tag0 !== "computer")) && (tag0 !== "local_shell")) && (tag0 !== "apply_patch")) && (tag0 !== "programmatic_tool_calling")){
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate176.errors = vErrors;
return errors === 0;
}


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolSearchOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tools === undefined) && (missing0 = "tools"))){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_search_output" !== data.type){
validate175.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_search_output"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate176(data1[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
else {
validate175.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data3 = data.id;
const _errs4 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate175.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema74.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data4 = data.call_id;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate175.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: schema74.properties.call_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.execution !== undefined){
let data5 = data.execution;
const _errs8 = errors;
if(data5 !== null){
if(typeof data5 !== "string"){
validate175.errors = [{instancePath:instancePath+"/execution",schemaPath:"#/properties/execution/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "server") || (data5 === "client"))){
validate175.errors = [{instancePath:instancePath+"/execution",schemaPath:"#/properties/execution/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema74.properties.execution.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs11 = errors;
if(data6 !== null){
if(!(validate21(data6, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data7 = data.created_by;
const _errs13 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate175.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: schema74.properties.created_by.type},message:"must be string,null"}];
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
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate175.errors = vErrors;
return errors === 0;
}

const schema96 = {"$id":"AdditionalTools","type":"object","required":["type","role","tools"],"properties":{"type":{"const":"additional_tools"},"role":{"type":"string"},"tools":{"type":"array","items":{"$ref":"Tool"}},"id":{"type":["string","null"]}}};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AdditionalTools" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.tools === undefined) && (missing0 = "tools"))){
validate221.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("additional_tools" !== data.type){
validate221.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "additional_tools"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs1 = errors;
if(typeof data.role !== "string"){
validate221.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data2 = data.tools;
const _errs3 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate176(data2[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate221.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate221.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema96.properties.id.type},message:"must be string,null"}];
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
validate221.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate221.errors = vErrors;
return errors === 0;
}


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Program" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.fingerprint === undefined) && (missing0 = "fingerprint"))){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("program" !== data.type){
validate224.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "program"},message:"must be equal to constant"}];
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
validate224.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs3 = errors;
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate224.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate224.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs5 = errors;
if(typeof data.code !== "string"){
validate224.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fingerprint !== undefined){
const _errs7 = errors;
if(typeof data.fingerprint !== "string"){
validate224.errors = [{instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate224.errors = vErrors;
return errors === 0;
}

const schema98 = {"$id":"ProgramOutput","type":"object","required":["type","id","call_id","result","status"],"properties":{"type":{"const":"program_output"},"id":{"type":"string"},"call_id":{"type":"string","minLength":1},"result":{"type":"string"},"status":{"type":"string","enum":["completed","incomplete"]}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProgramOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.status === undefined) && (missing0 = "status"))){
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("program_output" !== data.type){
validate226.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "program_output"},message:"must be equal to constant"}];
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
validate226.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs3 = errors;
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate226.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate226.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs5 = errors;
if(typeof data.result !== "string"){
validate226.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs7 = errors;
if(typeof data4 !== "string"){
validate226.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "completed") || (data4 === "incomplete"))){
validate226.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema98.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
}
}
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate226.errors = vErrors;
return errors === 0;
}


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownOutputItem" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate228.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
const _errs3 = errors;
if(!((((((((((((((((((((((((((((data0 === "message") || (data0 === "reasoning")) || (data0 === "function_call")) || (data0 === "function_call_output")) || (data0 === "custom_tool_call")) || (data0 === "custom_tool_call_output")) || (data0 === "compaction")) || (data0 === "file_search_call")) || (data0 === "web_search_call")) || (data0 === "computer_call")) || (data0 === "computer_call_output")) || (data0 === "code_interpreter_call")) || (data0 === "image_generation_call")) || (data0 === "local_shell_call")) || (data0 === "local_shell_call_output")) || (data0 === "shell_call")) || (data0 === "shell_call_output")) || (data0 === "apply_patch_call")) || (data0 === "apply_patch_call_output")) || (data0 === "mcp_list_tools")) || (data0 === "mcp_approval_request")) || (data0 === "mcp_approval_response")) || (data0 === "mcp_call")) || (data0 === "tool_search_call")) || (data0 === "tool_search_output")) || (data0 === "additional_tools")) || (data0 === "program")) || (data0 === "program_output"))){
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
validate228.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate228.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputItem" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "message"){
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning"){
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
else if(tag0 === "function_call"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
else if(tag0 === "function_call_output"){
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
else if(tag0 === "custom_tool_call"){
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
else if(tag0 === "custom_tool_call_output"){
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
else if(tag0 === "compaction"){
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file_search_call"){
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
else if(tag0 === "web_search_call"){
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
else if(tag0 === "computer_call"){
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
else if(tag0 === "computer_call_output"){
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
else if(tag0 === "code_interpreter_call"){
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image_generation_call"){
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
else if(tag0 === "local_shell_call"){
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
else if(tag0 === "local_shell_call_output"){
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
else if(tag0 === "shell_call"){
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
else if(tag0 === "shell_call_output"){
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
else if(tag0 === "apply_patch_call"){
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
else if(tag0 === "apply_patch_call_output"){
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_list_tools"){
if(!(validate161(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_approval_request"){
if(!(validate165(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_approval_response"){
if(!(validate167(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_call"){
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_search_call"){
if(!(validate172(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_search_output"){
if(!(validate175(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
else if(tag0 === "additional_tools"){
if(!(validate221(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
}
else if(tag0 === "program"){
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
else if(tag0 === "program_output"){
if(!(validate226(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
else if(((((((((((((((((((((((((((((typeof tag0 == "string") && (tag0 !== "message")) && (tag0 !== "reasoning")) && (tag0 !== "function_call")) && (tag0 !== "function_call_output")) && (tag0 !== "custom_tool_call")) && (tag0 !== "custom_tool_call_output")) && (tag0 !== "compaction")) && (tag0 !== "file_search_call")) && (tag0 !== "web_search_call")) && (tag0 !== "computer_call")) && (tag0 !== "computer_call_output")) && (tag0 !== "code_interpreter_call")) && (tag0 !== "image_generation_call")) && (tag0 !== "local_shell_call")) && (tag0 !== "local_shell_call_output")) && (tag0 !== "shell_call")) && (tag0 !== "shell_call_output")) && (tag0 !== "apply_patch_call")) && (tag0 !== "apply_patch_call_output")) && (tag0 !== "mcp_list_tools")) && (tag0 !== "mcp_approval_request")) && (tag0 !== "mcp_approval_response")) && (tag0 !== "mcp_call")) && (tag0 !== "tool_search_call")) && (tag0 !== "tool_search_output")) && (tag0 !== "additional_tools")) && (tag0 !== "program")) && (tag0 !== "program_output")){
if(!(validate228(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate19.errors = vErrors;
return errors === 0;
}

const schema100 = {"$id":"ResponseError","type":"object","required":["code","message"],"properties":{"code":{"type":["string","null"]},"message":{"type":"string"},"type":{"type":["string","null"]},"param":{"type":["string","null"]},"misalignment":{"type":["object","null"]}}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate231.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema100.properties.code.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
validate231.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate231.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema100.properties.type.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data3 = data.param;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate231.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema100.properties.param.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.misalignment !== undefined){
let data4 = data.misalignment;
const _errs8 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate231.errors = [{instancePath:instancePath+"/misalignment",schemaPath:"#/properties/misalignment/type",keyword:"type",params:{type: schema100.properties.misalignment.type},message:"must be object,null"}];
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
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate231.errors = vErrors;
return errors === 0;
}

const schema101 = {"$id":"IncompleteDetails","type":"object","properties":{"reason":{"type":["string","null"]}}};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IncompleteDetails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason !== undefined){
let data0 = data.reason;
if((typeof data0 !== "string") && (data0 !== null)){
validate233.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema101.properties.reason.type},message:"must be string,null"}];
return false;
}
}
}
else {
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate233.errors = vErrors;
return errors === 0;
}

const schema103 = {"$id":"InputTokensDetails","type":"object","properties":{"cached_tokens":{"type":["integer","null"],"minimum":0},"cache_write_tokens":{"type":["integer","null"],"minimum":0},"cache_write_tokens_details":{"type":["object","null"]},"input_tokens_per_turn":{"type":"array","items":{"type":"integer","minimum":0}},"cached_tokens_per_turn":{"type":"array","items":{"type":"integer","minimum":0}}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputTokensDetails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cached_tokens !== undefined){
let data0 = data.cached_tokens;
const _errs0 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate236.errors = [{instancePath:instancePath+"/cached_tokens",schemaPath:"#/properties/cached_tokens/type",keyword:"type",params:{type: schema103.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate236.errors = [{instancePath:instancePath+"/cached_tokens",schemaPath:"#/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate236.errors = [{instancePath:instancePath+"/cache_write_tokens",schemaPath:"#/properties/cache_write_tokens/type",keyword:"type",params:{type: schema103.properties.cache_write_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate236.errors = [{instancePath:instancePath+"/cache_write_tokens",schemaPath:"#/properties/cache_write_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_write_tokens_details !== undefined){
let data2 = data.cache_write_tokens_details;
const _errs4 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate236.errors = [{instancePath:instancePath+"/cache_write_tokens_details",schemaPath:"#/properties/cache_write_tokens_details/type",keyword:"type",params:{type: schema103.properties.cache_write_tokens_details.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_tokens_per_turn !== undefined){
let data3 = data.input_tokens_per_turn;
const _errs6 = errors;
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate236.errors = [{instancePath:instancePath+"/input_tokens_per_turn/" + i0,schemaPath:"#/properties/input_tokens_per_turn/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate236.errors = [{instancePath:instancePath+"/input_tokens_per_turn/" + i0,schemaPath:"#/properties/input_tokens_per_turn/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/input_tokens_per_turn",schemaPath:"#/properties/input_tokens_per_turn/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cached_tokens_per_turn !== undefined){
let data5 = data.cached_tokens_per_turn;
const _errs10 = errors;
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate236.errors = [{instancePath:instancePath+"/cached_tokens_per_turn/" + i1,schemaPath:"#/properties/cached_tokens_per_turn/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate236.errors = [{instancePath:instancePath+"/cached_tokens_per_turn/" + i1,schemaPath:"#/properties/cached_tokens_per_turn/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/cached_tokens_per_turn",schemaPath:"#/properties/cached_tokens_per_turn/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate236.errors = vErrors;
return errors === 0;
}

const schema104 = {"$id":"OutputTokensDetails","type":"object","properties":{"reasoning_tokens":{"type":["integer","null"],"minimum":0},"tool_output_tokens":{"type":["integer","null"],"minimum":0},"output_tokens_per_turn":{"type":"array","items":{"type":"integer","minimum":0}},"tool_output_tokens_per_turn":{"type":"array","items":{"type":"integer","minimum":0}}}};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputTokensDetails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reasoning_tokens !== undefined){
let data0 = data.reasoning_tokens;
const _errs0 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate238.errors = [{instancePath:instancePath+"/reasoning_tokens",schemaPath:"#/properties/reasoning_tokens/type",keyword:"type",params:{type: schema104.properties.reasoning_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate238.errors = [{instancePath:instancePath+"/reasoning_tokens",schemaPath:"#/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_output_tokens !== undefined){
let data1 = data.tool_output_tokens;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate238.errors = [{instancePath:instancePath+"/tool_output_tokens",schemaPath:"#/properties/tool_output_tokens/type",keyword:"type",params:{type: schema104.properties.tool_output_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate238.errors = [{instancePath:instancePath+"/tool_output_tokens",schemaPath:"#/properties/tool_output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens_per_turn !== undefined){
let data2 = data.output_tokens_per_turn;
const _errs4 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate238.errors = [{instancePath:instancePath+"/output_tokens_per_turn/" + i0,schemaPath:"#/properties/output_tokens_per_turn/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate238.errors = [{instancePath:instancePath+"/output_tokens_per_turn/" + i0,schemaPath:"#/properties/output_tokens_per_turn/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/output_tokens_per_turn",schemaPath:"#/properties/output_tokens_per_turn/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_output_tokens_per_turn !== undefined){
let data4 = data.tool_output_tokens_per_turn;
const _errs8 = errors;
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate238.errors = [{instancePath:instancePath+"/tool_output_tokens_per_turn/" + i1,schemaPath:"#/properties/tool_output_tokens_per_turn/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate238.errors = [{instancePath:instancePath+"/tool_output_tokens_per_turn/" + i1,schemaPath:"#/properties/tool_output_tokens_per_turn/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/tool_output_tokens_per_turn",schemaPath:"#/properties/tool_output_tokens_per_turn/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate238.errors = vErrors;
return errors === 0;
}


function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.input_tokens === undefined) && (missing0 = "input_tokens")) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))) || ((data.total_tokens === undefined) && (missing0 = "total_tokens"))){
validate235.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.input_tokens !== undefined){
let data0 = data.input_tokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate235.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate235.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens !== undefined){
let data1 = data.output_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate235.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate235.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate235.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate235.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_tokens_details !== undefined){
let data3 = data.input_tokens_details;
const _errs6 = errors;
if(data3 !== null){
if(!(validate236(data3, {instancePath:instancePath+"/input_tokens_details",parentData:data,parentDataProperty:"input_tokens_details",rootData}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens_details !== undefined){
let data4 = data.output_tokens_details;
const _errs8 = errors;
if(data4 !== null){
if(!(validate238(data4, {instancePath:instancePath+"/output_tokens_details",parentData:data,parentDataProperty:"output_tokens_details",rootData}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
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
}
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate235.errors = vErrors;
return errors === 0;
}

const schema107 = {"$id":"MessageItem","type":"object","required":["type","role","content"],"properties":{"type":{"const":"message"},"role":{"$ref":"MessageRole"},"content":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"ContentPart"}}]},"id":{"type":["string","null"]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]},"phase":{"anyOf":[{"$ref":"MessagePhase"},{"type":"null"}]}}};
const schema108 = {"$id":"MessageRole","type":"string","enum":["user","assistant","system","developer"]};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageRole" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "user") || (data === "assistant")) || (data === "system")) || (data === "developer"))){
validate244.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema108.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate244.errors = vErrors;
return errors === 0;
}


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageItem" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.content === undefined) && (missing0 = "content"))){
validate243.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("message" !== data.type){
validate243.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs1 = errors;
if(!(validate244(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data2 = data.content;
const _errs2 = errors;
if(typeof data2 === "string"){
if(typeof data2 !== "string"){
validate243.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data2)){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate64(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate243.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate243.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate243.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema107.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs10 = errors;
if(data5 !== null){
if(!(validate21(data5, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
let data6 = data.phase;
const _errs12 = errors;
if(data6 !== null){
if(!(validate49(data6, {instancePath:instancePath+"/phase",parentData:data,parentDataProperty:"phase",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate243.errors = vErrors;
return errors === 0;
}

const schema109 = {"$id":"ReasoningItem","type":"object","required":["type","summary"],"properties":{"type":{"const":"reasoning"},"summary":{"type":"array","items":{"$ref":"SummaryText"}},"id":{"type":["string","null"]},"content":{"type":["array","null"],"items":{"$ref":"ReasoningText"}},"encrypted_content":{"type":["string","null"]},"status":{"anyOf":[{"$ref":"ItemStatus"},{"type":"null"}]}}};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningItem" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.summary === undefined) && (missing0 = "summary"))){
validate254.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("reasoning" !== data.type){
validate254.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "reasoning"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data1 = data.summary;
const _errs1 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate53(data1[i0], {instancePath:instancePath+"/summary/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data3 = data.id;
const _errs4 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate254.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema109.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs6 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate254.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema109.properties.content.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate44(data4[i1], {instancePath:instancePath+"/content/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_content !== undefined){
let data6 = data.encrypted_content;
const _errs9 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate254.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type: schema109.properties.encrypted_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs11 = errors;
if(data7 !== null){
if(!(validate21(data7, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
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
}
else {
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate254.errors = vErrors;
return errors === 0;
}

const schema110 = {"$id":"CompactionTrigger","type":"object","required":["type"],"properties":{"type":{"const":"compaction_trigger"},"id":{"type":["string","null"]}}};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompactionTrigger" */;
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
if("compaction_trigger" !== data.type){
validate260.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "compaction_trigger"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate260.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema110.properties.id.type},message:"must be string,null"}];
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
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate260.errors = vErrors;
return errors === 0;
}

const schema111 = {"$id":"ConfigurationUpdate","type":"object","required":["type"],"properties":{"type":{"const":"configuration_update"},"id":{"type":["string","null"]},"reasoning":{"anyOf":[{"$ref":"ReasoningOptions"},{"type":"null"}]},"text":{"anyOf":[{"$ref":"TextOptions"},{"type":"null"}]}}};
const schema112 = {"$id":"ReasoningOptions","type":"object","properties":{"effort":{"type":["string","null"]},"summary":{"type":["string","null"]},"context":{"type":["string","null"]},"mode":{"type":["string","null"]},"generate_summary":{"type":["string","null"]}}};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effort !== undefined){
let data0 = data.effort;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate263.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/type",keyword:"type",params:{type: schema112.properties.effort.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data1 = data.summary;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate263.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: schema112.properties.summary.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data2 = data.context;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate263.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema112.properties.context.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data3 = data.mode;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate263.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: schema112.properties.mode.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generate_summary !== undefined){
let data4 = data.generate_summary;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate263.errors = [{instancePath:instancePath+"/generate_summary",schemaPath:"#/properties/generate_summary/type",keyword:"type",params:{type: schema112.properties.generate_summary.type},message:"must be string,null"}];
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
else {
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate263.errors = vErrors;
return errors === 0;
}

const schema113 = {"$id":"TextOptions","type":"object","properties":{"format":{"anyOf":[{"$ref":"TextFormat"},{"type":"null"}]},"verbosity":{"type":["string","null"]}}};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlainTextFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate267.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("text" !== data.type){
validate267.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate267.errors = vErrors;
return errors === 0;
}


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonObjectFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("json_object" !== data.type){
validate269.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "json_object"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate269.errors = vErrors;
return errors === 0;
}

const schema117 = {"$id":"JsonSchemaFormat","type":"object","required":["type","name","schema"],"properties":{"type":{"const":"json_schema"},"name":{"type":"string"},"schema":{"type":"object"},"description":{"type":["string","null"]},"strict":{"type":["boolean","null"]}}};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonSchemaFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.schema === undefined) && (missing0 = "schema"))){
validate271.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("json_schema" !== data.type){
validate271.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"},message:"must be equal to constant"}];
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
validate271.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
let data2 = data.schema;
const _errs3 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate271.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate271.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema117.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data4 = data.strict;
const _errs7 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate271.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema117.properties.strict.type},message:"must be boolean,null"}];
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
}
}
else {
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate271.errors = vErrors;
return errors === 0;
}


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextFormat" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate267(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
}
else if(tag0 === "json_object"){
if(!(validate269(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
}
else if(tag0 === "json_schema"){
if(!(validate271(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
else {
validate266.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate266.errors = vErrors;
return errors === 0;
}


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
const _errs0 = errors;
if(data0 !== null){
if(!(validate266(data0, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verbosity !== undefined){
let data1 = data.verbosity;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate265.errors = [{instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/type",keyword:"type",params:{type: schema113.properties.verbosity.type},message:"must be string,null"}];
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
validate265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate265.errors = vErrors;
return errors === 0;
}


function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConfigurationUpdate" */;
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
if("configuration_update" !== data.type){
validate262.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "configuration_update"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate262.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema111.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data2 = data.reasoning;
const _errs3 = errors;
if(data2 !== null){
if(!(validate263(data2, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data3 = data.text;
const _errs5 = errors;
if(data3 !== null){
if(!(validate265(data3, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
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
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate262.errors = vErrors;
return errors === 0;
}


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ItemReference" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("item_reference" !== data.type){
validate276.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "item_reference"},message:"must be equal to constant"}];
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
validate276.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate276.errors = vErrors;
return errors === 0;
}


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownItem" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate299.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate299.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
const _errs3 = errors;
if(!(((((((((((((((((((((((((((((((data0 === "message") || (data0 === "function_call")) || (data0 === "function_call_output")) || (data0 === "custom_tool_call")) || (data0 === "custom_tool_call_output")) || (data0 === "reasoning")) || (data0 === "compaction")) || (data0 === "compaction_trigger")) || (data0 === "configuration_update")) || (data0 === "item_reference")) || (data0 === "file_search_call")) || (data0 === "web_search_call")) || (data0 === "computer_call")) || (data0 === "computer_call_output")) || (data0 === "code_interpreter_call")) || (data0 === "image_generation_call")) || (data0 === "local_shell_call")) || (data0 === "local_shell_call_output")) || (data0 === "shell_call")) || (data0 === "shell_call_output")) || (data0 === "apply_patch_call")) || (data0 === "apply_patch_call_output")) || (data0 === "mcp_list_tools")) || (data0 === "mcp_approval_request")) || (data0 === "mcp_approval_response")) || (data0 === "mcp_call")) || (data0 === "tool_search_call")) || (data0 === "tool_search_output")) || (data0 === "additional_tools")) || (data0 === "program")) || (data0 === "program_output"))){
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
validate299.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate299.errors = vErrors;
return errors === 0;
}


function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TypedItem" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "message"){
if(!(validate243(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
}
else if(tag0 === "function_call"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
else if(tag0 === "function_call_output"){
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
else if(tag0 === "custom_tool_call"){
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
else if(tag0 === "custom_tool_call_output"){
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning"){
if(!(validate254(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
else if(tag0 === "compaction"){
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
else if(tag0 === "compaction_trigger"){
if(!(validate260(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
else if(tag0 === "configuration_update"){
if(!(validate262(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
else if(tag0 === "item_reference"){
if(!(validate276(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file_search_call"){
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
else if(tag0 === "web_search_call"){
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
else if(tag0 === "computer_call"){
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
else if(tag0 === "computer_call_output"){
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
else if(tag0 === "code_interpreter_call"){
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image_generation_call"){
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
else if(tag0 === "local_shell_call"){
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
else if(tag0 === "local_shell_call_output"){
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
else if(tag0 === "shell_call"){
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
else if(tag0 === "shell_call_output"){
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
else if(tag0 === "apply_patch_call"){
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
else if(tag0 === "apply_patch_call_output"){
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_list_tools"){
if(!(validate161(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_approval_request"){
if(!(validate165(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_approval_response"){
if(!(validate167(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_call"){
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_search_call"){
if(!(validate172(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_search_output"){
if(!(validate175(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
else if(tag0 === "additional_tools"){
if(!(validate221(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
}
else if(tag0 === "program"){
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
else if(tag0 === "program_output"){
if(!(validate226(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
else if((((((((((((((((((((((((((((((((typeof tag0 == "string") && (tag0 !== "message")) && (tag0 !== "function_call")) && (tag0 !== "function_call_output")) && (tag0 !== "custom_tool_call")) && (tag0 !== "custom_tool_call_output")) && (tag0 !== "reasoning")) && (tag0 !== "compaction")) && (tag0 !== "compaction_trigger")) && (tag0 !== "configuration_update")) && (tag0 !== "item_reference")) && (tag0 !== "file_search_call")) && (tag0 !== "web_search_call")) && (tag0 !== "computer_call")) && (tag0 !== "computer_call_output")) && (tag0 !== "code_interpreter_call")) && (tag0 !== "image_generation_call")) && (tag0 !== "local_shell_call")) && (tag0 !== "local_shell_call_output")) && (tag0 !== "shell_call")) && (tag0 !== "shell_call_output")) && (tag0 !== "apply_patch_call")) && (tag0 !== "apply_patch_call_output")) && (tag0 !== "mcp_list_tools")) && (tag0 !== "mcp_approval_request")) && (tag0 !== "mcp_approval_response")) && (tag0 !== "mcp_call")) && (tag0 !== "tool_search_call")) && (tag0 !== "tool_search_output")) && (tag0 !== "additional_tools")) && (tag0 !== "program")) && (tag0 !== "program_output")){
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
}
else {
validate242.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate242.errors = vErrors;
return errors === 0;
}


function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UntypedMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if(!(validate244(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
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
validate302.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate64(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate302.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
let data3 = data.phase;
const _errs7 = errors;
if(data3 !== null){
if(!(validate49(data3, {instancePath:instancePath+"/phase",parentData:data,parentDataProperty:"phase",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
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
else {
validate302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs10 = errors;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
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
var valid4 = _errs11 === errors;
if(valid4){
validate302.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
validate302.errors = vErrors;
return errors === 0;
}


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UntypedReference" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate307.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate307.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.type !== null){
validate307.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "null"},message:"must be null"}];
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
validate307.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs5 = errors;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.role === undefined) && (missing1 = "role")){
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
var valid1 = _errs6 === errors;
if(valid1){
validate307.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
validate307.errors = vErrors;
return errors === 0;
}


function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputItem" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(!(validate242(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs2 = errors;
if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid1 = _errs2 === errors;
if(_valid1){
fitting0++;
}
const _errs3 = errors;
if(!(validate307(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
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
validate241.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate241.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConversationReference" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
if(typeof data.id !== "string"){
validate310.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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

const schema123 = {"$id":"PromptTemplate","type":"object","required":["id"],"properties":{"id":{"type":"string"},"version":{"type":["string","null"]},"variables":{"anyOf":[{"$ref":"PromptVariables"},{"type":"null"}]}}};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptVariables" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs1 = errors;
if(typeof data0 === "string"){
if(typeof data0 !== "string"){
validate313.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(!(validate64(data0, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
else {
validate313.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
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


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptTemplate" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate312.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data1 = data.version;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate312.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema123.properties.version.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.variables !== undefined){
let data2 = data.variables;
const _errs4 = errors;
if(data2 !== null){
if(!(validate313(data2, {instancePath:instancePath+"/variables",parentData:data,parentDataProperty:"variables",rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
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
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate312.errors = vErrors;
return errors === 0;
}

const schema126 = {"$id":"ToolChoiceMode","type":"string","enum":["none","auto","required"]};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoiceMode" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "none") || (data === "auto")) || (data === "required"))){
validate319.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema126.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate319.errors = vErrors;
return errors === 0;
}


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate322.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("function" !== data.type){
validate322.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
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
validate322.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate322.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate322.errors = vErrors;
return errors === 0;
}


function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate324.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("custom" !== data.type){
validate324.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant"}];
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
validate324.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate324.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate324.errors = vErrors;
return errors === 0;
}

const schema130 = {"$id":"McpToolChoice","type":"object","required":["type","server_label"],"properties":{"type":{"const":"mcp"},"server_label":{"type":"string"},"name":{"type":["string","null"]}}};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.server_label === undefined) && (missing0 = "server_label"))){
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("mcp" !== data.type){
validate326.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_label !== undefined){
const _errs1 = errors;
if(typeof data.server_label !== "string"){
validate326.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate326.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema130.properties.name.type},message:"must be string,null"}];
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
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate326.errors = vErrors;
return errors === 0;
}

const schema131 = {"$id":"AllowedToolsChoice","type":"object","required":["type","mode","tools"],"properties":{"type":{"const":"allowed_tools"},"mode":{"type":"string","enum":["auto","required"]},"tools":{"type":"array","items":{"type":"object"}}}};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AllowedToolsChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.tools === undefined) && (missing0 = "tools"))){
validate328.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("allowed_tools" !== data.type){
validate328.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "allowed_tools"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data1 = data.mode;
const _errs1 = errors;
if(typeof data1 !== "string"){
validate328.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "auto") || (data1 === "required"))){
validate328.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema131.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data2 = data.tools;
const _errs3 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs4 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate328.errors = [{instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate328.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate328.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate328.errors = vErrors;
return errors === 0;
}

const schema132 = {"$id":"BuiltInToolChoice","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["file_search","web_search_preview","web_search_preview_2025_03_11","computer","computer_use_preview","computer_use","image_generation","code_interpreter","shell","apply_patch","programmatic_tool_calling"]}}};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BuiltInToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate330.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate330.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data0 === "file_search") || (data0 === "web_search_preview")) || (data0 === "web_search_preview_2025_03_11")) || (data0 === "computer")) || (data0 === "computer_use_preview")) || (data0 === "computer_use")) || (data0 === "image_generation")) || (data0 === "code_interpreter")) || (data0 === "shell")) || (data0 === "apply_patch")) || (data0 === "programmatic_tool_calling"))){
validate330.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema132.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate330.errors = vErrors;
return errors === 0;
}


function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate332.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate332.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
const _errs3 = errors;
if(!(((((((((((((((data0 === "function") || (data0 === "custom")) || (data0 === "mcp")) || (data0 === "allowed_tools")) || (data0 === "file_search")) || (data0 === "web_search_preview")) || (data0 === "web_search_preview_2025_03_11")) || (data0 === "computer")) || (data0 === "computer_use_preview")) || (data0 === "computer_use")) || (data0 === "image_generation")) || (data0 === "code_interpreter")) || (data0 === "shell")) || (data0 === "apply_patch")) || (data0 === "programmatic_tool_calling"))){
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
validate332.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate332.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate332.errors = vErrors;
return errors === 0;
}


function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoiceObject" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "function"){
if(!(validate322(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
}
else if(tag0 === "custom"){
if(!(validate324(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp"){
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
}
else if(tag0 === "allowed_tools"){
if(!(validate328(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
else if(((((((((((tag0 === "file_search") || (tag0 === "web_search_preview")) || (tag0 === "web_search_preview_2025_03_11")) || (tag0 === "computer")) || (tag0 === "computer_use_preview")) || (tag0 === "computer_use")) || (tag0 === "image_generation")) || (tag0 === "code_interpreter")) || (tag0 === "shell")) || (tag0 === "apply_patch")) || (tag0 === "programmatic_tool_calling")){
if(!(validate330(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
}
else if((((((((((((((((typeof tag0 == "string") && (tag0 !== "function")) && (tag0 !== "custom")) && (tag0 !== "mcp")) && (tag0 !== "allowed_tools")) && (tag0 !== "file_search")) && (tag0 !== "web_search_preview")) && (tag0 !== "web_search_preview_2025_03_11")) && (tag0 !== "computer")) && (tag0 !== "computer_use_preview")) && (tag0 !== "computer_use")) && (tag0 !== "image_generation")) && (tag0 !== "code_interpreter")) && (tag0 !== "shell")) && (tag0 !== "apply_patch")) && (tag0 !== "programmatic_tool_calling")){
if(!(validate332(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
errors = vErrors.length;
}
}
else {
validate321.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate321.errors = vErrors;
return errors === 0;
}


function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoice" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(validate319(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
else if(data && typeof data == "object" && !Array.isArray(data)){
if(!(validate321(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate318.errors = vErrors;
return errors === 0;
}


function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Metadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof data[key0] !== "string"){
validate338.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate338.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate338.errors = vErrors;
return errors === 0;
}

const schema135 = {"$id":"PromptCacheOptions","type":"object","properties":{"mode":{"type":["string","null"]},"ttl":{"type":["string","null"]},"prewarm":{"type":["boolean","null"]},"comparison_response_id":{"type":["string","null"]}}};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptCacheOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
let data0 = data.mode;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate340.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: schema135.properties.mode.type},message:"must be string,null"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate340.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/type",keyword:"type",params:{type: schema135.properties.ttl.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prewarm !== undefined){
let data2 = data.prewarm;
const _errs4 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate340.errors = [{instancePath:instancePath+"/prewarm",schemaPath:"#/properties/prewarm/type",keyword:"type",params:{type: schema135.properties.prewarm.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comparison_response_id !== undefined){
let data3 = data.comparison_response_id;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate340.errors = [{instancePath:instancePath+"/comparison_response_id",schemaPath:"#/properties/comparison_response_id/type",keyword:"type",params:{type: schema135.properties.comparison_response_id.type},message:"must be string,null"}];
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
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate340.errors = vErrors;
return errors === 0;
}

const schema136 = {"$id":"PromptCacheDiagnostics","type":"object","required":["type"],"properties":{"type":{"type":"string"},"reason":{"type":"string"},"cache_missed_tokens":{"type":"integer","minimum":0},"comparison_reusable_tokens":{"type":["integer","null"],"minimum":0}}};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptCacheDiagnostics" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate342.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate342.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs2 = errors;
if(typeof data.reason !== "string"){
validate342.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_missed_tokens !== undefined){
let data2 = data.cache_missed_tokens;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate342.errors = [{instancePath:instancePath+"/cache_missed_tokens",schemaPath:"#/properties/cache_missed_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate342.errors = [{instancePath:instancePath+"/cache_missed_tokens",schemaPath:"#/properties/cache_missed_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comparison_reusable_tokens !== undefined){
let data3 = data.comparison_reusable_tokens;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate342.errors = [{instancePath:instancePath+"/comparison_reusable_tokens",schemaPath:"#/properties/comparison_reusable_tokens/type",keyword:"type",params:{type: schema136.properties.comparison_reusable_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate342.errors = [{instancePath:instancePath+"/comparison_reusable_tokens",schemaPath:"#/properties/comparison_reusable_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate342.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate342.errors = vErrors;
return errors === 0;
}


function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputTransformation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.action === undefined) && (missing0 = "action"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate344.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate344.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate344.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs4 = errors;
if(typeof data.action !== "string"){
validate344.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs6 = errors;
if(typeof data.reason !== "string"){
validate344.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate344.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate344.errors = vErrors;
return errors === 0;
}

const schema139 = {"$id":"ModerationOutcome","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["moderation_result","error"]},"model":{"type":"string"},"flagged":{"type":"boolean"},"categories":{"type":"object"},"category_scores":{"type":"object"},"category_applied_input_types":{"type":"object"},"code":{"type":"string"},"message":{"type":"string"}}};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationOutcome" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate347.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate347.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "moderation_result") || (data0 === "error"))){
validate347.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema139.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
validate347.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flagged !== undefined){
const _errs4 = errors;
if(typeof data.flagged !== "boolean"){
validate347.errors = [{instancePath:instancePath+"/flagged",schemaPath:"#/properties/flagged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.categories !== undefined){
let data3 = data.categories;
const _errs6 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate347.errors = [{instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category_scores !== undefined){
let data4 = data.category_scores;
const _errs8 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate347.errors = [{instancePath:instancePath+"/category_scores",schemaPath:"#/properties/category_scores/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category_applied_input_types !== undefined){
let data5 = data.category_applied_input_types;
const _errs10 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate347.errors = [{instancePath:instancePath+"/category_applied_input_types",schemaPath:"#/properties/category_applied_input_types/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs12 = errors;
if(typeof data.code !== "string"){
validate347.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs14 = errors;
if(typeof data.message !== "string"){
validate347.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate347.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate347.errors = vErrors;
return errors === 0;
}


function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationReport" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.input === undefined) && (missing0 = "input")) || ((data.output === undefined) && (missing0 = "output"))){
validate346.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.input !== undefined){
const _errs0 = errors;
if(!(validate347(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
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
if(!(validate347(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
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
validate346.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate346.errors = vErrors;
return errors === 0;
}

const schema140 = {"$id":"AccessPrograms","type":"object","properties":{"cyber":{"type":["string","null"]}}};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AccessPrograms" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cyber !== undefined){
let data0 = data.cyber;
if((typeof data0 !== "string") && (data0 !== null)){
validate351.errors = [{instancePath:instancePath+"/cyber",schemaPath:"#/properties/cyber/type",keyword:"type",params:{type: schema140.properties.cyber.type},message:"must be string,null"}];
return false;
}
}
}
else {
validate351.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate351.errors = vErrors;
return errors === 0;
}

const schema141 = {"$id":"ImageOptions","type":"object","properties":{"context_compression":{"type":["string","null"]}}};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.context_compression !== undefined){
let data0 = data.context_compression;
if((typeof data0 !== "string") && (data0 !== null)){
validate353.errors = [{instancePath:instancePath+"/context_compression",schemaPath:"#/properties/context_compression/type",keyword:"type",params:{type: schema141.properties.context_compression.type},message:"must be string,null"}];
return false;
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

const schema143 = {"$id":"ImageUsage","type":"object","required":["input_tokens","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":["object","null"]},"output_tokens_details":{"type":["object","null"]},"cached_tokens":{"type":["integer","null"],"minimum":0},"cached_tokens_details":{"type":["object","null"]}}};

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.input_tokens === undefined) && (missing0 = "input_tokens")) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))) || ((data.total_tokens === undefined) && (missing0 = "total_tokens"))){
validate356.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.input_tokens !== undefined){
let data0 = data.input_tokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate356.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate356.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens !== undefined){
let data1 = data.output_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate356.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate356.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate356.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate356.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_tokens_details !== undefined){
let data3 = data.input_tokens_details;
const _errs6 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate356.errors = [{instancePath:instancePath+"/input_tokens_details",schemaPath:"#/properties/input_tokens_details/type",keyword:"type",params:{type: schema143.properties.input_tokens_details.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens_details !== undefined){
let data4 = data.output_tokens_details;
const _errs8 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate356.errors = [{instancePath:instancePath+"/output_tokens_details",schemaPath:"#/properties/output_tokens_details/type",keyword:"type",params:{type: schema143.properties.output_tokens_details.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cached_tokens !== undefined){
let data5 = data.cached_tokens;
const _errs10 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate356.errors = [{instancePath:instancePath+"/cached_tokens",schemaPath:"#/properties/cached_tokens/type",keyword:"type",params:{type: schema143.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate356.errors = [{instancePath:instancePath+"/cached_tokens",schemaPath:"#/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cached_tokens_details !== undefined){
let data6 = data.cached_tokens_details;
const _errs12 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate356.errors = [{instancePath:instancePath+"/cached_tokens_details",schemaPath:"#/properties/cached_tokens_details/type",keyword:"type",params:{type: schema143.properties.cached_tokens_details.type},message:"must be object,null"}];
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
validate356.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate356.errors = vErrors;
return errors === 0;
}


function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebSearchUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.num_requests === undefined) && (missing0 = "num_requests")){
validate358.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.num_requests !== undefined){
let data0 = data.num_requests;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate358.errors = [{instancePath:instancePath+"/num_requests",schemaPath:"#/properties/num_requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate358.errors = [{instancePath:instancePath+"/num_requests",schemaPath:"#/properties/num_requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
else {
validate358.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate358.errors = vErrors;
return errors === 0;
}


function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image_gen !== undefined){
const _errs0 = errors;
if(!(validate356(data.image_gen, {instancePath:instancePath+"/image_gen",parentData:data,parentDataProperty:"image_gen",rootData}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_search !== undefined){
const _errs1 = errors;
if(!(validate358(data.web_search, {instancePath:instancePath+"/web_search",parentData:data,parentDataProperty:"web_search",rootData}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
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


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Response" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate16.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if("response" !== data.object){
validate16.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "response"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs3 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate16.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed_at !== undefined){
let data3 = data.completed_at;
const _errs5 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate16.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema10.properties.completed_at.type},message:"must be number,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate16.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs7 = errors;
if(data4 !== null){
if(!(validate17(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs9 = errors;
if(typeof data.model !== "string"){
validate16.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data6 = data.output;
const _errs11 = errors;
if(Array.isArray(data6)){
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate19(data6[i0], {instancePath:instancePath+"/output/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_text !== undefined){
let data8 = data.output_text;
const _errs14 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate16.errors = [{instancePath:instancePath+"/output_text",schemaPath:"#/properties/output_text/type",keyword:"type",params:{type: schema10.properties.output_text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data9 = data.error;
const _errs16 = errors;
if(data9 !== null){
if(!(validate231(data9, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incomplete_details !== undefined){
let data10 = data.incomplete_details;
const _errs18 = errors;
if(data10 !== null){
if(!(validate233(data10, {instancePath:instancePath+"/incomplete_details",parentData:data,parentDataProperty:"incomplete_details",rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data11 = data.usage;
const _errs20 = errors;
if(data11 !== null){
if(!(validate235(data11, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instructions !== undefined){
let data12 = data.instructions;
const _errs22 = errors;
if(typeof data12 === "string"){
if(typeof data12 !== "string"){
validate16.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data12)){
if(Array.isArray(data12)){
var valid7 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(!(validate241(data12[i1], {instancePath:instancePath+"/instructions/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data12 === null){
if(data12 !== null){
validate16.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_id !== undefined){
let data14 = data.previous_response_id;
const _errs30 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate16.errors = [{instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/type",keyword:"type",params:{type: schema10.properties.previous_response_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation !== undefined){
let data15 = data.conversation;
const _errs32 = errors;
if(data15 !== null){
if(!(validate310(data15, {instancePath:instancePath+"/conversation",parentData:data,parentDataProperty:"conversation",rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data16 = data.prompt;
const _errs34 = errors;
if(data16 !== null){
if(!(validate312(data16, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data17 = data.tools;
const _errs36 = errors;
if((!(Array.isArray(data17))) && (data17 !== null)){
validate16.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema10.properties.tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data17)){
var valid10 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
const _errs37 = errors;
if(!(validate176(data17[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data17,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data19 = data.tool_choice;
const _errs39 = errors;
if(data19 !== null){
if(!(validate318(data19, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data20 = data.parallel_tool_calls;
const _errs41 = errors;
if((typeof data20 !== "boolean") && (data20 !== null)){
validate16.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema10.properties.parallel_tool_calls.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tool_calls !== undefined){
let data21 = data.max_tool_calls;
const _errs43 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate16.errors = [{instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/type",keyword:"type",params:{type: schema10.properties.max_tool_calls.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data22 = data.text;
const _errs45 = errors;
if(data22 !== null){
if(!(validate265(data22, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data23 = data.reasoning;
const _errs47 = errors;
if(data23 !== null){
if(!(validate263(data23, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_output_tokens !== undefined){
let data24 = data.max_output_tokens;
const _errs49 = errors;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
validate16.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/type",keyword:"type",params:{type: schema10.properties.max_output_tokens.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data25 = data.temperature;
const _errs51 = errors;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
validate16.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema10.properties.temperature.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data26 = data.top_p;
const _errs53 = errors;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
validate16.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema10.properties.top_p.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data27 = data.top_logprobs;
const _errs55 = errors;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
validate16.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema10.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data28 = data.presence_penalty;
const _errs57 = errors;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
validate16.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema10.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data29 = data.frequency_penalty;
const _errs59 = errors;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)){
validate16.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema10.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncation !== undefined){
let data30 = data.truncation;
const _errs61 = errors;
if((typeof data30 !== "string") && (data30 !== null)){
validate16.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/type",keyword:"type",params:{type: schema10.properties.truncation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data31 = data.metadata;
const _errs63 = errors;
if(data31 !== null){
if(!(validate338(data31, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
let data32 = data.background;
const _errs65 = errors;
if((typeof data32 !== "boolean") && (data32 !== null)){
validate16.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: schema10.properties.background.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data33 = data.store;
const _errs67 = errors;
if((typeof data33 !== "boolean") && (data33 !== null)){
validate16.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schema10.properties.store.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data34 = data.service_tier;
const _errs69 = errors;
if((typeof data34 !== "string") && (data34 !== null)){
validate16.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema10.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safety_identifier !== undefined){
let data35 = data.safety_identifier;
const _errs71 = errors;
if((typeof data35 !== "string") && (data35 !== null)){
validate16.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/type",keyword:"type",params:{type: schema10.properties.safety_identifier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data36 = data.user;
const _errs73 = errors;
if((typeof data36 !== "string") && (data36 !== null)){
validate16.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema10.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_key !== undefined){
let data37 = data.prompt_cache_key;
const _errs75 = errors;
if((typeof data37 !== "string") && (data37 !== null)){
validate16.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/type",keyword:"type",params:{type: schema10.properties.prompt_cache_key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_retention !== undefined){
let data38 = data.prompt_cache_retention;
const _errs77 = errors;
if((typeof data38 !== "string") && (data38 !== null)){
validate16.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/type",keyword:"type",params:{type: schema10.properties.prompt_cache_retention.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_options !== undefined){
let data39 = data.prompt_cache_options;
const _errs79 = errors;
if(data39 !== null){
if(!(validate340(data39, {instancePath:instancePath+"/prompt_cache_options",parentData:data,parentDataProperty:"prompt_cache_options",rootData}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_diagnostics !== undefined){
let data40 = data.prompt_cache_diagnostics;
const _errs81 = errors;
if(data40 !== null){
if(!(validate342(data40, {instancePath:instancePath+"/prompt_cache_diagnostics",parentData:data,parentDataProperty:"prompt_cache_diagnostics",rootData}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_transformations !== undefined){
let data41 = data.input_transformations;
const _errs83 = errors;
if((!(Array.isArray(data41))) && (data41 !== null)){
validate16.errors = [{instancePath:instancePath+"/input_transformations",schemaPath:"#/properties/input_transformations/type",keyword:"type",params:{type: schema10.properties.input_transformations.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data41)){
var valid17 = true;
const len3 = data41.length;
for(let i3=0; i3<len3; i3++){
const _errs84 = errors;
if(!(validate344(data41[i3], {instancePath:instancePath+"/input_transformations/" + i3,parentData:data41,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
var valid17 = _errs84 === errors;
if(!valid17){
break;
}
}
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data43 = data.moderation;
const _errs86 = errors;
if(data43 !== null){
if(!(validate346(data43, {instancePath:instancePath+"/moderation",parentData:data,parentDataProperty:"moderation",rootData}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_programs !== undefined){
let data44 = data.access_programs;
const _errs88 = errors;
if(data44 !== null){
if(!(validate351(data44, {instancePath:instancePath+"/access_programs",parentData:data,parentDataProperty:"access_programs",rootData}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
let data45 = data.image;
const _errs90 = errors;
if(data45 !== null){
if(!(validate353(data45, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_usage !== undefined){
let data46 = data.tool_usage;
const _errs92 = errors;
if(data46 !== null){
if(!(validate355(data46, {instancePath:instancePath+"/tool_usage",parentData:data,parentDataProperty:"tool_usage",rootData}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.billing !== undefined){
let data47 = data.billing;
const _errs94 = errors;
if((!(data47 && typeof data47 == "object" && !Array.isArray(data47))) && (data47 !== null)){
validate16.errors = [{instancePath:instancePath+"/billing",schemaPath:"#/properties/billing/type",keyword:"type",params:{type: schema10.properties.billing.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_messages !== undefined){
let data48 = data.input_messages;
const _errs96 = errors;
if((!(Array.isArray(data48))) && (data48 !== null)){
validate16.errors = [{instancePath:instancePath+"/input_messages",schemaPath:"#/properties/input_messages/type",keyword:"type",params:{type: schema10.properties.input_messages.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data48)){
var valid22 = true;
const len4 = data48.length;
for(let i4=0; i4<len4; i4++){
let data49 = data48[i4];
const _errs97 = errors;
if(!(data49 && typeof data49 == "object" && !Array.isArray(data49))){
validate16.errors = [{instancePath:instancePath+"/input_messages/" + i4,schemaPath:"#/properties/input_messages/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid22 = _errs97 === errors;
if(!valid22){
break;
}
}
}
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_messages !== undefined){
let data50 = data.output_messages;
const _errs100 = errors;
if((!(Array.isArray(data50))) && (data50 !== null)){
validate16.errors = [{instancePath:instancePath+"/output_messages",schemaPath:"#/properties/output_messages/type",keyword:"type",params:{type: schema10.properties.output_messages.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data50)){
var valid23 = true;
const len5 = data50.length;
for(let i5=0; i5<len5; i5++){
let data51 = data50[i5];
const _errs101 = errors;
if(!(data51 && typeof data51 == "object" && !Array.isArray(data51))){
validate16.errors = [{instancePath:instancePath+"/output_messages/" + i5,schemaPath:"#/properties/output_messages/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid23 = _errs101 === errors;
if(!valid23){
break;
}
}
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kv_transfer_params !== undefined){
let data52 = data.kv_transfer_params;
const _errs104 = errors;
if((!(data52 && typeof data52 == "object" && !Array.isArray(data52))) && (data52 !== null)){
validate16.errors = [{instancePath:instancePath+"/kv_transfer_params",schemaPath:"#/properties/kv_transfer_params/type",keyword:"type",params:{type: schema10.properties.kv_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ec_transfer_params !== undefined){
let data53 = data.ec_transfer_params;
const _errs106 = errors;
if((!(data53 && typeof data53 == "object" && !Array.isArray(data53))) && (data53 !== null)){
validate16.errors = [{instancePath:instancePath+"/ec_transfer_params",schemaPath:"#/properties/ec_transfer_params/type",keyword:"type",params:{type: schema10.properties.ec_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs106 === errors;
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
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs109 = errors;
let valid24 = true;
const _errs110 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data54 = data.status;
if(!((data54 === "in_progress") || (data54 === "queued"))){
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
}
}
var _valid19 = _errs110 === errors;
errors = _errs109;
if(vErrors !== null){
if(_errs109){
vErrors.length = _errs109;
}
else {
vErrors = null;
}
}
if(!_valid19){
const _errs112 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.created_at === undefined) && (missing2 = "created_at")) || ((data.output === undefined) && (missing2 = "output"))){
validate16.errors = [{instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
}
var _valid19 = _errs112 === errors;
valid24 = _valid19;
}
if(!valid24){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate16.errors = vErrors;
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CreatedEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.created" !== data.type){
validate15.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.created"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
const _errs1 = errors;
if(!(validate16(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data2 = data.sequence_number;
const _errs2 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate15.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate15.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="QueuedEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
validate363.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.queued" !== data.type){
validate363.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.queued"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
const _errs1 = errors;
if(!(validate16(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data2 = data.sequence_number;
const _errs2 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate363.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate363.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
else {
validate363.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate363.errors = vErrors;
return errors === 0;
}


function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InProgressEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
validate366.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.in_progress" !== data.type){
validate366.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.in_progress"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
const _errs1 = errors;
if(!(validate16(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data2 = data.sequence_number;
const _errs2 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate366.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate366.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
else {
validate366.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate366.errors = vErrors;
return errors === 0;
}


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Timings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.cache_n === undefined) && (missing0 = "cache_n")) || ((data.prompt_n === undefined) && (missing0 = "prompt_n"))) || ((data.prompt_ms === undefined) && (missing0 = "prompt_ms"))) || ((data.prompt_per_token_ms === undefined) && (missing0 = "prompt_per_token_ms"))) || ((data.prompt_per_second === undefined) && (missing0 = "prompt_per_second"))) || ((data.predicted_n === undefined) && (missing0 = "predicted_n"))) || ((data.predicted_ms === undefined) && (missing0 = "predicted_ms"))) || ((data.predicted_per_token_ms === undefined) && (missing0 = "predicted_per_token_ms"))) || ((data.predicted_per_second === undefined) && (missing0 = "predicted_per_second"))){
validate371.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cache_n !== undefined){
let data0 = data.cache_n;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate371.errors = [{instancePath:instancePath+"/cache_n",schemaPath:"#/properties/cache_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate371.errors = [{instancePath:instancePath+"/cache_n",schemaPath:"#/properties/cache_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate371.errors = [{instancePath:instancePath+"/prompt_n",schemaPath:"#/properties/prompt_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate371.errors = [{instancePath:instancePath+"/prompt_n",schemaPath:"#/properties/prompt_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate371.errors = [{instancePath:instancePath+"/prompt_ms",schemaPath:"#/properties/prompt_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate371.errors = [{instancePath:instancePath+"/prompt_ms",schemaPath:"#/properties/prompt_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate371.errors = [{instancePath:instancePath+"/prompt_per_token_ms",schemaPath:"#/properties/prompt_per_token_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate371.errors = [{instancePath:instancePath+"/prompt_per_token_ms",schemaPath:"#/properties/prompt_per_token_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate371.errors = [{instancePath:instancePath+"/prompt_per_second",schemaPath:"#/properties/prompt_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate371.errors = [{instancePath:instancePath+"/prompt_per_second",schemaPath:"#/properties/prompt_per_second/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate371.errors = [{instancePath:instancePath+"/predicted_n",schemaPath:"#/properties/predicted_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate371.errors = [{instancePath:instancePath+"/predicted_n",schemaPath:"#/properties/predicted_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate371.errors = [{instancePath:instancePath+"/predicted_ms",schemaPath:"#/properties/predicted_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate371.errors = [{instancePath:instancePath+"/predicted_ms",schemaPath:"#/properties/predicted_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate371.errors = [{instancePath:instancePath+"/predicted_per_token_ms",schemaPath:"#/properties/predicted_per_token_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate371.errors = [{instancePath:instancePath+"/predicted_per_token_ms",schemaPath:"#/properties/predicted_per_token_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate371.errors = [{instancePath:instancePath+"/predicted_per_second",schemaPath:"#/properties/predicted_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate371.errors = [{instancePath:instancePath+"/predicted_per_second",schemaPath:"#/properties/predicted_per_second/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate371.errors = [{instancePath:instancePath+"/draft_n",schemaPath:"#/properties/draft_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate371.errors = [{instancePath:instancePath+"/draft_n",schemaPath:"#/properties/draft_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate371.errors = [{instancePath:instancePath+"/draft_n_accepted",schemaPath:"#/properties/draft_n_accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate371.errors = [{instancePath:instancePath+"/draft_n_accepted",schemaPath:"#/properties/draft_n_accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate371.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate371.errors = vErrors;
return errors === 0;
}


function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompletedEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
validate369.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.completed" !== data.type){
validate369.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.completed"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
const _errs1 = errors;
if(!(validate16(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timings !== undefined){
const _errs2 = errors;
if(!(validate371(data.timings, {instancePath:instancePath+"/timings",parentData:data,parentDataProperty:"timings",rootData}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data3 = data.sequence_number;
const _errs3 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate369.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate369.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
}
}
else {
validate369.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate369.errors = vErrors;
return errors === 0;
}


function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IncompleteEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
validate374.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.incomplete" !== data.type){
validate374.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.incomplete"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
const _errs1 = errors;
if(!(validate16(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data2 = data.sequence_number;
const _errs2 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate374.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate374.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
else {
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate374.errors = vErrors;
return errors === 0;
}


function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FailedEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
validate377.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.failed" !== data.type){
validate377.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.failed"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
const _errs1 = errors;
if(!(validate16(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data2 = data.sequence_number;
const _errs2 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate377.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate377.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
else {
validate377.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate377.errors = vErrors;
return errors === 0;
}

const schema151 = {"$id":"ErrorEvent","type":"object","required":["type"],"properties":{"type":{"const":"error"},"message":{"type":"string"},"code":{"anyOf":[{"type":"string"},{"type":"integer"},{"type":"null"}]},"param":{"type":["string","null"]},"error":{"$ref":"ErrorBody"},"sequence_number":{"type":"integer","minimum":0}},"anyOf":[{"required":["message"]},{"required":["error"]}]};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate380.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("error" !== data.type){
validate380.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}];
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
validate380.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data2 = data.code;
const _errs3 = errors;
if(typeof data2 === "string"){
if(typeof data2 !== "string"){
validate380.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))){
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate380.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate380.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate380.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
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
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate380.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema151.properties.param.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs12 = errors;
if(!(validate2(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate380.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate380.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
else {
validate380.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.message === undefined) && (missing1 = "message")){
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
var _valid3 = _errs17 === errors;
if(_valid3){
fitting0++;
}
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.error === undefined) && (missing2 = "error")){
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
var _valid4 = _errs18 === errors;
if(_valid4){
fitting0++;
}
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate380.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate380.errors = vErrors;
return errors === 0;
}


function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputItemAddedEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.item === undefined) && (missing0 = "item"))){
validate383.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.output_item.added" !== data.type){
validate383.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_item.added"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item !== undefined){
const _errs1 = errors;
if(!(validate19(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data2 = data.output_index;
const _errs2 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate383.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate383.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data3 = data.sequence_number;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate383.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate383.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate383.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate383.errors = vErrors;
return errors === 0;
}


function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputItemDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.item === undefined) && (missing0 = "item"))){
validate386.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.output_item.done" !== data.type){
validate386.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_item.done"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item !== undefined){
const _errs1 = errors;
if(!(validate19(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data2 = data.output_index;
const _errs2 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate386.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate386.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data3 = data.sequence_number;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate386.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate386.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate386.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate386.errors = vErrors;
return errors === 0;
}


function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentPartAddedEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.part === undefined) && (missing0 = "part"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate389.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.content_part.added" !== data.type){
validate389.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.content_part.added"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
const _errs1 = errors;
if(!(validate23(data.part, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs2 = errors;
if(typeof data.item_id !== "string"){
validate389.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate389.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate389.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs6 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate389.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate389.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs8 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate389.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate389.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
}
else {
validate389.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate389.errors = vErrors;
return errors === 0;
}


function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentPartDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.part === undefined) && (missing0 = "part"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate392.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.content_part.done" !== data.type){
validate392.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.content_part.done"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
const _errs1 = errors;
if(!(validate23(data.part, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs2 = errors;
if(typeof data.item_id !== "string"){
validate392.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate392.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate392.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs6 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate392.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate392.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs8 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate392.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate392.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
}
else {
validate392.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate392.errors = vErrors;
return errors === 0;
}

const schema156 = {"$id":"OutputTextDeltaEvent","type":"object","required":["type","delta","item_id"],"properties":{"type":{"const":"response.output_text.delta"},"delta":{"type":"string"},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"content_index":{"type":"integer","minimum":0},"logprobs":{"type":["array","null"],"items":{"$ref":"Logprob"}},"obfuscation":{"type":["string","null"]},"sequence_number":{"type":"integer","minimum":0}}};

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputTextDeltaEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate395.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.output_text.delta" !== data.type){
validate395.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_text.delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs1 = errors;
if(typeof data.delta !== "string"){
validate395.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate395.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate395.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate395.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate395.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate395.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data5 = data.logprobs;
const _errs9 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate395.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema156.properties.logprobs.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate37(data5[i0], {instancePath:instancePath+"/logprobs/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
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
if(data.obfuscation !== undefined){
let data7 = data.obfuscation;
const _errs12 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate395.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: schema156.properties.obfuscation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data8 = data.sequence_number;
const _errs14 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate395.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate395.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
validate395.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate395.errors = vErrors;
return errors === 0;
}

const schema157 = {"$id":"OutputTextDoneEvent","type":"object","required":["type","text","item_id"],"properties":{"type":{"const":"response.output_text.done"},"text":{"type":"string"},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"content_index":{"type":"integer","minimum":0},"logprobs":{"type":["array","null"],"items":{"$ref":"Logprob"}},"sequence_number":{"type":"integer","minimum":0}}};

function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputTextDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate398.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.output_text.done" !== data.type){
validate398.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_text.done"},message:"must be equal to constant"}];
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
validate398.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate398.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate398.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate398.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate398.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate398.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data5 = data.logprobs;
const _errs9 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate398.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema157.properties.logprobs.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate37(data5[i0], {instancePath:instancePath+"/logprobs/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
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
if(data.sequence_number !== undefined){
let data7 = data.sequence_number;
const _errs12 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate398.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate398.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
}
else {
validate398.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate398.errors = vErrors;
return errors === 0;
}


function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AnnotationAddedEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate401.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.output_text.annotation.added" !== data.type){
validate401.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_text.annotation.added"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotation !== undefined){
let data1 = data.annotation;
const _errs1 = errors;
if(data1 !== null){
if(!(validate25(data1, {instancePath:instancePath+"/annotation",parentData:data,parentDataProperty:"annotation",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate401.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate401.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate401.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate401.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate401.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotation_index !== undefined){
let data5 = data.annotation_index;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate401.errors = [{instancePath:instancePath+"/annotation_index",schemaPath:"#/properties/annotation_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate401.errors = [{instancePath:instancePath+"/annotation_index",schemaPath:"#/properties/annotation_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data6 = data.sequence_number;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate401.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate401.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
}
else {
validate401.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate401.errors = vErrors;
return errors === 0;
}

const schema159 = {"$id":"RefusalDeltaEvent","type":"object","required":["type","delta","item_id"],"properties":{"type":{"const":"response.refusal.delta"},"delta":{"type":"string"},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"content_index":{"type":"integer","minimum":0},"obfuscation":{"type":["string","null"]},"sequence_number":{"type":"integer","minimum":0}}};

function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RefusalDeltaEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate404.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.refusal.delta" !== data.type){
validate404.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.refusal.delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs1 = errors;
if(typeof data.delta !== "string"){
validate404.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate404.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate404.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate404.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate404.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate404.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
let data5 = data.obfuscation;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate404.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: schema159.properties.obfuscation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data6 = data.sequence_number;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate404.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate404.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
}
else {
validate404.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate404.errors = vErrors;
return errors === 0;
}


function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RefusalDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.refusal === undefined) && (missing0 = "refusal"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate406.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.refusal.done" !== data.type){
validate406.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.refusal.done"},message:"must be equal to constant"}];
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
validate406.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate406.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate406.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate406.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate406.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate406.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate406.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate406.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate406.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate406.errors = vErrors;
return errors === 0;
}

const schema161 = {"$id":"FunctionCallArgumentsDeltaEvent","type":"object","required":["type","delta","item_id"],"properties":{"type":{"const":"response.function_call_arguments.delta"},"delta":{"type":"string"},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"obfuscation":{"type":["string","null"]},"sequence_number":{"type":"integer","minimum":0}}};

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionCallArgumentsDeltaEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate408.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.function_call_arguments.delta" !== data.type){
validate408.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.function_call_arguments.delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs1 = errors;
if(typeof data.delta !== "string"){
validate408.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate408.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate408.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate408.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
let data4 = data.obfuscation;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate408.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: schema161.properties.obfuscation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate408.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate408.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate408.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate408.errors = vErrors;
return errors === 0;
}

const schema162 = {"$id":"FunctionCallArgumentsDoneEvent","type":"object","required":["type","arguments","item_id"],"properties":{"type":{"const":"response.function_call_arguments.done"},"arguments":{"type":"string"},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"name":{"type":["string","null"]},"sequence_number":{"type":"integer","minimum":0}}};

function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionCallArgumentsDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.arguments === undefined) && (missing0 = "arguments"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate410.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.function_call_arguments.done" !== data.type){
validate410.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.function_call_arguments.done"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs1 = errors;
if(typeof data.arguments !== "string"){
validate410.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate410.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate410.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate410.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate410.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema162.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate410.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate410.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate410.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate410.errors = vErrors;
return errors === 0;
}

const schema163 = {"$id":"CustomToolCallInputDeltaEvent","type":"object","required":["type","delta","item_id"],"properties":{"type":{"const":"response.custom_tool_call_input.delta"},"delta":{"type":"string"},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"obfuscation":{"type":["string","null"]},"sequence_number":{"type":"integer","minimum":0}}};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomToolCallInputDeltaEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate412.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.custom_tool_call_input.delta" !== data.type){
validate412.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.custom_tool_call_input.delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs1 = errors;
if(typeof data.delta !== "string"){
validate412.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate412.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate412.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate412.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
let data4 = data.obfuscation;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate412.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: schema163.properties.obfuscation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate412.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate412.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate412.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate412.errors = vErrors;
return errors === 0;
}


function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomToolCallInputDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.input === undefined) && (missing0 = "input"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate414.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.custom_tool_call_input.done" !== data.type){
validate414.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.custom_tool_call_input.done"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs1 = errors;
if(typeof data.input !== "string"){
validate414.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate414.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate414.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate414.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data4 = data.sequence_number;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate414.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate414.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
validate414.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate414.errors = vErrors;
return errors === 0;
}

const schema165 = {"$id":"ReasoningTextDeltaEvent","type":"object","required":["type","delta","item_id"],"properties":{"type":{"const":"response.reasoning_text.delta"},"delta":{"type":"string"},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"content_index":{"type":"integer","minimum":0},"obfuscation":{"type":["string","null"]},"sequence_number":{"type":"integer","minimum":0}}};

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningTextDeltaEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate416.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.reasoning_text.delta" !== data.type){
validate416.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_text.delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs1 = errors;
if(typeof data.delta !== "string"){
validate416.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate416.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate416.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate416.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate416.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate416.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
let data5 = data.obfuscation;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate416.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: schema165.properties.obfuscation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data6 = data.sequence_number;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate416.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate416.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
}
else {
validate416.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate416.errors = vErrors;
return errors === 0;
}


function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningTextDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate418.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.reasoning_text.done" !== data.type){
validate418.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_text.done"},message:"must be equal to constant"}];
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
validate418.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate418.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate418.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate418.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate418.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate418.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate418.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate418.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate418.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate418.errors = vErrors;
return errors === 0;
}


function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningSummaryPartAddedEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.part === undefined) && (missing0 = "part"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate420.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.reasoning_summary_part.added" !== data.type){
validate420.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_summary_part.added"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
const _errs1 = errors;
if(!(validate53(data.part, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs2 = errors;
if(typeof data.item_id !== "string"){
validate420.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate420.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate420.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary_index !== undefined){
let data4 = data.summary_index;
const _errs6 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate420.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate420.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs8 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate420.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate420.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
}
else {
validate420.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate420.errors = vErrors;
return errors === 0;
}

const schema168 = {"$id":"ReasoningSummaryPartDoneEvent","type":"object","required":["type","part","item_id"],"properties":{"type":{"const":"response.reasoning_summary_part.done"},"part":{"$ref":"SummaryText"},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"summary_index":{"type":"integer","minimum":0},"status":{"type":["string","null"]},"sequence_number":{"type":"integer","minimum":0}}};

function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningSummaryPartDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.part === undefined) && (missing0 = "part"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate423.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.reasoning_summary_part.done" !== data.type){
validate423.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_summary_part.done"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
const _errs1 = errors;
if(!(validate53(data.part, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs2 = errors;
if(typeof data.item_id !== "string"){
validate423.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate423.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate423.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary_index !== undefined){
let data4 = data.summary_index;
const _errs6 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate423.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate423.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs8 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate423.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema168.properties.status.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data6 = data.sequence_number;
const _errs10 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate423.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate423.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate423.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate423.errors = vErrors;
return errors === 0;
}

const schema169 = {"$id":"ReasoningSummaryTextDeltaEvent","type":"object","required":["type","delta","item_id"],"properties":{"type":{"const":"response.reasoning_summary_text.delta"},"delta":{"type":"string"},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"summary_index":{"type":"integer","minimum":0},"obfuscation":{"type":["string","null"]},"sequence_number":{"type":"integer","minimum":0}}};

function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningSummaryTextDeltaEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate426.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.reasoning_summary_text.delta" !== data.type){
validate426.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_summary_text.delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs1 = errors;
if(typeof data.delta !== "string"){
validate426.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate426.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate426.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate426.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary_index !== undefined){
let data4 = data.summary_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate426.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate426.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
let data5 = data.obfuscation;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate426.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: schema169.properties.obfuscation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data6 = data.sequence_number;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate426.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate426.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
}
else {
validate426.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate426.errors = vErrors;
return errors === 0;
}


function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningSummaryTextDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate428.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.reasoning_summary_text.done" !== data.type){
validate428.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_summary_text.done"},message:"must be equal to constant"}];
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
validate428.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate428.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate428.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate428.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary_index !== undefined){
let data4 = data.summary_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate428.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate428.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate428.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate428.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate428.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate428.errors = vErrors;
return errors === 0;
}

const schema171 = {"$id":"BuiltInToolEvent","type":"object","required":["type","item_id"],"properties":{"type":{"type":"string","enum":["response.file_search_call.in_progress","response.file_search_call.searching","response.file_search_call.completed","response.web_search_call.in_progress","response.web_search_call.searching","response.web_search_call.completed","response.code_interpreter_call.in_progress","response.code_interpreter_call.interpreting","response.code_interpreter_call.completed","response.image_generation_call.in_progress","response.image_generation_call.generating","response.image_generation_call.completed","response.mcp_call.in_progress","response.mcp_call.completed","response.mcp_call.failed","response.mcp_list_tools.in_progress","response.mcp_list_tools.completed","response.mcp_list_tools.failed","response.compaction.compacting"]},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"sequence_number":{"type":"integer","minimum":0}}};

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BuiltInToolEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate430.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate430.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((((data0 === "response.file_search_call.in_progress") || (data0 === "response.file_search_call.searching")) || (data0 === "response.file_search_call.completed")) || (data0 === "response.web_search_call.in_progress")) || (data0 === "response.web_search_call.searching")) || (data0 === "response.web_search_call.completed")) || (data0 === "response.code_interpreter_call.in_progress")) || (data0 === "response.code_interpreter_call.interpreting")) || (data0 === "response.code_interpreter_call.completed")) || (data0 === "response.image_generation_call.in_progress")) || (data0 === "response.image_generation_call.generating")) || (data0 === "response.image_generation_call.completed")) || (data0 === "response.mcp_call.in_progress")) || (data0 === "response.mcp_call.completed")) || (data0 === "response.mcp_call.failed")) || (data0 === "response.mcp_list_tools.in_progress")) || (data0 === "response.mcp_list_tools.completed")) || (data0 === "response.mcp_list_tools.failed")) || (data0 === "response.compaction.compacting"))){
validate430.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema171.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs2 = errors;
if(typeof data.item_id !== "string"){
validate430.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data2 = data.output_index;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate430.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate430.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data3 = data.sequence_number;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate430.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate430.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate430.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate430.errors = vErrors;
return errors === 0;
}

const schema172 = {"$id":"BuiltInToolDeltaEvent","type":"object","required":["type","delta","item_id"],"properties":{"type":{"type":"string","enum":["response.code_interpreter_call_code.delta","response.mcp_call_arguments.delta"]},"delta":{"type":"string"},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"obfuscation":{"type":["string","null"]},"sequence_number":{"type":"integer","minimum":0}}};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BuiltInToolDeltaEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate432.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate432.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "response.code_interpreter_call_code.delta") || (data0 === "response.mcp_call_arguments.delta"))){
validate432.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema172.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs2 = errors;
if(typeof data.delta !== "string"){
validate432.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs4 = errors;
if(typeof data.item_id !== "string"){
validate432.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate432.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate432.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
let data4 = data.obfuscation;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate432.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: schema172.properties.obfuscation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate432.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate432.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate432.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate432.errors = vErrors;
return errors === 0;
}


function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CodeInterpreterCodeDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate434.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.code_interpreter_call_code.done" !== data.type){
validate434.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.code_interpreter_call_code.done"},message:"must be equal to constant"}];
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
validate434.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate434.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate434.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate434.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data4 = data.sequence_number;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate434.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate434.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
validate434.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate434.errors = vErrors;
return errors === 0;
}


function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpCallArgumentsDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.arguments === undefined) && (missing0 = "arguments"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate436.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.mcp_call_arguments.done" !== data.type){
validate436.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.mcp_call_arguments.done"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs1 = errors;
if(typeof data.arguments !== "string"){
validate436.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs3 = errors;
if(typeof data.item_id !== "string"){
validate436.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate436.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate436.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data4 = data.sequence_number;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate436.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate436.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
validate436.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate436.errors = vErrors;
return errors === 0;
}

const schema175 = {"$id":"PartialImageEvent","type":"object","required":["type","partial_image_b64","partial_image_index","item_id"],"properties":{"type":{"const":"response.image_generation_call.partial_image"},"partial_image_b64":{"type":"string"},"partial_image_index":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"background":{"type":["string","null"]},"output_format":{"type":["string","null"]},"quality":{"type":["string","null"]},"size":{"type":["string","null"]},"sequence_number":{"type":"integer","minimum":0}}};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PartialImageEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.partial_image_b64 === undefined) && (missing0 = "partial_image_b64"))) || ((data.partial_image_index === undefined) && (missing0 = "partial_image_index"))) || ((data.item_id === undefined) && (missing0 = "item_id"))){
validate438.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.image_generation_call.partial_image" !== data.type){
validate438.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.image_generation_call.partial_image"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partial_image_b64 !== undefined){
const _errs1 = errors;
if(typeof data.partial_image_b64 !== "string"){
validate438.errors = [{instancePath:instancePath+"/partial_image_b64",schemaPath:"#/properties/partial_image_b64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partial_image_index !== undefined){
let data2 = data.partial_image_index;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate438.errors = [{instancePath:instancePath+"/partial_image_index",schemaPath:"#/properties/partial_image_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate438.errors = [{instancePath:instancePath+"/partial_image_index",schemaPath:"#/properties/partial_image_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs5 = errors;
if(typeof data.item_id !== "string"){
validate438.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data4 = data.output_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate438.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate438.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
let data5 = data.background;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate438.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: schema175.properties.background.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_format !== undefined){
let data6 = data.output_format;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate438.errors = [{instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: schema175.properties.output_format.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quality !== undefined){
let data7 = data.quality;
const _errs13 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate438.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: schema175.properties.quality.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data8 = data.size;
const _errs15 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate438.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema175.properties.size.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data9 = data.sequence_number;
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate438.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate438.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs17 === errors;
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
validate438.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate438.errors = vErrors;
return errors === 0;
}

const schema176 = {"$id":"ShellCommandEvent","type":"object","required":["type","command","command_index"],"properties":{"type":{"type":"string","enum":["response.shell_call_command.added","response.shell_call_command.done"]},"command":{"type":"string"},"command_index":{"type":"integer","minimum":0},"output_index":{"type":"integer","minimum":0},"sequence_number":{"type":"integer","minimum":0}}};

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShellCommandEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.command === undefined) && (missing0 = "command"))) || ((data.command_index === undefined) && (missing0 = "command_index"))){
validate440.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate440.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "response.shell_call_command.added") || (data0 === "response.shell_call_command.done"))){
validate440.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema176.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command !== undefined){
const _errs2 = errors;
if(typeof data.command !== "string"){
validate440.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command_index !== undefined){
let data2 = data.command_index;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate440.errors = [{instancePath:instancePath+"/command_index",schemaPath:"#/properties/command_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate440.errors = [{instancePath:instancePath+"/command_index",schemaPath:"#/properties/command_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate440.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate440.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data4 = data.sequence_number;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate440.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate440.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
else {
validate440.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate440.errors = vErrors;
return errors === 0;
}

const schema177 = {"$id":"ShellCommandDeltaEvent","type":"object","required":["type","delta","command_index"],"properties":{"type":{"const":"response.shell_call_command.delta"},"delta":{"type":"string"},"command_index":{"type":"integer","minimum":0},"output_index":{"type":"integer","minimum":0},"obfuscation":{"type":["string","null"]},"sequence_number":{"type":"integer","minimum":0}}};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShellCommandDeltaEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.command_index === undefined) && (missing0 = "command_index"))){
validate442.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.shell_call_command.delta" !== data.type){
validate442.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.shell_call_command.delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs1 = errors;
if(typeof data.delta !== "string"){
validate442.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command_index !== undefined){
let data2 = data.command_index;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate442.errors = [{instancePath:instancePath+"/command_index",schemaPath:"#/properties/command_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate442.errors = [{instancePath:instancePath+"/command_index",schemaPath:"#/properties/command_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate442.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate442.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
let data4 = data.obfuscation;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate442.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: schema177.properties.obfuscation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate442.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate442.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate442.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate442.errors = vErrors;
return errors === 0;
}

const schema179 = {"$id":"ShellOutputDelta","type":"object","properties":{"stdout":{"type":["string","null"]},"stderr":{"type":["string","null"]}}};

function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShellOutputDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stdout !== undefined){
let data0 = data.stdout;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate445.errors = [{instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/type",keyword:"type",params:{type: schema179.properties.stdout.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stderr !== undefined){
let data1 = data.stderr;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate445.errors = [{instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: schema179.properties.stderr.type},message:"must be string,null"}];
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
validate445.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate445.errors = vErrors;
return errors === 0;
}


function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShellOutputDeltaEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.command_index === undefined) && (missing0 = "command_index"))){
validate444.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.shell_call_output_content.delta" !== data.type){
validate444.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.shell_call_output_content.delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs1 = errors;
if(!(validate445(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData}))){
vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs2 = errors;
if(typeof data.item_id !== "string"){
validate444.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command_index !== undefined){
let data3 = data.command_index;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate444.errors = [{instancePath:instancePath+"/command_index",schemaPath:"#/properties/command_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate444.errors = [{instancePath:instancePath+"/command_index",schemaPath:"#/properties/command_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data4 = data.output_index;
const _errs6 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate444.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate444.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data5 = data.sequence_number;
const _errs8 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate444.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate444.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
}
else {
validate444.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate444.errors = vErrors;
return errors === 0;
}


function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShellOutputDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.output === undefined) && (missing0 = "output"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.command_index === undefined) && (missing0 = "command_index"))){
validate448.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("response.shell_call_output_content.done" !== data.type){
validate448.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.shell_call_output_content.done"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data1 = data.output;
const _errs1 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate145(data1[i0], {instancePath:instancePath+"/output/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
else {
validate448.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item_id !== undefined){
const _errs4 = errors;
if(typeof data.item_id !== "string"){
validate448.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command_index !== undefined){
let data4 = data.command_index;
const _errs6 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate448.errors = [{instancePath:instancePath+"/command_index",schemaPath:"#/properties/command_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate448.errors = [{instancePath:instancePath+"/command_index",schemaPath:"#/properties/command_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data5 = data.output_index;
const _errs8 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate448.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate448.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data6 = data.sequence_number;
const _errs10 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate448.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate448.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate448.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate448.errors = vErrors;
return errors === 0;
}

const schema181 = {"$id":"AudioDeltaEvent","type":"object","required":["type","delta"],"properties":{"type":{"type":"string","enum":["response.audio.delta","response.audio.transcript.delta"]},"delta":{"type":"string"},"sequence_number":{"type":"integer","minimum":0}}};

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioDeltaEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))){
validate451.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate451.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "response.audio.delta") || (data0 === "response.audio.transcript.delta"))){
validate451.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema181.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs2 = errors;
if(typeof data.delta !== "string"){
validate451.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data2 = data.sequence_number;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate451.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate451.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate451.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate451.errors = vErrors;
return errors === 0;
}

const schema182 = {"$id":"AudioDoneEvent","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["response.audio.done","response.audio.transcript.done"]},"sequence_number":{"type":"integer","minimum":0}}};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioDoneEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate453.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate453.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "response.audio.done") || (data0 === "response.audio.transcript.done"))){
validate453.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema182.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate453.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate453.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate453.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate453.errors = vErrors;
return errors === 0;
}


function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate455.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate455.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs2 = errors;
const _errs3 = errors;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "response.created") || (data0 === "response.queued")) || (data0 === "response.in_progress")) || (data0 === "response.completed")) || (data0 === "response.incomplete")) || (data0 === "response.failed")) || (data0 === "error")) || (data0 === "response.output_item.added")) || (data0 === "response.output_item.done")) || (data0 === "response.content_part.added")) || (data0 === "response.content_part.done")) || (data0 === "response.output_text.delta")) || (data0 === "response.output_text.done")) || (data0 === "response.output_text.annotation.added")) || (data0 === "response.refusal.delta")) || (data0 === "response.refusal.done")) || (data0 === "response.function_call_arguments.delta")) || (data0 === "response.function_call_arguments.done")) || (data0 === "response.custom_tool_call_input.delta")) || (data0 === "response.custom_tool_call_input.done")) || (data0 === "response.reasoning_text.delta")) || (data0 === "response.reasoning_text.done")) || (data0 === "response.reasoning_summary_part.added")) || (data0 === "response.reasoning_summary_part.done")) || (data0 === "response.reasoning_summary_text.delta")) || (data0 === "response.reasoning_summary_text.done")) || (data0 === "response.file_search_call.in_progress")) || (data0 === "response.file_search_call.searching")) || (data0 === "response.file_search_call.completed")) || (data0 === "response.web_search_call.in_progress")) || (data0 === "response.web_search_call.searching")) || (data0 === "response.web_search_call.completed")) || (data0 === "response.code_interpreter_call.in_progress")) || (data0 === "response.code_interpreter_call.interpreting")) || (data0 === "response.code_interpreter_call.completed")) || (data0 === "response.image_generation_call.in_progress")) || (data0 === "response.image_generation_call.generating")) || (data0 === "response.image_generation_call.completed")) || (data0 === "response.mcp_call.in_progress")) || (data0 === "response.mcp_call.completed")) || (data0 === "response.mcp_call.failed")) || (data0 === "response.mcp_list_tools.in_progress")) || (data0 === "response.mcp_list_tools.completed")) || (data0 === "response.mcp_list_tools.failed")) || (data0 === "response.compaction.compacting")) || (data0 === "response.code_interpreter_call_code.delta")) || (data0 === "response.mcp_call_arguments.delta")) || (data0 === "response.code_interpreter_call_code.done")) || (data0 === "response.mcp_call_arguments.done")) || (data0 === "response.image_generation_call.partial_image")) || (data0 === "response.shell_call_command.added")) || (data0 === "response.shell_call_command.done")) || (data0 === "response.shell_call_command.delta")) || (data0 === "response.shell_call_output_content.delta")) || (data0 === "response.shell_call_output_content.done")) || (data0 === "response.audio.delta")) || (data0 === "response.audio.transcript.delta")) || (data0 === "response.audio.done")) || (data0 === "response.audio.transcript.done"))){
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
validate455.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate455.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate455.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseStreamEvent" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "response.created"){
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.queued"){
if(!(validate363(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.in_progress"){
if(!(validate366(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.completed"){
if(!(validate369(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.incomplete"){
if(!(validate374(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.failed"){
if(!(validate377(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
errors = vErrors.length;
}
}
else if(tag0 === "error"){
if(!(validate380(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.output_item.added"){
if(!(validate383(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.output_item.done"){
if(!(validate386(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.content_part.added"){
if(!(validate389(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.content_part.done"){
if(!(validate392(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.output_text.delta"){
if(!(validate395(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.output_text.done"){
if(!(validate398(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.output_text.annotation.added"){
if(!(validate401(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.refusal.delta"){
if(!(validate404(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.refusal.done"){
if(!(validate406(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.function_call_arguments.delta"){
if(!(validate408(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.function_call_arguments.done"){
if(!(validate410(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.custom_tool_call_input.delta"){
if(!(validate412(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.custom_tool_call_input.done"){
if(!(validate414(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.reasoning_text.delta"){
if(!(validate416(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.reasoning_text.done"){
if(!(validate418(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.reasoning_summary_part.added"){
if(!(validate420(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.reasoning_summary_part.done"){
if(!(validate423(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.reasoning_summary_text.delta"){
if(!(validate426(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.reasoning_summary_text.done"){
if(!(validate428(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
}
else if(((((((((((((((((((tag0 === "response.file_search_call.in_progress") || (tag0 === "response.file_search_call.searching")) || (tag0 === "response.file_search_call.completed")) || (tag0 === "response.web_search_call.in_progress")) || (tag0 === "response.web_search_call.searching")) || (tag0 === "response.web_search_call.completed")) || (tag0 === "response.code_interpreter_call.in_progress")) || (tag0 === "response.code_interpreter_call.interpreting")) || (tag0 === "response.code_interpreter_call.completed")) || (tag0 === "response.image_generation_call.in_progress")) || (tag0 === "response.image_generation_call.generating")) || (tag0 === "response.image_generation_call.completed")) || (tag0 === "response.mcp_call.in_progress")) || (tag0 === "response.mcp_call.completed")) || (tag0 === "response.mcp_call.failed")) || (tag0 === "response.mcp_list_tools.in_progress")) || (tag0 === "response.mcp_list_tools.completed")) || (tag0 === "response.mcp_list_tools.failed")) || (tag0 === "response.compaction.compacting")){
if(!(validate430(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
errors = vErrors.length;
}
}
else if((tag0 === "response.code_interpreter_call_code.delta") || (tag0 === "response.mcp_call_arguments.delta")){
if(!(validate432(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.code_interpreter_call_code.done"){
if(!(validate434(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.mcp_call_arguments.done"){
if(!(validate436(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.image_generation_call.partial_image"){
if(!(validate438(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
}
else if((tag0 === "response.shell_call_command.added") || (tag0 === "response.shell_call_command.done")){
if(!(validate440(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.shell_call_command.delta"){
if(!(validate442(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.shell_call_output_content.delta"){
if(!(validate444(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
else if(tag0 === "response.shell_call_output_content.done"){
if(!(validate448(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
errors = vErrors.length;
}
}
else if((tag0 === "response.audio.delta") || (tag0 === "response.audio.transcript.delta")){
if(!(validate451(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
else if((tag0 === "response.audio.done") || (tag0 === "response.audio.transcript.done")){
if(!(validate453(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
errors = vErrors.length;
}
}
else if((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((typeof tag0 == "string") && (tag0 !== "response.created")) && (tag0 !== "response.queued")) && (tag0 !== "response.in_progress")) && (tag0 !== "response.completed")) && (tag0 !== "response.incomplete")) && (tag0 !== "response.failed")) && (tag0 !== "error")) && (tag0 !== "response.output_item.added")) && (tag0 !== "response.output_item.done")) && (tag0 !== "response.content_part.added")) && (tag0 !== "response.content_part.done")) && (tag0 !== "response.output_text.delta")) && (tag0 !== "response.output_text.done")) && (tag0 !== "response.output_text.annotation.added")) && (tag0 !== "response.refusal.delta")) && (tag0 !== "response.refusal.done")) && (tag0 !== "response.function_call_arguments.delta")) && (tag0 !== "response.function_call_arguments.done")) && (tag0 !== "response.custom_tool_call_input.delta")) && (tag0 !== "response.custom_tool_call_input.done")) && (tag0 !== "response.reasoning_text.delta")) && (tag0 !== "response.reasoning_text.done")) && (tag0 !== "response.reasoning_summary_part.added")) && (tag0 !== "response.reasoning_summary_part.done")) && (tag0 !== "response.reasoning_summary_text.delta")) && (tag0 !== "response.reasoning_summary_text.done")) && (tag0 !== "response.file_search_call.in_progress")) && (tag0 !== "response.file_search_call.searching")) && (tag0 !== "response.file_search_call.completed")) && (tag0 !== "response.web_search_call.in_progress")) && (tag0 !== "response.web_search_call.searching")) && (tag0 !== "response.web_search_call.completed")) && (tag0 !== "response.code_interpreter_call.in_progress")) && (tag0 !== "response.code_interpreter_call.interpreting")) && (tag0 !== "response.code_interpreter_call.completed")) && (tag0 !== "response.image_generation_call.in_progress")) && (tag0 !== "response.image_generation_call.generating")) && (tag0 !== "response.image_generation_call.completed")) && (tag0 !== "response.mcp_call.in_progress")) && (tag0 !== "response.mcp_call.completed")) && (tag0 !== "response.mcp_call.failed")) && (tag0 !== "response.mcp_list_tools.in_progress")) && (tag0 !== "response.mcp_list_tools.completed")) && (tag0 !== "response.mcp_list_tools.failed")) && (tag0 !== "response.compaction.compacting")) && (tag0 !== "response.code_interpreter_call_code.delta")) && (tag0 !== "response.mcp_call_arguments.delta")) && (tag0 !== "response.code_interpreter_call_code.done")) && (tag0 !== "response.mcp_call_arguments.done")) && (tag0 !== "response.image_generation_call.partial_image")) && (tag0 !== "response.shell_call_command.added")) && (tag0 !== "response.shell_call_command.done")) && (tag0 !== "response.shell_call_command.delta")) && (tag0 !== "response.shell_call_output_content.delta")) && (tag0 !== "response.shell_call_output_content.done")) && (tag0 !== "response.audio.delta")) && (tag0 !== "response.audio.transcript.delta")) && (tag0 !== "response.audio.done")) && (tag0 !== "response.audio.transcript.done")){
if(!(validate455(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StreamData" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs2 = errors;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate13.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate13.errors = vErrors;
return errors === 0;
}

export const validateResponseStreamEvent = validate14;

export const validateCreatedEvent = validate15;

export const validateQueuedEvent = validate363;

export const validateInProgressEvent = validate366;

export const validateCompletedEvent = validate369;

export const validateIncompleteEvent = validate374;

export const validateFailedEvent = validate377;

export const validateErrorEvent = validate380;

export const validateOutputItemAddedEvent = validate383;

export const validateOutputItemDoneEvent = validate386;

export const validateContentPartAddedEvent = validate389;

export const validateContentPartDoneEvent = validate392;

export const validateOutputTextDeltaEvent = validate395;

export const validateOutputTextDoneEvent = validate398;

export const validateAnnotationAddedEvent = validate401;

export const validateRefusalDeltaEvent = validate404;

export const validateRefusalDoneEvent = validate406;

export const validateFunctionCallArgumentsDeltaEvent = validate408;

export const validateFunctionCallArgumentsDoneEvent = validate410;

export const validateCustomToolCallInputDeltaEvent = validate412;

export const validateCustomToolCallInputDoneEvent = validate414;

export const validateReasoningTextDeltaEvent = validate416;

export const validateReasoningTextDoneEvent = validate418;

export const validateReasoningSummaryPartAddedEvent = validate420;

export const validateReasoningSummaryPartDoneEvent = validate423;

export const validateReasoningSummaryTextDeltaEvent = validate426;

export const validateReasoningSummaryTextDoneEvent = validate428;

export const validateBuiltInToolEvent = validate430;

export const validateBuiltInToolDeltaEvent = validate432;

export const validateCodeInterpreterCodeDoneEvent = validate434;

export const validateMcpCallArgumentsDoneEvent = validate436;

export const validatePartialImageEvent = validate438;

export const validateShellCommandEvent = validate440;

export const validateShellCommandDeltaEvent = validate442;

export const validateShellOutputDeltaEvent = validate444;

export const validateShellOutputDoneEvent = validate448;

export const validateAudioDeltaEvent = validate451;

export const validateAudioDoneEvent = validate453;

export const validateShellOutputDelta = validate445;

export const validateTimings = validate371;

export const validateUnknownEvent = validate455;

export const validateResponsesRequest = validate459;
const schema184 = {"$id":"ResponsesRequest","type":"object","properties":{"input":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"InputItem"}}]},"model":{"type":["string","null"]},"instructions":{"type":["string","null"]},"previous_response_id":{"type":["string","null"]},"conversation":{"anyOf":[{"type":"string"},{"$ref":"ConversationReference"},{"type":"null"}]},"prompt":{"anyOf":[{"$ref":"PromptTemplate"},{"type":"null"}]},"tools":{"type":["array","null"],"items":{"$ref":"Tool"}},"tool_choice":{"anyOf":[{"$ref":"ToolChoice"},{"type":"null"}]},"parallel_tool_calls":{"type":["boolean","null"]},"max_tool_calls":{"type":["integer","null"]},"text":{"anyOf":[{"$ref":"TextOptions"},{"type":"null"}]},"reasoning":{"anyOf":[{"$ref":"ReasoningOptions"},{"type":"null"}]},"max_output_tokens":{"type":["integer","null"],"minimum":1},"temperature":{"type":["number","null"],"minimum":0,"maximum":2},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"top_logprobs":{"type":["integer","null"],"minimum":0,"maximum":20},"include":{"type":["array","null"],"items":{"type":"string"}},"stream":{"type":["boolean","null"]},"stream_options":{"anyOf":[{"$ref":"StreamOptions"},{"type":"null"}]},"store":{"type":["boolean","null"]},"background":{"type":["boolean","null"]},"background_options":{"anyOf":[{"$ref":"BackgroundOptions"},{"type":"null"}]},"truncation":{"anyOf":[{"type":"string","enum":["auto","disabled"]},{"type":"null"}]},"context_management":{"type":["array","null"],"items":{"$ref":"ContextManagement"},"minItems":1},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"service_tier":{"type":["string","null"]},"safety_identifier":{"type":["string","null"],"maxLength":64},"user":{"type":["string","null"]},"prompt_cache_key":{"type":["string","null"]},"prompt_cache_retention":{"type":["string","null"]},"prompt_cache_options":{"anyOf":[{"$ref":"PromptCacheOptions"},{"type":"null"}]},"moderation":{"anyOf":[{"$ref":"ModerationOptions"},{"type":"null"}]},"access_programs":{"anyOf":[{"$ref":"AccessPrograms"},{"type":"null"}]},"image":{"anyOf":[{"$ref":"ImageOptions"},{"type":"null"}]},"top_k":{"type":["integer","null"]},"min_p":{"type":["number","null"]},"presence_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"frequency_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"repetition_penalty":{"type":["number","null"]},"seed":{"type":["integer","null"]},"stop":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}},{"type":"null"}]},"stop_token_ids":{"type":["array","null"],"items":{"type":"integer"}},"ignore_eos":{"type":"boolean"},"include_stop_str_in_output":{"type":"boolean"},"skip_special_tokens":{"type":"boolean"},"logit_bias":{"anyOf":[{"$ref":"LogitBias"},{"type":"null"}]},"include_reasoning":{"type":"boolean"},"structured_outputs":{"type":["object","null"]},"chat_template_kwargs":{"type":["object","null"]},"priority":{"type":"integer"},"request_id":{"type":"string"},"session_id":{"type":["string","null"]},"cache_salt":{"type":["string","null"],"minLength":1,"maxLength":1024},"enable_response_messages":{"type":"boolean"},"previous_input_messages":{"type":["array","null"],"items":{"type":"object"}},"media_io_kwargs":{"type":["object","null"]},"mm_processor_kwargs":{"type":["object","null"]},"mm_payload":{"type":"string","enum":["tensors","none"]},"return_mm_kwargs":{"type":["boolean","null"]},"watermarking":{"type":["boolean","null"]},"vllm_xargs":{"type":["object","null"]},"kv_transfer_params":{"type":["object","null"]},"ec_transfer_params":{"type":["object","null"]}},"anyOf":[{"required":["input"]},{"required":["prompt"]},{"required":["previous_response_id"]},{"required":["conversation"]}]};

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StreamOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_obfuscation !== undefined){
if(typeof data.include_obfuscation !== "boolean"){
validate467.errors = [{instancePath:instancePath+"/include_obfuscation",schemaPath:"#/properties/include_obfuscation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
else {
validate467.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate467.errors = vErrors;
return errors === 0;
}


function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackgroundOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_window !== undefined){
const _errs0 = errors;
if(typeof data.completion_window !== "string"){
validate469.errors = [{instancePath:instancePath+"/completion_window",schemaPath:"#/properties/completion_window/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.continuation_id !== undefined){
const _errs2 = errors;
if(typeof data.continuation_id !== "string"){
validate469.errors = [{instancePath:instancePath+"/continuation_id",schemaPath:"#/properties/continuation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate469.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate469.errors = vErrors;
return errors === 0;
}

const schema187 = {"$id":"ContextManagement","type":"object","required":["type"],"properties":{"type":{"type":"string"},"compact_threshold":{"type":["integer","null"],"minimum":1000}}};

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContextManagement" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate471.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate471.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.compact_threshold !== undefined){
let data1 = data.compact_threshold;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate471.errors = [{instancePath:instancePath+"/compact_threshold",schemaPath:"#/properties/compact_threshold/type",keyword:"type",params:{type: schema187.properties.compact_threshold.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1000 || isNaN(data1)){
validate471.errors = [{instancePath:instancePath+"/compact_threshold",schemaPath:"#/properties/compact_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"}];
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
validate471.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate471.errors = vErrors;
return errors === 0;
}

const schema190 = {"$id":"ModerationMode","type":"object","required":["mode"],"properties":{"mode":{"type":"string","enum":["score","block"]}}};

function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationMode" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate477.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate477.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "score") || (data0 === "block"))){
validate477.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema190.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate477.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate477.errors = vErrors;
return errors === 0;
}


function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationPolicy" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input !== undefined){
let data0 = data.input;
const _errs0 = errors;
if(data0 !== null){
if(!(validate477(data0, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
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
if(!(validate477(data1, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
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
validate476.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate476.errors = vErrors;
return errors === 0;
}


function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModerationOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate475.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs0 = errors;
if(typeof data.model !== "string"){
validate475.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate476(data1, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate476.errors : vErrors.concat(validate476.errors);
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
validate475.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate475.errors = vErrors;
return errors === 0;
}


function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LogitBias" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate484.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate484.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate484.errors = vErrors;
return errors === 0;
}


function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponsesRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input !== undefined){
let data0 = data.input;
const _errs0 = errors;
if(typeof data0 === "string"){
if(typeof data0 !== "string"){
validate459.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data0)){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate241(data0[i0], {instancePath:instancePath+"/input/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate459.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate459.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
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
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate459.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema184.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instructions !== undefined){
let data3 = data.instructions;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate459.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: schema184.properties.instructions.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_id !== undefined){
let data4 = data.previous_response_id;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate459.errors = [{instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/type",keyword:"type",params:{type: schema184.properties.previous_response_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation !== undefined){
let data5 = data.conversation;
const _errs12 = errors;
if(typeof data5 === "string"){
if(typeof data5 !== "string"){
validate459.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(!(validate310(data5, {instancePath:instancePath+"/conversation",parentData:data,parentDataProperty:"conversation",rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
validate459.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate459.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data6 = data.prompt;
const _errs18 = errors;
if(data6 !== null){
if(!(validate312(data6, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data7 = data.tools;
const _errs20 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate459.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema184.properties.tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data7)){
var valid5 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs21 = errors;
if(!(validate176(data7[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid5 = _errs21 === errors;
if(!valid5){
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
if(data.tool_choice !== undefined){
let data9 = data.tool_choice;
const _errs23 = errors;
if(data9 !== null){
if(!(validate318(data9, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data10 = data.parallel_tool_calls;
const _errs25 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate459.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema184.properties.parallel_tool_calls.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tool_calls !== undefined){
let data11 = data.max_tool_calls;
const _errs27 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate459.errors = [{instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/type",keyword:"type",params:{type: schema184.properties.max_tool_calls.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data12 = data.text;
const _errs29 = errors;
if(data12 !== null){
if(!(validate265(data12, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data13 = data.reasoning;
const _errs31 = errors;
if(data13 !== null){
if(!(validate263(data13, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_output_tokens !== undefined){
let data14 = data.max_output_tokens;
const _errs33 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate459.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/type",keyword:"type",params:{type: schema184.properties.max_output_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
validate459.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data15 = data.temperature;
const _errs35 = errors;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
validate459.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema184.properties.temperature.type},message:"must be number,null"}];
return false;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 2 || isNaN(data15)){
validate459.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate459.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data16 = data.top_p;
const _errs37 = errors;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
validate459.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema184.properties.top_p.type},message:"must be number,null"}];
return false;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1 || isNaN(data16)){
validate459.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate459.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data17 = data.top_logprobs;
const _errs39 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate459.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema184.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 20 || isNaN(data17)){
validate459.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate459.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include !== undefined){
let data18 = data.include;
const _errs41 = errors;
if((!(Array.isArray(data18))) && (data18 !== null)){
validate459.errors = [{instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: schema184.properties.include.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data18)){
var valid9 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
const _errs42 = errors;
if(typeof data18[i2] !== "string"){
validate459.errors = [{instancePath:instancePath+"/include/" + i2,schemaPath:"#/properties/include/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs42 === errors;
if(!valid9){
break;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data20 = data.stream;
const _errs45 = errors;
if((typeof data20 !== "boolean") && (data20 !== null)){
validate459.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema184.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data21 = data.stream_options;
const _errs47 = errors;
if(data21 !== null){
if(!(validate467(data21, {instancePath:instancePath+"/stream_options",parentData:data,parentDataProperty:"stream_options",rootData}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data22 = data.store;
const _errs49 = errors;
if((typeof data22 !== "boolean") && (data22 !== null)){
validate459.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schema184.properties.store.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
let data23 = data.background;
const _errs51 = errors;
if((typeof data23 !== "boolean") && (data23 !== null)){
validate459.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: schema184.properties.background.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background_options !== undefined){
let data24 = data.background_options;
const _errs53 = errors;
if(data24 !== null){
if(!(validate469(data24, {instancePath:instancePath+"/background_options",parentData:data,parentDataProperty:"background_options",rootData}))){
vErrors = vErrors === null ? validate469.errors : vErrors.concat(validate469.errors);
errors = vErrors.length;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncation !== undefined){
let data25 = data.truncation;
const _errs55 = errors;
if(data25 !== null){
if(typeof data25 !== "string"){
validate459.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data25 === "auto") || (data25 === "disabled"))){
validate459.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema184.properties.truncation.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_management !== undefined){
let data26 = data.context_management;
const _errs58 = errors;
if((!(Array.isArray(data26))) && (data26 !== null)){
validate459.errors = [{instancePath:instancePath+"/context_management",schemaPath:"#/properties/context_management/type",keyword:"type",params:{type: schema184.properties.context_management.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data26)){
if(data26.length < 1){
validate459.errors = [{instancePath:instancePath+"/context_management",schemaPath:"#/properties/context_management/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid13 = true;
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
const _errs59 = errors;
if(!(validate471(data26[i3], {instancePath:instancePath+"/context_management/" + i3,parentData:data26,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
errors = vErrors.length;
}
var valid13 = _errs59 === errors;
if(!valid13){
break;
}
}
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data28 = data.metadata;
const _errs61 = errors;
if(data28 !== null){
if(!(validate338(data28, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data29 = data.service_tier;
const _errs63 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
validate459.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema184.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safety_identifier !== undefined){
let data30 = data.safety_identifier;
const _errs65 = errors;
if((typeof data30 !== "string") && (data30 !== null)){
validate459.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/type",keyword:"type",params:{type: schema184.properties.safety_identifier.type},message:"must be string,null"}];
return false;
}
if(typeof data30 === "string"){
if(func0(data30) > 64){
validate459.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data31 = data.user;
const _errs67 = errors;
if((typeof data31 !== "string") && (data31 !== null)){
validate459.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema184.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_key !== undefined){
let data32 = data.prompt_cache_key;
const _errs69 = errors;
if((typeof data32 !== "string") && (data32 !== null)){
validate459.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/type",keyword:"type",params:{type: schema184.properties.prompt_cache_key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_retention !== undefined){
let data33 = data.prompt_cache_retention;
const _errs71 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
validate459.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/type",keyword:"type",params:{type: schema184.properties.prompt_cache_retention.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_options !== undefined){
let data34 = data.prompt_cache_options;
const _errs73 = errors;
if(data34 !== null){
if(!(validate340(data34, {instancePath:instancePath+"/prompt_cache_options",parentData:data,parentDataProperty:"prompt_cache_options",rootData}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data35 = data.moderation;
const _errs75 = errors;
if(data35 !== null){
if(!(validate475(data35, {instancePath:instancePath+"/moderation",parentData:data,parentDataProperty:"moderation",rootData}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_programs !== undefined){
let data36 = data.access_programs;
const _errs77 = errors;
if(data36 !== null){
if(!(validate351(data36, {instancePath:instancePath+"/access_programs",parentData:data,parentDataProperty:"access_programs",rootData}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
let data37 = data.image;
const _errs79 = errors;
if(data37 !== null){
if(!(validate353(data37, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_k !== undefined){
let data38 = data.top_k;
const _errs81 = errors;
if((!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))) && (data38 !== null)){
validate459.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: schema184.properties.top_k.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_p !== undefined){
let data39 = data.min_p;
const _errs83 = errors;
if((!((typeof data39 == "number") && (isFinite(data39)))) && (data39 !== null)){
validate459.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/type",keyword:"type",params:{type: schema184.properties.min_p.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data40 = data.presence_penalty;
const _errs85 = errors;
if((!((typeof data40 == "number") && (isFinite(data40)))) && (data40 !== null)){
validate459.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema184.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 2 || isNaN(data40)){
validate459.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data40 < -2 || isNaN(data40)){
validate459.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data41 = data.frequency_penalty;
const _errs87 = errors;
if((!((typeof data41 == "number") && (isFinite(data41)))) && (data41 !== null)){
validate459.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema184.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 2 || isNaN(data41)){
validate459.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data41 < -2 || isNaN(data41)){
validate459.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repetition_penalty !== undefined){
let data42 = data.repetition_penalty;
const _errs89 = errors;
if((!((typeof data42 == "number") && (isFinite(data42)))) && (data42 !== null)){
validate459.errors = [{instancePath:instancePath+"/repetition_penalty",schemaPath:"#/properties/repetition_penalty/type",keyword:"type",params:{type: schema184.properties.repetition_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data43 = data.seed;
const _errs91 = errors;
if((!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))) && (data43 !== null)){
validate459.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema184.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data44 = data.stop;
const _errs93 = errors;
if(typeof data44 === "string"){
if(typeof data44 !== "string"){
validate459.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data44)){
if(Array.isArray(data44)){
var valid20 = true;
const len4 = data44.length;
for(let i4=0; i4<len4; i4++){
const _errs97 = errors;
if(typeof data44[i4] !== "string"){
validate459.errors = [{instancePath:instancePath+"/stop/" + i4,schemaPath:"#/properties/stop/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs97 === errors;
if(!valid20){
break;
}
}
}
else {
validate459.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data44 === null){
if(data44 !== null){
validate459.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate459.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs93 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_token_ids !== undefined){
let data46 = data.stop_token_ids;
const _errs102 = errors;
if((!(Array.isArray(data46))) && (data46 !== null)){
validate459.errors = [{instancePath:instancePath+"/stop_token_ids",schemaPath:"#/properties/stop_token_ids/type",keyword:"type",params:{type: schema184.properties.stop_token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data46)){
var valid21 = true;
const len5 = data46.length;
for(let i5=0; i5<len5; i5++){
let data47 = data46[i5];
const _errs103 = errors;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
validate459.errors = [{instancePath:instancePath+"/stop_token_ids/" + i5,schemaPath:"#/properties/stop_token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid21 = _errs103 === errors;
if(!valid21){
break;
}
}
}
var valid0 = _errs102 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignore_eos !== undefined){
const _errs106 = errors;
if(typeof data.ignore_eos !== "boolean"){
validate459.errors = [{instancePath:instancePath+"/ignore_eos",schemaPath:"#/properties/ignore_eos/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs106 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include_stop_str_in_output !== undefined){
const _errs108 = errors;
if(typeof data.include_stop_str_in_output !== "boolean"){
validate459.errors = [{instancePath:instancePath+"/include_stop_str_in_output",schemaPath:"#/properties/include_stop_str_in_output/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs108 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skip_special_tokens !== undefined){
const _errs110 = errors;
if(typeof data.skip_special_tokens !== "boolean"){
validate459.errors = [{instancePath:instancePath+"/skip_special_tokens",schemaPath:"#/properties/skip_special_tokens/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs110 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logit_bias !== undefined){
let data51 = data.logit_bias;
const _errs112 = errors;
if(data51 !== null){
if(!(validate484(data51, {instancePath:instancePath+"/logit_bias",parentData:data,parentDataProperty:"logit_bias",rootData}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
}
var valid0 = _errs112 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include_reasoning !== undefined){
const _errs114 = errors;
if(typeof data.include_reasoning !== "boolean"){
validate459.errors = [{instancePath:instancePath+"/include_reasoning",schemaPath:"#/properties/include_reasoning/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs114 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.structured_outputs !== undefined){
let data53 = data.structured_outputs;
const _errs116 = errors;
if((!(data53 && typeof data53 == "object" && !Array.isArray(data53))) && (data53 !== null)){
validate459.errors = [{instancePath:instancePath+"/structured_outputs",schemaPath:"#/properties/structured_outputs/type",keyword:"type",params:{type: schema184.properties.structured_outputs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs116 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_template_kwargs !== undefined){
let data54 = data.chat_template_kwargs;
const _errs118 = errors;
if((!(data54 && typeof data54 == "object" && !Array.isArray(data54))) && (data54 !== null)){
validate459.errors = [{instancePath:instancePath+"/chat_template_kwargs",schemaPath:"#/properties/chat_template_kwargs/type",keyword:"type",params:{type: schema184.properties.chat_template_kwargs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs118 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data55 = data.priority;
const _errs120 = errors;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
validate459.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs120 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
const _errs122 = errors;
if(typeof data.request_id !== "string"){
validate459.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs122 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
let data57 = data.session_id;
const _errs124 = errors;
if((typeof data57 !== "string") && (data57 !== null)){
validate459.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: schema184.properties.session_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs124 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_salt !== undefined){
let data58 = data.cache_salt;
const _errs126 = errors;
if((typeof data58 !== "string") && (data58 !== null)){
validate459.errors = [{instancePath:instancePath+"/cache_salt",schemaPath:"#/properties/cache_salt/type",keyword:"type",params:{type: schema184.properties.cache_salt.type},message:"must be string,null"}];
return false;
}
if(typeof data58 === "string"){
if(func0(data58) > 1024){
validate459.errors = [{instancePath:instancePath+"/cache_salt",schemaPath:"#/properties/cache_salt/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data58) < 1){
validate459.errors = [{instancePath:instancePath+"/cache_salt",schemaPath:"#/properties/cache_salt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs126 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_response_messages !== undefined){
const _errs128 = errors;
if(typeof data.enable_response_messages !== "boolean"){
validate459.errors = [{instancePath:instancePath+"/enable_response_messages",schemaPath:"#/properties/enable_response_messages/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs128 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_input_messages !== undefined){
let data60 = data.previous_input_messages;
const _errs130 = errors;
if((!(Array.isArray(data60))) && (data60 !== null)){
validate459.errors = [{instancePath:instancePath+"/previous_input_messages",schemaPath:"#/properties/previous_input_messages/type",keyword:"type",params:{type: schema184.properties.previous_input_messages.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data60)){
var valid23 = true;
const len6 = data60.length;
for(let i6=0; i6<len6; i6++){
let data61 = data60[i6];
const _errs131 = errors;
if(!(data61 && typeof data61 == "object" && !Array.isArray(data61))){
validate459.errors = [{instancePath:instancePath+"/previous_input_messages/" + i6,schemaPath:"#/properties/previous_input_messages/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid23 = _errs131 === errors;
if(!valid23){
break;
}
}
}
var valid0 = _errs130 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_io_kwargs !== undefined){
let data62 = data.media_io_kwargs;
const _errs134 = errors;
if((!(data62 && typeof data62 == "object" && !Array.isArray(data62))) && (data62 !== null)){
validate459.errors = [{instancePath:instancePath+"/media_io_kwargs",schemaPath:"#/properties/media_io_kwargs/type",keyword:"type",params:{type: schema184.properties.media_io_kwargs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs134 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mm_processor_kwargs !== undefined){
let data63 = data.mm_processor_kwargs;
const _errs136 = errors;
if((!(data63 && typeof data63 == "object" && !Array.isArray(data63))) && (data63 !== null)){
validate459.errors = [{instancePath:instancePath+"/mm_processor_kwargs",schemaPath:"#/properties/mm_processor_kwargs/type",keyword:"type",params:{type: schema184.properties.mm_processor_kwargs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs136 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mm_payload !== undefined){
let data64 = data.mm_payload;
const _errs138 = errors;
if(typeof data64 !== "string"){
validate459.errors = [{instancePath:instancePath+"/mm_payload",schemaPath:"#/properties/mm_payload/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data64 === "tensors") || (data64 === "none"))){
validate459.errors = [{instancePath:instancePath+"/mm_payload",schemaPath:"#/properties/mm_payload/enum",keyword:"enum",params:{allowedValues: schema184.properties.mm_payload.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs138 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_mm_kwargs !== undefined){
let data65 = data.return_mm_kwargs;
const _errs140 = errors;
if((typeof data65 !== "boolean") && (data65 !== null)){
validate459.errors = [{instancePath:instancePath+"/return_mm_kwargs",schemaPath:"#/properties/return_mm_kwargs/type",keyword:"type",params:{type: schema184.properties.return_mm_kwargs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs140 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.watermarking !== undefined){
let data66 = data.watermarking;
const _errs142 = errors;
if((typeof data66 !== "boolean") && (data66 !== null)){
validate459.errors = [{instancePath:instancePath+"/watermarking",schemaPath:"#/properties/watermarking/type",keyword:"type",params:{type: schema184.properties.watermarking.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs142 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vllm_xargs !== undefined){
let data67 = data.vllm_xargs;
const _errs144 = errors;
if((!(data67 && typeof data67 == "object" && !Array.isArray(data67))) && (data67 !== null)){
validate459.errors = [{instancePath:instancePath+"/vllm_xargs",schemaPath:"#/properties/vllm_xargs/type",keyword:"type",params:{type: schema184.properties.vllm_xargs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs144 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kv_transfer_params !== undefined){
let data68 = data.kv_transfer_params;
const _errs146 = errors;
if((!(data68 && typeof data68 == "object" && !Array.isArray(data68))) && (data68 !== null)){
validate459.errors = [{instancePath:instancePath+"/kv_transfer_params",schemaPath:"#/properties/kv_transfer_params/type",keyword:"type",params:{type: schema184.properties.kv_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs146 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ec_transfer_params !== undefined){
let data69 = data.ec_transfer_params;
const _errs148 = errors;
if((!(data69 && typeof data69 == "object" && !Array.isArray(data69))) && (data69 !== null)){
validate459.errors = [{instancePath:instancePath+"/ec_transfer_params",schemaPath:"#/properties/ec_transfer_params/type",keyword:"type",params:{type: schema184.properties.ec_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs148 === errors;
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
else {
validate459.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs151 = errors;
const _errs152 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.input === undefined) && (missing0 = "input")){
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
var _valid21 = _errs152 === errors;
if(_valid21){
fitting0++;
}
const _errs153 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.prompt === undefined) && (missing1 = "prompt")){
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
var _valid22 = _errs153 === errors;
if(_valid22){
fitting0++;
}
const _errs154 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.previous_response_id === undefined) && (missing2 = "previous_response_id")){
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
var _valid23 = _errs154 === errors;
if(_valid23){
fitting0++;
}
const _errs155 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.conversation === undefined) && (missing3 = "conversation")){
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
var _valid24 = _errs155 === errors;
if(_valid24){
fitting0++;
}
errors = _errs151;
if(vErrors !== null){
if(_errs151){
vErrors.length = _errs151;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate459.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate459.errors = vErrors;
return errors === 0;
}

export const validateInputItem = validate241;

export const validateTypedItem = validate242;

export const validateUntypedMessage = validate302;

export const validateMessageItem = validate243;

export const validateMessageRole = validate244;

export const validateMessagePhase = validate49;

export const validateItemStatus = validate21;

export const validateFunctionCall = validate58;

export const validateFunctionCallOutput = validate63;

export const validateCustomToolCall = validate87;

export const validateCustomToolCallOutput = validate91;

export const validateReasoningItem = validate254;

export const validateSummaryText = validate53;

export const validateReasoningText = validate44;

export const validateCompactionItem = validate96;

export const validateCompactionTrigger = validate260;

export const validateConfigurationUpdate = validate262;

export const validateItemReference = validate276;

export const validateUntypedReference = validate307;

export const validateFileSearchCall = validate98;

export const validateFileSearchResult = validate100;

export const validateWebSearchCall = validate103;

export const validateWebSearchAction = validate105;

export const validateComputerCall = validate108;

export const validateComputerAction = validate109;

export const validateSafetyCheck = validate112;

export const validateComputerCallOutput = validate116;

export const validateComputerScreenshot = validate117;

export const validateCodeInterpreterCall = validate122;

export const validateCodeInterpreterOutput = validate123;

export const validateImageGenerationCall = validate127;

export const validateLocalShellCall = validate130;

export const validateLocalShellAction = validate131;

export const validateLocalShellCallOutput = validate135;

export const validateShellCall = validate138;

export const validateShellAction = validate139;

export const validateShellCallOutput = validate144;

export const validateShellCommandOutput = validate145;

export const validateShellOutcome = validate146;

export const validateApplyPatchCall = validate152;

export const validatePatchOperation = validate153;

export const validateApplyPatchCallOutput = validate158;

export const validateMcpListTools = validate161;

export const validateMcpToolListing = validate162;

export const validateMcpApprovalRequest = validate165;

export const validateMcpApprovalResponse = validate167;

export const validateMcpCall = validate169;

export const validateToolSearchCall = validate172;

export const validateToolSearchOutput = validate175;

export const validateAdditionalTools = validate221;

export const validateProgram = validate224;

export const validateProgramOutput = validate226;

export const validateToolCaller = validate60;

export const validateUnknownItem = validate299;

export const validateContentPart = validate64;

export const validateInputText = validate65;

export const validateInputImage = validate69;

export const validateInputFile = validate72;

export const validateInputAudio = validate75;

export const validateAudioData = validate76;

export const validateOutputText = validate24;

export const validateRefusal = validate42;

export const validateUnknownContent = validate81;

export const validateAnnotation = validate25;

export const validateUrlCitation = validate26;

export const validateFileCitation = validate28;

export const validateContainerFileCitation = validate30;

export const validateFilePath = validate32;

export const validateUnknownAnnotation = validate34;

export const validateLogprob = validate37;

export const validateTopLogprob = validate38;

export const validatePromptCacheBreakpoint = validate66;

export const validateTool = validate176;

export const validateFunctionTool = validate177;

export const validateCustomTool = validate179;

export const validateCustomToolFormat = validate180;

export const validateNamespaceTool = validate183;

export const validateFileSearchTool = validate185;

export const validateRankingOptions = validate186;

export const validateWebSearchTool = validate189;

export const validateWebSearchFilters = validate190;

export const validateUserLocation = validate192;

export const validateWebSearchPreviewTool = validate195;

export const validateComputerUsePreviewTool = validate198;

export const validateMcpTool = validate200;

export const validateTextMap = validate201;

export const validateCodeInterpreterTool = validate204;

export const validateCodeInterpreterContainer = validate205;

export const validateImageGenerationTool = validate208;

export const validateShellTool = validate210;

export const validateToolSearchTool = validate212;

export const validateBuiltInTool = validate214;

export const validateUnknownTool = validate216;

export const validateToolChoice = validate318;

export const validateToolChoiceMode = validate319;

export const validateToolChoiceObject = validate321;

export const validateFunctionToolChoice = validate322;

export const validateCustomToolChoice = validate324;

export const validateMcpToolChoice = validate326;

export const validateAllowedToolsChoice = validate328;

export const validateBuiltInToolChoice = validate330;

export const validateUnknownToolChoice = validate332;

export const validateTextOptions = validate265;

export const validateTextFormat = validate266;

export const validatePlainTextFormat = validate267;

export const validateJsonObjectFormat = validate269;

export const validateJsonSchemaFormat = validate271;

export const validateReasoningOptions = validate263;

export const validateStreamOptions = validate467;

export const validateMetadata = validate338;

export const validateLogitBias = validate484;

export const validateConversationReference = validate310;

export const validatePromptTemplate = validate312;

export const validatePromptVariables = validate313;

export const validateBackgroundOptions = validate469;

export const validateContextManagement = validate471;

export const validatePromptCacheOptions = validate340;

export const validateModerationOptions = validate475;

export const validateModerationPolicy = validate476;

export const validateModerationMode = validate477;

export const validateAccessPrograms = validate351;

export const validateImageOptions = validate353;

export const validateResponse = validate16;

export const validateResponseStatus = validate17;

export const validateIncompleteDetails = validate233;

export const validateResponseError = validate231;

export const validateResponseUsage = validate235;

export const validateInputTokensDetails = validate236;

export const validateOutputTokensDetails = validate238;

export const validatePromptCacheDiagnostics = validate342;

export const validateInputTransformation = validate344;

export const validateModerationReport = validate346;

export const validateModerationOutcome = validate347;

export const validateToolUsage = validate355;

export const validateImageUsage = validate356;

export const validateWebSearchUsage = validate358;

export const validateOutputItem = validate19;

export const validateOutputMessage = validate20;

export const validateOutputReasoning = validate52;

export const validateOutputContent = validate23;

export const validateUnknownOutputItem = validate228;

export const validateUnknownOutputContent = validate46;
