// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
import { countCharacters } from "../runtime.js";

export const validateInferenceStarted = validate0;
const schema0 = {"$id":"InferenceStarted","type":"object","properties":{"event":{"const":"inference_started"},"event_id":{"type":"string","minLength":1},"at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"provider_id":{"type":"string","minLength":1},"request_id":{"type":"string","minLength":1},"model":{"type":"string"},"stream":{"type":["boolean","null"]},"message_count":{"type":["integer","null"],"minimum":0},"tool_count":{"type":["integer","null"],"minimum":0},"prompt_tokens_estimate":{"type":["integer","null"],"minimum":0},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["event","event_id","at","provider_id","request_id","model"]};
const func0 = countCharacters;
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Extras" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InferenceStarted" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.provider_id === undefined) && (missing0 = "provider_id"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.model === undefined) && (missing0 = "model"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("inference_started" !== data.event){
validate0.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "inference_started"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate0.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate0.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_id !== undefined){
let data3 = data.provider_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate0.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data4 = data.request_id;
const _errs7 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate0.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate0.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate0.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema0.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_count !== undefined){
let data7 = data.message_count;
const _errs13 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/message_count",schemaPath:"#/properties/message_count/type",keyword:"type",params:{type: schema0.properties.message_count.type},message:"must be integer,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/message_count",schemaPath:"#/properties/message_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_count !== undefined){
let data8 = data.tool_count;
const _errs15 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/tool_count",schemaPath:"#/properties/tool_count/type",keyword:"type",params:{type: schema0.properties.tool_count.type},message:"must be integer,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/tool_count",schemaPath:"#/properties/tool_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_tokens_estimate !== undefined){
let data9 = data.prompt_tokens_estimate;
const _errs17 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/prompt_tokens_estimate",schemaPath:"#/properties/prompt_tokens_estimate/type",keyword:"type",params:{type: schema0.properties.prompt_tokens_estimate.type},message:"must be integer,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/prompt_tokens_estimate",schemaPath:"#/properties/prompt_tokens_estimate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data10 = data.extras;
const _errs19 = errors;
if(data10 !== null){
if(!(validate1(data10, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateInferenceCompleted = validate3;
const schema2 = {"$id":"InferenceCompleted","type":"object","properties":{"event":{"const":"inference_completed"},"event_id":{"type":"string","minLength":1},"at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"provider_id":{"type":"string","minLength":1},"request_id":{"type":"string","minLength":1},"model":{"type":"string"},"finish_reason":{"$ref":"FinishReason"},"usage":{"$ref":"UsageInfo"},"duration_ns":{"type":"integer","minimum":0},"tool_call_count":{"type":["integer","null"],"minimum":0},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["event","event_id","at","provider_id","request_id","model","finish_reason","usage","duration_ns"]};
const schema3 = {"$id":"FinishReason","enum":["stop","length","tool_calls","error","cancelled","content_filter","other"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FinishReason" */;
let vErrors = null;
let errors = 0;
if(!(((((((data === "stop") || (data === "length")) || (data === "tool_calls")) || (data === "error")) || (data === "cancelled")) || (data === "content_filter")) || (data === "other"))){
validate4.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema4 = {"$id":"UsageInfo","type":"object","properties":{"prompt_tokens":{"type":["integer","null"],"minimum":0},"completion_tokens":{"type":["integer","null"],"minimum":0},"total_tokens":{"type":["integer","null"]},"cached_tokens":{"type":["integer","null"],"minimum":0},"cache_write_tokens":{"type":["integer","null"],"minimum":0},"reasoning_tokens":{"type":["integer","null"],"minimum":0},"time_to_first_token_ns":{"type":["integer","null"],"minimum":0},"total_duration_ns":{"type":["integer","null"],"minimum":0},"server_timings":{"anyOf":[{"$ref":"ServerTimings"},{"type":"null"}]},"is_estimated":{"type":["boolean","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}}};
const schema5 = {"$id":"ServerTimings","type":"object","properties":{"queue_ns":{"type":["integer","null"],"minimum":0},"load_ns":{"type":["integer","null"],"minimum":0},"prompt_ns":{"type":["integer","null"],"minimum":0},"completion_ns":{"type":["integer","null"],"minimum":0},"total_ns":{"type":["integer","null"],"minimum":0},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ServerTimings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queue_ns !== undefined){
let data0 = data.queue_ns;
const _errs0 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate7.errors = [{instancePath:instancePath+"/queue_ns",schemaPath:"#/properties/queue_ns/type",keyword:"type",params:{type: schema5.properties.queue_ns.type},message:"must be integer,null"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate7.errors = [{instancePath:instancePath+"/queue_ns",schemaPath:"#/properties/queue_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load_ns !== undefined){
let data1 = data.load_ns;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate7.errors = [{instancePath:instancePath+"/load_ns",schemaPath:"#/properties/load_ns/type",keyword:"type",params:{type: schema5.properties.load_ns.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate7.errors = [{instancePath:instancePath+"/load_ns",schemaPath:"#/properties/load_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_ns !== undefined){
let data2 = data.prompt_ns;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate7.errors = [{instancePath:instancePath+"/prompt_ns",schemaPath:"#/properties/prompt_ns/type",keyword:"type",params:{type: schema5.properties.prompt_ns.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate7.errors = [{instancePath:instancePath+"/prompt_ns",schemaPath:"#/properties/prompt_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completion_ns !== undefined){
let data3 = data.completion_ns;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate7.errors = [{instancePath:instancePath+"/completion_ns",schemaPath:"#/properties/completion_ns/type",keyword:"type",params:{type: schema5.properties.completion_ns.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate7.errors = [{instancePath:instancePath+"/completion_ns",schemaPath:"#/properties/completion_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_ns !== undefined){
let data4 = data.total_ns;
const _errs8 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate7.errors = [{instancePath:instancePath+"/total_ns",schemaPath:"#/properties/total_ns/type",keyword:"type",params:{type: schema5.properties.total_ns.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate7.errors = [{instancePath:instancePath+"/total_ns",schemaPath:"#/properties/total_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs10 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate7.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UsageInfo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt_tokens !== undefined){
let data0 = data.prompt_tokens;
const _errs0 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate6.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type: schema4.properties.prompt_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate6.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate6.errors = [{instancePath:instancePath+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type: schema4.properties.completion_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate6.errors = [{instancePath:instancePath+"/completion_tokens",schemaPath:"#/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate6.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/properties/total_tokens/type",keyword:"type",params:{type: schema4.properties.total_tokens.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cached_tokens !== undefined){
let data3 = data.cached_tokens;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate6.errors = [{instancePath:instancePath+"/cached_tokens",schemaPath:"#/properties/cached_tokens/type",keyword:"type",params:{type: schema4.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate6.errors = [{instancePath:instancePath+"/cached_tokens",schemaPath:"#/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_write_tokens !== undefined){
let data4 = data.cache_write_tokens;
const _errs8 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate6.errors = [{instancePath:instancePath+"/cache_write_tokens",schemaPath:"#/properties/cache_write_tokens/type",keyword:"type",params:{type: schema4.properties.cache_write_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate6.errors = [{instancePath:instancePath+"/cache_write_tokens",schemaPath:"#/properties/cache_write_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_tokens !== undefined){
let data5 = data.reasoning_tokens;
const _errs10 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate6.errors = [{instancePath:instancePath+"/reasoning_tokens",schemaPath:"#/properties/reasoning_tokens/type",keyword:"type",params:{type: schema4.properties.reasoning_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate6.errors = [{instancePath:instancePath+"/reasoning_tokens",schemaPath:"#/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time_to_first_token_ns !== undefined){
let data6 = data.time_to_first_token_ns;
const _errs12 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate6.errors = [{instancePath:instancePath+"/time_to_first_token_ns",schemaPath:"#/properties/time_to_first_token_ns/type",keyword:"type",params:{type: schema4.properties.time_to_first_token_ns.type},message:"must be integer,null"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate6.errors = [{instancePath:instancePath+"/time_to_first_token_ns",schemaPath:"#/properties/time_to_first_token_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_duration_ns !== undefined){
let data7 = data.total_duration_ns;
const _errs14 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate6.errors = [{instancePath:instancePath+"/total_duration_ns",schemaPath:"#/properties/total_duration_ns/type",keyword:"type",params:{type: schema4.properties.total_duration_ns.type},message:"must be integer,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate6.errors = [{instancePath:instancePath+"/total_duration_ns",schemaPath:"#/properties/total_duration_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_timings !== undefined){
let data8 = data.server_timings;
const _errs16 = errors;
if(data8 !== null){
if(!(validate7(data8, {instancePath:instancePath+"/server_timings",parentData:data,parentDataProperty:"server_timings",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_estimated !== undefined){
let data9 = data.is_estimated;
const _errs18 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
validate6.errors = [{instancePath:instancePath+"/is_estimated",schemaPath:"#/properties/is_estimated/type",keyword:"type",params:{type: schema4.properties.is_estimated.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data10 = data.extras;
const _errs20 = errors;
if(data10 !== null){
if(!(validate1(data10, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InferenceCompleted" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.provider_id === undefined) && (missing0 = "provider_id"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.finish_reason === undefined) && (missing0 = "finish_reason"))) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.duration_ns === undefined) && (missing0 = "duration_ns"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("inference_completed" !== data.event){
validate3.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "inference_completed"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate3.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate3.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_id !== undefined){
let data3 = data.provider_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate3.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data4 = data.request_id;
const _errs7 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate3.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate3.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
const _errs11 = errors;
if(!(validate4(data.finish_reason, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs12 = errors;
if(!(validate6(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ns !== undefined){
let data8 = data.duration_ns;
const _errs13 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate3.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate3.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_count !== undefined){
let data9 = data.tool_call_count;
const _errs15 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate3.errors = [{instancePath:instancePath+"/tool_call_count",schemaPath:"#/properties/tool_call_count/type",keyword:"type",params:{type: schema2.properties.tool_call_count.type},message:"must be integer,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate3.errors = [{instancePath:instancePath+"/tool_call_count",schemaPath:"#/properties/tool_call_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data10 = data.extras;
const _errs17 = errors;
if(data10 !== null){
if(!(validate1(data10, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate3.errors = vErrors;
return errors === 0;
}

export const validateInferenceFailed = validate13;
const schema6 = {"$id":"InferenceFailed","type":"object","properties":{"event":{"const":"inference_failed"},"event_id":{"type":"string","minLength":1},"at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"provider_id":{"type":"string","minLength":1},"request_id":{"type":"string","minLength":1},"model":{"type":"string"},"error_code":{"$ref":"ErrorCode"},"duration_ns":{"type":"integer","minimum":0},"status":{"type":["integer","null"],"minimum":100,"maximum":599},"usage":{"anyOf":[{"$ref":"UsageInfo"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["event","event_id","at","provider_id","request_id","model","error_code","duration_ns"]};
const schema7 = {"$id":"ErrorCode","enum":["ACODE-MDL-001","ACODE-MDL-002","ACODE-MDL-003","ACODE-MDL-004","ACODE-MDL-005","ACODE-MDL-006","ACODE-MDL-007","ACODE-MDL-008","ACODE-MDL-009","ACODE-MDL-010"]};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorCode" */;
let vErrors = null;
let errors = 0;
if(!((((((((((data === "ACODE-MDL-001") || (data === "ACODE-MDL-002")) || (data === "ACODE-MDL-003")) || (data === "ACODE-MDL-004")) || (data === "ACODE-MDL-005")) || (data === "ACODE-MDL-006")) || (data === "ACODE-MDL-007")) || (data === "ACODE-MDL-008")) || (data === "ACODE-MDL-009")) || (data === "ACODE-MDL-010"))){
validate14.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InferenceFailed" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.provider_id === undefined) && (missing0 = "provider_id"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.error_code === undefined) && (missing0 = "error_code"))) || ((data.duration_ns === undefined) && (missing0 = "duration_ns"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("inference_failed" !== data.event){
validate13.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "inference_failed"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate13.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate13.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_id !== undefined){
let data3 = data.provider_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate13.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data4 = data.request_id;
const _errs7 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate13.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate13.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs11 = errors;
if(!(validate14(data.error_code, {instancePath:instancePath+"/error_code",parentData:data,parentDataProperty:"error_code",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ns !== undefined){
let data7 = data.duration_ns;
const _errs12 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate13.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate13.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs14 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate13.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema6.properties.status.type},message:"must be integer,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 599 || isNaN(data8)){
validate13.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data8 < 100 || isNaN(data8)){
validate13.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data9 = data.usage;
const _errs16 = errors;
if(data9 !== null){
if(!(validate6(data9, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data10 = data.extras;
const _errs18 = errors;
if(data10 !== null){
if(!(validate1(data10, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate13.errors = vErrors;
return errors === 0;
}

export const validateProviderHealthCheck = validate18;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderHealthCheck" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.provider_id === undefined) && (missing0 = "provider_id"))) || ((data.is_available === undefined) && (missing0 = "is_available"))) || ((data.duration_ns === undefined) && (missing0 = "duration_ns"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("provider_health_check" !== data.event){
validate18.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "provider_health_check"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate18.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate18.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate18.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate18.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_id !== undefined){
let data3 = data.provider_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate18.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate18.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_available !== undefined){
const _errs7 = errors;
if(typeof data.is_available !== "boolean"){
validate18.errors = [{instancePath:instancePath+"/is_available",schemaPath:"#/properties/is_available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ns !== undefined){
let data5 = data.duration_ns;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate18.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate18.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data6 = data.error_code;
const _errs11 = errors;
if(data6 !== null){
if(!(validate14(data6, {instancePath:instancePath+"/error_code",parentData:data,parentDataProperty:"error_code",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data7 = data.extras;
const _errs13 = errors;
if(data7 !== null){
if(!(validate1(data7, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate18.errors = vErrors;
return errors === 0;
}

export const validateProviderFallback = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderFallback" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.provider_id === undefined) && (missing0 = "provider_id"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.error_code === undefined) && (missing0 = "error_code"))) || ((data.next_provider_id === undefined) && (missing0 = "next_provider_id"))) || ((data.next_model === undefined) && (missing0 = "next_model"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("provider_fallback" !== data.event){
validate21.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "provider_fallback"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate21.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate21.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_id !== undefined){
let data3 = data.provider_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate21.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs7 = errors;
if(typeof data.model !== "string"){
validate21.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs9 = errors;
if(!(validate14(data.error_code, {instancePath:instancePath+"/error_code",parentData:data,parentDataProperty:"error_code",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_provider_id !== undefined){
let data6 = data.next_provider_id;
const _errs10 = errors;
if(typeof data6 === "string"){
if(func0(data6) < 1){
validate21.errors = [{instancePath:instancePath+"/next_provider_id",schemaPath:"#/properties/next_provider_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/next_provider_id",schemaPath:"#/properties/next_provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_model !== undefined){
const _errs12 = errors;
if(typeof data.next_model !== "string"){
validate21.errors = [{instancePath:instancePath+"/next_model",schemaPath:"#/properties/next_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data8 = data.extras;
const _errs14 = errors;
if(data8 !== null){
if(!(validate1(data8, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate21.errors = vErrors;
return errors === 0;
}

export const validateAuditEvent = validate24;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AuditEvent" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.event;
}
if(tag0 === "inference_started"){
if(!(validate0(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
else if(tag0 === "inference_completed"){
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
else if(tag0 === "inference_failed"){
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
else if(tag0 === "provider_health_check"){
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
else if(tag0 === "provider_fallback"){
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

export const validateBatchRequest = validate30;
const schema11 = {"$id":"BatchRequest","type":"object","required":["request"],"properties":{"id":{"type":["string","null"],"minLength":1,"maxLength":512},"request":{"$ref":"ChatRequest"},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}}};
const schema12 = {"$id":"ChatRequest","type":"object","properties":{"messages":{"type":"array","items":{"$ref":"ChatMessage"},"minItems":1},"parameters":{"$ref":"ModelParameters"},"tools":{"type":["array","null"],"items":{"$ref":"ToolDefinition"}},"tool_choice":{"anyOf":[{"$ref":"ToolChoice"},{"type":"null"}]},"parallel_tool_calls":{"type":["boolean","null"]},"response_format":{"anyOf":[{"$ref":"ResponseFormat"},{"type":"null"}]},"stream":{"type":["boolean","null"]},"stream_options":{"anyOf":[{"$ref":"StreamOptions"},{"type":"null"}]},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["messages","parameters"]};
const schema14 = {"$id":"SystemMessage","type":"object","properties":{"role":{"const":"system"},"content":{"$ref":"Content"},"variant":{"enum":["developer",null]},"name":{"type":["string","null"]},"id":{"type":["string","null"],"minLength":1},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["role","content"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonObject" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(validate38(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
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


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text" !== data.type){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate36.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data2 = data.provider_options;
const _errs3 = errors;
if(data2 !== null){
if(!(validate37(data2, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs5 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}

const schema20 = {"$id":"ImagePart","type":"object","properties":{"type":{"const":"image"},"url":{"type":["string","null"],"minLength":1},"data":{"type":["string","null"],"pattern":"^[A-Za-z0-9+/]+={0,2}$"},"path":{"type":["string","null"],"minLength":1},"file_id":{"type":["string","null"],"minLength":1},"media_type":{"type":["string","null"],"pattern":"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},"detail":{"type":["string","null"]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["type"],"oneOf":[{"required":["url"],"properties":{"url":{"not":{"type":"null"}}}},{"required":["data"],"properties":{"data":{"not":{"type":"null"}}}},{"required":["path"],"properties":{"path":{"not":{"type":"null"}}}},{"required":["file_id"],"properties":{"file_id":{"not":{"type":"null"}}}}],"if":{"required":["data"],"properties":{"data":{"not":{"type":"null"}}}},"then":{"required":["media_type"],"properties":{"media_type":{"not":{"type":"null"}}}}};
const pattern5 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImagePart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("image" !== data.type){
validate43.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate43.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema20.properties.url.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate43.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate43.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema20.properties.data.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate43.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data3 = data.path;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate43.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema20.properties.path.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate43.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data4 = data.file_id;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate43.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema20.properties.file_id.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate43.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_type !== undefined){
let data5 = data.media_type;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate43.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: schema20.properties.media_type.type},message:"must be string,null"}];
return false;
}
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
validate43.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},message:"must match pattern \""+"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"+"\""}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data6 = data.detail;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate43.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: schema20.properties.detail.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data7 = data.provider_options;
const _errs13 = errors;
if(data7 !== null){
if(!(validate37(data7, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data8 = data.extras;
const _errs15 = errors;
if(data8 !== null){
if(!(validate1(data8, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs18 = errors;
let valid3 = true;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.data === undefined) && (missing1 = "data")){
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
if(data.data !== undefined){
const _errs21 = errors;
const _errs22 = errors;
if(data.data !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs22 === errors;
if(valid5){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.media_type === undefined) && (missing2 = "media_type")){
validate43.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.media_type !== undefined){
const _errs26 = errors;
const _errs27 = errors;
if(data.media_type !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid7 = _errs27 === errors;
if(valid7){
validate43.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/then/properties/media_type/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid2 = _errs24 === errors;
valid3 = _valid2;
}
if(!valid3){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate43.errors = vErrors;
return false;
}
else {
let fitting0 = 0;
const _errs29 = errors;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.url === undefined) && (missing3 = "url")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.url !== undefined){
const _errs32 = errors;
const _errs33 = errors;
if(data.url !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid9 = _errs33 === errors;
if(valid9){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid3 = _errs30 === errors;
if(_valid3){
fitting0++;
}
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.data === undefined) && (missing4 = "data")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.data !== undefined){
const _errs37 = errors;
const _errs38 = errors;
if(data.data !== null){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid11 = _errs38 === errors;
if(valid11){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid4 = _errs35 === errors;
if(_valid4){
fitting0++;
}
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.path === undefined) && (missing5 = "path")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data.path !== undefined){
const _errs42 = errors;
const _errs43 = errors;
if(data.path !== null){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid13 = _errs43 === errors;
if(valid13){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid5 = _errs40 === errors;
if(_valid5){
fitting0++;
}
const _errs45 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.file_id === undefined) && (missing6 = "file_id")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data.file_id !== undefined){
const _errs47 = errors;
const _errs48 = errors;
if(data.file_id !== null){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid15 = _errs48 === errors;
if(valid15){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid6 = _errs45 === errors;
if(_valid6){
fitting0++;
}
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(fitting0 !== 1){
validate43.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
}
}
validate43.errors = vErrors;
return errors === 0;
}

const schema21 = {"$id":"AudioPart","type":"object","properties":{"type":{"const":"audio"},"url":{"type":["string","null"],"minLength":1},"data":{"type":["string","null"],"pattern":"^[A-Za-z0-9+/]+={0,2}$"},"path":{"type":["string","null"],"minLength":1},"file_id":{"type":["string","null"],"minLength":1},"media_type":{"type":["string","null"],"pattern":"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},"transcript":{"type":["string","null"]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["type"],"oneOf":[{"required":["url"],"properties":{"url":{"not":{"type":"null"}}}},{"required":["data"],"properties":{"data":{"not":{"type":"null"}}}},{"required":["path"],"properties":{"path":{"not":{"type":"null"}}}},{"required":["file_id"],"properties":{"file_id":{"not":{"type":"null"}}}}],"if":{"required":["data"],"properties":{"data":{"not":{"type":"null"}}}},"then":{"required":["media_type"],"properties":{"media_type":{"not":{"type":"null"}}}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("audio" !== data.type){
validate47.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "audio"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate47.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema21.properties.url.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate47.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate47.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema21.properties.data.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate47.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data3 = data.path;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate47.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema21.properties.path.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate47.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data4 = data.file_id;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate47.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema21.properties.file_id.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate47.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_type !== undefined){
let data5 = data.media_type;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate47.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: schema21.properties.media_type.type},message:"must be string,null"}];
return false;
}
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
validate47.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},message:"must match pattern \""+"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"+"\""}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transcript !== undefined){
let data6 = data.transcript;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate47.errors = [{instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: schema21.properties.transcript.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data7 = data.provider_options;
const _errs13 = errors;
if(data7 !== null){
if(!(validate37(data7, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data8 = data.extras;
const _errs15 = errors;
if(data8 !== null){
if(!(validate1(data8, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs18 = errors;
let valid3 = true;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.data === undefined) && (missing1 = "data")){
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
if(data.data !== undefined){
const _errs21 = errors;
const _errs22 = errors;
if(data.data !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs22 === errors;
if(valid5){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.media_type === undefined) && (missing2 = "media_type")){
validate47.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.media_type !== undefined){
const _errs26 = errors;
const _errs27 = errors;
if(data.media_type !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid7 = _errs27 === errors;
if(valid7){
validate47.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/then/properties/media_type/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid2 = _errs24 === errors;
valid3 = _valid2;
}
if(!valid3){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate47.errors = vErrors;
return false;
}
else {
let fitting0 = 0;
const _errs29 = errors;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.url === undefined) && (missing3 = "url")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.url !== undefined){
const _errs32 = errors;
const _errs33 = errors;
if(data.url !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid9 = _errs33 === errors;
if(valid9){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid3 = _errs30 === errors;
if(_valid3){
fitting0++;
}
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.data === undefined) && (missing4 = "data")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.data !== undefined){
const _errs37 = errors;
const _errs38 = errors;
if(data.data !== null){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid11 = _errs38 === errors;
if(valid11){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid4 = _errs35 === errors;
if(_valid4){
fitting0++;
}
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.path === undefined) && (missing5 = "path")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data.path !== undefined){
const _errs42 = errors;
const _errs43 = errors;
if(data.path !== null){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid13 = _errs43 === errors;
if(valid13){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid5 = _errs40 === errors;
if(_valid5){
fitting0++;
}
const _errs45 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.file_id === undefined) && (missing6 = "file_id")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data.file_id !== undefined){
const _errs47 = errors;
const _errs48 = errors;
if(data.file_id !== null){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid15 = _errs48 === errors;
if(valid15){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid6 = _errs45 === errors;
if(_valid6){
fitting0++;
}
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(fitting0 !== 1){
validate47.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
}
}
validate47.errors = vErrors;
return errors === 0;
}

const schema22 = {"$id":"DocumentPart","type":"object","properties":{"type":{"const":"document"},"url":{"type":["string","null"],"minLength":1},"data":{"type":["string","null"],"pattern":"^[A-Za-z0-9+/]+={0,2}$"},"path":{"type":["string","null"],"minLength":1},"file_id":{"type":["string","null"],"minLength":1},"text":{"type":["string","null"]},"media_type":{"type":["string","null"],"pattern":"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},"name":{"type":["string","null"]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["type"],"oneOf":[{"required":["url"],"properties":{"url":{"not":{"type":"null"}}}},{"required":["data"],"properties":{"data":{"not":{"type":"null"}}}},{"required":["path"],"properties":{"path":{"not":{"type":"null"}}}},{"required":["file_id"],"properties":{"file_id":{"not":{"type":"null"}}}},{"required":["text"],"properties":{"text":{"not":{"type":"null"}}}}],"if":{"required":["data"],"properties":{"data":{"not":{"type":"null"}}}},"then":{"required":["media_type"],"properties":{"media_type":{"not":{"type":"null"}}}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DocumentPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("document" !== data.type){
validate51.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "document"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate51.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema22.properties.url.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate51.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate51.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema22.properties.data.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate51.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data3 = data.path;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate51.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema22.properties.path.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate51.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data4 = data.file_id;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate51.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema22.properties.file_id.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate51.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data5 = data.text;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate51.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema22.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_type !== undefined){
let data6 = data.media_type;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate51.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: schema22.properties.media_type.type},message:"must be string,null"}];
return false;
}
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
validate51.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},message:"must match pattern \""+"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"+"\""}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data7 = data.name;
const _errs13 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate51.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema22.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data8 = data.provider_options;
const _errs15 = errors;
if(data8 !== null){
if(!(validate37(data8, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data9 = data.extras;
const _errs17 = errors;
if(data9 !== null){
if(!(validate1(data9, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs20 = errors;
let valid3 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.data === undefined) && (missing1 = "data")){
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
if(data.data !== undefined){
const _errs23 = errors;
const _errs24 = errors;
if(data.data !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs24 === errors;
if(valid5){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.media_type === undefined) && (missing2 = "media_type")){
validate51.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.media_type !== undefined){
const _errs28 = errors;
const _errs29 = errors;
if(data.media_type !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid7 = _errs29 === errors;
if(valid7){
validate51.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/then/properties/media_type/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid2 = _errs26 === errors;
valid3 = _valid2;
}
if(!valid3){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate51.errors = vErrors;
return false;
}
else {
let fitting0 = 0;
const _errs31 = errors;
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.url === undefined) && (missing3 = "url")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.url !== undefined){
const _errs34 = errors;
const _errs35 = errors;
if(data.url !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid9 = _errs35 === errors;
if(valid9){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid3 = _errs32 === errors;
if(_valid3){
fitting0++;
}
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.data === undefined) && (missing4 = "data")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.data !== undefined){
const _errs39 = errors;
const _errs40 = errors;
if(data.data !== null){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid11 = _errs40 === errors;
if(valid11){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid4 = _errs37 === errors;
if(_valid4){
fitting0++;
}
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.path === undefined) && (missing5 = "path")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data.path !== undefined){
const _errs44 = errors;
const _errs45 = errors;
if(data.path !== null){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid13 = _errs45 === errors;
if(valid13){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid5 = _errs42 === errors;
if(_valid5){
fitting0++;
}
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.file_id === undefined) && (missing6 = "file_id")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data.file_id !== undefined){
const _errs49 = errors;
const _errs50 = errors;
if(data.file_id !== null){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid15 = _errs50 === errors;
if(valid15){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid6 = _errs47 === errors;
if(_valid6){
fitting0++;
}
const _errs52 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.text === undefined) && (missing7 = "text")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data.text !== undefined){
const _errs54 = errors;
const _errs55 = errors;
if(data.text !== null){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid17 = _errs55 === errors;
if(valid17){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid7 = _errs52 === errors;
if(_valid7){
fitting0++;
}
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(fitting0 !== 1){
validate51.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
}
}
validate51.errors = vErrors;
return errors === 0;
}

const schema23 = {"$id":"ThinkingPart","type":"object","properties":{"type":{"const":"thinking"},"text":{"type":["string","null"]},"signature":{"type":["string","null"]},"redacted_data":{"type":["string","null"]},"origin":{"anyOf":[{"$ref":"Origin"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["type"],"anyOf":[{"required":["text"],"properties":{"text":{"not":{"type":"null"}}}},{"required":["signature"],"properties":{"signature":{"not":{"type":"null"}}}},{"required":["redacted_data"],"properties":{"redacted_data":{"not":{"type":"null"}}}}]};
const schema24 = {"$id":"Origin","type":"object","properties":{"dialect":{"type":"string","minLength":1},"field":{"type":["string","null"],"minLength":1},"model":{"type":["string","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["dialect"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Origin" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.dialect === undefined) && (missing0 = "dialect")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dialect !== undefined){
let data0 = data.dialect;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate56.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
let data1 = data.field;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate56.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: schema24.properties.field.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate56.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data2 = data.model;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate56.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema24.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs6 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("thinking" !== data.type){
validate55.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "thinking"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate55.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema23.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data2 = data.signature;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate55.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: schema23.properties.signature.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redacted_data !== undefined){
let data3 = data.redacted_data;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate55.errors = [{instancePath:instancePath+"/redacted_data",schemaPath:"#/properties/redacted_data/type",keyword:"type",params:{type: schema23.properties.redacted_data.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data4 = data.origin;
const _errs7 = errors;
if(data4 !== null){
if(!(validate56(data4, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data5 = data.provider_options;
const _errs9 = errors;
if(data5 !== null){
if(!(validate37(data5, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs11 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs14 = errors;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.text === undefined) && (missing1 = "text")){
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
if(data.text !== undefined){
const _errs17 = errors;
const _errs18 = errors;
if(data.text !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs18 === errors;
if(valid5){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid3 = _errs15 === errors;
if(_valid3){
fitting0++;
}
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.signature === undefined) && (missing2 = "signature")){
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
if(data.signature !== undefined){
const _errs22 = errors;
const _errs23 = errors;
if(data.signature !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid7 = _errs23 === errors;
if(valid7){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid4 = _errs20 === errors;
if(_valid4){
fitting0++;
}
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.redacted_data === undefined) && (missing3 = "redacted_data")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.redacted_data !== undefined){
const _errs27 = errors;
const _errs28 = errors;
if(data.redacted_data !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid9 = _errs28 === errors;
if(valid9){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid5 = _errs25 === errors;
if(_valid5){
fitting0++;
}
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate55.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RefusalPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("refusal" !== data.type){
validate62.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "refusal"},message:"must be equal to constant"}];
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
validate62.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data2 = data.provider_options;
const _errs3 = errors;
if(data2 !== null){
if(!(validate37(data2, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs5 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate62.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ForeignPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.dialect === undefined) && (missing0 = "dialect"))) || ((data.data === undefined) && (missing0 = "data"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("foreign" !== data.type){
validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "foreign"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect !== undefined){
let data1 = data.dialect;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate66.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate38(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs4 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate70.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(!(((((((data0 === "text") || (data0 === "image")) || (data0 === "audio")) || (data0 === "document")) || (data0 === "thinking")) || (data0 === "refusal")) || (data0 === "foreign"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs4 === errors;
if(valid1){
validate70.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
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
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate70.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentPart" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
else if(tag0 === "audio"){
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
else if(tag0 === "document"){
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
else if(tag0 === "thinking"){
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
else if(tag0 === "refusal"){
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
else if(tag0 === "foreign"){
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
else if((((((((typeof tag0 == "string") && (tag0 !== "text")) && (tag0 !== "image")) && (tag0 !== "audio")) && (tag0 !== "document")) && (tag0 !== "thinking")) && (tag0 !== "refusal")) && (tag0 !== "foreign")){
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Content" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(typeof data !== "string"){
validate34.errors = [{instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data)){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate35(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Metadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SystemMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("system" !== data.role){
validate33.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "system"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs1 = errors;
if(!(validate34(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.variant !== undefined){
let data2 = data.variant;
const _errs2 = errors;
if(!((data2 === "developer") || (data2 === null))){
validate33.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/enum",keyword:"enum",params:{allowedValues: schema14.properties.variant.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs3 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate33.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema14.properties.name.type},message:"must be string,null"}];
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
const _errs5 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema14.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs7 = errors;
if(data5 !== null){
if(!(validate74(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data6 = data.provider_options;
const _errs9 = errors;
if(data6 !== null){
if(!(validate37(data6, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data7 = data.extras;
const _errs11 = errors;
if(data7 !== null){
if(!(validate1(data7, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema29 = {"$id":"UserMessage","type":"object","properties":{"role":{"const":"user"},"content":{"$ref":"Content"},"name":{"type":["string","null"]},"id":{"type":["string","null"],"minLength":1},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["role","content"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UserMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("user" !== data.role){
validate79.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "user"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs1 = errors;
if(!(validate34(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs2 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate79.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema29.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data3 = data.id;
const _errs4 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate79.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema29.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate79.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data4 = data.metadata;
const _errs6 = errors;
if(data4 !== null){
if(!(validate74(data4, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data5 = data.provider_options;
const _errs8 = errors;
if(data5 !== null){
if(!(validate37(data5, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs10 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate79.errors = vErrors;
return errors === 0;
}

const schema30 = {"$id":"AssistantMessage","type":"object","properties":{"role":{"const":"assistant"},"content":{"anyOf":[{"$ref":"Content"},{"type":"null"}]},"tool_calls":{"type":["array","null"],"items":{"$ref":"ToolCall"},"minItems":1},"invalid_tool_calls":{"type":["array","null"],"items":{"$ref":"InvalidToolCall"},"minItems":1},"name":{"type":["string","null"]},"id":{"type":["string","null"],"minLength":1},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["role"],"anyOf":[{"required":["content"],"properties":{"content":{"not":{"type":"null"}}}},{"required":["tool_calls"],"properties":{"tool_calls":{"not":{"type":"null"}}}},{"required":["invalid_tool_calls"],"properties":{"invalid_tool_calls":{"not":{"type":"null"}}}}]};
const schema31 = {"$id":"ToolCall","type":"object","properties":{"id":{"type":"string","minLength":1},"name":{"$ref":"ToolName"},"arguments":{"$ref":"JsonObject"},"part_index":{"type":["integer","null"],"minimum":0},"id_origin":{"anyOf":[{"$ref":"IdOrigin"},{"type":"null"}]},"origin":{"anyOf":[{"$ref":"CallOrigin"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["id","name","arguments"]};
const pattern11 = new RegExp("^[A-Za-z0-9_]{1,64}$", "u");

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolName" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern11.test(data)){
validate88.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_]{1,64}$"+"\""}];
return false;
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate88.errors = vErrors;
return errors === 0;
}

const schema33 = {"$id":"IdOrigin","enum":["server","minted"]};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdOrigin" */;
let vErrors = null;
let errors = 0;
if(!((data === "server") || (data === "minted"))){
validate91.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate91.errors = vErrors;
return errors === 0;
}

const schema34 = {"$id":"CallOrigin","enum":["server","text"]};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CallOrigin" */;
let vErrors = null;
let errors = 0;
if(!((data === "server") || (data === "text"))){
validate93.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate93.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate87.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate88(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs3 = errors;
if(!(validate38(data.arguments, {instancePath:instancePath+"/arguments",parentData:data,parentDataProperty:"arguments",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part_index !== undefined){
let data3 = data.part_index;
const _errs4 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate87.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/type",keyword:"type",params:{type: schema31.properties.part_index.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate87.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id_origin !== undefined){
let data4 = data.id_origin;
const _errs6 = errors;
if(data4 !== null){
if(!(validate91(data4, {instancePath:instancePath+"/id_origin",parentData:data,parentDataProperty:"id_origin",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data5 = data.origin;
const _errs8 = errors;
if(data5 !== null){
if(!(validate93(data5, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data6 = data.provider_options;
const _errs10 = errors;
if(data6 !== null){
if(!(validate37(data6, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data7 = data.extras;
const _errs12 = errors;
if(data7 !== null){
if(!(validate1(data7, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate87.errors = vErrors;
return errors === 0;
}

const schema35 = {"$id":"InvalidToolCall","type":"object","properties":{"id":{"type":"string","minLength":1},"arguments_text":{"type":"string"},"reason":{"$ref":"InvalidToolCallReason"},"name":{"type":["string","null"]},"position":{"type":["integer","null"],"minimum":0},"detail":{"type":["string","null"]},"part_index":{"type":["integer","null"],"minimum":0},"id_origin":{"anyOf":[{"$ref":"IdOrigin"},{"type":"null"}]},"origin":{"anyOf":[{"$ref":"CallOrigin"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["id","arguments_text","reason"]};
const schema36 = {"$id":"InvalidToolCallReason","enum":["not_json","not_an_object","bad_name","no_name","truncated","server_rejected"]};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InvalidToolCallReason" */;
let vErrors = null;
let errors = 0;
if(!((((((data === "not_json") || (data === "not_an_object")) || (data === "bad_name")) || (data === "no_name")) || (data === "truncated")) || (data === "server_rejected"))){
validate99.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InvalidToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.arguments_text === undefined) && (missing0 = "arguments_text"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate98.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate98.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments_text !== undefined){
const _errs2 = errors;
if(typeof data.arguments_text !== "string"){
validate98.errors = [{instancePath:instancePath+"/arguments_text",schemaPath:"#/properties/arguments_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs4 = errors;
if(!(validate99(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate98.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema35.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.position !== undefined){
let data4 = data.position;
const _errs7 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate98.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: schema35.properties.position.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate98.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
if((typeof data5 !== "string") && (data5 !== null)){
validate98.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: schema35.properties.detail.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part_index !== undefined){
let data6 = data.part_index;
const _errs11 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate98.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/type",keyword:"type",params:{type: schema35.properties.part_index.type},message:"must be integer,null"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate98.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id_origin !== undefined){
let data7 = data.id_origin;
const _errs13 = errors;
if(data7 !== null){
if(!(validate91(data7, {instancePath:instancePath+"/id_origin",parentData:data,parentDataProperty:"id_origin",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data8 = data.origin;
const _errs15 = errors;
if(data8 !== null){
if(!(validate93(data8, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data9 = data.provider_options;
const _errs17 = errors;
if(data9 !== null){
if(!(validate37(data9, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data10 = data.extras;
const _errs19 = errors;
if(data10 !== null){
if(!(validate1(data10, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate98.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AssistantMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("assistant" !== data.role){
validate85.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
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
if(data1 !== null){
if(!(validate34(data1, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data2 = data.tool_calls;
const _errs3 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate85.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema30.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
if(data2.length < 1){
validate85.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate87(data2[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invalid_tool_calls !== undefined){
let data4 = data.invalid_tool_calls;
const _errs6 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate85.errors = [{instancePath:instancePath+"/invalid_tool_calls",schemaPath:"#/properties/invalid_tool_calls/type",keyword:"type",params:{type: schema30.properties.invalid_tool_calls.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
if(data4.length < 1){
validate85.errors = [{instancePath:instancePath+"/invalid_tool_calls",schemaPath:"#/properties/invalid_tool_calls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate98(data4[i1], {instancePath:instancePath+"/invalid_tool_calls/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid3 = _errs7 === errors;
if(!valid3){
break;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data6 = data.name;
const _errs9 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate85.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema30.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data7 = data.id;
const _errs11 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate85.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema30.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data7 === "string"){
if(func0(data7) < 1){
validate85.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data8 = data.metadata;
const _errs13 = errors;
if(data8 !== null){
if(!(validate74(data8, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data9 = data.provider_options;
const _errs15 = errors;
if(data9 !== null){
if(!(validate37(data9, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data10 = data.extras;
const _errs17 = errors;
if(data10 !== null){
if(!(validate1(data10, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs20 = errors;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.content === undefined) && (missing1 = "content")){
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
if(data.content !== undefined){
const _errs23 = errors;
const _errs24 = errors;
if(data.content !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid8 = _errs24 === errors;
if(valid8){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid4 = _errs21 === errors;
if(_valid4){
fitting0++;
}
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.tool_calls === undefined) && (missing2 = "tool_calls")){
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
if(data.tool_calls !== undefined){
const _errs28 = errors;
const _errs29 = errors;
if(data.tool_calls !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid10 = _errs29 === errors;
if(valid10){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid5 = _errs26 === errors;
if(_valid5){
fitting0++;
}
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.invalid_tool_calls === undefined) && (missing3 = "invalid_tool_calls")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.invalid_tool_calls !== undefined){
const _errs33 = errors;
const _errs34 = errors;
if(data.invalid_tool_calls !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid12 = _errs34 === errors;
if(valid12){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid6 = _errs31 === errors;
if(_valid6){
fitting0++;
}
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate85.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

const schema37 = {"$id":"ToolMessage","type":"object","properties":{"role":{"const":"tool"},"content":{"$ref":"Content"},"tool_call_id":{"type":"string","minLength":1},"is_error":{"type":["boolean","null"]},"name":{"type":["string","null"]},"id":{"type":["string","null"],"minLength":1},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["role","content","tool_call_id"]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.tool_call_id === undefined) && (missing0 = "tool_call_id"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("tool" !== data.role){
validate110.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs1 = errors;
if(!(validate34(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
let data2 = data.tool_call_id;
const _errs2 = errors;
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate110.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
let data3 = data.is_error;
const _errs4 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate110.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/type",keyword:"type",params:{type: schema37.properties.is_error.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate110.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema37.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data5 = data.id;
const _errs8 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate110.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema37.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate110.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data6 = data.metadata;
const _errs10 = errors;
if(data6 !== null){
if(!(validate74(data6, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data7 = data.provider_options;
const _errs12 = errors;
if(data7 !== null){
if(!(validate37(data7, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data8 = data.extras;
const _errs14 = errors;
if(data8 !== null){
if(!(validate1(data8, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate110.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatMessage" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.role;
}
if(tag0 === "system"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
else if(tag0 === "user"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
else if(tag0 === "assistant"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool"){
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema38 = {"$id":"ModelParameters","type":"object","properties":{"model":{"type":"string","pattern":"\\S"},"temperature":{"type":["number","null"],"minimum":0,"maximum":2},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"max_tokens":{"type":["integer","null"],"exclusiveMinimum":0},"stop_sequences":{"type":["array","null"],"items":{"type":"string","minLength":1}},"seed":{"type":["integer","null"]},"timeout":{"type":["number","null"],"exclusiveMinimum":0},"top_k":{"type":["integer","null"],"minimum":0},"min_p":{"type":["number","null"],"minimum":0,"maximum":1},"frequency_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"presence_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"repeat_penalty":{"type":["number","null"],"exclusiveMinimum":0},"thinking":{"anyOf":[{"type":"boolean"},{"$ref":"ThinkingEffort"},{"type":"null"}]},"thinking_budget_tokens":{"type":["integer","null"],"minimum":0},"text_format":{"type":["string","null"],"pattern":"^[a-z0-9]+([.-][a-z0-9]+)*$"},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["model"]};
const pattern12 = new RegExp("\\S", "u");
const pattern13 = new RegExp("^[a-z0-9]+([.-][a-z0-9]+)*$", "u");
const schema39 = {"$id":"ThinkingEffort","enum":["none","minimal","low","medium","high","xhigh","max"]};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingEffort" */;
let vErrors = null;
let errors = 0;
if(!(((((((data === "none") || (data === "minimal")) || (data === "low")) || (data === "medium")) || (data === "high")) || (data === "xhigh")) || (data === "max"))){
validate118.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate118.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelParameters" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
validate117.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate117.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data1 = data.temperature;
const _errs2 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate117.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema38.properties.temperature.type},message:"must be number,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2 || isNaN(data1)){
validate117.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate117.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data2 = data.top_p;
const _errs4 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate117.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema38.properties.top_p.type},message:"must be number,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
validate117.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate117.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data3 = data.max_tokens;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate117.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema38.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 <= 0 || isNaN(data3)){
validate117.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequences !== undefined){
let data4 = data.stop_sequences;
const _errs8 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate117.errors = [{instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/type",keyword:"type",params:{type: schema38.properties.stop_sequences.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs9 = errors;
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate117.errors = [{instancePath:instancePath+"/stop_sequences/" + i0,schemaPath:"#/properties/stop_sequences/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate117.errors = [{instancePath:instancePath+"/stop_sequences/" + i0,schemaPath:"#/properties/stop_sequences/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
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
if(data.seed !== undefined){
let data6 = data.seed;
const _errs12 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate117.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema38.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data7 = data.timeout;
const _errs14 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate117.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: schema38.properties.timeout.type},message:"must be number,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 <= 0 || isNaN(data7)){
validate117.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_k !== undefined){
let data8 = data.top_k;
const _errs16 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate117.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: schema38.properties.top_k.type},message:"must be integer,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate117.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_p !== undefined){
let data9 = data.min_p;
const _errs18 = errors;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
validate117.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/type",keyword:"type",params:{type: schema38.properties.min_p.type},message:"must be number,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
validate117.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate117.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data10 = data.frequency_penalty;
const _errs20 = errors;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
validate117.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema38.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2 || isNaN(data10)){
validate117.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data10 < -2 || isNaN(data10)){
validate117.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data11 = data.presence_penalty;
const _errs22 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate117.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema38.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2 || isNaN(data11)){
validate117.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data11 < -2 || isNaN(data11)){
validate117.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_penalty !== undefined){
let data12 = data.repeat_penalty;
const _errs24 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
validate117.errors = [{instancePath:instancePath+"/repeat_penalty",schemaPath:"#/properties/repeat_penalty/type",keyword:"type",params:{type: schema38.properties.repeat_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 <= 0 || isNaN(data12)){
validate117.errors = [{instancePath:instancePath+"/repeat_penalty",schemaPath:"#/properties/repeat_penalty/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data13 = data.thinking;
const _errs26 = errors;
if(typeof data13 === "boolean"){
if(typeof data13 !== "boolean"){
validate117.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else if(typeof data13 === "string"){
if(!(validate118(data13, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
else if(data13 === null){
if(data13 !== null){
validate117.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate117.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking_budget_tokens !== undefined){
let data14 = data.thinking_budget_tokens;
const _errs32 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate117.errors = [{instancePath:instancePath+"/thinking_budget_tokens",schemaPath:"#/properties/thinking_budget_tokens/type",keyword:"type",params:{type: schema38.properties.thinking_budget_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate117.errors = [{instancePath:instancePath+"/thinking_budget_tokens",schemaPath:"#/properties/thinking_budget_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text_format !== undefined){
let data15 = data.text_format;
const _errs34 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate117.errors = [{instancePath:instancePath+"/text_format",schemaPath:"#/properties/text_format/type",keyword:"type",params:{type: schema38.properties.text_format.type},message:"must be string,null"}];
return false;
}
if(typeof data15 === "string"){
if(!pattern13.test(data15)){
validate117.errors = [{instancePath:instancePath+"/text_format",schemaPath:"#/properties/text_format/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+([.-][a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+([.-][a-z0-9]+)*$"+"\""}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data16 = data.provider_options;
const _errs36 = errors;
if(data16 !== null){
if(!(validate37(data16, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data17 = data.extras;
const _errs38 = errors;
if(data17 !== null){
if(!(validate1(data17, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
var valid0 = _errs38 === errors;
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
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate117.errors = vErrors;
return errors === 0;
}

const schema40 = {"$id":"ToolDefinition","type":"object","properties":{"name":{"$ref":"ToolName"},"description":{"type":"string","minLength":1},"parameters":{"$ref":"ParameterSchema"},"strict":{"type":["boolean","null"]},"original_name":{"type":["string","null"],"minLength":1},"namespace":{"anyOf":[{"$ref":"ToolNamespace"},{"type":"null"}]},"text_input":{"anyOf":[{"$ref":"TextInput"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["name","description","parameters"]};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParameterSchema" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("object" !== data.type){
validate125.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "object"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate125.errors = vErrors;
return errors === 0;
}

const schema42 = {"$id":"ToolNamespace","type":"object","properties":{"name":{"type":"string","minLength":1},"description":{"type":["string","null"]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["name"]};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolNamespace" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate127.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate127.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate127.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema42.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data2 = data.provider_options;
const _errs4 = errors;
if(data2 !== null){
if(!(validate37(data2, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs6 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate127.errors = vErrors;
return errors === 0;
}

const schema43 = {"$id":"TextInput","type":"object","properties":{"grammar":{"type":["string","null"],"minLength":1},"syntax":{"enum":["lark","regex",null]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextInput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grammar !== undefined){
let data0 = data.grammar;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate131.errors = [{instancePath:instancePath+"/grammar",schemaPath:"#/properties/grammar/type",keyword:"type",params:{type: schema43.properties.grammar.type},message:"must be string,null"}];
return false;
}
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate131.errors = [{instancePath:instancePath+"/grammar",schemaPath:"#/properties/grammar/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
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
if(!(((data1 === "lark") || (data1 === "regex")) || (data1 === null))){
validate131.errors = [{instancePath:instancePath+"/syntax",schemaPath:"#/properties/syntax/enum",keyword:"enum",params:{allowedValues: schema43.properties.syntax.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data2 = data.extras;
const _errs3 = errors;
if(data2 !== null){
if(!(validate1(data2, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate131.errors = vErrors;
return errors === 0;
}


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolDefinition" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.parameters === undefined) && (missing0 = "parameters"))){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs0 = errors;
if(!(validate88(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate123.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate123.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
const _errs3 = errors;
if(!(validate125(data.parameters, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data3 = data.strict;
const _errs4 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate123.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema40.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.original_name !== undefined){
let data4 = data.original_name;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate123.errors = [{instancePath:instancePath+"/original_name",schemaPath:"#/properties/original_name/type",keyword:"type",params:{type: schema40.properties.original_name.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate123.errors = [{instancePath:instancePath+"/original_name",schemaPath:"#/properties/original_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data5 = data.namespace;
const _errs8 = errors;
if(data5 !== null){
if(!(validate127(data5, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text_input !== undefined){
let data6 = data.text_input;
const _errs10 = errors;
if(data6 !== null){
if(!(validate131(data6, {instancePath:instancePath+"/text_input",parentData:data,parentDataProperty:"text_input",rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data7 = data.provider_options;
const _errs12 = errors;
if(data7 !== null){
if(!(validate37(data7, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data8 = data.extras;
const _errs14 = errors;
if(data8 !== null){
if(!(validate1(data8, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
}
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate123.errors = vErrors;
return errors === 0;
}

const schema44 = {"$id":"ToolChoice","anyOf":[{"enum":["auto","none","required"]},{"$ref":"NamedToolChoice"}]};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NamedToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool" !== data.type){
validate138.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant"}];
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
if(!(validate88(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data2 = data.extras;
const _errs2 = errors;
if(data2 !== null){
if(!(validate1(data2, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate138.errors = vErrors;
return errors === 0;
}


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoice" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(((data === "auto") || (data === "none")) || (data === "required"))){
validate137.errors = [{instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema44.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
else if(data && typeof data == "object" && !Array.isArray(data)){
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate137.errors = vErrors;
return errors === 0;
}


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text" !== data.type){
validate144.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data1 = data.extras;
const _errs1 = errors;
if(data1 !== null){
if(!(validate1(data1, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate144.errors = vErrors;
return errors === 0;
}


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonObjectFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("json_object" !== data.type){
validate147.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "json_object"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data1 = data.extras;
const _errs1 = errors;
if(data1 !== null){
if(!(validate1(data1, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate147.errors = vErrors;
return errors === 0;
}

const schema49 = {"$id":"JsonSchemaFormat","type":"object","properties":{"type":{"const":"json_schema"},"json_schema":{"$ref":"JsonObject"},"name":{"type":["string","null"],"pattern":"^[a-zA-Z0-9_-]{1,64}$"},"description":{"type":["string","null"]},"strict":{"type":["boolean","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["type","json_schema"]};
const pattern14 = new RegExp("^[a-zA-Z0-9_-]{1,64}$", "u");

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonSchemaFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.json_schema === undefined) && (missing0 = "json_schema"))){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("json_schema" !== data.type){
validate150.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"},message:"must be equal to constant"}];
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
if(!(validate38(data.json_schema, {instancePath:instancePath+"/json_schema",parentData:data,parentDataProperty:"json_schema",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs2 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate150.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema49.properties.name.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(!pattern14.test(data2)){
validate150.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]{1,64}$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]{1,64}$"+"\""}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs4 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate150.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema49.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data4 = data.strict;
const _errs6 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate150.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema49.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs8 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate150.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseFormat" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
else if(tag0 === "json_object"){
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
else if(tag0 === "json_schema"){
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate143.errors = vErrors;
return errors === 0;
}

const schema50 = {"$id":"StreamOptions","type":"object","properties":{"include_usage":{"type":["boolean","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}}};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StreamOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_usage !== undefined){
let data0 = data.include_usage;
const _errs0 = errors;
if((typeof data0 !== "boolean") && (data0 !== null)){
validate155.errors = [{instancePath:instancePath+"/include_usage",schemaPath:"#/properties/include_usage/type",keyword:"type",params:{type: schema50.properties.include_usage.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data1 = data.extras;
const _errs2 = errors;
if(data1 !== null){
if(!(validate1(data1, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate155.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messages === undefined) && (missing0 = "messages")) || ((data.parameters === undefined) && (missing0 = "parameters"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messages !== undefined){
let data0 = data.messages;
const _errs0 = errors;
if(Array.isArray(data0)){
if(data0.length < 1){
validate31.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate32(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
validate31.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
const _errs3 = errors;
if(!(validate117(data.parameters, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs4 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate31.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema12.properties.tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs5 = errors;
if(!(validate123(data3[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
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
if(data.tool_choice !== undefined){
let data5 = data.tool_choice;
const _errs7 = errors;
if(data5 !== null){
if(!(validate137(data5, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data6 = data.parallel_tool_calls;
const _errs9 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate31.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema12.properties.parallel_tool_calls.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
let data7 = data.response_format;
const _errs11 = errors;
if(data7 !== null){
if(!(validate143(data7, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data8 = data.stream;
const _errs13 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
validate31.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema12.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data9 = data.stream_options;
const _errs15 = errors;
if(data9 !== null){
if(!(validate155(data9, {instancePath:instancePath+"/stream_options",parentData:data,parentDataProperty:"stream_options",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data10 = data.metadata;
const _errs17 = errors;
if(data10 !== null){
if(!(validate74(data10, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data11 = data.extras;
const _errs19 = errors;
if(data11 !== null){
if(!(validate1(data11, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.request === undefined) && (missing0 = "request")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema11.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data0 === "string"){
if(func0(data0) > 512){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
const _errs2 = errors;
if(!(validate31(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data2 = data.extras;
const _errs3 = errors;
if(data2 !== null){
if(!(validate1(data2, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate30.errors = vErrors;
return errors === 0;
}

export const validateBatchBody = validate162;
const schema51 = {"$id":"BatchBody","type":"object","required":["body"],"properties":{"id":{"type":["string","null"],"minLength":1,"maxLength":512},"dialect":{"type":["string","null"],"minLength":1},"body":{"$ref":"JsonObject"},"model":{"type":["string","null"],"minLength":1},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}}};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.body === undefined) && (missing0 = "body")){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate162.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema51.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data0 === "string"){
if(func0(data0) > 512){
validate162.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate162.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect !== undefined){
let data1 = data.dialect;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate162.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: schema51.properties.dialect.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate162.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs4 = errors;
if(!(validate38(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data3 = data.model;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate162.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema51.properties.model.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate162.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data4 = data.extras;
const _errs7 = errors;
if(data4 !== null){
if(!(validate1(data4, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate162.errors = vErrors;
return errors === 0;
}

export const validateBatchProblem = validate165;

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchProblem" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.rule === undefined) && (missing0 = "rule"))) || ((data.message === undefined) && (missing0 = "message"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
const _errs0 = errors;
if(typeof data.path !== "string"){
validate165.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
let data1 = data.rule;
const _errs2 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate165.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate165.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs6 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate165.errors = vErrors;
return errors === 0;
}

export const validateBatchErrorKind = validate167;
const schema53 = {"$id":"BatchErrorKind","enum":["line","id","request","loss","provider","answer","fault"]};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchErrorKind" */;
let vErrors = null;
let errors = 0;
if(!(((((((data === "line") || (data === "id")) || (data === "request")) || (data === "loss")) || (data === "provider")) || (data === "answer")) || (data === "fault"))){
validate167.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate167.errors = vErrors;
return errors === 0;
}

export const validateBatchError = validate168;
const schema54 = {"$id":"BatchError","type":"object","required":["kind","message"],"properties":{"kind":{"$ref":"BatchErrorKind"},"message":{"type":"string","minLength":1},"problems":{"type":["array","null"],"items":{"$ref":"BatchProblem"}},"info":{"anyOf":[{"$ref":"ErrorInfo"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}}};
const schema55 = {"$id":"ErrorInfo","type":"object","properties":{"code":{"$ref":"ErrorCode"},"message":{"type":"string"},"provider_id":{"type":["string","null"]},"status":{"type":["integer","null"],"minimum":100,"maximum":599},"server_type":{"type":["string","null"]},"category":{"enum":["invalid_request","authentication","permission","not_found","unsupported","rate_limited","overloaded","server_error","content_filter","context_overflow","tool_use_failed","protocol","interrupted","not_local",null]},"retryable":{"type":["boolean","null"]},"retry_after_s":{"type":["number","null"],"minimum":0},"limit_s":{"type":["number","null"],"minimum":0},"parameter":{"type":["string","null"]},"details":{"anyOf":[{"$ref":"JsonObject"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["code","message"]};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorInfo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
const _errs0 = errors;
if(!(validate14(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
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
validate171.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_id !== undefined){
let data2 = data.provider_id;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate171.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: schema55.properties.provider_id.type},message:"must be string,null"}];
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
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate171.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema55.properties.status.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 599 || isNaN(data3)){
validate171.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data3 < 100 || isNaN(data3)){
validate171.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_type !== undefined){
let data4 = data.server_type;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate171.errors = [{instancePath:instancePath+"/server_type",schemaPath:"#/properties/server_type/type",keyword:"type",params:{type: schema55.properties.server_type.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data5 = data.category;
const _errs9 = errors;
if(!(((((((((((((((data5 === "invalid_request") || (data5 === "authentication")) || (data5 === "permission")) || (data5 === "not_found")) || (data5 === "unsupported")) || (data5 === "rate_limited")) || (data5 === "overloaded")) || (data5 === "server_error")) || (data5 === "content_filter")) || (data5 === "context_overflow")) || (data5 === "tool_use_failed")) || (data5 === "protocol")) || (data5 === "interrupted")) || (data5 === "not_local")) || (data5 === null))){
validate171.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema55.properties.category.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
let data6 = data.retryable;
const _errs10 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate171.errors = [{instancePath:instancePath+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{type: schema55.properties.retryable.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry_after_s !== undefined){
let data7 = data.retry_after_s;
const _errs12 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate171.errors = [{instancePath:instancePath+"/retry_after_s",schemaPath:"#/properties/retry_after_s/type",keyword:"type",params:{type: schema55.properties.retry_after_s.type},message:"must be number,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate171.errors = [{instancePath:instancePath+"/retry_after_s",schemaPath:"#/properties/retry_after_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit_s !== undefined){
let data8 = data.limit_s;
const _errs14 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate171.errors = [{instancePath:instancePath+"/limit_s",schemaPath:"#/properties/limit_s/type",keyword:"type",params:{type: schema55.properties.limit_s.type},message:"must be number,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate171.errors = [{instancePath:instancePath+"/limit_s",schemaPath:"#/properties/limit_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameter !== undefined){
let data9 = data.parameter;
const _errs16 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate171.errors = [{instancePath:instancePath+"/parameter",schemaPath:"#/properties/parameter/type",keyword:"type",params:{type: schema55.properties.parameter.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data10 = data.details;
const _errs18 = errors;
if(data10 !== null){
if(!(validate38(data10, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data11 = data.extras;
const _errs20 = errors;
if(data11 !== null){
if(!(validate1(data11, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
}
else {
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate171.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.message === undefined) && (missing0 = "message"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs0 = errors;
if(!(validate167(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate168.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.problems !== undefined){
let data2 = data.problems;
const _errs3 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate168.errors = [{instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: schema54.properties.problems.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate165(data2[i0], {instancePath:instancePath+"/problems/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
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
if(valid0){
if(data.info !== undefined){
let data4 = data.info;
const _errs6 = errors;
if(data4 !== null){
if(!(validate171(data4, {instancePath:instancePath+"/info",parentData:data,parentDataProperty:"info",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs8 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate168.errors = vErrors;
return errors === 0;
}

export const validateBatchResult = validate177;
const schema56 = {"$id":"BatchResult","type":"object","required":["id","line","digest"],"oneOf":[{"required":["response"],"properties":{"response":{"not":{"type":"null"}}}},{"required":["body"],"properties":{"body":{"not":{"type":"null"}}}},{"required":["error"],"properties":{"error":{"not":{"type":"null"}}}}],"properties":{"id":{"type":"string","minLength":1,"maxLength":512},"line":{"type":"integer","minimum":1},"digest":{"type":"string","pattern":"^[0-9a-f]{32}$"},"response":{"anyOf":[{"$ref":"ChatResponse"},{"type":"null"}]},"dialect":{"type":["string","null"],"minLength":1},"body":{"anyOf":[{"$ref":"JsonObject"},{"type":"null"}]},"error":{"anyOf":[{"$ref":"BatchError"},{"type":"null"}]},"losses":{"type":["array","null"],"items":{"$ref":"Loss"}},"diagnostics":{"type":["array","null"],"items":{"$ref":"Diagnostic"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}}};
const pattern15 = new RegExp("^[0-9a-f]{32}$", "u");
const schema57 = {"$id":"ChatResponse","type":"object","properties":{"message":{"$ref":"AssistantMessage"},"usage":{"$ref":"UsageInfo"},"finish_reason":{"$ref":"FinishReason"},"raw_finish_reason":{"type":["string","null"]},"model":{"type":["string","null"]},"id":{"type":["string","null"]},"created":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"diagnostics":{"type":["array","null"],"items":{"$ref":"Diagnostic"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["message","usage","finish_reason"]};
const schema58 = {"$id":"Diagnostic","type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9][a-z0-9_.-]*$"},"what":{"type":"string","minLength":1},"at":{"type":["string","null"],"pattern":"^(/([^/~]|~[01])*)*$"},"wire_at":{"type":["string","null"],"pattern":"^(/([^/~]|~[01])*)*$"},"value":{"anyOf":[{"$ref":"JsonValue"},{"type":"null"}]},"faults":{"type":["array","null"],"items":{"$ref":"AnswerFault"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["id","what"]};
const pattern16 = new RegExp("^[a-z0-9][a-z0-9_.-]*$", "u");
const pattern17 = new RegExp("^(/([^/~]|~[01])*)*$", "u");

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonValue" */;
validate183.errors = null;
return true;
}

const schema60 = {"$id":"AnswerFault","type":"object","properties":{"path":{"type":"string","pattern":"^(/([^/~]|~[01])*)*$"},"rule":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"request_at":{"type":["string","null"],"pattern":"^(/([^/~]|~[01])*)*$"},"could_hold":{"type":["boolean","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["path","rule","message"]};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AnswerFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.rule === undefined) && (missing0 = "rule"))) || ((data.message === undefined) && (missing0 = "message"))){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern17.test(data0)){
validate185.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/([^/~]|~[01])*)*$"},message:"must match pattern \""+"^(/([^/~]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate185.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
let data1 = data.rule;
const _errs2 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate185.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate185.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate185.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate185.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_at !== undefined){
let data3 = data.request_at;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate185.errors = [{instancePath:instancePath+"/request_at",schemaPath:"#/properties/request_at/type",keyword:"type",params:{type: schema60.properties.request_at.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(!pattern17.test(data3)){
validate185.errors = [{instancePath:instancePath+"/request_at",schemaPath:"#/properties/request_at/pattern",keyword:"pattern",params:{pattern: "^(/([^/~]|~[01])*)*$"},message:"must match pattern \""+"^(/([^/~]|~[01])*)*$"+"\""}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.could_hold !== undefined){
let data4 = data.could_hold;
const _errs8 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate185.errors = [{instancePath:instancePath+"/could_hold",schemaPath:"#/properties/could_hold/type",keyword:"type",params:{type: schema60.properties.could_hold.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs10 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate185.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Diagnostic" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.what === undefined) && (missing0 = "what"))){
validate182.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
validate182.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_.-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_.-]*$"+"\""}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.what !== undefined){
let data1 = data.what;
const _errs2 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate182.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate182.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: schema58.properties.at.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(!pattern17.test(data2)){
validate182.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^(/([^/~]|~[01])*)*$"},message:"must match pattern \""+"^(/([^/~]|~[01])*)*$"+"\""}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wire_at !== undefined){
let data3 = data.wire_at;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate182.errors = [{instancePath:instancePath+"/wire_at",schemaPath:"#/properties/wire_at/type",keyword:"type",params:{type: schema58.properties.wire_at.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(!pattern17.test(data3)){
validate182.errors = [{instancePath:instancePath+"/wire_at",schemaPath:"#/properties/wire_at/pattern",keyword:"pattern",params:{pattern: "^(/([^/~]|~[01])*)*$"},message:"must match pattern \""+"^(/([^/~]|~[01])*)*$"+"\""}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data4 = data.value;
const _errs8 = errors;
if(data4 !== null){
if(!(validate183(data4, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.faults !== undefined){
let data5 = data.faults;
const _errs10 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate182.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: schema58.properties.faults.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate185(data5[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
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
if(data.extras !== undefined){
let data7 = data.extras;
const _errs13 = errors;
if(data7 !== null){
if(!(validate1(data7, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate182.errors = vErrors;
return errors === 0;
}


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.message === undefined) && (missing0 = "message")) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.finish_reason === undefined) && (missing0 = "finish_reason"))){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
const _errs0 = errors;
if(!(validate85(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs1 = errors;
if(!(validate6(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
const _errs2 = errors;
if(!(validate4(data.finish_reason, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raw_finish_reason !== undefined){
let data3 = data.raw_finish_reason;
const _errs3 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate178.errors = [{instancePath:instancePath+"/raw_finish_reason",schemaPath:"#/properties/raw_finish_reason/type",keyword:"type",params:{type: schema57.properties.raw_finish_reason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data4 = data.model;
const _errs5 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate178.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema57.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data5 = data.id;
const _errs7 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate178.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema57.properties.id.type},message:"must be string,null"}];
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
if(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6))){
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate178.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
else if(typeof data6 === "string"){
if(typeof data6 !== "string"){
validate178.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data6 === null){
if(data6 !== null){
validate178.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate178.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined){
let data7 = data.diagnostics;
const _errs16 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate178.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema57.properties.diagnostics.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate182(data7[i0], {instancePath:instancePath+"/diagnostics/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data9 = data.extras;
const _errs19 = errors;
if(data9 !== null){
if(!(validate1(data9, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate178.errors = vErrors;
return errors === 0;
}


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Loss" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.action === undefined) && (missing0 = "action"))){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
validate194.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_.-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_.-]*$"+"\""}];
return false;
}
}
else {
validate194.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs2 = errors;
if(typeof data1 === "string"){
if(!pattern17.test(data1)){
validate194.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^(/([^/~]|~[01])*)*$"},message:"must match pattern \""+"^(/([^/~]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate194.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs4 = errors;
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate194.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate194.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data3 = data.action;
const _errs6 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate194.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate194.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data4 = data.extras;
const _errs8 = errors;
if(data4 !== null){
if(!(validate1(data4, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate194.errors = vErrors;
return errors === 0;
}


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.line === undefined) && (missing0 = "line"))) || ((data.digest === undefined) && (missing0 = "digest"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 512){
validate177.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate177.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data1 = data.line;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate177.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate177.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
let data2 = data.digest;
const _errs4 = errors;
if(typeof data2 === "string"){
if(!pattern15.test(data2)){
validate177.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"},message:"must match pattern \""+"^[0-9a-f]{32}$"+"\""}];
return false;
}
}
else {
validate177.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data3 = data.response;
const _errs6 = errors;
if(data3 !== null){
if(!(validate178(data3, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect !== undefined){
let data4 = data.dialect;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate177.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: schema56.properties.dialect.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate177.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data5 = data.body;
const _errs10 = errors;
if(data5 !== null){
if(!(validate38(data5, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data6 = data.error;
const _errs12 = errors;
if(data6 !== null){
if(!(validate168(data6, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.losses !== undefined){
let data7 = data.losses;
const _errs14 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate177.errors = [{instancePath:instancePath+"/losses",schemaPath:"#/properties/losses/type",keyword:"type",params:{type: schema56.properties.losses.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data7)){
var valid4 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate194(data7[i0], {instancePath:instancePath+"/losses/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
if(!valid4){
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
if(data.diagnostics !== undefined){
let data9 = data.diagnostics;
const _errs17 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
validate177.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema56.properties.diagnostics.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data9)){
var valid5 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors;
if(!(validate182(data9[i1], {instancePath:instancePath+"/diagnostics/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data11 = data.extras;
const _errs20 = errors;
if(data11 !== null){
if(!(validate1(data11, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs23 = errors;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.response === undefined) && (missing1 = "response")){
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
if(data.response !== undefined){
const _errs26 = errors;
const _errs27 = errors;
if(data.response !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid8 = _errs27 === errors;
if(valid8){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid4 = _errs24 === errors;
if(_valid4){
fitting0++;
}
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.body === undefined) && (missing2 = "body")){
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
if(data.body !== undefined){
const _errs31 = errors;
const _errs32 = errors;
if(data.body !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid10 = _errs32 === errors;
if(valid10){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid5 = _errs29 === errors;
if(_valid5){
fitting0++;
}
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.error === undefined) && (missing3 = "error")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.error !== undefined){
const _errs36 = errors;
const _errs37 = errors;
if(data.error !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid12 = _errs37 === errors;
if(valid12){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid6 = _errs34 === errors;
if(_valid6){
fitting0++;
}
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(fitting0 !== 1){
validate177.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}

export const validateBatchSummary = validate199;
const schema62 = {"$id":"BatchSummary","type":"object","required":["requests","answered","failed","earlier","unanswered","retries","seconds"],"properties":{"requests":{"type":"integer","minimum":0},"answered":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"earlier":{"type":"integer","minimum":0},"unanswered":{"type":"integer","minimum":0},"retries":{"type":"integer","minimum":0},"seconds":{"type":"number","minimum":0},"unfit":{"type":["integer","null"],"minimum":0},"asked_again":{"type":["integer","null"],"minimum":0},"prompt_tokens":{"type":["integer","null"],"minimum":0},"completion_tokens":{"type":["integer","null"],"minimum":0},"errors":{"anyOf":[{"$ref":"JsonObject"},{"type":"null"}]},"parts":{"type":["integer","null"],"minimum":0},"parts_whole":{"type":["integer","null"],"minimum":0},"stopped":{"type":["string","null"],"minLength":1},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}}};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchSummary" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.requests === undefined) && (missing0 = "requests")) || ((data.answered === undefined) && (missing0 = "answered"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.earlier === undefined) && (missing0 = "earlier"))) || ((data.unanswered === undefined) && (missing0 = "unanswered"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.seconds === undefined) && (missing0 = "seconds"))){
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requests !== undefined){
let data0 = data.requests;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate199.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate199.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answered !== undefined){
let data1 = data.answered;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate199.errors = [{instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate199.errors = [{instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data2 = data.failed;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate199.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate199.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.earlier !== undefined){
let data3 = data.earlier;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate199.errors = [{instancePath:instancePath+"/earlier",schemaPath:"#/properties/earlier/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate199.errors = [{instancePath:instancePath+"/earlier",schemaPath:"#/properties/earlier/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unanswered !== undefined){
let data4 = data.unanswered;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate199.errors = [{instancePath:instancePath+"/unanswered",schemaPath:"#/properties/unanswered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate199.errors = [{instancePath:instancePath+"/unanswered",schemaPath:"#/properties/unanswered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data5 = data.retries;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate199.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate199.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seconds !== undefined){
let data6 = data.seconds;
const _errs12 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate199.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate199.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unfit !== undefined){
let data7 = data.unfit;
const _errs14 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate199.errors = [{instancePath:instancePath+"/unfit",schemaPath:"#/properties/unfit/type",keyword:"type",params:{type: schema62.properties.unfit.type},message:"must be integer,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate199.errors = [{instancePath:instancePath+"/unfit",schemaPath:"#/properties/unfit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.asked_again !== undefined){
let data8 = data.asked_again;
const _errs16 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate199.errors = [{instancePath:instancePath+"/asked_again",schemaPath:"#/properties/asked_again/type",keyword:"type",params:{type: schema62.properties.asked_again.type},message:"must be integer,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate199.errors = [{instancePath:instancePath+"/asked_again",schemaPath:"#/properties/asked_again/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_tokens !== undefined){
let data9 = data.prompt_tokens;
const _errs18 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate199.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type: schema62.properties.prompt_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate199.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completion_tokens !== undefined){
let data10 = data.completion_tokens;
const _errs20 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate199.errors = [{instancePath:instancePath+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type: schema62.properties.completion_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate199.errors = [{instancePath:instancePath+"/completion_tokens",schemaPath:"#/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data11 = data.errors;
const _errs22 = errors;
if(data11 !== null){
if(!(validate38(data11, {instancePath:instancePath+"/errors",parentData:data,parentDataProperty:"errors",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data12 = data.parts;
const _errs24 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate199.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: schema62.properties.parts.type},message:"must be integer,null"}];
return false;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate199.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts_whole !== undefined){
let data13 = data.parts_whole;
const _errs26 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate199.errors = [{instancePath:instancePath+"/parts_whole",schemaPath:"#/properties/parts_whole/type",keyword:"type",params:{type: schema62.properties.parts_whole.type},message:"must be integer,null"}];
return false;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate199.errors = [{instancePath:instancePath+"/parts_whole",schemaPath:"#/properties/parts_whole/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stopped !== undefined){
let data14 = data.stopped;
const _errs28 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate199.errors = [{instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type: schema62.properties.stopped.type},message:"must be string,null"}];
return false;
}
if(typeof data14 === "string"){
if(func0(data14) < 1){
validate199.errors = [{instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data15 = data.extras;
const _errs30 = errors;
if(data15 !== null){
if(!(validate1(data15, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate199.errors = vErrors;
return errors === 0;
}

export const validateBatchFile = validate202;
const schema63 = {"$id":"BatchFile","type":"object","required":["size","sha256","lines"],"properties":{"size":{"type":"integer","minimum":0},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"lines":{"type":"integer","minimum":0},"version":{"type":["string","null"],"minLength":1},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}}};
const pattern23 = new RegExp("^[0-9a-f]{64}$", "u");

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchFile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.size === undefined) && (missing0 = "size")) || ((data.sha256 === undefined) && (missing0 = "sha256"))) || ((data.lines === undefined) && (missing0 = "lines"))){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.size !== undefined){
let data0 = data.size;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate202.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate202.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data1 = data.sha256;
const _errs2 = errors;
if(typeof data1 === "string"){
if(!pattern23.test(data1)){
validate202.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate202.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
let data2 = data.lines;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate202.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate202.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data3 = data.version;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate202.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema63.properties.version.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate202.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data4 = data.extras;
const _errs8 = errors;
if(data4 !== null){
if(!(validate1(data4, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate202.errors = vErrors;
return errors === 0;
}

export const validateBatchPart = validate204;

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.results === undefined) && (missing0 = "results"))) || ((data.failed === undefined) && (missing0 = "failed"))){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate204.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate204.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
const _errs2 = errors;
if(!(validate202(data.requests, {instancePath:instancePath+"/requests",parentData:data,parentDataProperty:"requests",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
const _errs3 = errors;
if(!(validate202(data.results, {instancePath:instancePath+"/results",parentData:data,parentDataProperty:"results",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data3 = data.failed;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate204.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate204.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data4 = data.extras;
const _errs6 = errors;
if(data4 !== null){
if(!(validate1(data4, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate204.errors = vErrors;
return errors === 0;
}

export const validateBatchManifest = validate208;

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchManifest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.parts === undefined) && (missing0 = "parts")) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.failed === undefined) && (missing0 = "failed"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.parts !== undefined){
let data0 = data.parts;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate204(data0[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data2 = data.requests;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate208.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate208.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data3 = data.failed;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate208.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate208.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data4 = data.extras;
const _errs7 = errors;
if(data4 !== null){
if(!(validate1(data4, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate208.errors = vErrors;
return errors === 0;
}

export const validateBenchmarkEnding = validate211;
const schema66 = {"$id":"BenchmarkEnding","enum":["completed","time_limit","cancelled"]};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BenchmarkEnding" */;
let vErrors = null;
let errors = 0;
if(!(((data === "completed") || (data === "time_limit")) || (data === "cancelled"))){
validate211.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate211.errors = vErrors;
return errors === 0;
}

export const validateBenchmarkSpread = validate212;

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BenchmarkSpread" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.count === undefined) && (missing0 = "count")) || ((data.least === undefined) && (missing0 = "least"))) || ((data.lower_quartile === undefined) && (missing0 = "lower_quartile"))) || ((data.median === undefined) && (missing0 = "median"))) || ((data.upper_quartile === undefined) && (missing0 = "upper_quartile"))) || ((data.p95 === undefined) && (missing0 = "p95"))) || ((data.most === undefined) && (missing0 = "most"))){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((((((key0 === "count") || (key0 === "least")) || (key0 === "lower_quartile")) || (key0 === "median")) || (key0 === "upper_quartile")) || (key0 === "p95")) || (key0 === "most"))){
validate212.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.count !== undefined){
let data0 = data.count;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate212.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate212.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.least !== undefined){
let data1 = data.least;
const _errs3 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate212.errors = [{instancePath:instancePath+"/least",schemaPath:"#/properties/least/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/least",schemaPath:"#/properties/least/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lower_quartile !== undefined){
let data2 = data.lower_quartile;
const _errs5 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate212.errors = [{instancePath:instancePath+"/lower_quartile",schemaPath:"#/properties/lower_quartile/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/lower_quartile",schemaPath:"#/properties/lower_quartile/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.median !== undefined){
let data3 = data.median;
const _errs7 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate212.errors = [{instancePath:instancePath+"/median",schemaPath:"#/properties/median/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/median",schemaPath:"#/properties/median/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upper_quartile !== undefined){
let data4 = data.upper_quartile;
const _errs9 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate212.errors = [{instancePath:instancePath+"/upper_quartile",schemaPath:"#/properties/upper_quartile/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/upper_quartile",schemaPath:"#/properties/upper_quartile/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.p95 !== undefined){
let data5 = data.p95;
const _errs11 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate212.errors = [{instancePath:instancePath+"/p95",schemaPath:"#/properties/p95/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/p95",schemaPath:"#/properties/p95/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.most !== undefined){
let data6 = data.most;
const _errs13 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate212.errors = [{instancePath:instancePath+"/most",schemaPath:"#/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
}
else {
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate212.errors = vErrors;
return errors === 0;
}

export const validateBenchmarkRequest = validate213;
const schema68 = {"$id":"BenchmarkRequest","type":"object","properties":{"started_ns":{"type":"integer","minimum":0},"first_token_ns":{"type":["integer","null"],"minimum":0},"duration_ns":{"type":"integer","minimum":0},"prompt_tokens":{"type":["integer","null"],"minimum":0},"cached_tokens":{"type":["integer","null"],"minimum":0},"completion_tokens":{"type":["integer","null"],"minimum":0},"pieces":{"type":"integer","minimum":0},"finish_reason":{"anyOf":[{"$ref":"FinishReason"},{"type":"null"}]},"error":{"anyOf":[{"$ref":"ErrorInfo"},{"type":"null"}]}},"required":["started_ns","duration_ns","pieces"],"additionalProperties":false};
const func58 = Object.prototype.hasOwnProperty;

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BenchmarkRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.started_ns === undefined) && (missing0 = "started_ns")) || ((data.duration_ns === undefined) && (missing0 = "duration_ns"))) || ((data.pieces === undefined) && (missing0 = "pieces"))){
validate213.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(func58.call(schema68.properties, key0))){
validate213.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.started_ns !== undefined){
let data0 = data.started_ns;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate213.errors = [{instancePath:instancePath+"/started_ns",schemaPath:"#/properties/started_ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate213.errors = [{instancePath:instancePath+"/started_ns",schemaPath:"#/properties/started_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_token_ns !== undefined){
let data1 = data.first_token_ns;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate213.errors = [{instancePath:instancePath+"/first_token_ns",schemaPath:"#/properties/first_token_ns/type",keyword:"type",params:{type: schema68.properties.first_token_ns.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate213.errors = [{instancePath:instancePath+"/first_token_ns",schemaPath:"#/properties/first_token_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ns !== undefined){
let data2 = data.duration_ns;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate213.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate213.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_tokens !== undefined){
let data3 = data.prompt_tokens;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate213.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type: schema68.properties.prompt_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate213.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cached_tokens !== undefined){
let data4 = data.cached_tokens;
const _errs9 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate213.errors = [{instancePath:instancePath+"/cached_tokens",schemaPath:"#/properties/cached_tokens/type",keyword:"type",params:{type: schema68.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate213.errors = [{instancePath:instancePath+"/cached_tokens",schemaPath:"#/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completion_tokens !== undefined){
let data5 = data.completion_tokens;
const _errs11 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate213.errors = [{instancePath:instancePath+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type: schema68.properties.completion_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate213.errors = [{instancePath:instancePath+"/completion_tokens",schemaPath:"#/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pieces !== undefined){
let data6 = data.pieces;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate213.errors = [{instancePath:instancePath+"/pieces",schemaPath:"#/properties/pieces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate213.errors = [{instancePath:instancePath+"/pieces",schemaPath:"#/properties/pieces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
let data7 = data.finish_reason;
const _errs15 = errors;
if(data7 !== null){
if(!(validate4(data7, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data8 = data.error;
const _errs17 = errors;
if(data8 !== null){
if(!(validate171(data8, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
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
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate213.errors = vErrors;
return errors === 0;
}

export const validateBenchmarkLevel = validate216;
const schema69 = {"$id":"BenchmarkLevel","type":"object","properties":{"concurrency":{"type":"integer","minimum":1},"planned":{"type":"integer","minimum":1},"duration_ns":{"type":"integer","minimum":0},"requests":{"type":"array","items":{"$ref":"BenchmarkRequest"}},"first_token_ms":{"anyOf":[{"$ref":"BenchmarkSpread"},{"type":"null"}]},"tokens_per_second":{"anyOf":[{"$ref":"BenchmarkSpread"},{"type":"null"}]},"tokens_per_second_together":{"type":["number","null"],"minimum":0}},"required":["concurrency","planned","duration_ns","requests"],"additionalProperties":false};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BenchmarkLevel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.concurrency === undefined) && (missing0 = "concurrency")) || ((data.planned === undefined) && (missing0 = "planned"))) || ((data.duration_ns === undefined) && (missing0 = "duration_ns"))) || ((data.requests === undefined) && (missing0 = "requests"))){
validate216.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((((((key0 === "concurrency") || (key0 === "planned")) || (key0 === "duration_ns")) || (key0 === "requests")) || (key0 === "first_token_ms")) || (key0 === "tokens_per_second")) || (key0 === "tokens_per_second_together"))){
validate216.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.concurrency !== undefined){
let data0 = data.concurrency;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate216.errors = [{instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate216.errors = [{instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.planned !== undefined){
let data1 = data.planned;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate216.errors = [{instancePath:instancePath+"/planned",schemaPath:"#/properties/planned/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate216.errors = [{instancePath:instancePath+"/planned",schemaPath:"#/properties/planned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ns !== undefined){
let data2 = data.duration_ns;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate216.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate216.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data3 = data.requests;
const _errs7 = errors;
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate213(data3[i0], {instancePath:instancePath+"/requests/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_token_ms !== undefined){
let data5 = data.first_token_ms;
const _errs10 = errors;
if(data5 !== null){
if(!(validate212(data5, {instancePath:instancePath+"/first_token_ms",parentData:data,parentDataProperty:"first_token_ms",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens_per_second !== undefined){
let data6 = data.tokens_per_second;
const _errs12 = errors;
if(data6 !== null){
if(!(validate212(data6, {instancePath:instancePath+"/tokens_per_second",parentData:data,parentDataProperty:"tokens_per_second",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens_per_second_together !== undefined){
let data7 = data.tokens_per_second_together;
const _errs14 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate216.errors = [{instancePath:instancePath+"/tokens_per_second_together",schemaPath:"#/properties/tokens_per_second_together/type",keyword:"type",params:{type: schema69.properties.tokens_per_second_together.type},message:"must be number,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate216.errors = [{instancePath:instancePath+"/tokens_per_second_together",schemaPath:"#/properties/tokens_per_second_together/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate216.errors = vErrors;
return errors === 0;
}

export const validateBenchmarkTurn = validate220;
const schema70 = {"$id":"BenchmarkTurn","type":"object","properties":{"request":{"$ref":"BenchmarkRequest"},"read_again":{"type":["number","null"],"minimum":0,"maximum":1}},"required":["request"],"additionalProperties":false};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BenchmarkTurn" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.request === undefined) && (missing0 = "request")){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "request") || (key0 === "read_again"))){
validate220.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.request !== undefined){
const _errs1 = errors;
if(!(validate213(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_again !== undefined){
let data1 = data.read_again;
const _errs2 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate220.errors = [{instancePath:instancePath+"/read_again",schemaPath:"#/properties/read_again/type",keyword:"type",params:{type: schema70.properties.read_again.type},message:"must be number,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
validate220.errors = [{instancePath:instancePath+"/read_again",schemaPath:"#/properties/read_again/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate220.errors = [{instancePath:instancePath+"/read_again",schemaPath:"#/properties/read_again/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate220.errors = vErrors;
return errors === 0;
}

export const validateProviderBenchmark = validate222;
const schema71 = {"$id":"ProviderBenchmark","type":"object","properties":{"turnwire_version":{"type":"string","minLength":1},"started_at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},"duration_ns":{"type":"integer","minimum":0},"ended":{"$ref":"BenchmarkEnding"},"provider_id":{"type":"string","minLength":1},"provider_type":{"$ref":"ProviderType"},"model":{"type":"string","minLength":1},"max_tokens":{"type":"integer","minimum":1},"counted_in":{"enum":["tokens","pieces"]},"warm_up":{"anyOf":[{"$ref":"BenchmarkRequest"},{"type":"null"}]},"levels":{"type":"array","items":{"$ref":"BenchmarkLevel"}},"conversation":{"anyOf":[{"type":"array","items":{"$ref":"BenchmarkTurn"}},{"type":"null"}]}},"required":["turnwire_version","started_at","duration_ns","ended","provider_id","provider_type","model","max_tokens","counted_in","levels"],"additionalProperties":false};
const pattern24 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$", "u");

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderType" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate224.errors = vErrors;
return errors === 0;
}


function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderBenchmark" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.turnwire_version === undefined) && (missing0 = "turnwire_version")) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.duration_ns === undefined) && (missing0 = "duration_ns"))) || ((data.ended === undefined) && (missing0 = "ended"))) || ((data.provider_id === undefined) && (missing0 = "provider_id"))) || ((data.provider_type === undefined) && (missing0 = "provider_type"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.max_tokens === undefined) && (missing0 = "max_tokens"))) || ((data.counted_in === undefined) && (missing0 = "counted_in"))) || ((data.levels === undefined) && (missing0 = "levels"))){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(func58.call(schema71.properties, key0))){
validate222.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.turnwire_version !== undefined){
let data0 = data.turnwire_version;
const _errs1 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate222.errors = [{instancePath:instancePath+"/turnwire_version",schemaPath:"#/properties/turnwire_version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate222.errors = [{instancePath:instancePath+"/turnwire_version",schemaPath:"#/properties/turnwire_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data1 = data.started_at;
const _errs3 = errors;
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
validate222.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""}];
return false;
}
}
else {
validate222.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ns !== undefined){
let data2 = data.duration_ns;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate222.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate222.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended !== undefined){
const _errs7 = errors;
if(!(validate211(data.ended, {instancePath:instancePath+"/ended",parentData:data,parentDataProperty:"ended",rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_id !== undefined){
let data4 = data.provider_id;
const _errs8 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate222.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate222.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_type !== undefined){
const _errs10 = errors;
if(!(validate224(data.provider_type, {instancePath:instancePath+"/provider_type",parentData:data,parentDataProperty:"provider_type",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data6 = data.model;
const _errs11 = errors;
if(typeof data6 === "string"){
if(func0(data6) < 1){
validate222.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate222.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data7 = data.max_tokens;
const _errs13 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate222.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate222.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counted_in !== undefined){
let data8 = data.counted_in;
const _errs15 = errors;
if(!((data8 === "tokens") || (data8 === "pieces"))){
validate222.errors = [{instancePath:instancePath+"/counted_in",schemaPath:"#/properties/counted_in/enum",keyword:"enum",params:{allowedValues: schema71.properties.counted_in.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warm_up !== undefined){
let data9 = data.warm_up;
const _errs16 = errors;
if(data9 !== null){
if(!(validate213(data9, {instancePath:instancePath+"/warm_up",parentData:data,parentDataProperty:"warm_up",rootData}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.levels !== undefined){
let data10 = data.levels;
const _errs18 = errors;
if(Array.isArray(data10)){
var valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs19 = errors;
if(!(validate216(data10[i0], {instancePath:instancePath+"/levels/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation !== undefined){
let data12 = data.conversation;
const _errs21 = errors;
if(data12 !== null){
if(Array.isArray(data12)){
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(!(validate220(data12[i1], {instancePath:instancePath+"/conversation/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate222.errors = vErrors;
return errors === 0;
}

export const validatePromptTokens = validate229;

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptTokens" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
validate229.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate229.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate229.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
validate229.errors = vErrors;
return errors === 0;
}

export const validateCompletionRequest = validate230;
const schema74 = {"$id":"CompletionRequest","type":"object","properties":{"prompt":{"anyOf":[{"type":"string"},{"$ref":"PromptTokens"}]},"parameters":{"$ref":"ModelParameters"},"suffix":{"type":["string","null"]},"system":{"type":["string","null"]},"images":{"type":["array","null"],"items":{"$ref":"ImagePart"}},"response_format":{"anyOf":[{"$ref":"ResponseFormat"},{"type":"null"}]},"stream":{"type":["boolean","null"]},"stream_options":{"anyOf":[{"$ref":"StreamOptions"},{"type":"null"}]},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["prompt","parameters"]};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompletionRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.prompt === undefined) && (missing0 = "prompt")) || ((data.parameters === undefined) && (missing0 = "parameters"))){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.prompt !== undefined){
let data0 = data.prompt;
const _errs0 = errors;
if(typeof data0 === "string"){
if(typeof data0 !== "string"){
validate230.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data0)){
if(!(validate229(data0, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
}
else {
validate230.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
const _errs4 = errors;
if(!(validate117(data.parameters, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suffix !== undefined){
let data2 = data.suffix;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate230.errors = [{instancePath:instancePath+"/suffix",schemaPath:"#/properties/suffix/type",keyword:"type",params:{type: schema74.properties.suffix.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
let data3 = data.system;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate230.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema74.properties.system.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data4 = data.images;
const _errs9 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate230.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema74.properties.images.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate43(data4[i0], {instancePath:instancePath+"/images/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
if(data.response_format !== undefined){
let data6 = data.response_format;
const _errs12 = errors;
if(data6 !== null){
if(!(validate143(data6, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data7 = data.stream;
const _errs14 = errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
validate230.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema74.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data8 = data.stream_options;
const _errs16 = errors;
if(data8 !== null){
if(!(validate155(data8, {instancePath:instancePath+"/stream_options",parentData:data,parentDataProperty:"stream_options",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data9 = data.metadata;
const _errs18 = errors;
if(data9 !== null){
if(!(validate74(data9, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data10 = data.extras;
const _errs20 = errors;
if(data10 !== null){
if(!(validate1(data10, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
else {
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate230.errors = vErrors;
return errors === 0;
}

export const validateCompletionResponse = validate238;
const schema75 = {"$id":"CompletionResponse","type":"object","properties":{"text":{"type":"string"},"thinking":{"type":["string","null"]},"usage":{"$ref":"UsageInfo"},"finish_reason":{"$ref":"FinishReason"},"raw_finish_reason":{"type":["string","null"]},"model":{"type":["string","null"]},"id":{"type":["string","null"]},"created":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"diagnostics":{"type":["array","null"],"items":{"$ref":"Diagnostic"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["text","usage","finish_reason"]};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompletionResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.text === undefined) && (missing0 = "text")) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.finish_reason === undefined) && (missing0 = "finish_reason"))){
validate238.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.text !== undefined){
const _errs0 = errors;
if(typeof data.text !== "string"){
validate238.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data1 = data.thinking;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate238.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: schema75.properties.thinking.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs4 = errors;
if(!(validate6(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
const _errs5 = errors;
if(!(validate4(data.finish_reason, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raw_finish_reason !== undefined){
let data4 = data.raw_finish_reason;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate238.errors = [{instancePath:instancePath+"/raw_finish_reason",schemaPath:"#/properties/raw_finish_reason/type",keyword:"type",params:{type: schema75.properties.raw_finish_reason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data5 = data.model;
const _errs8 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate238.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema75.properties.model.type},message:"must be string,null"}];
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
const _errs10 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate238.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema75.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data7 = data.created;
const _errs12 = errors;
if(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7))){
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate238.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
else if(typeof data7 === "string"){
if(typeof data7 !== "string"){
validate238.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data7 === null){
if(data7 !== null){
validate238.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined){
let data8 = data.diagnostics;
const _errs19 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate238.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema75.properties.diagnostics.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data8)){
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate182(data8[i0], {instancePath:instancePath+"/diagnostics/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid2 = _errs20 === errors;
if(!valid2){
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
if(data.extras !== undefined){
let data10 = data.extras;
const _errs22 = errors;
if(data10 !== null){
if(!(validate1(data10, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
else {
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate238.errors = vErrors;
return errors === 0;
}

export const validateCompletionChunk = validate243;
const schema76 = {"$id":"CompletionChunk","type":"object","properties":{"text":{"type":["string","null"]},"thinking":{"type":["string","null"]},"is_complete":{"type":["boolean","null"]},"finish_reason":{"anyOf":[{"$ref":"FinishReason"},{"type":"null"}]},"raw_finish_reason":{"type":["string","null"]},"usage":{"anyOf":[{"$ref":"UsageInfo"},{"type":"null"}]},"model":{"type":["string","null"]},"id":{"type":["string","null"]},"created":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"diagnostics":{"type":["array","null"],"items":{"$ref":"Diagnostic"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"if":{"required":["is_complete"],"properties":{"is_complete":{"const":true}}},"then":{"required":["finish_reason"],"properties":{"finish_reason":{"not":{"type":"null"}}}}};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompletionChunk" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate243.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema76.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data1 = data.thinking;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate243.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: schema76.properties.thinking.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_complete !== undefined){
let data2 = data.is_complete;
const _errs4 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate243.errors = [{instancePath:instancePath+"/is_complete",schemaPath:"#/properties/is_complete/type",keyword:"type",params:{type: schema76.properties.is_complete.type},message:"must be boolean,null"}];
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
const _errs6 = errors;
if(data3 !== null){
if(!(validate4(data3, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raw_finish_reason !== undefined){
let data4 = data.raw_finish_reason;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate243.errors = [{instancePath:instancePath+"/raw_finish_reason",schemaPath:"#/properties/raw_finish_reason/type",keyword:"type",params:{type: schema76.properties.raw_finish_reason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data5 = data.usage;
const _errs10 = errors;
if(data5 !== null){
if(!(validate6(data5, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data6 = data.model;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate243.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema76.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data7 = data.id;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate243.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema76.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data8 = data.created;
const _errs16 = errors;
if(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8))){
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate243.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
else if(typeof data8 === "string"){
if(typeof data8 !== "string"){
validate243.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data8 === null){
if(data8 !== null){
validate243.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate243.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined){
let data9 = data.diagnostics;
const _errs23 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
validate243.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema76.properties.diagnostics.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data9)){
var valid4 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate182(data9[i0], {instancePath:instancePath+"/diagnostics/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
if(!valid4){
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
if(data.extras !== undefined){
let data11 = data.extras;
const _errs26 = errors;
if(data11 !== null){
if(!(validate1(data11, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
else {
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs29 = errors;
let valid6 = true;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is_complete === undefined) && (missing0 = "is_complete")){
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
if(data.is_complete !== undefined){
if(true !== data.is_complete){
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
var _valid6 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.finish_reason === undefined) && (missing1 = "finish_reason")){
validate243.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.finish_reason !== undefined){
const _errs34 = errors;
const _errs35 = errors;
if(data.finish_reason !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid9 = _errs35 === errors;
if(valid9){
validate243.errors = [{instancePath:instancePath+"/finish_reason",schemaPath:"#/then/properties/finish_reason/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid6 = _errs32 === errors;
valid6 = _valid6;
}
if(!valid6){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate243.errors = vErrors;
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}

export const validateConfigFile = validate248;
const schema78 = {"$id":"ModelProviders","type":"object","properties":{"default":{"type":["string","null"],"minLength":1},"providers":{"type":["object","null"],"additionalProperties":{"$ref":"ProviderConfig"}},"aliases":{"type":["object","null"],"additionalProperties":{"$ref":"AliasConfig"}},"keys":{"type":["object","null"],"additionalProperties":{"$ref":"ClientKeyConfig"}},"health_check_interval":{"type":["number","null"],"minimum":0},"allow_hosts":{"type":["array","null"],"items":{"type":"string","minLength":1}},"air_gapped":{"type":["boolean","null"]},"on_loss":{"anyOf":[{"$ref":"OnLoss"},{"type":"null"}]},"audit":{"anyOf":[{"$ref":"AuditConfig"},{"type":"null"}]}},"additionalProperties":false};
const schema79 = {"$id":"ProviderConfig","type":"object","properties":{"type":{"$ref":"ProviderType"},"endpoint":{"type":["string","null"],"pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"},"timeout":{"type":["number","null"],"minimum":0},"connect_timeout":{"type":["number","null"],"minimum":0},"health_check_interval":{"type":["number","null"],"minimum":0},"models":{"type":["array","null"],"items":{"$ref":"ModelConfig"}},"defaults":{"anyOf":[{"$ref":"ParameterDefaults"},{"type":"null"}]},"headers":{"anyOf":[{"$ref":"Headers"},{"type":"null"}]},"api_key_env":{"type":["string","null"],"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"api_key_file":{"type":["string","null"],"minLength":1},"tls":{"anyOf":[{"$ref":"TlsConfig"},{"type":"null"}]},"fallback":{"type":["array","null"],"items":{"$ref":"FallbackConfig"}},"members":{"type":["array","null"],"minItems":1,"items":{"anyOf":[{"type":"string","minLength":1},{"$ref":"PoolMemberConfig"}]}},"options":{"anyOf":[{"$ref":"JsonObject"},{"type":"null"}]}},"required":["type"],"if":{"required":["type"],"properties":{"type":{"const":"pool"}}},"then":{"required":["members"],"properties":{"members":{"not":{"type":"null"}}}},"additionalProperties":false};
const schema80 = {"$id":"ModelConfig","type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"context_length":{"type":["integer","null"],"exclusiveMinimum":0},"capabilities":{"anyOf":[{"$ref":"Capabilities"},{"type":"null"}]}},"required":["name"],"additionalProperties":false};
const schema82 = {"$id":"Capability","enum":["yes","no","unknown"]};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Capability" */;
let vErrors = null;
let errors = 0;
if(!(((data === "yes") || (data === "no")) || (data === "unknown"))){
validate254.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate254.errors = vErrors;
return errors === 0;
}


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Capabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.streaming !== undefined){
let data0 = data.streaming;
const _errs0 = errors;
if(data0 !== null){
if(!(validate254(data0, {instancePath:instancePath+"/streaming",parentData:data,parentDataProperty:"streaming",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
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
if(!(validate254(data1, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data2 = data.tool_choice;
const _errs4 = errors;
if(data2 !== null){
if(!(validate254(data2, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data3 = data.parallel_tool_calls;
const _errs6 = errors;
if(data3 !== null){
if(!(validate254(data3, {instancePath:instancePath+"/parallel_tool_calls",parentData:data,parentDataProperty:"parallel_tool_calls",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data4 = data.thinking;
const _errs8 = errors;
if(data4 !== null){
if(!(validate254(data4, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.structured_output !== undefined){
let data5 = data.structured_output;
const _errs10 = errors;
if(data5 !== null){
if(!(validate254(data5, {instancePath:instancePath+"/structured_output",parentData:data,parentDataProperty:"structured_output",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vision !== undefined){
let data6 = data.vision;
const _errs12 = errors;
if(data6 !== null){
if(!(validate254(data6, {instancePath:instancePath+"/vision",parentData:data,parentDataProperty:"vision",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio !== undefined){
let data7 = data.audio;
const _errs14 = errors;
if(data7 !== null){
if(!(validate254(data7, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.embedding !== undefined){
let data8 = data.embedding;
const _errs16 = errors;
if(data8 !== null){
if(!(validate254(data8, {instancePath:instancePath+"/embedding",parentData:data,parentDataProperty:"embedding",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data9 = data.extras;
const _errs18 = errors;
if(data9 !== null){
if(!(validate1(data9, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
}
else {
validate253.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate253.errors = vErrors;
return errors === 0;
}


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate252.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "context_length")) || (key0 === "capabilities"))){
validate252.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
validate252.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate252.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_length !== undefined){
let data1 = data.context_length;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate252.errors = [{instancePath:instancePath+"/context_length",schemaPath:"#/properties/context_length/type",keyword:"type",params:{type: schema80.properties.context_length.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 <= 0 || isNaN(data1)){
validate252.errors = [{instancePath:instancePath+"/context_length",schemaPath:"#/properties/context_length/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data2 = data.capabilities;
const _errs5 = errors;
if(data2 !== null){
if(!(validate253(data2, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
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
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate252.errors = vErrors;
return errors === 0;
}

const schema83 = {"$id":"ParameterDefaults","type":"object","properties":{"max_tokens":{"type":["integer","null"],"exclusiveMinimum":0},"temperature":{"type":["number","null"],"minimum":0,"maximum":2},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"stop_sequences":{"type":["array","null"],"items":{"type":"string","minLength":1}},"thinking":{"anyOf":[{"type":"boolean"},{"$ref":"ThinkingEffort"},{"type":"null"}]},"text_format":{"type":["string","null"],"pattern":"^[a-z0-9]+([.-][a-z0-9]+)*$"}},"additionalProperties":false};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParameterDefaults" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!((((((key0 === "max_tokens") || (key0 === "temperature")) || (key0 === "top_p")) || (key0 === "stop_sequences")) || (key0 === "thinking")) || (key0 === "text_format"))){
validate267.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.max_tokens !== undefined){
let data0 = data.max_tokens;
const _errs1 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate267.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema83.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 <= 0 || isNaN(data0)){
validate267.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data1 = data.temperature;
const _errs3 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate267.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema83.properties.temperature.type},message:"must be number,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2 || isNaN(data1)){
validate267.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate267.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data2 = data.top_p;
const _errs5 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate267.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema83.properties.top_p.type},message:"must be number,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
validate267.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate267.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequences !== undefined){
let data3 = data.stop_sequences;
const _errs7 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate267.errors = [{instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/type",keyword:"type",params:{type: schema83.properties.stop_sequences.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs8 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate267.errors = [{instancePath:instancePath+"/stop_sequences/" + i0,schemaPath:"#/properties/stop_sequences/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate267.errors = [{instancePath:instancePath+"/stop_sequences/" + i0,schemaPath:"#/properties/stop_sequences/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.thinking !== undefined){
let data5 = data.thinking;
const _errs11 = errors;
if(typeof data5 === "boolean"){
if(typeof data5 !== "boolean"){
validate267.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else if(typeof data5 === "string"){
if(!(validate118(data5, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
validate267.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate267.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text_format !== undefined){
let data6 = data.text_format;
const _errs17 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate267.errors = [{instancePath:instancePath+"/text_format",schemaPath:"#/properties/text_format/type",keyword:"type",params:{type: schema83.properties.text_format.type},message:"must be string,null"}];
return false;
}
if(typeof data6 === "string"){
if(!pattern13.test(data6)){
validate267.errors = [{instancePath:instancePath+"/text_format",schemaPath:"#/properties/text_format/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+([.-][a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+([.-][a-z0-9]+)*$"+"\""}];
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
else {
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate267.errors = vErrors;
return errors === 0;
}


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Headers" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof data[key0] !== "string"){
validate270.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
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

const schema85 = {"$id":"TlsConfig","type":"object","properties":{"verify":{"type":["boolean","null"]},"ca_file":{"type":["string","null"],"minLength":1}},"additionalProperties":false};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TlsConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "verify") || (key0 === "ca_file"))){
validate272.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.verify !== undefined){
let data0 = data.verify;
const _errs1 = errors;
if((typeof data0 !== "boolean") && (data0 !== null)){
validate272.errors = [{instancePath:instancePath+"/verify",schemaPath:"#/properties/verify/type",keyword:"type",params:{type: schema85.properties.verify.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ca_file !== undefined){
let data1 = data.ca_file;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate272.errors = [{instancePath:instancePath+"/ca_file",schemaPath:"#/properties/ca_file/type",keyword:"type",params:{type: schema85.properties.ca_file.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate272.errors = [{instancePath:instancePath+"/ca_file",schemaPath:"#/properties/ca_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
else {
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate272.errors = vErrors;
return errors === 0;
}

const schema86 = {"$id":"FallbackConfig","type":"object","properties":{"provider":{"type":"string","minLength":1},"model":{"type":["string","null"],"pattern":"\\S"}},"required":["provider"],"additionalProperties":false};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FallbackConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "provider") || (key0 === "model"))){
validate274.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.provider !== undefined){
let data0 = data.provider;
const _errs1 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate274.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate274.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data1 = data.model;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate274.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema86.properties.model.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
validate274.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
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
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate274.errors = vErrors;
return errors === 0;
}

const schema87 = {"$id":"PoolMemberConfig","type":"object","properties":{"provider":{"type":"string","minLength":1},"concurrency":{"type":["integer","null"],"exclusiveMinimum":0},"rate":{"type":["number","null"],"exclusiveMinimum":0}},"required":["provider"],"additionalProperties":false};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PoolMemberConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "provider") || (key0 === "concurrency")) || (key0 === "rate"))){
validate276.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.provider !== undefined){
let data0 = data.provider;
const _errs1 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate276.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate276.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concurrency !== undefined){
let data1 = data.concurrency;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate276.errors = [{instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: schema87.properties.concurrency.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 <= 0 || isNaN(data1)){
validate276.errors = [{instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
let data2 = data.rate;
const _errs5 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate276.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: schema87.properties.rate.type},message:"must be number,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 <= 0 || isNaN(data2)){
validate276.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
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
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate276.errors = vErrors;
return errors === 0;
}

const pattern25 = new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$", "u");
const pattern28 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(func58.call(schema79.properties, key0))){
validate250.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if(!(validate224(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint !== undefined){
let data1 = data.endpoint;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate250.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: schema79.properties.endpoint.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(!pattern25.test(data1)){
validate250.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"},message:"must match pattern \""+"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"+"\""}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data2 = data.timeout;
const _errs4 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate250.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: schema79.properties.timeout.type},message:"must be number,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate250.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connect_timeout !== undefined){
let data3 = data.connect_timeout;
const _errs6 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate250.errors = [{instancePath:instancePath+"/connect_timeout",schemaPath:"#/properties/connect_timeout/type",keyword:"type",params:{type: schema79.properties.connect_timeout.type},message:"must be number,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate250.errors = [{instancePath:instancePath+"/connect_timeout",schemaPath:"#/properties/connect_timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.health_check_interval !== undefined){
let data4 = data.health_check_interval;
const _errs8 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate250.errors = [{instancePath:instancePath+"/health_check_interval",schemaPath:"#/properties/health_check_interval/type",keyword:"type",params:{type: schema79.properties.health_check_interval.type},message:"must be number,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate250.errors = [{instancePath:instancePath+"/health_check_interval",schemaPath:"#/properties/health_check_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data5 = data.models;
const _errs10 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate250.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: schema79.properties.models.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate252(data5[i0], {instancePath:instancePath+"/models/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
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
if(data.defaults !== undefined){
let data7 = data.defaults;
const _errs13 = errors;
if(data7 !== null){
if(!(validate267(data7, {instancePath:instancePath+"/defaults",parentData:data,parentDataProperty:"defaults",rootData}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data8 = data.headers;
const _errs15 = errors;
if(data8 !== null){
if(!(validate270(data8, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_key_env !== undefined){
let data9 = data.api_key_env;
const _errs17 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate250.errors = [{instancePath:instancePath+"/api_key_env",schemaPath:"#/properties/api_key_env/type",keyword:"type",params:{type: schema79.properties.api_key_env.type},message:"must be string,null"}];
return false;
}
if(typeof data9 === "string"){
if(!pattern28.test(data9)){
validate250.errors = [{instancePath:instancePath+"/api_key_env",schemaPath:"#/properties/api_key_env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_key_file !== undefined){
let data10 = data.api_key_file;
const _errs19 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate250.errors = [{instancePath:instancePath+"/api_key_file",schemaPath:"#/properties/api_key_file/type",keyword:"type",params:{type: schema79.properties.api_key_file.type},message:"must be string,null"}];
return false;
}
if(typeof data10 === "string"){
if(func0(data10) < 1){
validate250.errors = [{instancePath:instancePath+"/api_key_file",schemaPath:"#/properties/api_key_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tls !== undefined){
let data11 = data.tls;
const _errs21 = errors;
if(data11 !== null){
if(!(validate272(data11, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback !== undefined){
let data12 = data.fallback;
const _errs23 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
validate250.errors = [{instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"type",params:{type: schema79.properties.fallback.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data12)){
var valid5 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate274(data12[i1], {instancePath:instancePath+"/fallback/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
var valid5 = _errs24 === errors;
if(!valid5){
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
if(data.members !== undefined){
let data14 = data.members;
const _errs26 = errors;
if((!(Array.isArray(data14))) && (data14 !== null)){
validate250.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: schema79.properties.members.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data14)){
if(data14.length < 1){
validate250.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
const _errs27 = errors;
if(typeof data15 === "string"){
if(typeof data15 === "string"){
if(func0(data15) < 1){
validate250.errors = [{instancePath:instancePath+"/members/" + i2,schemaPath:"#/properties/members/items/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate250.errors = [{instancePath:instancePath+"/members/" + i2,schemaPath:"#/properties/members/items/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(!(validate276(data15, {instancePath:instancePath+"/members/" + i2,parentData:data14,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
}
else {
validate250.errors = [{instancePath:instancePath+"/members/" + i2,schemaPath:"#/properties/members/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid6 = _errs27 === errors;
if(!valid6){
break;
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data16 = data.options;
const _errs32 = errors;
if(data16 !== null){
if(!(validate38(data16, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
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
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs35 = errors;
let valid9 = true;
const _errs36 = errors;
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
else {
if(data.type !== undefined){
if("pool" !== data.type){
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
var _valid6 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.members === undefined) && (missing2 = "members")){
validate250.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.members !== undefined){
const _errs40 = errors;
const _errs41 = errors;
if(data.members !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid12 = _errs41 === errors;
if(valid12){
validate250.errors = [{instancePath:instancePath+"/members",schemaPath:"#/then/properties/members/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid6 = _errs38 === errors;
valid9 = _valid6;
}
if(!valid9){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate250.errors = vErrors;
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AliasConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "model") || (key0 === "defaults"))){
validate280.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
validate280.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate280.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaults !== undefined){
let data1 = data.defaults;
const _errs3 = errors;
if(data1 !== null){
if(!(validate267(data1, {instancePath:instancePath+"/defaults",parentData:data,parentDataProperty:"defaults",rootData}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
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
validate280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate280.errors = vErrors;
return errors === 0;
}

const schema89 = {"$id":"ClientKeyConfig","type":"object","properties":{"api_key_env":{"type":["string","null"],"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"api_key_file":{"type":["string","null"],"minLength":1},"concurrency":{"type":["integer","null"],"exclusiveMinimum":0}},"oneOf":[{"required":["api_key_env"],"properties":{"api_key_env":{"not":{"type":"null"}}}},{"required":["api_key_file"],"properties":{"api_key_file":{"not":{"type":"null"}}}}],"additionalProperties":false};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ClientKeyConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "api_key_env") || (key0 === "api_key_file")) || (key0 === "concurrency"))){
validate283.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.api_key_env !== undefined){
let data0 = data.api_key_env;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate283.errors = [{instancePath:instancePath+"/api_key_env",schemaPath:"#/properties/api_key_env/type",keyword:"type",params:{type: schema89.properties.api_key_env.type},message:"must be string,null"}];
return false;
}
if(typeof data0 === "string"){
if(!pattern28.test(data0)){
validate283.errors = [{instancePath:instancePath+"/api_key_env",schemaPath:"#/properties/api_key_env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_key_file !== undefined){
let data1 = data.api_key_file;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate283.errors = [{instancePath:instancePath+"/api_key_file",schemaPath:"#/properties/api_key_file/type",keyword:"type",params:{type: schema89.properties.api_key_file.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate283.errors = [{instancePath:instancePath+"/api_key_file",schemaPath:"#/properties/api_key_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concurrency !== undefined){
let data2 = data.concurrency;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate283.errors = [{instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: schema89.properties.concurrency.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 <= 0 || isNaN(data2)){
validate283.errors = [{instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
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
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs8 = errors;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.api_key_env === undefined) && (missing0 = "api_key_env")){
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
if(data.api_key_env !== undefined){
const _errs11 = errors;
const _errs12 = errors;
if(data.api_key_env !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs12 === errors;
if(valid2){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid0 = _errs9 === errors;
if(_valid0){
fitting0++;
}
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.api_key_file === undefined) && (missing1 = "api_key_file")){
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
if(data.api_key_file !== undefined){
const _errs16 = errors;
const _errs17 = errors;
if(data.api_key_file !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid4 = _errs17 === errors;
if(valid4){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid1 = _errs14 === errors;
if(_valid1){
fitting0++;
}
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(fitting0 !== 1){
validate283.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}

const schema90 = {"$id":"OnLoss","enum":["report","warn","raise"]};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OnLoss" */;
let vErrors = null;
let errors = 0;
if(!(((data === "report") || (data === "warn")) || (data === "raise"))){
validate285.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate285.errors = vErrors;
return errors === 0;
}

const schema91 = {"$id":"AuditConfig","type":"object","properties":{"jsonl":{"type":["string","null"],"minLength":1},"logging":{"type":["string","null"],"minLength":1},"otel":{"type":["boolean","null"]}},"additionalProperties":false};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AuditConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "jsonl") || (key0 === "logging")) || (key0 === "otel"))){
validate287.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.jsonl !== undefined){
let data0 = data.jsonl;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate287.errors = [{instancePath:instancePath+"/jsonl",schemaPath:"#/properties/jsonl/type",keyword:"type",params:{type: schema91.properties.jsonl.type},message:"must be string,null"}];
return false;
}
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate287.errors = [{instancePath:instancePath+"/jsonl",schemaPath:"#/properties/jsonl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logging !== undefined){
let data1 = data.logging;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate287.errors = [{instancePath:instancePath+"/logging",schemaPath:"#/properties/logging/type",keyword:"type",params:{type: schema91.properties.logging.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate287.errors = [{instancePath:instancePath+"/logging",schemaPath:"#/properties/logging/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otel !== undefined){
let data2 = data.otel;
const _errs5 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate287.errors = [{instancePath:instancePath+"/otel",schemaPath:"#/properties/otel/type",keyword:"type",params:{type: schema91.properties.otel.type},message:"must be boolean,null"}];
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
else {
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate287.errors = vErrors;
return errors === 0;
}


function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelProviders" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!(func58.call(schema78.properties, key0))){
validate249.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.default !== undefined){
let data0 = data.default;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate249.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: schema78.properties.default.type},message:"must be string,null"}];
return false;
}
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate249.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.providers !== undefined){
let data1 = data.providers;
const _errs3 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate249.errors = [{instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: schema78.properties.providers.type},message:"must be object,null"}];
return false;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs5 = errors;
if(!(validate250(data1[key1], {instancePath:instancePath+"/providers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
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
if(valid0){
if(data.aliases !== undefined){
let data3 = data.aliases;
const _errs7 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate249.errors = [{instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: schema78.properties.aliases.type},message:"must be object,null"}];
return false;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
const _errs9 = errors;
if(!(validate280(data3[key2], {instancePath:instancePath+"/aliases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
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
if(data.keys !== undefined){
let data5 = data.keys;
const _errs11 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate249.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: schema78.properties.keys.type},message:"must be object,null"}];
return false;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key3 in data5){
const _errs13 = errors;
if(!(validate283(data5[key3], {instancePath:instancePath+"/keys/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.health_check_interval !== undefined){
let data7 = data.health_check_interval;
const _errs15 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate249.errors = [{instancePath:instancePath+"/health_check_interval",schemaPath:"#/properties/health_check_interval/type",keyword:"type",params:{type: schema78.properties.health_check_interval.type},message:"must be number,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate249.errors = [{instancePath:instancePath+"/health_check_interval",schemaPath:"#/properties/health_check_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_hosts !== undefined){
let data8 = data.allow_hosts;
const _errs17 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate249.errors = [{instancePath:instancePath+"/allow_hosts",schemaPath:"#/properties/allow_hosts/type",keyword:"type",params:{type: schema78.properties.allow_hosts.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data8)){
var valid4 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs18 = errors;
if(typeof data9 === "string"){
if(func0(data9) < 1){
validate249.errors = [{instancePath:instancePath+"/allow_hosts/" + i0,schemaPath:"#/properties/allow_hosts/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate249.errors = [{instancePath:instancePath+"/allow_hosts/" + i0,schemaPath:"#/properties/allow_hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs18 === errors;
if(!valid4){
break;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.air_gapped !== undefined){
let data10 = data.air_gapped;
const _errs21 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate249.errors = [{instancePath:instancePath+"/air_gapped",schemaPath:"#/properties/air_gapped/type",keyword:"type",params:{type: schema78.properties.air_gapped.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.on_loss !== undefined){
let data11 = data.on_loss;
const _errs23 = errors;
if(data11 !== null){
if(!(validate285(data11, {instancePath:instancePath+"/on_loss",parentData:data,parentDataProperty:"on_loss",rootData}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audit !== undefined){
let data12 = data.audit;
const _errs25 = errors;
if(data12 !== null){
if(!(validate287(data12, {instancePath:instancePath+"/audit",parentData:data,parentDataProperty:"audit",rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
}
var valid0 = _errs25 === errors;
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
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate249.errors = vErrors;
return errors === 0;
}

const schema92 = {"$id":"AgentConfig","type":"object","properties":{"provider":{"type":["string","null"],"minLength":1},"model":{"type":["string","null"],"minLength":1},"workspace_root":{"type":["string","null"],"minLength":1},"store":{"type":["string","null"],"minLength":1},"modes":{"type":["array","null"],"items":{"$ref":"Mode"}},"mode":{"anyOf":[{"$ref":"ContextName"},{"type":"null"}]},"tools":{"anyOf":[{"$ref":"ToolPolicy"},{"type":"null"}]},"files":{"anyOf":[{"$ref":"FilePolicy"},{"type":"null"}]},"mcp":{"type":["object","null"],"additionalProperties":{"$ref":"McpServerConfig"}},"ocr":{"anyOf":[{"$ref":"OcrConfig"},{"type":"null"}]},"budget":{"anyOf":[{"$ref":"Budget"},{"type":"null"}]}},"additionalProperties":false};
const schema93 = {"$id":"Mode","type":"object","properties":{"name":{"$ref":"ContextName"},"system_prompt":{"type":["string","null"],"minLength":1},"role":{"type":["string","null"],"minLength":1},"tools":{"type":["array","null"],"items":{"$ref":"ToolName"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["name"]};
const pattern32 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$", "u");

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContextName" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern32.test(data)){
validate292.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""}];
return false;
}
}
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate292.errors = vErrors;
return errors === 0;
}


function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Mode" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate291.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs0 = errors;
if(!(validate292(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_prompt !== undefined){
let data1 = data.system_prompt;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate291.errors = [{instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/type",keyword:"type",params:{type: schema93.properties.system_prompt.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate291.errors = [{instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data2 = data.role;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate291.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema93.properties.role.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate291.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
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
if((!(Array.isArray(data3))) && (data3 !== null)){
validate291.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema93.properties.tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate88(data3[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
if(data.extras !== undefined){
let data5 = data.extras;
const _errs8 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate291.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate291.errors = vErrors;
return errors === 0;
}

const schema95 = {"$id":"ToolPolicy","type":"object","properties":{"rules":{"type":["array","null"],"items":{"$ref":"ToolRule"}},"default":{"anyOf":[{"$ref":"ToolDecision"},{"type":"null"}]},"approval_expires_s":{"type":["number","null"],"minimum":0}},"additionalProperties":false};
const schema96 = {"$id":"ToolRule","type":"object","properties":{"decision":{"$ref":"ToolDecision"},"name":{"type":["string","null"],"minLength":1},"tool":{"type":["string","null"],"minLength":1},"server":{"type":["string","null"],"minLength":1},"arguments":{"type":["array","null"],"items":{"$ref":"ArgumentPattern"}},"reason":{"type":["string","null"],"minLength":1}},"required":["decision"],"additionalProperties":false};
const schema97 = {"$id":"ToolDecision","enum":["ask","allow","deny"]};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolDecision" */;
let vErrors = null;
let errors = 0;
if(!(((data === "ask") || (data === "allow")) || (data === "deny"))){
validate300.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema97.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate300.errors = vErrors;
return errors === 0;
}


function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ArgumentPattern" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.at === undefined) && (missing0 = "at")) || ((data.glob === undefined) && (missing0 = "glob"))){
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "at") || (key0 === "glob"))){
validate302.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.at !== undefined){
let data0 = data.at;
const _errs1 = errors;
if(typeof data0 === "string"){
if(!pattern17.test(data0)){
validate302.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^(/([^/~]|~[01])*)*$"},message:"must match pattern \""+"^(/([^/~]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate302.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.glob !== undefined){
let data1 = data.glob;
const _errs3 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate302.errors = [{instancePath:instancePath+"/glob",schemaPath:"#/properties/glob/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate302.errors = [{instancePath:instancePath+"/glob",schemaPath:"#/properties/glob/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolRule" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.decision === undefined) && (missing0 = "decision")){
validate299.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((((((key0 === "decision") || (key0 === "name")) || (key0 === "tool")) || (key0 === "server")) || (key0 === "arguments")) || (key0 === "reason"))){
validate299.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.decision !== undefined){
const _errs1 = errors;
if(!(validate300(data.decision, {instancePath:instancePath+"/decision",parentData:data,parentDataProperty:"decision",rootData}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate299.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema96.properties.name.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate299.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data2 = data.tool;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate299.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: schema96.properties.tool.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate299.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server !== undefined){
let data3 = data.server;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate299.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: schema96.properties.server.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate299.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
let data4 = data.arguments;
const _errs8 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate299.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: schema96.properties.arguments.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate302(data4[i0], {instancePath:instancePath+"/arguments/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
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
if(data.reason !== undefined){
let data6 = data.reason;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate299.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema96.properties.reason.type},message:"must be string,null"}];
return false;
}
if(typeof data6 === "string"){
if(func0(data6) < 1){
validate299.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate299.errors = vErrors;
return errors === 0;
}


function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolPolicy" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "rules") || (key0 === "default")) || (key0 === "approval_expires_s"))){
validate298.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.rules !== undefined){
let data0 = data.rules;
const _errs1 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate298.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: schema95.properties.rules.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate299(data0[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
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
if(data.default !== undefined){
let data2 = data.default;
const _errs4 = errors;
if(data2 !== null){
if(!(validate300(data2, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approval_expires_s !== undefined){
let data3 = data.approval_expires_s;
const _errs6 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate298.errors = [{instancePath:instancePath+"/approval_expires_s",schemaPath:"#/properties/approval_expires_s/type",keyword:"type",params:{type: schema95.properties.approval_expires_s.type},message:"must be number,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate298.errors = [{instancePath:instancePath+"/approval_expires_s",schemaPath:"#/properties/approval_expires_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate298.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate298.errors = vErrors;
return errors === 0;
}

const schema99 = {"$id":"FilePolicy","type":"object","properties":{"roles":{"type":["array","null"],"items":{"$ref":"FileRole"}},"deny":{"type":["array","null"],"items":{"type":"string","minLength":1}},"max_bytes":{"type":["integer","null"],"minimum":0},"max_lines":{"type":["integer","null"],"minimum":0}},"additionalProperties":false};
const schema100 = {"$id":"FileRole","type":"object","properties":{"name":{"$ref":"ContextName"},"rights":{"type":"array","items":{"$ref":"FileRight"}},"deny":{"type":["array","null"],"items":{"type":"string","minLength":1}}},"required":["name","rights"],"additionalProperties":false};
const schema101 = {"$id":"FileRight","enum":["read","write"]};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileRight" */;
let vErrors = null;
let errors = 0;
if(!((data === "read") || (data === "write"))){
validate310.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema101.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate310.errors = vErrors;
return errors === 0;
}


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileRole" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.rights === undefined) && (missing0 = "rights"))){
validate308.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "rights")) || (key0 === "deny"))){
validate308.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate292(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rights !== undefined){
let data1 = data.rights;
const _errs2 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate310(data1[i0], {instancePath:instancePath+"/rights/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate308.errors = [{instancePath:instancePath+"/rights",schemaPath:"#/properties/rights/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deny !== undefined){
let data3 = data.deny;
const _errs5 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate308.errors = [{instancePath:instancePath+"/deny",schemaPath:"#/properties/deny/type",keyword:"type",params:{type: schema100.properties.deny.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs6 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate308.errors = [{instancePath:instancePath+"/deny/" + i1,schemaPath:"#/properties/deny/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate308.errors = [{instancePath:instancePath+"/deny/" + i1,schemaPath:"#/properties/deny/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate308.errors = vErrors;
return errors === 0;
}


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FilePolicy" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!((((key0 === "roles") || (key0 === "deny")) || (key0 === "max_bytes")) || (key0 === "max_lines"))){
validate307.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.roles !== undefined){
let data0 = data.roles;
const _errs1 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate307.errors = [{instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: schema99.properties.roles.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate308(data0[i0], {instancePath:instancePath+"/roles/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
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
if(data.deny !== undefined){
let data2 = data.deny;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate307.errors = [{instancePath:instancePath+"/deny",schemaPath:"#/properties/deny/type",keyword:"type",params:{type: schema99.properties.deny.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate307.errors = [{instancePath:instancePath+"/deny/" + i1,schemaPath:"#/properties/deny/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate307.errors = [{instancePath:instancePath+"/deny/" + i1,schemaPath:"#/properties/deny/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.max_bytes !== undefined){
let data4 = data.max_bytes;
const _errs8 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate307.errors = [{instancePath:instancePath+"/max_bytes",schemaPath:"#/properties/max_bytes/type",keyword:"type",params:{type: schema99.properties.max_bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate307.errors = [{instancePath:instancePath+"/max_bytes",schemaPath:"#/properties/max_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_lines !== undefined){
let data5 = data.max_lines;
const _errs10 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate307.errors = [{instancePath:instancePath+"/max_lines",schemaPath:"#/properties/max_lines/type",keyword:"type",params:{type: schema99.properties.max_lines.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate307.errors = [{instancePath:instancePath+"/max_lines",schemaPath:"#/properties/max_lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate307.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate307.errors = vErrors;
return errors === 0;
}

const schema102 = {"$id":"McpServerConfig","type":"object","properties":{"command":{"type":["string","null"],"minLength":1},"args":{"type":["array","null"],"items":{"type":"string"}},"env":{"type":["object","null"],"additionalProperties":{"type":"string"}},"url":{"type":["string","null"],"pattern":"^https?://[^\\s/?#@]+(/[^\\s#]*)?$"},"headers":{"type":["object","null"],"additionalProperties":{"type":"string"}},"timeout":{"type":["number","null"],"minimum":0},"fresh_for_s":{"type":["object","null"],"additionalProperties":{"type":"number","minimum":0}},"max_bytes":{"type":["integer","null"],"minimum":0}},"additionalProperties":false,"oneOf":[{"required":["command"],"properties":{"command":{"not":{"type":"null"}}}},{"required":["url"],"properties":{"url":{"not":{"type":"null"}}}}]};
const pattern34 = new RegExp("^https?://[^\\s/?#@]+(/[^\\s#]*)?$", "u");

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpServerConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!((((((((key0 === "command") || (key0 === "args")) || (key0 === "env")) || (key0 === "url")) || (key0 === "headers")) || (key0 === "timeout")) || (key0 === "fresh_for_s")) || (key0 === "max_bytes"))){
validate314.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.command !== undefined){
let data0 = data.command;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate314.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: schema102.properties.command.type},message:"must be string,null"}];
return false;
}
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate314.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined){
let data1 = data.args;
const _errs3 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate314.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: schema102.properties.args.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data1[i0] !== "string"){
validate314.errors = [{instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(valid0){
if(data.env !== undefined){
let data3 = data.env;
const _errs7 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate314.errors = [{instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: schema102.properties.env.type},message:"must be object,null"}];
return false;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs9 = errors;
if(typeof data3[key1] !== "string"){
validate314.errors = [{instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
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
if(data.url !== undefined){
let data5 = data.url;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate314.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema102.properties.url.type},message:"must be string,null"}];
return false;
}
if(typeof data5 === "string"){
if(!pattern34.test(data5)){
validate314.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s#]*)?$"},message:"must match pattern \""+"^https?://[^\\s/?#@]+(/[^\\s#]*)?$"+"\""}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data6 = data.headers;
const _errs14 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate314.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: schema102.properties.headers.type},message:"must be object,null"}];
return false;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
const _errs16 = errors;
if(typeof data6[key2] !== "string"){
validate314.errors = [{instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs16 === errors;
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
if(data.timeout !== undefined){
let data8 = data.timeout;
const _errs19 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate314.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: schema102.properties.timeout.type},message:"must be number,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate314.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fresh_for_s !== undefined){
let data9 = data.fresh_for_s;
const _errs21 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate314.errors = [{instancePath:instancePath+"/fresh_for_s",schemaPath:"#/properties/fresh_for_s/type",keyword:"type",params:{type: schema102.properties.fresh_for_s.type},message:"must be object,null"}];
return false;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key3 in data9){
let data10 = data9[key3];
const _errs23 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate314.errors = [{instancePath:instancePath+"/fresh_for_s/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fresh_for_s/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate314.errors = [{instancePath:instancePath+"/fresh_for_s/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fresh_for_s/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_bytes !== undefined){
let data11 = data.max_bytes;
const _errs26 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate314.errors = [{instancePath:instancePath+"/max_bytes",schemaPath:"#/properties/max_bytes/type",keyword:"type",params:{type: schema102.properties.max_bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate314.errors = [{instancePath:instancePath+"/max_bytes",schemaPath:"#/properties/max_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs29 = errors;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.command === undefined) && (missing0 = "command")){
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
if(data.command !== undefined){
const _errs32 = errors;
const _errs33 = errors;
if(data.command !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid6 = _errs33 === errors;
if(valid6){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid0 = _errs30 === errors;
if(_valid0){
fitting0++;
}
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.url === undefined) && (missing1 = "url")){
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
if(data.url !== undefined){
const _errs37 = errors;
const _errs38 = errors;
if(data.url !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid8 = _errs38 === errors;
if(valid8){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid1 = _errs35 === errors;
if(_valid1){
fitting0++;
}
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(fitting0 !== 1){
validate314.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}

const schema103 = {"$id":"OcrConfig","type":"object","properties":{"engine":{"enum":["rapidocr","tesseract",null]},"languages":{"type":["array","null"],"items":{"type":"string","pattern":"^[a-z]{3}(_[a-z]+)?$"},"minItems":1}},"additionalProperties":false};
const pattern35 = new RegExp("^[a-z]{3}(_[a-z]+)?$", "u");

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OcrConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "engine") || (key0 === "languages"))){
validate316.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.engine !== undefined){
let data0 = data.engine;
const _errs1 = errors;
if(!(((data0 === "rapidocr") || (data0 === "tesseract")) || (data0 === null))){
validate316.errors = [{instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/enum",keyword:"enum",params:{allowedValues: schema103.properties.engine.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.languages !== undefined){
let data1 = data.languages;
const _errs2 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate316.errors = [{instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: schema103.properties.languages.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data1)){
if(data1.length < 1){
validate316.errors = [{instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern35.test(data2)){
validate316.errors = [{instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/pattern",keyword:"pattern",params:{pattern: "^[a-z]{3}(_[a-z]+)?$"},message:"must match pattern \""+"^[a-z]{3}(_[a-z]+)?$"+"\""}];
return false;
}
}
else {
validate316.errors = [{instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
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
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate316.errors = vErrors;
return errors === 0;
}

const schema104 = {"$id":"Budget","type":"object","properties":{"max_rounds":{"type":["integer","null"],"minimum":1,"maximum":25},"max_tokens":{"type":["integer","null"],"minimum":1},"max_seconds":{"type":["number","null"],"minimum":0},"max_calls":{"type":["integer","null"],"minimum":1}},"additionalProperties":false};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Budget" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!((((key0 === "max_rounds") || (key0 === "max_tokens")) || (key0 === "max_seconds")) || (key0 === "max_calls"))){
validate318.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.max_rounds !== undefined){
let data0 = data.max_rounds;
const _errs1 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate318.errors = [{instancePath:instancePath+"/max_rounds",schemaPath:"#/properties/max_rounds/type",keyword:"type",params:{type: schema104.properties.max_rounds.type},message:"must be integer,null"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 25 || isNaN(data0)){
validate318.errors = [{instancePath:instancePath+"/max_rounds",schemaPath:"#/properties/max_rounds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate318.errors = [{instancePath:instancePath+"/max_rounds",schemaPath:"#/properties/max_rounds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data1 = data.max_tokens;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate318.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema104.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate318.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_seconds !== undefined){
let data2 = data.max_seconds;
const _errs5 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate318.errors = [{instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/type",keyword:"type",params:{type: schema104.properties.max_seconds.type},message:"must be number,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate318.errors = [{instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_calls !== undefined){
let data3 = data.max_calls;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate318.errors = [{instancePath:instancePath+"/max_calls",schemaPath:"#/properties/max_calls/type",keyword:"type",params:{type: schema104.properties.max_calls.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate318.errors = [{instancePath:instancePath+"/max_calls",schemaPath:"#/properties/max_calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate318.errors = vErrors;
return errors === 0;
}


function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AgentConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!(func58.call(schema92.properties, key0))){
validate290.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.provider !== undefined){
let data0 = data.provider;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate290.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: schema92.properties.provider.type},message:"must be string,null"}];
return false;
}
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate290.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data1 = data.model;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate290.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema92.properties.model.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate290.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace_root !== undefined){
let data2 = data.workspace_root;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate290.errors = [{instancePath:instancePath+"/workspace_root",schemaPath:"#/properties/workspace_root/type",keyword:"type",params:{type: schema92.properties.workspace_root.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate290.errors = [{instancePath:instancePath+"/workspace_root",schemaPath:"#/properties/workspace_root/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data3 = data.store;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate290.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schema92.properties.store.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate290.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modes !== undefined){
let data4 = data.modes;
const _errs9 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate290.errors = [{instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/type",keyword:"type",params:{type: schema92.properties.modes.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate291(data4[i0], {instancePath:instancePath+"/modes/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
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
if(data.mode !== undefined){
let data6 = data.mode;
const _errs12 = errors;
if(data6 !== null){
if(!(validate292(data6, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data7 = data.tools;
const _errs14 = errors;
if(data7 !== null){
if(!(validate298(data7, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data8 = data.files;
const _errs16 = errors;
if(data8 !== null){
if(!(validate307(data8, {instancePath:instancePath+"/files",parentData:data,parentDataProperty:"files",rootData}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp !== undefined){
let data9 = data.mcp;
const _errs18 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate290.errors = [{instancePath:instancePath+"/mcp",schemaPath:"#/properties/mcp/type",keyword:"type",params:{type: schema92.properties.mcp.type},message:"must be object,null"}];
return false;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
const _errs20 = errors;
if(!(validate314(data9[key1], {instancePath:instancePath+"/mcp/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ocr !== undefined){
let data11 = data.ocr;
const _errs22 = errors;
if(data11 !== null){
if(!(validate316(data11, {instancePath:instancePath+"/ocr",parentData:data,parentDataProperty:"ocr",rootData}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined){
let data12 = data.budget;
const _errs24 = errors;
if(data12 !== null){
if(!(validate318(data12, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
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
}
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate290.errors = vErrors;
return errors === 0;
}


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConfigFile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model_providers !== undefined){
let data0 = data.model_providers;
const _errs1 = errors;
if(data0 !== null){
if(!(validate249(data0, {instancePath:instancePath+"/model_providers",parentData:data,parentDataProperty:"model_providers",rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data1 = data.agent;
const _errs3 = errors;
if(data1 !== null){
if(!(validate290(data1, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
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
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate248.errors = vErrors;
return errors === 0;
}

export const validateModelProviders = validate249;

export const validateProviderConfig = validate250;

export const validateModelConfig = validate252;

export const validateAliasConfig = validate280;

export const validateClientKeyConfig = validate283;

export const validateHeaders = validate270;

export const validateTlsConfig = validate272;

export const validateFallbackConfig = validate274;

export const validatePoolMemberConfig = validate276;

export const validateOnLoss = validate285;

export const validateAuditConfig = validate287;

export const validateTextPart = validate36;

export const validateImagePart = validate43;

export const validateAudioPart = validate47;

export const validateDocumentPart = validate51;

export const validateThinkingPart = validate55;

export const validateRefusalPart = validate62;

export const validateForeignPart = validate66;

export const validateUnknownPart = validate70;

export const validateOrigin = validate56;

export const validateContentPart = validate35;

export const validateContent = validate34;

export const validateContextName = validate292;

export const validateMode = validate291;

export const validateBranch = validate321;
const schema105 = {"$id":"Branch","type":"object","properties":{"name":{"$ref":"ContextName"},"created_at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"parent":{"anyOf":[{"$ref":"ContextName"},{"type":"null"}]},"fork_after":{"type":["string","null"],"minLength":1},"entries":{"type":["array","null"],"items":{"$ref":"ContextEntry"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["name","created_at"]};
const pattern37 = new RegExp("^1[.]([1-9][0-9]*)$", "u");
const schema108 = {"$id":"TextData","type":"object","properties":{"role":{"enum":["system","user","assistant"]},"content":{"anyOf":[{"$ref":"Content"},{"type":"null"}]},"variant":{"enum":["developer",null]},"name":{"type":["string","null"]},"answer_id":{"type":["string","null"],"minLength":1},"message_id":{"type":["string","null"],"minLength":1},"model":{"type":["string","null"],"minLength":1},"finish_reason":{"anyOf":[{"$ref":"FinishReason"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["role"],"if":{"required":["role"],"properties":{"role":{"enum":["system","user"]}}},"then":{"required":["content"],"properties":{"content":{"not":{"type":"null"},"minLength":1,"minItems":1}}}};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextData" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs0 = errors;
if(!(((data0 === "system") || (data0 === "user")) || (data0 === "assistant"))){
validate326.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema108.properties.role.enum},message:"must be equal to one of the allowed values"}];
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
if(data1 !== null){
if(!(validate34(data1, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.variant !== undefined){
let data2 = data.variant;
const _errs3 = errors;
if(!((data2 === "developer") || (data2 === null))){
validate326.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/enum",keyword:"enum",params:{allowedValues: schema108.properties.variant.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs4 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate326.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema108.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer_id !== undefined){
let data4 = data.answer_id;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate326.errors = [{instancePath:instancePath+"/answer_id",schemaPath:"#/properties/answer_id/type",keyword:"type",params:{type: schema108.properties.answer_id.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate326.errors = [{instancePath:instancePath+"/answer_id",schemaPath:"#/properties/answer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
let data5 = data.message_id;
const _errs8 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate326.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/type",keyword:"type",params:{type: schema108.properties.message_id.type},message:"must be string,null"}];
return false;
}
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate326.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data6 = data.model;
const _errs10 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate326.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema108.properties.model.type},message:"must be string,null"}];
return false;
}
if(typeof data6 === "string"){
if(func0(data6) < 1){
validate326.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
let data7 = data.finish_reason;
const _errs12 = errors;
if(data7 !== null){
if(!(validate4(data7, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data8 = data.provider_options;
const _errs14 = errors;
if(data8 !== null){
if(!(validate37(data8, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data9 = data.extras;
const _errs16 = errors;
if(data9 !== null){
if(!(validate1(data9, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
}
else {
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs19 = errors;
let valid5 = true;
const _errs20 = errors;
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
else {
if(data.role !== undefined){
let data10 = data.role;
if(!((data10 === "system") || (data10 === "user"))){
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
var _valid4 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.content === undefined) && (missing2 = "content")){
validate326.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.content !== undefined){
let data11 = data.content;
const _errs23 = errors;
if(typeof data11 === "string"){
if(func0(data11) < 1){
validate326.errors = [{instancePath:instancePath+"/content",schemaPath:"#/then/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
if(errors === _errs23){
if(Array.isArray(data11)){
if(data11.length < 1){
validate326.errors = [{instancePath:instancePath+"/content",schemaPath:"#/then/properties/content/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
}
if(errors === _errs23){
const _errs24 = errors;
const _errs25 = errors;
if(data11 !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid8 = _errs25 === errors;
if(valid8){
validate326.errors = [{instancePath:instancePath+"/content",schemaPath:"#/then/properties/content/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
var _valid4 = _errs22 === errors;
valid5 = _valid4;
}
if(!valid5){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate326.errors = vErrors;
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}


function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextEntry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate325.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text" !== data.type){
validate325.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern37.test(data1)){
validate325.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^1[.]([1-9][0-9]*)$"},message:"must match pattern \""+"^1[.]([1-9][0-9]*)$"+"\""}];
return false;
}
}
else {
validate325.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate325.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate325.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs5 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate325.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate325.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs7 = errors;
if(!(validate326(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs8 = errors;
if(data5 !== null){
if(!(validate74(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs10 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate325.errors = vErrors;
return errors === 0;
}

const schema110 = {"$id":"ImageData","type":"object","properties":{"image":{"$ref":"ImagePart"},"source":{"type":["string","null"],"minLength":1},"recognition":{"$ref":"Recognition"},"state":{"$ref":"ImageState"},"used":{"enum":["vision","ocr",null]},"fallback":{"anyOf":[{"$ref":"ImageFallback"},{"type":"null"}]},"text":{"type":["string","null"]},"confidence":{"type":["number","null"],"minimum":0,"maximum":1},"language":{"type":["string","null"],"pattern":"^[a-z]{2,3}$"},"language_confidence":{"type":["number","null"],"minimum":0,"maximum":1},"engine":{"type":["string","null"],"minLength":1},"analysis":{"type":["string","null"]},"width":{"type":["integer","null"],"minimum":1},"height":{"type":["integer","null"],"minimum":1},"size_bytes":{"type":["integer","null"],"minimum":0},"sha256":{"type":["string","null"],"pattern":"^[0-9a-f]{64}$"},"attempts":{"type":["integer","null"],"minimum":0},"problem":{"anyOf":[{"$ref":"EntryProblem"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["image","recognition","state"]};
const schema111 = {"$id":"Recognition","enum":["vision","ocr","auto"]};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Recognition" */;
let vErrors = null;
let errors = 0;
if(!(((data === "vision") || (data === "ocr")) || (data === "auto"))){
validate338.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema111.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate338.errors = vErrors;
return errors === 0;
}

const schema112 = {"$id":"ImageState","enum":["pending","done","failed"]};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageState" */;
let vErrors = null;
let errors = 0;
if(!(((data === "pending") || (data === "done")) || (data === "failed"))){
validate340.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema112.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate340.errors = vErrors;
return errors === 0;
}


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageFallback" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.given_up === undefined) && (missing0 = "given_up")) || ((data.taken === undefined) && (missing0 = "taken"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate342.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.given_up !== undefined){
const _errs0 = errors;
if("vision" !== data.given_up){
validate342.errors = [{instancePath:instancePath+"/given_up",schemaPath:"#/properties/given_up/const",keyword:"const",params:{allowedValue: "vision"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taken !== undefined){
const _errs1 = errors;
if("ocr" !== data.taken){
validate342.errors = [{instancePath:instancePath+"/taken",schemaPath:"#/properties/taken/const",keyword:"const",params:{allowedValue: "ocr"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs2 = errors;
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate342.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate342.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs4 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate342.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate342.errors = vErrors;
return errors === 0;
}

const schema114 = {"$id":"EntryProblem","type":"object","properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*([.][a-z][a-z0-9_]*)*$"},"message":{"type":"string","minLength":1},"recoverable":{"type":["boolean","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["code","message"]};
const pattern43 = new RegExp("^[a-z][a-z0-9_]*([.][a-z][a-z0-9_]*)*$", "u");

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EntryProblem" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
validate345.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern43.test(data0)){
validate345.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*([.][a-z][a-z0-9_]*)*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*([.][a-z][a-z0-9_]*)*$"+"\""}];
return false;
}
}
else {
validate345.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate345.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate345.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recoverable !== undefined){
let data2 = data.recoverable;
const _errs4 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate345.errors = [{instancePath:instancePath+"/recoverable",schemaPath:"#/properties/recoverable/type",keyword:"type",params:{type: schema114.properties.recoverable.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs6 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate345.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate345.errors = vErrors;
return errors === 0;
}

const pattern41 = new RegExp("^[a-z]{2,3}$", "u");

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageData" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.image === undefined) && (missing0 = "image")) || ((data.recognition === undefined) && (missing0 = "recognition"))) || ((data.state === undefined) && (missing0 = "state"))){
validate336.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.image !== undefined){
const _errs0 = errors;
if(!(validate43(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data1 = data.source;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate336.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schema110.properties.source.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate336.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recognition !== undefined){
const _errs3 = errors;
if(!(validate338(data.recognition, {instancePath:instancePath+"/recognition",parentData:data,parentDataProperty:"recognition",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs4 = errors;
if(!(validate340(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.used !== undefined){
let data4 = data.used;
const _errs5 = errors;
if(!(((data4 === "vision") || (data4 === "ocr")) || (data4 === null))){
validate336.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/enum",keyword:"enum",params:{allowedValues: schema110.properties.used.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback !== undefined){
let data5 = data.fallback;
const _errs6 = errors;
if(data5 !== null){
if(!(validate342(data5, {instancePath:instancePath+"/fallback",parentData:data,parentDataProperty:"fallback",rootData}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data6 = data.text;
const _errs8 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate336.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema110.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidence !== undefined){
let data7 = data.confidence;
const _errs10 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate336.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: schema110.properties.confidence.type},message:"must be number,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
validate336.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate336.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data8 = data.language;
const _errs12 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate336.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema110.properties.language.type},message:"must be string,null"}];
return false;
}
if(typeof data8 === "string"){
if(!pattern41.test(data8)){
validate336.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}$"},message:"must match pattern \""+"^[a-z]{2,3}$"+"\""}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language_confidence !== undefined){
let data9 = data.language_confidence;
const _errs14 = errors;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
validate336.errors = [{instancePath:instancePath+"/language_confidence",schemaPath:"#/properties/language_confidence/type",keyword:"type",params:{type: schema110.properties.language_confidence.type},message:"must be number,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
validate336.errors = [{instancePath:instancePath+"/language_confidence",schemaPath:"#/properties/language_confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate336.errors = [{instancePath:instancePath+"/language_confidence",schemaPath:"#/properties/language_confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.engine !== undefined){
let data10 = data.engine;
const _errs16 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate336.errors = [{instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type: schema110.properties.engine.type},message:"must be string,null"}];
return false;
}
if(typeof data10 === "string"){
if(func0(data10) < 1){
validate336.errors = [{instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.analysis !== undefined){
let data11 = data.analysis;
const _errs18 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate336.errors = [{instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: schema110.properties.analysis.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data12 = data.width;
const _errs20 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate336.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: schema110.properties.width.type},message:"must be integer,null"}];
return false;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate336.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data13 = data.height;
const _errs22 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate336.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: schema110.properties.height.type},message:"must be integer,null"}];
return false;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
validate336.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size_bytes !== undefined){
let data14 = data.size_bytes;
const _errs24 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate336.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/type",keyword:"type",params:{type: schema110.properties.size_bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate336.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data15 = data.sha256;
const _errs26 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate336.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: schema110.properties.sha256.type},message:"must be string,null"}];
return false;
}
if(typeof data15 === "string"){
if(!pattern23.test(data15)){
validate336.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data16 = data.attempts;
const _errs28 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate336.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: schema110.properties.attempts.type},message:"must be integer,null"}];
return false;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate336.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.problem !== undefined){
let data17 = data.problem;
const _errs30 = errors;
if(data17 !== null){
if(!(validate345(data17, {instancePath:instancePath+"/problem",parentData:data,parentDataProperty:"problem",rootData}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data18 = data.extras;
const _errs32 = errors;
if(data18 !== null){
if(!(validate1(data18, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
}
}
else {
validate336.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate336.errors = vErrors;
return errors === 0;
}


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageEntry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate335.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("image" !== data.type){
validate335.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern37.test(data1)){
validate335.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^1[.]([1-9][0-9]*)$"},message:"must match pattern \""+"^1[.]([1-9][0-9]*)$"+"\""}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate335.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs5 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate335.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs7 = errors;
if(!(validate336(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs8 = errors;
if(data5 !== null){
if(!(validate74(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs10 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate335.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate335.errors = vErrors;
return errors === 0;
}

const schema116 = {"$id":"FileReferenceData","type":"object","properties":{"path":{"type":"string","minLength":1},"status":{"$ref":"FileStatus"},"start_line":{"type":["integer","null"],"minimum":1},"end_line":{"type":["integer","null"],"minimum":1},"role":{"type":["string","null"],"minLength":1},"resolved_path":{"type":["string","null"],"minLength":1},"content":{"type":["string","null"]},"encoding":{"type":["string","null"],"minLength":1},"is_binary":{"type":["boolean","null"]},"is_truncated":{"type":["boolean","null"]},"line_count":{"type":["integer","null"],"minimum":0},"size_bytes":{"type":["integer","null"],"minimum":0},"sha256":{"type":["string","null"],"pattern":"^[0-9a-f]{64}$"},"modified_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"read_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"problem":{"anyOf":[{"$ref":"EntryProblem"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["path","status"]};
const schema117 = {"$id":"FileStatus","enum":["pending","read","written","denied","missing","failed","changed"]};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileStatus" */;
let vErrors = null;
let errors = 0;
if(!(((((((data === "pending") || (data === "read")) || (data === "written")) || (data === "denied")) || (data === "missing")) || (data === "failed")) || (data === "changed"))){
validate355.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema117.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate355.errors = vErrors;
return errors === 0;
}


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileReferenceData" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.status === undefined) && (missing0 = "status"))){
validate354.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate354.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate354.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs2 = errors;
if(!(validate355(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_line !== undefined){
let data2 = data.start_line;
const _errs3 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate354.errors = [{instancePath:instancePath+"/start_line",schemaPath:"#/properties/start_line/type",keyword:"type",params:{type: schema116.properties.start_line.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate354.errors = [{instancePath:instancePath+"/start_line",schemaPath:"#/properties/start_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_line !== undefined){
let data3 = data.end_line;
const _errs5 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate354.errors = [{instancePath:instancePath+"/end_line",schemaPath:"#/properties/end_line/type",keyword:"type",params:{type: schema116.properties.end_line.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate354.errors = [{instancePath:instancePath+"/end_line",schemaPath:"#/properties/end_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data4 = data.role;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate354.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema116.properties.role.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate354.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resolved_path !== undefined){
let data5 = data.resolved_path;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate354.errors = [{instancePath:instancePath+"/resolved_path",schemaPath:"#/properties/resolved_path/type",keyword:"type",params:{type: schema116.properties.resolved_path.type},message:"must be string,null"}];
return false;
}
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate354.errors = [{instancePath:instancePath+"/resolved_path",schemaPath:"#/properties/resolved_path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data6 = data.content;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate354.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema116.properties.content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encoding !== undefined){
let data7 = data.encoding;
const _errs13 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate354.errors = [{instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/type",keyword:"type",params:{type: schema116.properties.encoding.type},message:"must be string,null"}];
return false;
}
if(typeof data7 === "string"){
if(func0(data7) < 1){
validate354.errors = [{instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_binary !== undefined){
let data8 = data.is_binary;
const _errs15 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
validate354.errors = [{instancePath:instancePath+"/is_binary",schemaPath:"#/properties/is_binary/type",keyword:"type",params:{type: schema116.properties.is_binary.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_truncated !== undefined){
let data9 = data.is_truncated;
const _errs17 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
validate354.errors = [{instancePath:instancePath+"/is_truncated",schemaPath:"#/properties/is_truncated/type",keyword:"type",params:{type: schema116.properties.is_truncated.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line_count !== undefined){
let data10 = data.line_count;
const _errs19 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate354.errors = [{instancePath:instancePath+"/line_count",schemaPath:"#/properties/line_count/type",keyword:"type",params:{type: schema116.properties.line_count.type},message:"must be integer,null"}];
return false;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate354.errors = [{instancePath:instancePath+"/line_count",schemaPath:"#/properties/line_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size_bytes !== undefined){
let data11 = data.size_bytes;
const _errs21 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate354.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/type",keyword:"type",params:{type: schema116.properties.size_bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate354.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data12 = data.sha256;
const _errs23 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate354.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: schema116.properties.sha256.type},message:"must be string,null"}];
return false;
}
if(typeof data12 === "string"){
if(!pattern23.test(data12)){
validate354.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modified_at !== undefined){
let data13 = data.modified_at;
const _errs25 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate354.errors = [{instancePath:instancePath+"/modified_at",schemaPath:"#/properties/modified_at/type",keyword:"type",params:{type: schema116.properties.modified_at.type},message:"must be string,null"}];
return false;
}
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
validate354.errors = [{instancePath:instancePath+"/modified_at",schemaPath:"#/properties/modified_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_at !== undefined){
let data14 = data.read_at;
const _errs27 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate354.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/type",keyword:"type",params:{type: schema116.properties.read_at.type},message:"must be string,null"}];
return false;
}
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
validate354.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.problem !== undefined){
let data15 = data.problem;
const _errs29 = errors;
if(data15 !== null){
if(!(validate345(data15, {instancePath:instancePath+"/problem",parentData:data,parentDataProperty:"problem",rootData}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data16 = data.extras;
const _errs31 = errors;
if(data16 !== null){
if(!(validate1(data16, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
var valid0 = _errs31 === errors;
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
validate354.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate354.errors = vErrors;
return errors === 0;
}


function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileReferenceEntry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate353.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("file_reference" !== data.type){
validate353.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file_reference"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern37.test(data1)){
validate353.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^1[.]([1-9][0-9]*)$"},message:"must match pattern \""+"^1[.]([1-9][0-9]*)$"+"\""}];
return false;
}
}
else {
validate353.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate353.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate353.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs5 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate353.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate353.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs7 = errors;
if(!(validate354(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs8 = errors;
if(data5 !== null){
if(!(validate74(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs10 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate353.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate353.errors = vErrors;
return errors === 0;
}

const schema119 = {"$id":"ToolRequestData","type":"object","properties":{"call":{"anyOf":[{"$ref":"ToolCall"},{"type":"null"}]},"invalid_call":{"anyOf":[{"$ref":"InvalidToolCall"},{"type":"null"}]},"state":{"$ref":"ToolRequestState"},"approval":{"anyOf":[{"$ref":"Approval"},{"type":"null"}]},"answer_id":{"type":["string","null"],"minLength":1},"server":{"type":["string","null"],"minLength":1},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["state"],"oneOf":[{"required":["call"],"properties":{"call":{"not":{"type":"null"}}}},{"required":["invalid_call"],"properties":{"invalid_call":{"not":{"type":"null"}}}}]};
const schema120 = {"$id":"ToolRequestState","enum":["waiting","running","done","refused"]};

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolRequestState" */;
let vErrors = null;
let errors = 0;
if(!((((data === "waiting") || (data === "running")) || (data === "done")) || (data === "refused"))){
validate367.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema120.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate367.errors = vErrors;
return errors === 0;
}

const schema121 = {"$id":"Approval","type":"object","properties":{"state":{"$ref":"ApprovalState"},"hash":{"type":"string","pattern":"^[0-9a-f]{64}$"},"decided_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"decided_by":{"type":["string","null"],"minLength":1},"expires_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"used_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"reason":{"type":["string","null"],"minLength":1},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["state","hash"]};
const schema122 = {"$id":"ApprovalState","enum":["pending","approved","denied","used","expired"]};

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApprovalState" */;
let vErrors = null;
let errors = 0;
if(!(((((data === "pending") || (data === "approved")) || (data === "denied")) || (data === "used")) || (data === "expired"))){
validate370.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema122.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate370.errors = vErrors;
return errors === 0;
}


function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Approval" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.state === undefined) && (missing0 = "state")) || ((data.hash === undefined) && (missing0 = "hash"))){
validate369.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
const _errs0 = errors;
if(!(validate370(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
let data1 = data.hash;
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern23.test(data1)){
validate369.errors = [{instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate369.errors = [{instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decided_at !== undefined){
let data2 = data.decided_at;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate369.errors = [{instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/type",keyword:"type",params:{type: schema121.properties.decided_at.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate369.errors = [{instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decided_by !== undefined){
let data3 = data.decided_by;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate369.errors = [{instancePath:instancePath+"/decided_by",schemaPath:"#/properties/decided_by/type",keyword:"type",params:{type: schema121.properties.decided_by.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate369.errors = [{instancePath:instancePath+"/decided_by",schemaPath:"#/properties/decided_by/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data4 = data.expires_at;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate369.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema121.properties.expires_at.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate369.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.used_at !== undefined){
let data5 = data.used_at;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate369.errors = [{instancePath:instancePath+"/used_at",schemaPath:"#/properties/used_at/type",keyword:"type",params:{type: schema121.properties.used_at.type},message:"must be string,null"}];
return false;
}
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate369.errors = [{instancePath:instancePath+"/used_at",schemaPath:"#/properties/used_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data6 = data.reason;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate369.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema121.properties.reason.type},message:"must be string,null"}];
return false;
}
if(typeof data6 === "string"){
if(func0(data6) < 1){
validate369.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data7 = data.extras;
const _errs13 = errors;
if(data7 !== null){
if(!(validate1(data7, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate369.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate369.errors = vErrors;
return errors === 0;
}


function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolRequestData" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.state === undefined) && (missing0 = "state")){
validate364.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.call !== undefined){
let data0 = data.call;
const _errs0 = errors;
if(data0 !== null){
if(!(validate87(data0, {instancePath:instancePath+"/call",parentData:data,parentDataProperty:"call",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invalid_call !== undefined){
let data1 = data.invalid_call;
const _errs2 = errors;
if(data1 !== null){
if(!(validate98(data1, {instancePath:instancePath+"/invalid_call",parentData:data,parentDataProperty:"invalid_call",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs4 = errors;
if(!(validate367(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approval !== undefined){
let data3 = data.approval;
const _errs5 = errors;
if(data3 !== null){
if(!(validate369(data3, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer_id !== undefined){
let data4 = data.answer_id;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate364.errors = [{instancePath:instancePath+"/answer_id",schemaPath:"#/properties/answer_id/type",keyword:"type",params:{type: schema119.properties.answer_id.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate364.errors = [{instancePath:instancePath+"/answer_id",schemaPath:"#/properties/answer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server !== undefined){
let data5 = data.server;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate364.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: schema119.properties.server.type},message:"must be string,null"}];
return false;
}
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate364.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs11 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate364.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs14 = errors;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.call === undefined) && (missing1 = "call")){
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
if(data.call !== undefined){
const _errs17 = errors;
const _errs18 = errors;
if(data.call !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid6 = _errs18 === errors;
if(valid6){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid4 = _errs15 === errors;
if(_valid4){
fitting0++;
}
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.invalid_call === undefined) && (missing2 = "invalid_call")){
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
if(data.invalid_call !== undefined){
const _errs22 = errors;
const _errs23 = errors;
if(data.invalid_call !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid8 = _errs23 === errors;
if(valid8){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid5 = _errs20 === errors;
if(_valid5){
fitting0++;
}
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(fitting0 !== 1){
validate364.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
}
validate364.errors = vErrors;
return errors === 0;
}


function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolRequestEntry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate363.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_request" !== data.type){
validate363.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_request"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern37.test(data1)){
validate363.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^1[.]([1-9][0-9]*)$"},message:"must match pattern \""+"^1[.]([1-9][0-9]*)$"+"\""}];
return false;
}
}
else {
validate363.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate363.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate363.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs5 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate363.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate363.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs7 = errors;
if(!(validate364(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs8 = errors;
if(data5 !== null){
if(!(validate74(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs10 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate363.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate363.errors = vErrors;
return errors === 0;
}

const schema124 = {"$id":"ToolResultData","type":"object","properties":{"request_id":{"type":"string","minLength":1},"result":{"$ref":"ToolResult"},"message":{"anyOf":[{"$ref":"ToolMessage"},{"type":"null"}]},"completed_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"is_truncated":{"type":["boolean","null"]},"size_bytes":{"type":["integer","null"],"minimum":0},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["request_id","result"]};
const schema125 = {"$id":"ToolResult","type":"object","properties":{"tool_call_id":{"type":"string","minLength":1},"name":{"$ref":"ToolName"},"text":{"type":["string","null"]},"is_error":{"type":["boolean","null"]},"structured":{"anyOf":[{"$ref":"JsonValue"},{"type":"null"}]},"error":{"anyOf":[{"$ref":"ToolError"},{"type":"null"}]},"started_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},"duration_ns":{"type":["integer","null"],"minimum":0},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["tool_call_id","name"],"anyOf":[{"required":["text"],"properties":{"text":{"not":{"type":"null"}}}},{"required":["structured"],"properties":{"structured":{"not":{"type":"null"}}}},{"required":["error"],"properties":{"error":{"not":{"type":"null"}}}}]};
const schema126 = {"$id":"ToolError","type":"object","properties":{"message":{"type":"string"},"stack_trace":{"type":["string","null"]},"recoverable":{"type":["boolean","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["message"]};

function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate384.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
const _errs0 = errors;
if(typeof data.message !== "string"){
validate384.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stack_trace !== undefined){
let data1 = data.stack_trace;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate384.errors = [{instancePath:instancePath+"/stack_trace",schemaPath:"#/properties/stack_trace/type",keyword:"type",params:{type: schema126.properties.stack_trace.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recoverable !== undefined){
let data2 = data.recoverable;
const _errs4 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate384.errors = [{instancePath:instancePath+"/recoverable",schemaPath:"#/properties/recoverable/type",keyword:"type",params:{type: schema126.properties.recoverable.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs6 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate384.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate384.errors = vErrors;
return errors === 0;
}

const pattern57 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tool_call_id === undefined) && (missing0 = "tool_call_id")) || ((data.name === undefined) && (missing0 = "name"))){
validate381.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tool_call_id !== undefined){
let data0 = data.tool_call_id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate381.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate381.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate88(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data2 = data.text;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate381.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema125.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
let data3 = data.is_error;
const _errs5 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate381.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/type",keyword:"type",params:{type: schema125.properties.is_error.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.structured !== undefined){
let data4 = data.structured;
const _errs7 = errors;
if(data4 !== null){
if(!(validate183(data4, {instancePath:instancePath+"/structured",parentData:data,parentDataProperty:"structured",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data5 = data.error;
const _errs9 = errors;
if(data5 !== null){
if(!(validate384(data5, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
errors = vErrors.length;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data6 = data.started_at;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate381.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: schema125.properties.started_at.type},message:"must be string,null"}];
return false;
}
if(typeof data6 === "string"){
if(!pattern57.test(data6)){
validate381.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"+"\""}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ns !== undefined){
let data7 = data.duration_ns;
const _errs13 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate381.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/type",keyword:"type",params:{type: schema125.properties.duration_ns.type},message:"must be integer,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate381.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data8 = data.extras;
const _errs15 = errors;
if(data8 !== null){
if(!(validate1(data8, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
validate381.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs18 = errors;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.text === undefined) && (missing1 = "text")){
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
if(data.text !== undefined){
const _errs21 = errors;
const _errs22 = errors;
if(data.text !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs22 === errors;
if(valid5){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid3 = _errs19 === errors;
if(_valid3){
fitting0++;
}
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.structured === undefined) && (missing2 = "structured")){
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
if(data.structured !== undefined){
const _errs26 = errors;
const _errs27 = errors;
if(data.structured !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid7 = _errs27 === errors;
if(valid7){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid4 = _errs24 === errors;
if(_valid4){
fitting0++;
}
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.error === undefined) && (missing3 = "error")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.error !== undefined){
const _errs31 = errors;
const _errs32 = errors;
if(data.error !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid9 = _errs32 === errors;
if(valid9){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid5 = _errs29 === errors;
if(_valid5){
fitting0++;
}
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate381.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate381.errors = vErrors;
return errors === 0;
}


function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolResultData" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.request_id === undefined) && (missing0 = "request_id")) || ((data.result === undefined) && (missing0 = "result"))){
validate380.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.request_id !== undefined){
let data0 = data.request_id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate380.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate380.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs2 = errors;
if(!(validate381(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs3 = errors;
if(data2 !== null){
if(!(validate110(data2, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
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
if((typeof data3 !== "string") && (data3 !== null)){
validate380.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema124.properties.completed_at.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate380.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_truncated !== undefined){
let data4 = data.is_truncated;
const _errs7 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate380.errors = [{instancePath:instancePath+"/is_truncated",schemaPath:"#/properties/is_truncated/type",keyword:"type",params:{type: schema124.properties.is_truncated.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size_bytes !== undefined){
let data5 = data.size_bytes;
const _errs9 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate380.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/type",keyword:"type",params:{type: schema124.properties.size_bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate380.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs11 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate380.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate380.errors = vErrors;
return errors === 0;
}


function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolResultEntry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate379.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_result" !== data.type){
validate379.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_result"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern37.test(data1)){
validate379.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^1[.]([1-9][0-9]*)$"},message:"must match pattern \""+"^1[.]([1-9][0-9]*)$"+"\""}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate379.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs5 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate379.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs7 = errors;
if(!(validate380(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs8 = errors;
if(data5 !== null){
if(!(validate74(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs10 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate379.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate379.errors = vErrors;
return errors === 0;
}

const schema128 = {"$id":"SystemControlData","type":"object","properties":{"control":{"$ref":"ControlKind"},"old":{"type":["string","null"],"minLength":1},"new":{"type":"string","minLength":1},"decided_by":{"type":["string","null"],"minLength":1},"reason":{"type":["string","null"],"minLength":1},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["control","new"]};
const schema129 = {"$id":"ControlKind","enum":["mode_change","branch_switch"]};

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ControlKind" */;
let vErrors = null;
let errors = 0;
if(!((data === "mode_change") || (data === "branch_switch"))){
validate397.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema129.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate397.errors = vErrors;
return errors === 0;
}


function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SystemControlData" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.control === undefined) && (missing0 = "control")) || ((data.new === undefined) && (missing0 = "new"))){
validate396.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.control !== undefined){
const _errs0 = errors;
if(!(validate397(data.control, {instancePath:instancePath+"/control",parentData:data,parentDataProperty:"control",rootData}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.old !== undefined){
let data1 = data.old;
const _errs1 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate396.errors = [{instancePath:instancePath+"/old",schemaPath:"#/properties/old/type",keyword:"type",params:{type: schema128.properties.old.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate396.errors = [{instancePath:instancePath+"/old",schemaPath:"#/properties/old/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new !== undefined){
let data2 = data.new;
const _errs3 = errors;
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate396.errors = [{instancePath:instancePath+"/new",schemaPath:"#/properties/new/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate396.errors = [{instancePath:instancePath+"/new",schemaPath:"#/properties/new/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decided_by !== undefined){
let data3 = data.decided_by;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate396.errors = [{instancePath:instancePath+"/decided_by",schemaPath:"#/properties/decided_by/type",keyword:"type",params:{type: schema128.properties.decided_by.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate396.errors = [{instancePath:instancePath+"/decided_by",schemaPath:"#/properties/decided_by/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
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
validate396.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema128.properties.reason.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate396.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs9 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate396.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate396.errors = vErrors;
return errors === 0;
}


function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SystemControlEntry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate395.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("system_control" !== data.type){
validate395.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "system_control"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern37.test(data1)){
validate395.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^1[.]([1-9][0-9]*)$"},message:"must match pattern \""+"^1[.]([1-9][0-9]*)$"+"\""}];
return false;
}
}
else {
validate395.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate395.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate395.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs5 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate395.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate395.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs7 = errors;
if(!(validate396(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs8 = errors;
if(data5 !== null){
if(!(validate74(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs10 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate395.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate395.errors = vErrors;
return errors === 0;
}

const schema131 = {"$id":"McpResourceData","type":"object","properties":{"server":{"type":"string","minLength":1},"uri":{"type":"string","minLength":1},"state":{"$ref":"McpResourceState"},"name":{"type":["string","null"],"minLength":1},"mime_type":{"type":["string","null"],"pattern":"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},"text":{"type":["string","null"]},"blob":{"type":["string","null"],"pattern":"^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},"retrieved_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"fresh_for_s":{"type":["number","null"],"minimum":0},"last_used_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"size_bytes":{"type":["integer","null"],"minimum":0},"shortening":{"anyOf":[{"$ref":"Shortening"},{"type":"null"}]},"problem":{"anyOf":[{"$ref":"EntryProblem"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["server","uri","state"],"not":{"required":["text","blob"],"properties":{"text":{"not":{"type":"null"}},"blob":{"not":{"type":"null"}}}}};
const schema132 = {"$id":"McpResourceState","enum":["fresh","stale","failed"]};

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpResourceState" */;
let vErrors = null;
let errors = 0;
if(!(((data === "fresh") || (data === "stale")) || (data === "failed"))){
validate406.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema132.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate406.errors = vErrors;
return errors === 0;
}

const schema133 = {"$id":"Shortening","type":"object","properties":{"method":{"enum":["cut","summary"]},"size_bytes":{"type":"integer","minimum":0},"kept_bytes":{"type":"integer","minimum":0},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["method","size_bytes","kept_bytes"]};

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Shortening" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.method === undefined) && (missing0 = "method")) || ((data.size_bytes === undefined) && (missing0 = "size_bytes"))) || ((data.kept_bytes === undefined) && (missing0 = "kept_bytes"))){
validate408.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.method !== undefined){
let data0 = data.method;
const _errs0 = errors;
if(!((data0 === "cut") || (data0 === "summary"))){
validate408.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema133.properties.method.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size_bytes !== undefined){
let data1 = data.size_bytes;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate408.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate408.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kept_bytes !== undefined){
let data2 = data.kept_bytes;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate408.errors = [{instancePath:instancePath+"/kept_bytes",schemaPath:"#/properties/kept_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate408.errors = [{instancePath:instancePath+"/kept_bytes",schemaPath:"#/properties/kept_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs5 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate408.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate408.errors = vErrors;
return errors === 0;
}

const pattern64 = new RegExp("^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", "u");

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpResourceData" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.server === undefined) && (missing0 = "server")) || ((data.uri === undefined) && (missing0 = "uri"))) || ((data.state === undefined) && (missing0 = "state"))){
validate405.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.server !== undefined){
let data0 = data.server;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate405.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate405.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined){
let data1 = data.uri;
const _errs2 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate405.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate405.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs4 = errors;
if(!(validate406(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate405.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema131.properties.name.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate405.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mime_type !== undefined){
let data4 = data.mime_type;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate405.errors = [{instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"type",params:{type: schema131.properties.mime_type.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
validate405.errors = [{instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},message:"must match pattern \""+"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"+"\""}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data5 = data.text;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate405.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema131.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blob !== undefined){
let data6 = data.blob;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate405.errors = [{instancePath:instancePath+"/blob",schemaPath:"#/properties/blob/type",keyword:"type",params:{type: schema131.properties.blob.type},message:"must be string,null"}];
return false;
}
if(typeof data6 === "string"){
if(!pattern64.test(data6)){
validate405.errors = [{instancePath:instancePath+"/blob",schemaPath:"#/properties/blob/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrieved_at !== undefined){
let data7 = data.retrieved_at;
const _errs13 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate405.errors = [{instancePath:instancePath+"/retrieved_at",schemaPath:"#/properties/retrieved_at/type",keyword:"type",params:{type: schema131.properties.retrieved_at.type},message:"must be string,null"}];
return false;
}
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate405.errors = [{instancePath:instancePath+"/retrieved_at",schemaPath:"#/properties/retrieved_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fresh_for_s !== undefined){
let data8 = data.fresh_for_s;
const _errs15 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate405.errors = [{instancePath:instancePath+"/fresh_for_s",schemaPath:"#/properties/fresh_for_s/type",keyword:"type",params:{type: schema131.properties.fresh_for_s.type},message:"must be number,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate405.errors = [{instancePath:instancePath+"/fresh_for_s",schemaPath:"#/properties/fresh_for_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used_at !== undefined){
let data9 = data.last_used_at;
const _errs17 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate405.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: schema131.properties.last_used_at.type},message:"must be string,null"}];
return false;
}
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
validate405.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size_bytes !== undefined){
let data10 = data.size_bytes;
const _errs19 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate405.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/type",keyword:"type",params:{type: schema131.properties.size_bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate405.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shortening !== undefined){
let data11 = data.shortening;
const _errs21 = errors;
if(data11 !== null){
if(!(validate408(data11, {instancePath:instancePath+"/shortening",parentData:data,parentDataProperty:"shortening",rootData}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.problem !== undefined){
let data12 = data.problem;
const _errs23 = errors;
if(data12 !== null){
if(!(validate345(data12, {instancePath:instancePath+"/problem",parentData:data,parentDataProperty:"problem",rootData}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data13 = data.extras;
const _errs25 = errors;
if(data13 !== null){
if(!(validate1(data13, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
var valid0 = _errs25 === errors;
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
else {
validate405.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs28 = errors;
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.text === undefined) && (missing1 = "text")) || ((data.blob === undefined) && (missing1 = "blob"))){
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
if(data.text !== undefined){
const _errs30 = errors;
const _errs31 = errors;
const _errs32 = errors;
if(data.text !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid6 = _errs32 === errors;
if(valid6){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.blob !== undefined){
const _errs34 = errors;
const _errs35 = errors;
const _errs36 = errors;
if(data.blob !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid7 = _errs36 === errors;
if(valid7){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
}
}
}
var valid4 = _errs29 === errors;
if(valid4){
validate405.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
validate405.errors = vErrors;
return errors === 0;
}


function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpResourceEntry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate404.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("mcp_resource" !== data.type){
validate404.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp_resource"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern37.test(data1)){
validate404.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^1[.]([1-9][0-9]*)$"},message:"must match pattern \""+"^1[.]([1-9][0-9]*)$"+"\""}];
return false;
}
}
else {
validate404.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate404.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate404.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs5 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate404.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate404.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs7 = errors;
if(!(validate405(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs8 = errors;
if(data5 !== null){
if(!(validate74(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs10 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate404.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate404.errors = vErrors;
return errors === 0;
}


function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownEntry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate417.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate417.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(!(((((((data0 === "text") || (data0 === "image")) || (data0 === "file_reference")) || (data0 === "tool_request")) || (data0 === "tool_result")) || (data0 === "system_control")) || (data0 === "mcp_resource"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs4 === errors;
if(valid1){
validate417.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
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
validate417.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate417.errors = vErrors;
return errors === 0;
}


function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContextEntry" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate325(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate335(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file_reference"){
if(!(validate353(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_request"){
if(!(validate363(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_result"){
if(!(validate379(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
}
else if(tag0 === "system_control"){
if(!(validate395(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_resource"){
if(!(validate404(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
errors = vErrors.length;
}
}
else if((((((((typeof tag0 == "string") && (tag0 !== "text")) && (tag0 !== "image")) && (tag0 !== "file_reference")) && (tag0 !== "tool_request")) && (tag0 !== "tool_result")) && (tag0 !== "system_control")) && (tag0 !== "mcp_resource")){
if(!(validate417(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
errors = vErrors.length;
}
}
else {
validate324.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate324.errors = vErrors;
return errors === 0;
}


function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Branch" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate321.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs0 = errors;
if(!(validate292(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data1 = data.created_at;
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate321.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate321.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data2 = data.parent;
const _errs3 = errors;
if(data2 !== null){
if(!(validate292(data2, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fork_after !== undefined){
let data3 = data.fork_after;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate321.errors = [{instancePath:instancePath+"/fork_after",schemaPath:"#/properties/fork_after/type",keyword:"type",params:{type: schema105.properties.fork_after.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate321.errors = [{instancePath:instancePath+"/fork_after",schemaPath:"#/properties/fork_after/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entries !== undefined){
let data4 = data.entries;
const _errs7 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate321.errors = [{instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: schema105.properties.entries.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate324(data4[i0], {instancePath:instancePath+"/entries/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
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
if(data.extras !== undefined){
let data6 = data.extras;
const _errs10 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate321.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate321.errors = vErrors;
return errors === 0;
}

export const validateContextDocument = validate421;
const schema135 = {"$id":"ContextDocument","type":"object","properties":{"type":{"const":"context"},"version":{"type":"string","pattern":"^1[.]([1-9][0-9]*)$"},"id":{"type":"string","minLength":1},"created_at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"active_branch":{"$ref":"ContextName"},"branches":{"type":"array","items":{"$ref":"Branch"},"minItems":1},"title":{"type":["string","null"],"minLength":1},"updated_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"revision":{"type":["integer","null"],"minimum":0},"mode":{"anyOf":[{"$ref":"ContextName"},{"type":"null"}]},"modes":{"type":["array","null"],"items":{"$ref":"Mode"}},"workspace_root":{"type":["string","null"],"minLength":1},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["type","version","id","created_at","active_branch","branches"]};

function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContextDocument" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.active_branch === undefined) && (missing0 = "active_branch"))) || ((data.branches === undefined) && (missing0 = "branches"))){
validate421.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("context" !== data.type){
validate421.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "context"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern37.test(data1)){
validate421.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^1[.]([1-9][0-9]*)$"},message:"must match pattern \""+"^1[.]([1-9][0-9]*)$"+"\""}];
return false;
}
}
else {
validate421.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate421.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate421.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs5 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate421.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate421.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active_branch !== undefined){
const _errs7 = errors;
if(!(validate292(data.active_branch, {instancePath:instancePath+"/active_branch",parentData:data,parentDataProperty:"active_branch",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.branches !== undefined){
let data5 = data.branches;
const _errs8 = errors;
if(Array.isArray(data5)){
if(data5.length < 1){
validate421.errors = [{instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate321(data5[i0], {instancePath:instancePath+"/branches/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate421.errors = [{instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data7 = data.title;
const _errs11 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate421.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema135.properties.title.type},message:"must be string,null"}];
return false;
}
if(typeof data7 === "string"){
if(func0(data7) < 1){
validate421.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data8 = data.updated_at;
const _errs13 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate421.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema135.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate421.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
let data9 = data.revision;
const _errs15 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate421.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: schema135.properties.revision.type},message:"must be integer,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate421.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data10 = data.mode;
const _errs17 = errors;
if(data10 !== null){
if(!(validate292(data10, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modes !== undefined){
let data11 = data.modes;
const _errs19 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate421.errors = [{instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/type",keyword:"type",params:{type: schema135.properties.modes.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data11)){
var valid3 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validate291(data11[i1], {instancePath:instancePath+"/modes/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
if(!valid3){
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
if(data.workspace_root !== undefined){
let data13 = data.workspace_root;
const _errs22 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate421.errors = [{instancePath:instancePath+"/workspace_root",schemaPath:"#/properties/workspace_root/type",keyword:"type",params:{type: schema135.properties.workspace_root.type},message:"must be string,null"}];
return false;
}
if(typeof data13 === "string"){
if(func0(data13) < 1){
validate421.errors = [{instancePath:instancePath+"/workspace_root",schemaPath:"#/properties/workspace_root/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data14 = data.metadata;
const _errs24 = errors;
if(data14 !== null){
if(!(validate74(data14, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data15 = data.extras;
const _errs26 = errors;
if(data15 !== null){
if(!(validate1(data15, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
}
else {
validate421.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate421.errors = vErrors;
return errors === 0;
}

export const validateRemovalReason = validate428;
const schema136 = {"$id":"RemovalReason","enum":["token_limit","not_fresh","no_content","unknown_type","unanswered_call","not_supported"]};

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RemovalReason" */;
let vErrors = null;
let errors = 0;
if(!((((((data === "token_limit") || (data === "not_fresh")) || (data === "no_content")) || (data === "unknown_type")) || (data === "unanswered_call")) || (data === "not_supported"))){
validate428.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema136.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate428.errors = vErrors;
return errors === 0;
}

export const validateRemoval = validate429;
const schema137 = {"$id":"Removal","type":"object","properties":{"entry_id":{"type":"string","minLength":1},"entry_type":{"type":"string"},"reason":{"$ref":"RemovalReason"},"tokens":{"type":["integer","null"],"minimum":0},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["entry_id","entry_type","reason"]};

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Removal" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.entry_id === undefined) && (missing0 = "entry_id")) || ((data.entry_type === undefined) && (missing0 = "entry_type"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate429.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.entry_id !== undefined){
let data0 = data.entry_id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate429.errors = [{instancePath:instancePath+"/entry_id",schemaPath:"#/properties/entry_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate429.errors = [{instancePath:instancePath+"/entry_id",schemaPath:"#/properties/entry_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry_type !== undefined){
const _errs2 = errors;
if(typeof data.entry_type !== "string"){
validate429.errors = [{instancePath:instancePath+"/entry_type",schemaPath:"#/properties/entry_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs4 = errors;
if(!(validate428(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens !== undefined){
let data3 = data.tokens;
const _errs5 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate429.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: schema137.properties.tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate429.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data4 = data.extras;
const _errs7 = errors;
if(data4 !== null){
if(!(validate1(data4, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
}
else {
validate429.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate429.errors = vErrors;
return errors === 0;
}

export const validateNotice = validate432;
const schema138 = {"$id":"Notice","type":"object","properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_]*([.][a-z][a-z0-9_]*)*$"},"message":{"type":"string","minLength":1},"entry_id":{"type":["string","null"],"minLength":1},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["id","message"]};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Notice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.message === undefined) && (missing0 = "message"))){
validate432.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern43.test(data0)){
validate432.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*([.][a-z][a-z0-9_]*)*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*([.][a-z][a-z0-9_]*)*$"+"\""}];
return false;
}
}
else {
validate432.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate432.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate432.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry_id !== undefined){
let data2 = data.entry_id;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate432.errors = [{instancePath:instancePath+"/entry_id",schemaPath:"#/properties/entry_id/type",keyword:"type",params:{type: schema138.properties.entry_id.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate432.errors = [{instancePath:instancePath+"/entry_id",schemaPath:"#/properties/entry_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs6 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate432.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate432.errors = vErrors;
return errors === 0;
}

export const validateProjection = validate434;
const schema139 = {"$id":"Projection","type":"object","properties":{"messages":{"$ref":"Conversation"},"removals":{"type":"array","items":{"$ref":"Removal"}},"notices":{"type":["array","null"],"items":{"$ref":"Notice"}},"estimated_tokens":{"type":["integer","null"],"minimum":0},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["messages","removals"]};

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Conversation" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs0 = errors;
if(!(validate32(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(!valid0){
break;
}
}
}
else {
validate435.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
validate435.errors = vErrors;
return errors === 0;
}


function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Projection" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messages === undefined) && (missing0 = "messages")) || ((data.removals === undefined) && (missing0 = "removals"))){
validate434.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messages !== undefined){
const _errs0 = errors;
if(!(validate435(data.messages, {instancePath:instancePath+"/messages",parentData:data,parentDataProperty:"messages",rootData}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.removals !== undefined){
let data1 = data.removals;
const _errs1 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate429(data1[i0], {instancePath:instancePath+"/removals/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
else {
validate434.errors = [{instancePath:instancePath+"/removals",schemaPath:"#/properties/removals/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notices !== undefined){
let data3 = data.notices;
const _errs4 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate434.errors = [{instancePath:instancePath+"/notices",schemaPath:"#/properties/notices/type",keyword:"type",params:{type: schema139.properties.notices.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs5 = errors;
if(!(validate432(data3[i1], {instancePath:instancePath+"/notices/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
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
if(data.estimated_tokens !== undefined){
let data5 = data.estimated_tokens;
const _errs7 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate434.errors = [{instancePath:instancePath+"/estimated_tokens",schemaPath:"#/properties/estimated_tokens/type",keyword:"type",params:{type: schema139.properties.estimated_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate434.errors = [{instancePath:instancePath+"/estimated_tokens",schemaPath:"#/properties/estimated_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs9 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate434.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate434.errors = vErrors;
return errors === 0;
}

export const validateContractOutcome = validate441;
const schema141 = {"$id":"ContractOutcome","enum":["pass","fail","not_supported","not_applicable","inconclusive"]};

function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContractOutcome" */;
let vErrors = null;
let errors = 0;
if(!(((((data === "pass") || (data === "fail")) || (data === "not_supported")) || (data === "not_applicable")) || (data === "inconclusive"))){
validate441.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema141.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate441.errors = vErrors;
return errors === 0;
}

export const validateContractSeverity = validate442;
const schema142 = {"$id":"ContractSeverity","enum":["must","should","may"]};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContractSeverity" */;
let vErrors = null;
let errors = 0;
if(!(((data === "must") || (data === "should")) || (data === "may"))){
validate442.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema142.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate442.errors = vErrors;
return errors === 0;
}

export const validateContractEnding = validate443;
const schema143 = {"$id":"ContractEnding","enum":["completed","time_limit","cancelled","server_stopped"]};

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContractEnding" */;
let vErrors = null;
let errors = 0;
if(!((((data === "completed") || (data === "time_limit")) || (data === "cancelled")) || (data === "server_stopped"))){
validate443.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema143.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate443.errors = vErrors;
return errors === 0;
}

export const validateContractHeader = validate444;

function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContractHeader" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.value === undefined) && (missing0 = "value"))){
validate444.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "value"))){
validate444.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate444.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate444.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs3 = errors;
if(typeof data.value !== "string"){
validate444.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate444.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate444.errors = vErrors;
return errors === 0;
}

export const validateContractExchange = validate445;
const schema145 = {"$id":"ContractExchange","type":"object","properties":{"method":{"type":"string","minLength":1},"path":{"type":"string","pattern":"^/"},"request_headers":{"type":"array","items":{"$ref":"ContractHeader"}},"request_body":{"type":["string","null"]},"status":{"type":["integer","null"],"minimum":100,"maximum":999},"response_headers":{"type":["array","null"],"items":{"$ref":"ContractHeader"}},"response_body":{"type":["string","null"]},"response_bytes":{"type":["integer","null"],"minimum":0},"first_byte_ms":{"type":["integer","null"],"minimum":0},"total_ms":{"type":["integer","null"],"minimum":0},"broken":{"type":["string","null"],"minLength":1},"closed_early":{"type":["boolean","null"]},"curl":{"type":"string","minLength":1}},"required":["method","path","request_headers","curl"],"additionalProperties":false};
const pattern71 = new RegExp("^/", "u");

function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContractExchange" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.method === undefined) && (missing0 = "method")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.request_headers === undefined) && (missing0 = "request_headers"))) || ((data.curl === undefined) && (missing0 = "curl"))){
validate445.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(func58.call(schema145.properties, key0))){
validate445.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.method !== undefined){
let data0 = data.method;
const _errs1 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate445.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate445.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs3 = errors;
if(typeof data1 === "string"){
if(!pattern71.test(data1)){
validate445.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""}];
return false;
}
}
else {
validate445.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_headers !== undefined){
let data2 = data.request_headers;
const _errs5 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate444(data2[i0], {instancePath:instancePath+"/request_headers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate445.errors = [{instancePath:instancePath+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_body !== undefined){
let data4 = data.request_body;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate445.errors = [{instancePath:instancePath+"/request_body",schemaPath:"#/properties/request_body/type",keyword:"type",params:{type: schema145.properties.request_body.type},message:"must be string,null"}];
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
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate445.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema145.properties.status.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999 || isNaN(data5)){
validate445.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"}];
return false;
}
else {
if(data5 < 100 || isNaN(data5)){
validate445.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_headers !== undefined){
let data6 = data.response_headers;
const _errs12 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate445.errors = [{instancePath:instancePath+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type: schema145.properties.response_headers.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate444(data6[i1], {instancePath:instancePath+"/response_headers/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
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
if(data.response_body !== undefined){
let data8 = data.response_body;
const _errs15 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate445.errors = [{instancePath:instancePath+"/response_body",schemaPath:"#/properties/response_body/type",keyword:"type",params:{type: schema145.properties.response_body.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_bytes !== undefined){
let data9 = data.response_bytes;
const _errs17 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate445.errors = [{instancePath:instancePath+"/response_bytes",schemaPath:"#/properties/response_bytes/type",keyword:"type",params:{type: schema145.properties.response_bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate445.errors = [{instancePath:instancePath+"/response_bytes",schemaPath:"#/properties/response_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_byte_ms !== undefined){
let data10 = data.first_byte_ms;
const _errs19 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate445.errors = [{instancePath:instancePath+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/type",keyword:"type",params:{type: schema145.properties.first_byte_ms.type},message:"must be integer,null"}];
return false;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate445.errors = [{instancePath:instancePath+"/first_byte_ms",schemaPath:"#/properties/first_byte_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_ms !== undefined){
let data11 = data.total_ms;
const _errs21 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate445.errors = [{instancePath:instancePath+"/total_ms",schemaPath:"#/properties/total_ms/type",keyword:"type",params:{type: schema145.properties.total_ms.type},message:"must be integer,null"}];
return false;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate445.errors = [{instancePath:instancePath+"/total_ms",schemaPath:"#/properties/total_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.broken !== undefined){
let data12 = data.broken;
const _errs23 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate445.errors = [{instancePath:instancePath+"/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type: schema145.properties.broken.type},message:"must be string,null"}];
return false;
}
if(typeof data12 === "string"){
if(func0(data12) < 1){
validate445.errors = [{instancePath:instancePath+"/broken",schemaPath:"#/properties/broken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closed_early !== undefined){
let data13 = data.closed_early;
const _errs25 = errors;
if((typeof data13 !== "boolean") && (data13 !== null)){
validate445.errors = [{instancePath:instancePath+"/closed_early",schemaPath:"#/properties/closed_early/type",keyword:"type",params:{type: schema145.properties.closed_early.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.curl !== undefined){
let data14 = data.curl;
const _errs27 = errors;
if(typeof data14 === "string"){
if(func0(data14) < 1){
validate445.errors = [{instancePath:instancePath+"/curl",schemaPath:"#/properties/curl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate445.errors = [{instancePath:instancePath+"/curl",schemaPath:"#/properties/curl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
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
else {
validate445.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate445.errors = vErrors;
return errors === 0;
}

export const validateContractClause = validate448;
const pattern72 = new RegExp("^[a-z]+(\\.[a-z0-9]+(-[a-z0-9]+)*){1,2}$", "u");

function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContractClause" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.area === undefined) && (missing0 = "area"))) || ((data.sentence === undefined) && (missing0 = "sentence"))) || ((data.severity === undefined) && (missing0 = "severity"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.source === undefined) && (missing0 = "source"))){
validate448.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "area")) || (key0 === "sentence")) || (key0 === "severity")) || (key0 === "reason")) || (key0 === "source"))){
validate448.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(typeof data0 === "string"){
if(!pattern72.test(data0)){
validate448.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(\\.[a-z0-9]+(-[a-z0-9]+)*){1,2}$"},message:"must match pattern \""+"^[a-z]+(\\.[a-z0-9]+(-[a-z0-9]+)*){1,2}$"+"\""}];
return false;
}
}
else {
validate448.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.area !== undefined){
let data1 = data.area;
const _errs3 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate448.errors = [{instancePath:instancePath+"/area",schemaPath:"#/properties/area/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate448.errors = [{instancePath:instancePath+"/area",schemaPath:"#/properties/area/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sentence !== undefined){
let data2 = data.sentence;
const _errs5 = errors;
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate448.errors = [{instancePath:instancePath+"/sentence",schemaPath:"#/properties/sentence/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate448.errors = [{instancePath:instancePath+"/sentence",schemaPath:"#/properties/sentence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.severity !== undefined){
const _errs7 = errors;
if(!(validate442(data.severity, {instancePath:instancePath+"/severity",parentData:data,parentDataProperty:"severity",rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data4 = data.reason;
const _errs8 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate448.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate448.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data5 = data.source;
const _errs10 = errors;
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate448.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate448.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate448.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate448.errors = vErrors;
return errors === 0;
}

export const validateContractTarget = validate450;

function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContractTarget" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.dialect === undefined) && (missing0 = "dialect")) || ((data.variant === undefined) && (missing0 = "variant"))) || ((data.model === undefined) && (missing0 = "model"))){
validate450.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "dialect") || (key0 === "variant")) || (key0 === "model"))){
validate450.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.dialect !== undefined){
let data0 = data.dialect;
const _errs1 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate450.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate450.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.variant !== undefined){
let data1 = data.variant;
const _errs3 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate450.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate450.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data2 = data.model;
const _errs5 = errors;
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate450.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate450.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate450.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate450.errors = vErrors;
return errors === 0;
}

export const validateContractResult = validate451;
const schema148 = {"$id":"ContractResult","type":"object","properties":{"clause":{"type":"string","minLength":1},"dialect":{"type":"string","minLength":1},"outcome":{"$ref":"ContractOutcome"},"sentence":{"type":"string","minLength":1},"duration_ms":{"type":["integer","null"],"minimum":0},"exchanges":{"type":["integer","null"],"minimum":0},"evidence":{"type":["array","null"],"items":{"$ref":"ContractExchange"}}},"required":["clause","dialect","outcome","sentence"],"additionalProperties":false};

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContractResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.clause === undefined) && (missing0 = "clause")) || ((data.dialect === undefined) && (missing0 = "dialect"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.sentence === undefined) && (missing0 = "sentence"))){
validate451.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((((((key0 === "clause") || (key0 === "dialect")) || (key0 === "outcome")) || (key0 === "sentence")) || (key0 === "duration_ms")) || (key0 === "exchanges")) || (key0 === "evidence"))){
validate451.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.clause !== undefined){
let data0 = data.clause;
const _errs1 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate451.errors = [{instancePath:instancePath+"/clause",schemaPath:"#/properties/clause/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate451.errors = [{instancePath:instancePath+"/clause",schemaPath:"#/properties/clause/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect !== undefined){
let data1 = data.dialect;
const _errs3 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate451.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate451.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
const _errs5 = errors;
if(!(validate441(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sentence !== undefined){
let data3 = data.sentence;
const _errs6 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate451.errors = [{instancePath:instancePath+"/sentence",schemaPath:"#/properties/sentence/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate451.errors = [{instancePath:instancePath+"/sentence",schemaPath:"#/properties/sentence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data4 = data.duration_ms;
const _errs8 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate451.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: schema148.properties.duration_ms.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate451.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchanges !== undefined){
let data5 = data.exchanges;
const _errs10 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate451.errors = [{instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type: schema148.properties.exchanges.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate451.errors = [{instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined){
let data6 = data.evidence;
const _errs12 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate451.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: schema148.properties.evidence.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate445(data6[i0], {instancePath:instancePath+"/evidence/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors);
errors = vErrors.length;
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
validate451.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate451.errors = vErrors;
return errors === 0;
}

export const validateContractRun = validate454;
const schema149 = {"$id":"ContractRun","type":"object","properties":{"turnwire_version":{"type":"string","minLength":1},"endpoint":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"server":{"type":["string","null"],"minLength":1},"started_at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},"duration_ms":{"type":"integer","minimum":0},"ended":{"$ref":"ContractEnding"},"planned":{"type":"integer","minimum":0},"targets":{"type":"array","items":{"$ref":"ContractTarget"}},"clauses":{"type":"array","items":{"$ref":"ContractClause"}},"results":{"type":"array","items":{"$ref":"ContractResult"}}},"required":["turnwire_version","endpoint","name","started_at","duration_ms","ended","planned","targets","clauses","results"],"additionalProperties":false};

function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContractRun" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.turnwire_version === undefined) && (missing0 = "turnwire_version")) || ((data.endpoint === undefined) && (missing0 = "endpoint"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.ended === undefined) && (missing0 = "ended"))) || ((data.planned === undefined) && (missing0 = "planned"))) || ((data.targets === undefined) && (missing0 = "targets"))) || ((data.clauses === undefined) && (missing0 = "clauses"))) || ((data.results === undefined) && (missing0 = "results"))){
validate454.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(func58.call(schema149.properties, key0))){
validate454.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.turnwire_version !== undefined){
let data0 = data.turnwire_version;
const _errs1 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate454.errors = [{instancePath:instancePath+"/turnwire_version",schemaPath:"#/properties/turnwire_version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate454.errors = [{instancePath:instancePath+"/turnwire_version",schemaPath:"#/properties/turnwire_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint !== undefined){
let data1 = data.endpoint;
const _errs3 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate454.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate454.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate454.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate454.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server !== undefined){
let data3 = data.server;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate454.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: schema149.properties.server.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate454.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data4 = data.started_at;
const _errs9 = errors;
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate454.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""}];
return false;
}
}
else {
validate454.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data5 = data.duration_ms;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate454.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate454.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended !== undefined){
const _errs13 = errors;
if(!(validate443(data.ended, {instancePath:instancePath+"/ended",parentData:data,parentDataProperty:"ended",rootData}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.planned !== undefined){
let data7 = data.planned;
const _errs14 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate454.errors = [{instancePath:instancePath+"/planned",schemaPath:"#/properties/planned/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate454.errors = [{instancePath:instancePath+"/planned",schemaPath:"#/properties/planned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targets !== undefined){
let data8 = data.targets;
const _errs16 = errors;
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate450(data8[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate454.errors = [{instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clauses !== undefined){
let data10 = data.clauses;
const _errs19 = errors;
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validate448(data10[i1], {instancePath:instancePath+"/clauses/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
errors = vErrors.length;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
else {
validate454.errors = [{instancePath:instancePath+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data12 = data.results;
const _errs22 = errors;
if(Array.isArray(data12)){
var valid3 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
const _errs23 = errors;
if(!(validate451(data12[i2], {instancePath:instancePath+"/results/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
else {
validate454.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate454.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate454.errors = vErrors;
return errors === 0;
}

export const validateTokenIds = validate459;

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenIds" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
validate459.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate459.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate459.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate459.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
validate459.errors = vErrors;
return errors === 0;
}

export const validateEmbeddingPurpose = validate460;
const schema151 = {"$id":"EmbeddingPurpose","enum":["query","document","similarity","classification","clustering","question_answering","fact_verification","code_query"]};

function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingPurpose" */;
let vErrors = null;
let errors = 0;
if(!((((((((data === "query") || (data === "document")) || (data === "similarity")) || (data === "classification")) || (data === "clustering")) || (data === "question_answering")) || (data === "fact_verification")) || (data === "code_query"))){
validate460.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema151.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate460.errors = vErrors;
return errors === 0;
}

export const validateEmbeddingRequest = validate461;
const schema152 = {"$id":"EmbeddingRequest","type":"object","properties":{"model":{"type":"string","pattern":"\\S"},"inputs":{"type":"array","items":{"anyOf":[{"type":"string"},{"$ref":"TokenIds"}]},"minItems":1},"dimensions":{"type":["integer","null"],"exclusiveMinimum":0},"input_type":{"anyOf":[{"$ref":"EmbeddingPurpose"},{"type":"null"}]},"truncate":{"type":["boolean","null"]},"timeout":{"type":["number","null"],"exclusiveMinimum":0},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["model","inputs"]};

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.inputs === undefined) && (missing0 = "inputs"))){
validate461.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
validate461.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate461.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inputs !== undefined){
let data1 = data.inputs;
const _errs2 = errors;
if(Array.isArray(data1)){
if(data1.length < 1){
validate461.errors = [{instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs3 = errors;
if(typeof data2 === "string"){
if(typeof data2 !== "string"){
validate461.errors = [{instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data2)){
if(!(validate459(data2, {instancePath:instancePath+"/inputs/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
errors = vErrors.length;
}
}
else {
validate461.errors = [{instancePath:instancePath+"/inputs/" + i0,schemaPath:"#/properties/inputs/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate461.errors = [{instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dimensions !== undefined){
let data3 = data.dimensions;
const _errs8 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate461.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type: schema152.properties.dimensions.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 <= 0 || isNaN(data3)){
validate461.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_type !== undefined){
let data4 = data.input_type;
const _errs10 = errors;
if(data4 !== null){
if(!(validate460(data4, {instancePath:instancePath+"/input_type",parentData:data,parentDataProperty:"input_type",rootData}))){
vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate !== undefined){
let data5 = data.truncate;
const _errs12 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate461.errors = [{instancePath:instancePath+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type: schema152.properties.truncate.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data6 = data.timeout;
const _errs14 = errors;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
validate461.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: schema152.properties.timeout.type},message:"must be number,null"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 <= 0 || isNaN(data6)){
validate461.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data7 = data.provider_options;
const _errs16 = errors;
if(data7 !== null){
if(!(validate37(data7, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data8 = data.metadata;
const _errs18 = errors;
if(data8 !== null){
if(!(validate74(data8, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data9 = data.extras;
const _errs20 = errors;
if(data9 !== null){
if(!(validate1(data9, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
else {
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate461.errors = vErrors;
return errors === 0;
}

export const validateEmbedding = validate467;

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Embedding" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.index === undefined) && (missing0 = "index")) || ((data.values === undefined) && (missing0 = "values"))){
validate467.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate467.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate467.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data1 = data.values;
const _errs2 = errors;
if(Array.isArray(data1)){
if(data1.length < 1){
validate467.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs3 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate467.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate467.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs6 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
else {
validate467.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate467.errors = vErrors;
return errors === 0;
}

export const validateEmbeddingResponse = validate469;
const schema154 = {"$id":"EmbeddingResponse","type":"object","properties":{"embeddings":{"type":"array","items":{"$ref":"Embedding"}},"usage":{"$ref":"UsageInfo"},"model":{"type":["string","null"]},"id":{"type":["string","null"]},"diagnostics":{"type":["array","null"],"items":{"$ref":"Diagnostic"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["embeddings","usage"]};

function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.embeddings === undefined) && (missing0 = "embeddings")) || ((data.usage === undefined) && (missing0 = "usage"))){
validate469.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.embeddings !== undefined){
let data0 = data.embeddings;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate467(data0[i0], {instancePath:instancePath+"/embeddings/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate469.errors = [{instancePath:instancePath+"/embeddings",schemaPath:"#/properties/embeddings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs3 = errors;
if(!(validate6(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data3 = data.model;
const _errs4 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate469.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema154.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate469.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema154.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined){
let data5 = data.diagnostics;
const _errs8 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate469.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema154.properties.diagnostics.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate182(data5[i1], {instancePath:instancePath+"/diagnostics/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
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
if(data.extras !== undefined){
let data7 = data.extras;
const _errs11 = errors;
if(data7 !== null){
if(!(validate1(data7, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate469.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate469.errors = vErrors;
return errors === 0;
}

export const validateEntryType = validate474;
const schema155 = {"$id":"EntryType","enum":["text","image","file_reference","tool_request","tool_result","system_control","mcp_resource"]};

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EntryType" */;
let vErrors = null;
let errors = 0;
if(!(((((((data === "text") || (data === "image")) || (data === "file_reference")) || (data === "tool_request")) || (data === "tool_result")) || (data === "system_control")) || (data === "mcp_resource"))){
validate474.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema155.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate474.errors = vErrors;
return errors === 0;
}

export const validateEntryProblem = validate345;

export const validateTextData = validate326;

export const validateTextEntry = validate325;

export const validateRecognition = validate338;

export const validateImageState = validate340;

export const validateImageFallback = validate342;

export const validateImageData = validate336;

export const validateImageEntry = validate335;

export const validateFileStatus = validate355;

export const validateFileReferenceData = validate354;

export const validateFileReferenceEntry = validate353;

export const validateApprovalState = validate370;

export const validateApproval = validate369;

export const validateToolRequestState = validate367;

export const validateToolRequestData = validate364;

export const validateToolRequestEntry = validate363;

export const validateToolResultData = validate380;

export const validateToolResultEntry = validate379;

export const validateControlKind = validate397;

export const validateSystemControlData = validate396;

export const validateSystemControlEntry = validate395;

export const validateShortening = validate408;

export const validateMcpResourceState = validate406;

export const validateMcpResourceData = validate405;

export const validateMcpResourceEntry = validate404;

export const validateUnknownEntry = validate417;

export const validateContextEntry = validate324;

export const validateErrorCode = validate14;

export const validateErrorKind = validate475;
const schema156 = {"$id":"ErrorKind","enum":["unavailable","timeout","response","configuration","provider_not_found","model_not_found","cancelled","stream","tool_call_parse","token_limit"]};

function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorKind" */;
let vErrors = null;
let errors = 0;
if(!((((((((((data === "unavailable") || (data === "timeout")) || (data === "response")) || (data === "configuration")) || (data === "provider_not_found")) || (data === "model_not_found")) || (data === "cancelled")) || (data === "stream")) || (data === "tool_call_parse")) || (data === "token_limit"))){
validate475.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema156.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate475.errors = vErrors;
return errors === 0;
}

export const validateErrorInfo = validate171;

export const validateLoss = validate194;

export const validateAnswerFault = validate185;

export const validateDiagnostic = validate182;

export const validateJsonValue = validate183;

export const validateJsonObject = validate38;

export const validateExtras = validate1;

export const validateMetadata = validate74;

export const validateProviderOptions = validate37;

export const validateMessageRole = validate476;
const schema157 = {"$id":"MessageRole","enum":["system","user","assistant","tool"]};

function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageRole" */;
let vErrors = null;
let errors = 0;
if(!((((data === "system") || (data === "user")) || (data === "assistant")) || (data === "tool"))){
validate476.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema157.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate476.errors = vErrors;
return errors === 0;
}

export const validateSystemMessage = validate33;

export const validateUserMessage = validate79;

export const validateAssistantMessage = validate85;

export const validateToolMessage = validate110;

export const validateChatMessage = validate32;

export const validateConversation = validate435;

export const validateToolDecision = validate300;

export const validateArgumentPattern = validate302;

export const validateToolRule = validate299;

export const validateToolPolicy = validate298;

export const validateFileRight = validate310;

export const validateFileRole = validate308;

export const validateFilePolicy = validate307;

export const validateMcpServerConfig = validate314;

export const validateOcrConfig = validate316;

export const validateBudget = validate318;

export const validateAgentConfig = validate290;

export const validateProviderType = validate224;

export const validateCapability = validate254;

export const validateCapabilities = validate253;

export const validateParameterDefaults = validate267;

export const validateModelInfo = validate477;
const schema158 = {"$id":"ModelInfo","type":"object","properties":{"name":{"type":"string","minLength":1},"context_length":{"type":["integer","null"],"exclusiveMinimum":0},"size_bytes":{"type":["integer","null"],"minimum":0},"digest":{"type":["string","null"]},"family":{"type":["string","null"]},"parameter_size":{"type":["string","null"]},"quantization":{"type":["string","null"]},"modified_at":{"type":["string","null"]},"capabilities":{"anyOf":[{"$ref":"Capabilities"},{"type":"null"}]},"is_local":{"type":["boolean","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["name"]};

function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelInfo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate477.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate477.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate477.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_length !== undefined){
let data1 = data.context_length;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate477.errors = [{instancePath:instancePath+"/context_length",schemaPath:"#/properties/context_length/type",keyword:"type",params:{type: schema158.properties.context_length.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 <= 0 || isNaN(data1)){
validate477.errors = [{instancePath:instancePath+"/context_length",schemaPath:"#/properties/context_length/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size_bytes !== undefined){
let data2 = data.size_bytes;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate477.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/type",keyword:"type",params:{type: schema158.properties.size_bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate477.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
let data3 = data.digest;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate477.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: schema158.properties.digest.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.family !== undefined){
let data4 = data.family;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate477.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: schema158.properties.family.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameter_size !== undefined){
let data5 = data.parameter_size;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate477.errors = [{instancePath:instancePath+"/parameter_size",schemaPath:"#/properties/parameter_size/type",keyword:"type",params:{type: schema158.properties.parameter_size.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantization !== undefined){
let data6 = data.quantization;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate477.errors = [{instancePath:instancePath+"/quantization",schemaPath:"#/properties/quantization/type",keyword:"type",params:{type: schema158.properties.quantization.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modified_at !== undefined){
let data7 = data.modified_at;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate477.errors = [{instancePath:instancePath+"/modified_at",schemaPath:"#/properties/modified_at/type",keyword:"type",params:{type: schema158.properties.modified_at.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data8 = data.capabilities;
const _errs16 = errors;
if(data8 !== null){
if(!(validate253(data8, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_local !== undefined){
let data9 = data.is_local;
const _errs18 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
validate477.errors = [{instancePath:instancePath+"/is_local",schemaPath:"#/properties/is_local/type",keyword:"type",params:{type: schema158.properties.is_local.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data10 = data.extras;
const _errs20 = errors;
if(data10 !== null){
if(!(validate1(data10, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
validate477.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate477.errors = vErrors;
return errors === 0;
}

export const validateProviderHealth = validate480;
const schema159 = {"$id":"ProviderHealth","type":"object","properties":{"provider_id":{"type":"string","minLength":1},"is_available":{"type":"boolean"},"latency_ns":{"type":["integer","null"],"minimum":0},"version":{"type":["string","null"]},"oldest_tested_version":{"type":["string","null"]},"is_version_tested":{"type":["boolean","null"]},"models":{"type":["array","null"],"items":{"$ref":"ModelInfo"}},"error":{"anyOf":[{"$ref":"ErrorInfo"},{"type":"null"}]},"diagnostics":{"type":["array","null"],"items":{"$ref":"Diagnostic"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["provider_id","is_available"]};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderHealth" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.provider_id === undefined) && (missing0 = "provider_id")) || ((data.is_available === undefined) && (missing0 = "is_available"))){
validate480.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.provider_id !== undefined){
let data0 = data.provider_id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate480.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate480.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_available !== undefined){
const _errs2 = errors;
if(typeof data.is_available !== "boolean"){
validate480.errors = [{instancePath:instancePath+"/is_available",schemaPath:"#/properties/is_available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latency_ns !== undefined){
let data2 = data.latency_ns;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate480.errors = [{instancePath:instancePath+"/latency_ns",schemaPath:"#/properties/latency_ns/type",keyword:"type",params:{type: schema159.properties.latency_ns.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate480.errors = [{instancePath:instancePath+"/latency_ns",schemaPath:"#/properties/latency_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data3 = data.version;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate480.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema159.properties.version.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldest_tested_version !== undefined){
let data4 = data.oldest_tested_version;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate480.errors = [{instancePath:instancePath+"/oldest_tested_version",schemaPath:"#/properties/oldest_tested_version/type",keyword:"type",params:{type: schema159.properties.oldest_tested_version.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_version_tested !== undefined){
let data5 = data.is_version_tested;
const _errs10 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate480.errors = [{instancePath:instancePath+"/is_version_tested",schemaPath:"#/properties/is_version_tested/type",keyword:"type",params:{type: schema159.properties.is_version_tested.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data6 = data.models;
const _errs12 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate480.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: schema159.properties.models.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate477(data6[i0], {instancePath:instancePath+"/models/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
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
if(data.error !== undefined){
let data8 = data.error;
const _errs15 = errors;
if(data8 !== null){
if(!(validate171(data8, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined){
let data9 = data.diagnostics;
const _errs17 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
validate480.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema159.properties.diagnostics.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data9)){
var valid3 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors;
if(!(validate182(data9[i1], {instancePath:instancePath+"/diagnostics/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data11 = data.extras;
const _errs20 = errors;
if(data11 !== null){
if(!(validate1(data11, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
else {
validate480.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate480.errors = vErrors;
return errors === 0;
}

export const validateProviderInfo = validate485;
const schema160 = {"$id":"ProviderInfo","type":"object","properties":{"provider_id":{"type":"string","minLength":1},"type":{"$ref":"ProviderType"},"endpoint":{"type":["string","null"]},"is_default":{"type":["boolean","null"]},"models":{"type":["array","null"],"items":{"$ref":"ModelInfo"}},"defaults":{"anyOf":[{"$ref":"ParameterDefaults"},{"type":"null"}]},"capabilities":{"anyOf":[{"$ref":"Capabilities"},{"type":"null"}]},"fallback":{"type":["array","null"],"items":{"type":"string","minLength":1}},"members":{"type":["array","null"],"items":{"type":"string","minLength":1}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["provider_id","type"]};

function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderInfo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.provider_id === undefined) && (missing0 = "provider_id")) || ((data.type === undefined) && (missing0 = "type"))){
validate485.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.provider_id !== undefined){
let data0 = data.provider_id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate485.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate485.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate224(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint !== undefined){
let data2 = data.endpoint;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate485.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: schema160.properties.endpoint.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_default !== undefined){
let data3 = data.is_default;
const _errs5 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate485.errors = [{instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: schema160.properties.is_default.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data4 = data.models;
const _errs7 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate485.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: schema160.properties.models.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate477(data4[i0], {instancePath:instancePath+"/models/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
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
if(data.defaults !== undefined){
let data6 = data.defaults;
const _errs10 = errors;
if(data6 !== null){
if(!(validate267(data6, {instancePath:instancePath+"/defaults",parentData:data,parentDataProperty:"defaults",rootData}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data7 = data.capabilities;
const _errs12 = errors;
if(data7 !== null){
if(!(validate253(data7, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback !== undefined){
let data8 = data.fallback;
const _errs14 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate485.errors = [{instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"type",params:{type: schema160.properties.fallback.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data8)){
var valid4 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs15 = errors;
if(typeof data9 === "string"){
if(func0(data9) < 1){
validate485.errors = [{instancePath:instancePath+"/fallback/" + i1,schemaPath:"#/properties/fallback/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate485.errors = [{instancePath:instancePath+"/fallback/" + i1,schemaPath:"#/properties/fallback/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs15 === errors;
if(!valid4){
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
if(data.members !== undefined){
let data10 = data.members;
const _errs18 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate485.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: schema160.properties.members.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data10)){
var valid5 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs19 = errors;
if(typeof data11 === "string"){
if(func0(data11) < 1){
validate485.errors = [{instancePath:instancePath+"/members/" + i2,schemaPath:"#/properties/members/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate485.errors = [{instancePath:instancePath+"/members/" + i2,schemaPath:"#/properties/members/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs19 === errors;
if(!valid5){
break;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data12 = data.extras;
const _errs22 = errors;
if(data12 !== null){
if(!(validate1(data12, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
else {
validate485.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate485.errors = vErrors;
return errors === 0;
}

export const validateThinkingEffort = validate118;

export const validateModelParameters = validate117;

export const validateTextFormat = validate144;

export const validateJsonObjectFormat = validate147;

export const validateJsonSchemaFormat = validate150;

export const validateResponseFormat = validate143;

export const validateStreamOptions = validate155;

export const validateChatRequest = validate31;

export const validateRerankRequest = validate491;
const schema161 = {"$id":"RerankRequest","type":"object","properties":{"model":{"type":"string","pattern":"\\S"},"query":{"type":"string"},"documents":{"type":"array","items":{"type":"string"},"minItems":1},"top_n":{"type":["integer","null"],"exclusiveMinimum":0},"timeout":{"type":["number","null"],"exclusiveMinimum":0},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["model","query","documents"]};

function validate491(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RerankRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.model === undefined) && (missing0 = "model")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.documents === undefined) && (missing0 = "documents"))){
validate491.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
validate491.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate491.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate491.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate491.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data2[i0] !== "string"){
validate491.errors = [{instancePath:instancePath+"/documents/" + i0,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate491.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
const _errs8 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate491.errors = [{instancePath:instancePath+"/top_n",schemaPath:"#/properties/top_n/type",keyword:"type",params:{type: schema161.properties.top_n.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
validate491.errors = [{instancePath:instancePath+"/top_n",schemaPath:"#/properties/top_n/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data5 = data.timeout;
const _errs10 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
validate491.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: schema161.properties.timeout.type},message:"must be number,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 <= 0 || isNaN(data5)){
validate491.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data6 = data.provider_options;
const _errs12 = errors;
if(data6 !== null){
if(!(validate37(data6, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data7 = data.metadata;
const _errs14 = errors;
if(data7 !== null){
if(!(validate74(data7, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data8 = data.extras;
const _errs16 = errors;
if(data8 !== null){
if(!(validate1(data8, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
else {
validate491.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate491.errors = vErrors;
return errors === 0;
}

export const validateRerankResult = validate495;
const schema162 = {"$id":"RerankResult","type":"object","properties":{"index":{"type":"integer","minimum":0},"score":{"type":"number"},"document":{"type":["string","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["index","score"]};

function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RerankResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.index === undefined) && (missing0 = "index")) || ((data.score === undefined) && (missing0 = "score"))){
validate495.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate495.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate495.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate495.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if((typeof data2 !== "string") && (data2 !== null)){
validate495.errors = [{instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: schema162.properties.document.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs6 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate495.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate495.errors = vErrors;
return errors === 0;
}

export const validateRerankResponse = validate497;
const schema163 = {"$id":"RerankResponse","type":"object","properties":{"results":{"type":"array","items":{"$ref":"RerankResult"}},"usage":{"$ref":"UsageInfo"},"model":{"type":["string","null"]},"id":{"type":["string","null"]},"diagnostics":{"type":["array","null"],"items":{"$ref":"Diagnostic"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["results","usage"]};

function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RerankResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.results === undefined) && (missing0 = "results")) || ((data.usage === undefined) && (missing0 = "usage"))){
validate497.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.results !== undefined){
let data0 = data.results;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate495(data0[i0], {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate497.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs3 = errors;
if(!(validate6(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data3 = data.model;
const _errs4 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate497.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema163.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate497.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema163.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined){
let data5 = data.diagnostics;
const _errs8 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate497.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema163.properties.diagnostics.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate182(data5[i1], {instancePath:instancePath+"/diagnostics/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
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
if(data.extras !== undefined){
let data7 = data.extras;
const _errs11 = errors;
if(data7 !== null){
if(!(validate1(data7, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate497.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate497.errors = vErrors;
return errors === 0;
}

export const validateFinishReason = validate4;

export const validateChatResponse = validate178;

export const validateScenario = validate502;
const schema164 = {"$id":"Scenario","type":"object","properties":{"description":{"type":["string","null"]},"models":{"type":["array","null"],"items":{"type":"string","minLength":1},"minItems":1},"turns":{"type":"array","items":{"$ref":"ScenarioTurn"},"minItems":1},"when_used_up":{"anyOf":[{"$ref":"ScenarioEnd"},{"type":"null"}]}},"required":["turns"],"additionalProperties":false};
const schema165 = {"$id":"ScenarioTurn","type":"object","properties":{"match":{"anyOf":[{"$ref":"ScenarioMatch"},{"type":"null"}]},"times":{"type":["integer","null"],"minimum":1},"answer":{"anyOf":[{"$ref":"ScenarioAnswer"},{"type":"null"}]},"recording":{"type":["string","null"],"minLength":1},"faults":{"type":["array","null"],"items":{"$ref":"ScenarioFault"}}},"additionalProperties":false,"not":{"required":["answer","recording"],"properties":{"answer":{"not":{"type":"null"}},"recording":{"not":{"type":"null"}}}}};
const schema166 = {"$id":"ScenarioMatch","type":"object","properties":{"dialect":{"anyOf":[{"$ref":"ScenarioDialect"},{"type":"null"}]},"path":{"type":["string","null"],"pattern":"^/"},"method":{"anyOf":[{"$ref":"ScenarioMethod"},{"type":"null"}]},"model":{"type":["string","null"],"minLength":1},"contains":{"type":["string","null"],"minLength":1},"role":{"anyOf":[{"$ref":"ScenarioRole"},{"type":"null"}]},"stream":{"type":["boolean","null"]}},"additionalProperties":false};
const schema167 = {"$id":"ScenarioDialect","enum":["ollama","openai-chat","openai-responses","anthropic","gemini","gemini-interactions"]};

function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScenarioDialect" */;
let vErrors = null;
let errors = 0;
if(!((((((data === "ollama") || (data === "openai-chat")) || (data === "openai-responses")) || (data === "anthropic")) || (data === "gemini")) || (data === "gemini-interactions"))){
validate505.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema167.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate505.errors = vErrors;
return errors === 0;
}

const schema168 = {"$id":"ScenarioMethod","enum":["GET","HEAD","POST","DELETE"]};

function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScenarioMethod" */;
let vErrors = null;
let errors = 0;
if(!((((data === "GET") || (data === "HEAD")) || (data === "POST")) || (data === "DELETE"))){
validate507.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema168.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate507.errors = vErrors;
return errors === 0;
}

const schema169 = {"$id":"ScenarioRole","enum":["user","tool"]};

function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScenarioRole" */;
let vErrors = null;
let errors = 0;
if(!((data === "user") || (data === "tool"))){
validate509.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema169.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate509.errors = vErrors;
return errors === 0;
}


function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScenarioMatch" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!(((((((key0 === "dialect") || (key0 === "path")) || (key0 === "method")) || (key0 === "model")) || (key0 === "contains")) || (key0 === "role")) || (key0 === "stream"))){
validate504.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.dialect !== undefined){
let data0 = data.dialect;
const _errs1 = errors;
if(data0 !== null){
if(!(validate505(data0, {instancePath:instancePath+"/dialect",parentData:data,parentDataProperty:"dialect",rootData}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate504.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema166.properties.path.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(!pattern71.test(data1)){
validate504.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data2 = data.method;
const _errs5 = errors;
if(data2 !== null){
if(!(validate507(data2, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
errors = vErrors.length;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data3 = data.model;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate504.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema166.properties.model.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate504.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contains !== undefined){
let data4 = data.contains;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate504.errors = [{instancePath:instancePath+"/contains",schemaPath:"#/properties/contains/type",keyword:"type",params:{type: schema166.properties.contains.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate504.errors = [{instancePath:instancePath+"/contains",schemaPath:"#/properties/contains/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data5 = data.role;
const _errs11 = errors;
if(data5 !== null){
if(!(validate509(data5, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
errors = vErrors.length;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data6 = data.stream;
const _errs13 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate504.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema166.properties.stream.type},message:"must be boolean,null"}];
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
validate504.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate504.errors = vErrors;
return errors === 0;
}

const schema170 = {"$id":"ScenarioAnswer","type":"object","properties":{"text":{"type":["string","null"]},"thinking":{"type":["string","null"],"minLength":1},"tool_calls":{"type":["array","null"],"items":{"$ref":"ScenarioCall"},"minItems":1},"finish_reason":{"anyOf":[{"$ref":"FinishReason"},{"type":"null"}]},"usage":{"anyOf":[{"$ref":"UsageInfo"},{"type":"null"}]}},"additionalProperties":false};
const schema171 = {"$id":"ScenarioCall","type":"object","properties":{"name":{"$ref":"ToolName"},"arguments":{"anyOf":[{"$ref":"JsonObject"},{"type":"null"}]},"id":{"type":["string","null"],"minLength":1}},"required":["name"],"additionalProperties":false};

function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScenarioCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate513.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "arguments")) || (key0 === "id"))){
validate513.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate88(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
let data1 = data.arguments;
const _errs2 = errors;
if(data1 !== null){
if(!(validate38(data1, {instancePath:instancePath+"/arguments",parentData:data,parentDataProperty:"arguments",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate513.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema171.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate513.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate513.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate513.errors = vErrors;
return errors === 0;
}


function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScenarioAnswer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!(((((key0 === "text") || (key0 === "thinking")) || (key0 === "tool_calls")) || (key0 === "finish_reason")) || (key0 === "usage"))){
validate512.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.text !== undefined){
let data0 = data.text;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate512.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema170.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data1 = data.thinking;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate512.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: schema170.properties.thinking.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate512.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data2 = data.tool_calls;
const _errs5 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate512.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema170.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
if(data2.length < 1){
validate512.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate513(data2[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
let data4 = data.finish_reason;
const _errs8 = errors;
if(data4 !== null){
if(!(validate4(data4, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data5 = data.usage;
const _errs10 = errors;
if(data5 !== null){
if(!(validate6(data5, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
validate512.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate512.errors = vErrors;
return errors === 0;
}


function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RefuseFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate521.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate521.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
if("refuse" !== data.type){
validate521.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "refuse"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate521.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate521.errors = vErrors;
return errors === 0;
}

const schema174 = {"$id":"DelayFault","type":"object","properties":{"type":{"const":"delay"},"seconds":{"type":"number","minimum":0,"maximum":3600},"after_bytes":{"type":["integer","null"],"minimum":0}},"required":["type","seconds"],"additionalProperties":false};

function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DelayFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.seconds === undefined) && (missing0 = "seconds"))){
validate523.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "seconds")) || (key0 === "after_bytes"))){
validate523.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if("delay" !== data.type){
validate523.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "delay"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seconds !== undefined){
let data1 = data.seconds;
const _errs2 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 3600 || isNaN(data1)){
validate523.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate523.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate523.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after_bytes !== undefined){
let data2 = data.after_bytes;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate523.errors = [{instancePath:instancePath+"/after_bytes",schemaPath:"#/properties/after_bytes/type",keyword:"type",params:{type: schema174.properties.after_bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate523.errors = [{instancePath:instancePath+"/after_bytes",schemaPath:"#/properties/after_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate523.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate523.errors = vErrors;
return errors === 0;
}

const schema175 = {"$id":"DripFault","type":"object","properties":{"type":{"const":"drip"},"bytes":{"type":["integer","null"],"minimum":1},"seconds":{"type":["number","null"],"minimum":0,"maximum":3600}},"required":["type"],"additionalProperties":false};

function validate525(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DripFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate525.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "bytes")) || (key0 === "seconds"))){
validate525.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if("drip" !== data.type){
validate525.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "drip"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data1 = data.bytes;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate525.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: schema175.properties.bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate525.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seconds !== undefined){
let data2 = data.seconds;
const _errs4 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate525.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: schema175.properties.seconds.type},message:"must be number,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3600 || isNaN(data2)){
validate525.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate525.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
}
}
else {
validate525.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate525.errors = vErrors;
return errors === 0;
}


function validate527(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResetFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.after_bytes === undefined) && (missing0 = "after_bytes"))){
validate527.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "after_bytes"))){
validate527.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if("reset" !== data.type){
validate527.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "reset"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after_bytes !== undefined){
let data1 = data.after_bytes;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate527.errors = [{instancePath:instancePath+"/after_bytes",schemaPath:"#/properties/after_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate527.errors = [{instancePath:instancePath+"/after_bytes",schemaPath:"#/properties/after_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate527.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate527.errors = vErrors;
return errors === 0;
}

const schema177 = {"$id":"SplitFault","type":"object","properties":{"type":{"const":"split"},"at":{"type":["array","null"],"items":{"type":"integer","minimum":1},"minItems":1},"bytes":{"type":["integer","null"],"minimum":1}},"required":["type"],"additionalProperties":false};

function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SplitFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate529.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "at")) || (key0 === "bytes"))){
validate529.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if("split" !== data.type){
validate529.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "split"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs2 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate529.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: schema177.properties.at.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data1)){
if(data1.length < 1){
validate529.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate529.errors = [{instancePath:instancePath+"/at/" + i0,schemaPath:"#/properties/at/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate529.errors = [{instancePath:instancePath+"/at/" + i0,schemaPath:"#/properties/at/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data3 = data.bytes;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate529.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: schema177.properties.bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate529.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate529.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate529.errors = vErrors;
return errors === 0;
}

const schema178 = {"$id":"GarbageFault","type":"object","properties":{"type":{"const":"garbage"},"text":{"type":["string","null"],"minLength":1},"after_events":{"type":["integer","null"],"minimum":0}},"required":["type"],"additionalProperties":false};

function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GarbageFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate531.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "text")) || (key0 === "after_events"))){
validate531.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if("garbage" !== data.type){
validate531.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "garbage"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate531.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema178.properties.text.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate531.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after_events !== undefined){
let data2 = data.after_events;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate531.errors = [{instancePath:instancePath+"/after_events",schemaPath:"#/properties/after_events/type",keyword:"type",params:{type: schema178.properties.after_events.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate531.errors = [{instancePath:instancePath+"/after_events",schemaPath:"#/properties/after_events/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate531.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate531.errors = vErrors;
return errors === 0;
}

const schema179 = {"$id":"GiantLineFault","type":"object","properties":{"type":{"const":"giant_line"},"bytes":{"type":["integer","null"],"minimum":1,"maximum":1073741824},"after_events":{"type":["integer","null"],"minimum":0}},"required":["type"],"additionalProperties":false};

function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GiantLineFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate533.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "bytes")) || (key0 === "after_events"))){
validate533.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if("giant_line" !== data.type){
validate533.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "giant_line"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data1 = data.bytes;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate533.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: schema179.properties.bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1073741824 || isNaN(data1)){
validate533.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1073741824},message:"must be <= 1073741824"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate533.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after_events !== undefined){
let data2 = data.after_events;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate533.errors = [{instancePath:instancePath+"/after_events",schemaPath:"#/properties/after_events/type",keyword:"type",params:{type: schema179.properties.after_events.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate533.errors = [{instancePath:instancePath+"/after_events",schemaPath:"#/properties/after_events/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate533.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate533.errors = vErrors;
return errors === 0;
}

const schema180 = {"$id":"ErrorFault","type":"object","properties":{"type":{"const":"error_in_stream"},"message":{"type":["string","null"],"minLength":1},"after_events":{"type":["integer","null"],"minimum":0}},"required":["type"],"additionalProperties":false};

function validate535(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate535.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "message")) || (key0 === "after_events"))){
validate535.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if("error_in_stream" !== data.type){
validate535.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error_in_stream"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate535.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema180.properties.message.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate535.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after_events !== undefined){
let data2 = data.after_events;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate535.errors = [{instancePath:instancePath+"/after_events",schemaPath:"#/properties/after_events/type",keyword:"type",params:{type: schema180.properties.after_events.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate535.errors = [{instancePath:instancePath+"/after_events",schemaPath:"#/properties/after_events/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate535.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate535.errors = vErrors;
return errors === 0;
}


function validate537(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MissingEndFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate537.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate537.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
if("missing_end" !== data.type){
validate537.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "missing_end"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate537.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate537.errors = vErrors;
return errors === 0;
}

const schema182 = {"$id":"ContentTypeFault","type":"object","properties":{"type":{"const":"content_type"},"value":{"type":["string","null"],"pattern":"^[!-~]([ -~]*[!-~])?$"}},"required":["type"],"additionalProperties":false};
const pattern77 = new RegExp("^[!-~]([ -~]*[!-~])?$", "u");

function validate539(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentTypeFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate539.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "value"))){
validate539.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if("content_type" !== data.type){
validate539.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content_type"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate539.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema182.properties.value.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(!pattern77.test(data1)){
validate539.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^[!-~]([ -~]*[!-~])?$"},message:"must match pattern \""+"^[!-~]([ -~]*[!-~])?$"+"\""}];
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
validate539.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate539.errors = vErrors;
return errors === 0;
}

const schema184 = {"$id":"IdsChange","enum":["missing","duplicate"]};

function validate542(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdsChange" */;
let vErrors = null;
let errors = 0;
if(!((data === "missing") || (data === "duplicate"))){
validate542.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema184.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate542.errors = vErrors;
return errors === 0;
}


function validate541(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdsFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.change === undefined) && (missing0 = "change"))){
validate541.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "change"))){
validate541.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if("ids" !== data.type){
validate541.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ids"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
const _errs2 = errors;
if(!(validate542(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData}))){
vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
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
validate541.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate541.errors = vErrors;
return errors === 0;
}


function validate545(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UsageFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.value === undefined) && (missing0 = "value"))){
validate545.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "value"))){
validate545.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if("usage" !== data.type){
validate545.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "usage"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs2 = errors;
if(!(validate183(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
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
validate545.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate545.errors = vErrors;
return errors === 0;
}

const schema186 = {"$id":"StatusFault","type":"object","properties":{"type":{"const":"status"},"status":{"type":"integer","minimum":400,"maximum":599},"retry_after":{"type":["integer","null"],"minimum":0},"message":{"type":["string","null"],"minLength":1}},"required":["type","status"],"additionalProperties":false};

function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StatusFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.status === undefined) && (missing0 = "status"))){
validate548.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "status")) || (key0 === "retry_after")) || (key0 === "message"))){
validate548.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if("status" !== data.type){
validate548.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "status"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate548.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
validate548.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data1 < 400 || isNaN(data1)){
validate548.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry_after !== undefined){
let data2 = data.retry_after;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate548.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type: schema186.properties.retry_after.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate548.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data3 = data.message;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate548.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema186.properties.message.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate548.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
}
else {
validate548.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate548.errors = vErrors;
return errors === 0;
}


function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScenarioFault" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "refuse"){
if(!(validate521(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
errors = vErrors.length;
}
}
else if(tag0 === "delay"){
if(!(validate523(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
errors = vErrors.length;
}
}
else if(tag0 === "drip"){
if(!(validate525(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate525.errors : vErrors.concat(validate525.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reset"){
if(!(validate527(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
errors = vErrors.length;
}
}
else if(tag0 === "split"){
if(!(validate529(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
}
else if(tag0 === "garbage"){
if(!(validate531(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
errors = vErrors.length;
}
}
else if(tag0 === "giant_line"){
if(!(validate533(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate533.errors : vErrors.concat(validate533.errors);
errors = vErrors.length;
}
}
else if(tag0 === "error_in_stream"){
if(!(validate535(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
errors = vErrors.length;
}
}
else if(tag0 === "missing_end"){
if(!(validate537(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate537.errors : vErrors.concat(validate537.errors);
errors = vErrors.length;
}
}
else if(tag0 === "content_type"){
if(!(validate539(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
}
else if(tag0 === "ids"){
if(!(validate541(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
errors = vErrors.length;
}
}
else if(tag0 === "usage"){
if(!(validate545(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate545.errors : vErrors.concat(validate545.errors);
errors = vErrors.length;
}
}
else if(tag0 === "status"){
if(!(validate548(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate548.errors : vErrors.concat(validate548.errors);
errors = vErrors.length;
}
}
else {
validate520.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate520.errors = vErrors;
return errors === 0;
}


function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScenarioTurn" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!(((((key0 === "match") || (key0 === "times")) || (key0 === "answer")) || (key0 === "recording")) || (key0 === "faults"))){
validate503.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.match !== undefined){
let data0 = data.match;
const _errs1 = errors;
if(data0 !== null){
if(!(validate504(data0, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
errors = vErrors.length;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.times !== undefined){
let data1 = data.times;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate503.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: schema165.properties.times.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate503.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined){
let data2 = data.answer;
const _errs5 = errors;
if(data2 !== null){
if(!(validate512(data2, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
errors = vErrors.length;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recording !== undefined){
let data3 = data.recording;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate503.errors = [{instancePath:instancePath+"/recording",schemaPath:"#/properties/recording/type",keyword:"type",params:{type: schema165.properties.recording.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate503.errors = [{instancePath:instancePath+"/recording",schemaPath:"#/properties/recording/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.faults !== undefined){
let data4 = data.faults;
const _errs9 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate503.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: schema165.properties.faults.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate520(data4[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
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
validate503.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs13 = errors;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.answer === undefined) && (missing0 = "answer")) || ((data.recording === undefined) && (missing0 = "recording"))){
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
if(data.answer !== undefined){
const _errs15 = errors;
const _errs16 = errors;
const _errs17 = errors;
if(data.answer !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid6 = _errs17 === errors;
if(valid6){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.recording !== undefined){
const _errs19 = errors;
const _errs20 = errors;
const _errs21 = errors;
if(data.recording !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid7 = _errs21 === errors;
if(valid7){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
}
}
}
var valid4 = _errs14 === errors;
if(valid4){
validate503.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
validate503.errors = vErrors;
return errors === 0;
}

const schema187 = {"$id":"ScenarioEnd","enum":["last","refuse"]};

function validate552(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScenarioEnd" */;
let vErrors = null;
let errors = 0;
if(!((data === "last") || (data === "refuse"))){
validate552.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema187.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate552.errors = vErrors;
return errors === 0;
}


function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Scenario" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.turns === undefined) && (missing0 = "turns")){
validate502.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((((key0 === "description") || (key0 === "models")) || (key0 === "turns")) || (key0 === "when_used_up"))){
validate502.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.description !== undefined){
let data0 = data.description;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate502.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema164.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data1 = data.models;
const _errs3 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate502.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: schema164.properties.models.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data1)){
if(data1.length < 1){
validate502.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs4 = errors;
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate502.errors = [{instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate502.errors = [{instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turns !== undefined){
let data3 = data.turns;
const _errs7 = errors;
if(Array.isArray(data3)){
if(data3.length < 1){
validate502.errors = [{instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate503(data3[i1], {instancePath:instancePath+"/turns/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate502.errors = [{instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when_used_up !== undefined){
let data5 = data.when_used_up;
const _errs10 = errors;
if(data5 !== null){
if(!(validate552(data5, {instancePath:instancePath+"/when_used_up",parentData:data,parentDataProperty:"when_used_up",rootData}))){
vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors);
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
validate502.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate502.errors = vErrors;
return errors === 0;
}

export const validateScenarioEnd = validate552;

export const validateScenarioTurn = validate503;

export const validateScenarioMatch = validate504;

export const validateScenarioDialect = validate505;

export const validateScenarioMethod = validate507;

export const validateScenarioRole = validate509;

export const validateScenarioAnswer = validate512;

export const validateScenarioCall = validate513;

export const validateScenarioFault = validate520;

export const validateRefuseFault = validate521;

export const validateDelayFault = validate523;

export const validateDripFault = validate525;

export const validateResetFault = validate527;

export const validateSplitFault = validate529;

export const validateGarbageFault = validate531;

export const validateGiantLineFault = validate533;

export const validateErrorFault = validate535;

export const validateMissingEndFault = validate537;

export const validateContentTypeFault = validate539;

export const validateIdsFault = validate541;

export const validateIdsChange = validate542;

export const validateUsageFault = validate545;

export const validateStatusFault = validate548;

export const validateStreamingChunk = validate554;
const schema188 = {"$id":"StreamingChunk","type":"object","properties":{"text":{"type":["string","null"]},"thinking":{"type":["string","null"]},"refusal":{"type":["string","null"]},"signature":{"type":["string","null"]},"tool_call_deltas":{"type":["array","null"],"items":{"$ref":"ToolCallDelta"}},"parts":{"type":["array","null"],"items":{"$ref":"ContentPart"}},"part_index":{"type":["integer","null"],"minimum":0},"thinking_origin":{"anyOf":[{"$ref":"Origin"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"is_complete":{"type":["boolean","null"]},"finish_reason":{"anyOf":[{"$ref":"FinishReason"},{"type":"null"}]},"raw_finish_reason":{"type":["string","null"]},"usage":{"anyOf":[{"$ref":"UsageInfo"},{"type":"null"}]},"model":{"type":["string","null"]},"id":{"type":["string","null"]},"created":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"diagnostics":{"type":["array","null"],"items":{"$ref":"Diagnostic"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"if":{"required":["is_complete"],"properties":{"is_complete":{"const":true}}},"then":{"required":["finish_reason"],"properties":{"finish_reason":{"not":{"type":"null"}}}}};
const schema189 = {"$id":"ToolCallDelta","type":"object","properties":{"index":{"type":"integer","minimum":0},"id":{"type":["string","null"],"minLength":1},"name":{"type":["string","null"]},"arguments":{"type":["string","null"]},"part_index":{"type":["integer","null"],"minimum":0},"id_origin":{"anyOf":[{"$ref":"IdOrigin"},{"type":"null"}]},"origin":{"anyOf":[{"$ref":"CallOrigin"},{"type":"null"}]},"is_complete":{"type":["boolean","null"]},"invalid":{"anyOf":[{"$ref":"InvalidToolCallReason"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["index"]};

function validate555(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.index === undefined) && (missing0 = "index")){
validate555.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate555.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate555.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
let data1 = data.id;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate555.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema189.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate555.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate555.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema189.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
let data3 = data.arguments;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate555.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: schema189.properties.arguments.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part_index !== undefined){
let data4 = data.part_index;
const _errs8 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate555.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/type",keyword:"type",params:{type: schema189.properties.part_index.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate555.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id_origin !== undefined){
let data5 = data.id_origin;
const _errs10 = errors;
if(data5 !== null){
if(!(validate91(data5, {instancePath:instancePath+"/id_origin",parentData:data,parentDataProperty:"id_origin",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data6 = data.origin;
const _errs12 = errors;
if(data6 !== null){
if(!(validate93(data6, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_complete !== undefined){
let data7 = data.is_complete;
const _errs14 = errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
validate555.errors = [{instancePath:instancePath+"/is_complete",schemaPath:"#/properties/is_complete/type",keyword:"type",params:{type: schema189.properties.is_complete.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invalid !== undefined){
let data8 = data.invalid;
const _errs16 = errors;
if(data8 !== null){
if(!(validate99(data8, {instancePath:instancePath+"/invalid",parentData:data,parentDataProperty:"invalid",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data9 = data.provider_options;
const _errs18 = errors;
if(data9 !== null){
if(!(validate37(data9, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data10 = data.extras;
const _errs20 = errors;
if(data10 !== null){
if(!(validate1(data10, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
validate555.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate555.errors = vErrors;
return errors === 0;
}


function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StreamingChunk" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate554.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema188.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data1 = data.thinking;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate554.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: schema188.properties.thinking.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
let data2 = data.refusal;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate554.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema188.properties.refusal.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data3 = data.signature;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate554.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: schema188.properties.signature.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_deltas !== undefined){
let data4 = data.tool_call_deltas;
const _errs8 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate554.errors = [{instancePath:instancePath+"/tool_call_deltas",schemaPath:"#/properties/tool_call_deltas/type",keyword:"type",params:{type: schema188.properties.tool_call_deltas.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate555(data4[i0], {instancePath:instancePath+"/tool_call_deltas/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate555.errors : vErrors.concat(validate555.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
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
if(data.parts !== undefined){
let data6 = data.parts;
const _errs11 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate554.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: schema188.properties.parts.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate35(data6[i1], {instancePath:instancePath+"/parts/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part_index !== undefined){
let data8 = data.part_index;
const _errs14 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate554.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/type",keyword:"type",params:{type: schema188.properties.part_index.type},message:"must be integer,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate554.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking_origin !== undefined){
let data9 = data.thinking_origin;
const _errs16 = errors;
if(data9 !== null){
if(!(validate56(data9, {instancePath:instancePath+"/thinking_origin",parentData:data,parentDataProperty:"thinking_origin",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data10 = data.provider_options;
const _errs18 = errors;
if(data10 !== null){
if(!(validate37(data10, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_complete !== undefined){
let data11 = data.is_complete;
const _errs20 = errors;
if((typeof data11 !== "boolean") && (data11 !== null)){
validate554.errors = [{instancePath:instancePath+"/is_complete",schemaPath:"#/properties/is_complete/type",keyword:"type",params:{type: schema188.properties.is_complete.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
let data12 = data.finish_reason;
const _errs22 = errors;
if(data12 !== null){
if(!(validate4(data12, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raw_finish_reason !== undefined){
let data13 = data.raw_finish_reason;
const _errs24 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate554.errors = [{instancePath:instancePath+"/raw_finish_reason",schemaPath:"#/properties/raw_finish_reason/type",keyword:"type",params:{type: schema188.properties.raw_finish_reason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data14 = data.usage;
const _errs26 = errors;
if(data14 !== null){
if(!(validate6(data14, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data15 = data.model;
const _errs28 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate554.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema188.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data16 = data.id;
const _errs30 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate554.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema188.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data17 = data.created;
const _errs32 = errors;
if(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17))){
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate554.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
else if(typeof data17 === "string"){
if(typeof data17 !== "string"){
validate554.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data17 === null){
if(data17 !== null){
validate554.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate554.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined){
let data18 = data.diagnostics;
const _errs39 = errors;
if((!(Array.isArray(data18))) && (data18 !== null)){
validate554.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema188.properties.diagnostics.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data18)){
var valid8 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
const _errs40 = errors;
if(!(validate182(data18[i2], {instancePath:instancePath+"/diagnostics/" + i2,parentData:data18,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid8 = _errs40 === errors;
if(!valid8){
break;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data20 = data.extras;
const _errs42 = errors;
if(data20 !== null){
if(!(validate1(data20, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
var valid0 = _errs42 === errors;
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
validate554.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs45 = errors;
let valid10 = true;
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is_complete === undefined) && (missing0 = "is_complete")){
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
if(data.is_complete !== undefined){
if(true !== data.is_complete){
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
var _valid8 = _errs46 === errors;
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.finish_reason === undefined) && (missing1 = "finish_reason")){
validate554.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.finish_reason !== undefined){
const _errs50 = errors;
const _errs51 = errors;
if(data.finish_reason !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid13 = _errs51 === errors;
if(valid13){
validate554.errors = [{instancePath:instancePath+"/finish_reason",schemaPath:"#/then/properties/finish_reason/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid8 = _errs48 === errors;
valid10 = _valid8;
}
if(!valid10){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate554.errors = vErrors;
return false;
}
}
validate554.errors = vErrors;
return errors === 0;
}

export const validateThreadStatus = validate569;
const schema190 = {"$id":"ThreadStatus","enum":["idle","running","waiting","failed"]};

function validate569(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThreadStatus" */;
let vErrors = null;
let errors = 0;
if(!((((data === "idle") || (data === "running")) || (data === "waiting")) || (data === "failed"))){
validate569.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema190.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate569.errors = vErrors;
return errors === 0;
}

export const validateRunOutcome = validate570;
const schema191 = {"$id":"RunOutcome","enum":["completed","waiting","round_limit","budget","cancelled","failed"]};

function validate570(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunOutcome" */;
let vErrors = null;
let errors = 0;
if(!((((((data === "completed") || (data === "waiting")) || (data === "round_limit")) || (data === "budget")) || (data === "cancelled")) || (data === "failed"))){
validate570.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema191.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate570.errors = vErrors;
return errors === 0;
}

export const validateTodoStatus = validate571;
const schema192 = {"$id":"TodoStatus","enum":["open","in_progress","done","dropped"]};

function validate571(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TodoStatus" */;
let vErrors = null;
let errors = 0;
if(!((((data === "open") || (data === "in_progress")) || (data === "done")) || (data === "dropped"))){
validate571.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema192.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate571.errors = vErrors;
return errors === 0;
}

export const validateTodo = validate572;

function validate572(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Todo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.status === undefined) && (missing0 = "status"))){
validate572.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate572.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate572.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs2 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate572.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate572.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs4 = errors;
if(!(validate571(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs5 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate572.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate572.errors = vErrors;
return errors === 0;
}

export const validateThreadFile = validate575;
const schema194 = {"$id":"ThreadFile","type":"object","properties":{"path":{"type":"string","minLength":1},"content":{"type":["string","null"]},"sha256":{"type":["string","null"],"pattern":"^[0-9a-f]{64}$"},"updated_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["path"]};

function validate575(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThreadFile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate575.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate575.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate575.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate575.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema194.properties.content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data2 = data.sha256;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate575.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: schema194.properties.sha256.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(!pattern23.test(data2)){
validate575.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data3 = data.updated_at;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate575.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema194.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate575.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data4 = data.extras;
const _errs8 = errors;
if(data4 !== null){
if(!(validate1(data4, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate575.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate575.errors = vErrors;
return errors === 0;
}

export const validateUsageTotals = validate577;

function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UsageTotals" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.rounds === undefined) && (missing0 = "rounds")) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.prompt_tokens === undefined) && (missing0 = "prompt_tokens"))) || ((data.completion_tokens === undefined) && (missing0 = "completion_tokens"))) || ((data.duration_ns === undefined) && (missing0 = "duration_ns"))){
validate577.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rounds !== undefined){
let data0 = data.rounds;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate577.errors = [{instancePath:instancePath+"/rounds",schemaPath:"#/properties/rounds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate577.errors = [{instancePath:instancePath+"/rounds",schemaPath:"#/properties/rounds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calls !== undefined){
let data1 = data.calls;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate577.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate577.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_tokens !== undefined){
let data2 = data.prompt_tokens;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate577.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate577.errors = [{instancePath:instancePath+"/prompt_tokens",schemaPath:"#/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completion_tokens !== undefined){
let data3 = data.completion_tokens;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate577.errors = [{instancePath:instancePath+"/completion_tokens",schemaPath:"#/properties/completion_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate577.errors = [{instancePath:instancePath+"/completion_tokens",schemaPath:"#/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ns !== undefined){
let data4 = data.duration_ns;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate577.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate577.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs10 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate577.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate577.errors = vErrors;
return errors === 0;
}

export const validateThreadState = validate579;
const schema196 = {"$id":"ThreadState","type":"object","properties":{"type":{"const":"thread"},"version":{"type":"string","pattern":"^1[.]([1-9][0-9]*)$"},"id":{"type":"string","minLength":1},"context_id":{"type":"string","minLength":1},"title":{"type":["string","null"],"minLength":1},"status":{"$ref":"ThreadStatus"},"created_at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"updated_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"revision":{"type":["integer","null"],"minimum":0},"provider":{"type":["string","null"],"minLength":1},"model":{"type":["string","null"],"minLength":1},"todos":{"type":["array","null"],"items":{"$ref":"Todo"}},"files":{"type":["array","null"],"items":{"$ref":"ThreadFile"}},"totals":{"anyOf":[{"$ref":"UsageTotals"},{"type":"null"}]},"budget":{"anyOf":[{"$ref":"Budget"},{"type":"null"}]},"last_event_id":{"type":["integer","null"],"minimum":0},"rules":{"type":["array","null"],"items":{"$ref":"ToolRule"}},"outcome":{"anyOf":[{"$ref":"RunOutcome"},{"type":"null"}]},"error":{"anyOf":[{"$ref":"ErrorInfo"},{"type":"null"}]},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["type","version","id","context_id","status","created_at"]};

function validate579(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThreadState" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.context_id === undefined) && (missing0 = "context_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate579.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("thread" !== data.type){
validate579.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "thread"},message:"must be equal to constant"}];
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
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern37.test(data1)){
validate579.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^1[.]([1-9][0-9]*)$"},message:"must match pattern \""+"^1[.]([1-9][0-9]*)$"+"\""}];
return false;
}
}
else {
validate579.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate579.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate579.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_id !== undefined){
let data3 = data.context_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate579.errors = [{instancePath:instancePath+"/context_id",schemaPath:"#/properties/context_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate579.errors = [{instancePath:instancePath+"/context_id",schemaPath:"#/properties/context_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data4 = data.title;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate579.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema196.properties.title.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate579.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs9 = errors;
if(!(validate569(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate569.errors : vErrors.concat(validate569.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs10 = errors;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate579.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate579.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data7 = data.updated_at;
const _errs12 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate579.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema196.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate579.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
let data8 = data.revision;
const _errs14 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate579.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: schema196.properties.revision.type},message:"must be integer,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate579.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data9 = data.provider;
const _errs16 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate579.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: schema196.properties.provider.type},message:"must be string,null"}];
return false;
}
if(typeof data9 === "string"){
if(func0(data9) < 1){
validate579.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data10 = data.model;
const _errs18 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate579.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema196.properties.model.type},message:"must be string,null"}];
return false;
}
if(typeof data10 === "string"){
if(func0(data10) < 1){
validate579.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.todos !== undefined){
let data11 = data.todos;
const _errs20 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate579.errors = [{instancePath:instancePath+"/todos",schemaPath:"#/properties/todos/type",keyword:"type",params:{type: schema196.properties.todos.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data11)){
var valid1 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(!(validate572(data11[i0], {instancePath:instancePath+"/todos/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
var valid1 = _errs21 === errors;
if(!valid1){
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
if(data.files !== undefined){
let data13 = data.files;
const _errs23 = errors;
if((!(Array.isArray(data13))) && (data13 !== null)){
validate579.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: schema196.properties.files.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data13)){
var valid2 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate575(data13[i1], {instancePath:instancePath+"/files/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate575.errors : vErrors.concat(validate575.errors);
errors = vErrors.length;
}
var valid2 = _errs24 === errors;
if(!valid2){
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
if(data.totals !== undefined){
let data15 = data.totals;
const _errs26 = errors;
if(data15 !== null){
if(!(validate577(data15, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors);
errors = vErrors.length;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined){
let data16 = data.budget;
const _errs28 = errors;
if(data16 !== null){
if(!(validate318(data16, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_event_id !== undefined){
let data17 = data.last_event_id;
const _errs30 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate579.errors = [{instancePath:instancePath+"/last_event_id",schemaPath:"#/properties/last_event_id/type",keyword:"type",params:{type: schema196.properties.last_event_id.type},message:"must be integer,null"}];
return false;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate579.errors = [{instancePath:instancePath+"/last_event_id",schemaPath:"#/properties/last_event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
let data18 = data.rules;
const _errs32 = errors;
if((!(Array.isArray(data18))) && (data18 !== null)){
validate579.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: schema196.properties.rules.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data18)){
var valid5 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
const _errs33 = errors;
if(!(validate299(data18[i2], {instancePath:instancePath+"/rules/" + i2,parentData:data18,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
var valid5 = _errs33 === errors;
if(!valid5){
break;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data20 = data.outcome;
const _errs35 = errors;
if(data20 !== null){
if(!(validate570(data20, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
errors = vErrors.length;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data21 = data.error;
const _errs37 = errors;
if(data21 !== null){
if(!(validate171(data21, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data22 = data.metadata;
const _errs39 = errors;
if(data22 !== null){
if(!(validate74(data22, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data23 = data.extras;
const _errs41 = errors;
if(data23 !== null){
if(!(validate1(data23, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
var valid0 = _errs41 === errors;
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
else {
validate579.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate579.errors = vErrors;
return errors === 0;
}

export const validateRunStarted = validate590;
const schema197 = {"$id":"RunStarted","type":"object","properties":{"event":{"const":"run_started"},"event_id":{"type":"integer","minimum":1},"at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"thread_id":{"type":"string","minLength":1},"run_id":{"type":"string","minLength":1},"model":{"type":["string","null"],"minLength":1},"budget":{"anyOf":[{"$ref":"Budget"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["event","event_id","at","thread_id","run_id"]};

function validate590(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunStarted" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.run_id === undefined) && (missing0 = "run_id"))){
validate590.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("run_started" !== data.event){
validate590.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "run_started"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate590.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate590.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate590.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate590.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
let data3 = data.thread_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate590.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate590.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run_id !== undefined){
let data4 = data.run_id;
const _errs7 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate590.errors = [{instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate590.errors = [{instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate590.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema197.properties.model.type},message:"must be string,null"}];
return false;
}
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate590.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined){
let data6 = data.budget;
const _errs11 = errors;
if(data6 !== null){
if(!(validate318(data6, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data7 = data.extras;
const _errs13 = errors;
if(data7 !== null){
if(!(validate1(data7, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate590.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate590.errors = vErrors;
return errors === 0;
}

export const validateRoundStarted = validate593;
const schema198 = {"$id":"RoundStarted","type":"object","properties":{"event":{"const":"round_started"},"event_id":{"type":"integer","minimum":1},"at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},"thread_id":{"type":"string","minLength":1},"round":{"type":"integer","minimum":1},"message_count":{"type":["integer","null"],"minimum":0},"tool_count":{"type":["integer","null"],"minimum":0},"estimated_tokens":{"type":["integer","null"],"minimum":0},"removals":{"type":["array","null"],"items":{"$ref":"Removal"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["event","event_id","at","thread_id","round"]};

function validate593(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RoundStarted" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.round === undefined) && (missing0 = "round"))){
validate593.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("round_started" !== data.event){
validate593.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "round_started"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate593.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate593.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate593.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate593.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
let data3 = data.thread_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate593.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate593.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.round !== undefined){
let data4 = data.round;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate593.errors = [{instancePath:instancePath+"/round",schemaPath:"#/properties/round/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate593.errors = [{instancePath:instancePath+"/round",schemaPath:"#/properties/round/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_count !== undefined){
let data5 = data.message_count;
const _errs9 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate593.errors = [{instancePath:instancePath+"/message_count",schemaPath:"#/properties/message_count/type",keyword:"type",params:{type: schema198.properties.message_count.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate593.errors = [{instancePath:instancePath+"/message_count",schemaPath:"#/properties/message_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_count !== undefined){
let data6 = data.tool_count;
const _errs11 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate593.errors = [{instancePath:instancePath+"/tool_count",schemaPath:"#/properties/tool_count/type",keyword:"type",params:{type: schema198.properties.tool_count.type},message:"must be integer,null"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate593.errors = [{instancePath:instancePath+"/tool_count",schemaPath:"#/properties/tool_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.estimated_tokens !== undefined){
let data7 = data.estimated_tokens;
const _errs13 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate593.errors = [{instancePath:instancePath+"/estimated_tokens",schemaPath:"#/properties/estimated_tokens/type",keyword:"type",params:{type: schema198.properties.estimated_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate593.errors = [{instancePath:instancePath+"/estimated_tokens",schemaPath:"#/properties/estimated_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.removals !== undefined){
let data8 = data.removals;
const _errs15 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate593.errors = [{instancePath:instancePath+"/removals",schemaPath:"#/properties/removals/type",keyword:"type",params:{type: schema198.properties.removals.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate429(data8[i0], {instancePath:instancePath+"/removals/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
if(!valid1){
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
if(data.extras !== undefined){
let data10 = data.extras;
const _errs18 = errors;
if(data10 !== null){
if(!(validate1(data10, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
}
}
else {
validate593.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate593.errors = vErrors;
return errors === 0;
}

export const validateChunkArrived = validate596;

function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChunkArrived" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.chunk === undefined) && (missing0 = "chunk"))){
validate596.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("chunk" !== data.event){
validate596.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "chunk"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate596.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate596.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate596.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate596.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
let data3 = data.thread_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate596.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate596.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chunk !== undefined){
const _errs7 = errors;
if(!(validate554(data.chunk, {instancePath:instancePath+"/chunk",parentData:data,parentDataProperty:"chunk",rootData}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs8 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate596.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate596.errors = vErrors;
return errors === 0;
}

export const validateAnswerArrived = validate599;

function validate599(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AnswerArrived" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.response === undefined) && (missing0 = "response"))) || ((data.round === undefined) && (missing0 = "round"))){
validate599.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("answer" !== data.event){
validate599.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "answer"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate599.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate599.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate599.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate599.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
let data3 = data.thread_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate599.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate599.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
const _errs7 = errors;
if(!(validate178(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.round !== undefined){
let data5 = data.round;
const _errs8 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate599.errors = [{instancePath:instancePath+"/round",schemaPath:"#/properties/round/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate599.errors = [{instancePath:instancePath+"/round",schemaPath:"#/properties/round/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs10 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate599.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate599.errors = vErrors;
return errors === 0;
}

export const validateToolRequested = validate602;

function validate602(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolRequested" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.entry === undefined) && (missing0 = "entry"))){
validate602.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("tool_requested" !== data.event){
validate602.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "tool_requested"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate602.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate602.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate602.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate602.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
let data3 = data.thread_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate602.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate602.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry !== undefined){
const _errs7 = errors;
if(!(validate363(data.entry, {instancePath:instancePath+"/entry",parentData:data,parentDataProperty:"entry",rootData}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs8 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate602.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate602.errors = vErrors;
return errors === 0;
}

export const validateApprovalDecided = validate605;

function validate605(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApprovalDecided" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.approval === undefined) && (missing0 = "approval"))){
validate605.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("approval_decided" !== data.event){
validate605.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "approval_decided"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate605.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate605.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate605.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate605.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
let data3 = data.thread_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate605.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate605.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data4 = data.request_id;
const _errs7 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate605.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate605.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approval !== undefined){
const _errs9 = errors;
if(!(validate369(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs10 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate605.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate605.errors = vErrors;
return errors === 0;
}

export const validateToolStarted = validate608;

function validate608(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolStarted" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.name === undefined) && (missing0 = "name"))){
validate608.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("tool_started" !== data.event){
validate608.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "tool_started"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate608.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate608.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate608.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate608.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
let data3 = data.thread_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate608.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate608.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data4 = data.request_id;
const _errs7 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate608.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate608.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data5 = data.name;
const _errs9 = errors;
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate608.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate608.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data6 = data.extras;
const _errs11 = errors;
if(data6 !== null){
if(!(validate1(data6, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
}
else {
validate608.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate608.errors = vErrors;
return errors === 0;
}

export const validateToolCompleted = validate610;

function validate610(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCompleted" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.entry === undefined) && (missing0 = "entry"))){
validate610.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("tool_completed" !== data.event){
validate610.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "tool_completed"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate610.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate610.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate610.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate610.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
let data3 = data.thread_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate610.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate610.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry !== undefined){
const _errs7 = errors;
if(!(validate379(data.entry, {instancePath:instancePath+"/entry",parentData:data,parentDataProperty:"entry",rootData}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs8 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate610.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate610.errors = vErrors;
return errors === 0;
}

export const validateNoticeGiven = validate613;

function validate613(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NoticeGiven" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.notice === undefined) && (missing0 = "notice"))){
validate613.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("notice" !== data.event){
validate613.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "notice"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate613.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate613.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate613.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate613.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
let data3 = data.thread_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate613.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate613.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notice !== undefined){
const _errs7 = errors;
if(!(validate432(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs8 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate613.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate613.errors = vErrors;
return errors === 0;
}

export const validateEntryAdded = validate616;

function validate616(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EntryAdded" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.entry === undefined) && (missing0 = "entry"))){
validate616.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("entry_added" !== data.event){
validate616.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "entry_added"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate616.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate616.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate616.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate616.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
let data3 = data.thread_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate616.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate616.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry !== undefined){
const _errs7 = errors;
if(!(validate324(data.entry, {instancePath:instancePath+"/entry",parentData:data,parentDataProperty:"entry",rootData}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs8 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate616.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate616.errors = vErrors;
return errors === 0;
}

export const validateRunEnded = validate619;

function validate619(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunEnded" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.event === undefined) && (missing0 = "event")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.run_id === undefined) && (missing0 = "run_id"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.rounds === undefined) && (missing0 = "rounds"))){
validate619.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs0 = errors;
if("run_ended" !== data.event){
validate619.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "run_ended"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate619.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate619.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs3 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate619.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$"+"\""}];
return false;
}
}
else {
validate619.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
let data3 = data.thread_id;
const _errs5 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate619.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate619.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run_id !== undefined){
let data4 = data.run_id;
const _errs7 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate619.errors = [{instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate619.errors = [{instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
const _errs9 = errors;
if(!(validate570(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rounds !== undefined){
let data6 = data.rounds;
const _errs10 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate619.errors = [{instancePath:instancePath+"/rounds",schemaPath:"#/properties/rounds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate619.errors = [{instancePath:instancePath+"/rounds",schemaPath:"#/properties/rounds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data7 = data.totals;
const _errs12 = errors;
if(data7 !== null){
if(!(validate577(data7, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data8 = data.error;
const _errs14 = errors;
if(data8 !== null){
if(!(validate171(data8, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data9 = data.extras;
const _errs16 = errors;
if(data9 !== null){
if(!(validate1(data9, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
}
else {
validate619.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate619.errors = vErrors;
return errors === 0;
}

export const validateUnknownAgentEvent = validate624;

function validate624(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownAgentEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event === undefined) && (missing0 = "event")){
validate624.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
validate624.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(!(((((((((((data0 === "run_started") || (data0 === "round_started")) || (data0 === "chunk")) || (data0 === "answer")) || (data0 === "tool_requested")) || (data0 === "approval_decided")) || (data0 === "tool_started")) || (data0 === "tool_completed")) || (data0 === "notice")) || (data0 === "entry_added")) || (data0 === "run_ended"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs4 === errors;
if(valid1){
validate624.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
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
validate624.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate624.errors = vErrors;
return errors === 0;
}

export const validateAgentEvent = validate625;

function validate625(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AgentEvent" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.event;
}
if(tag0 === "run_started"){
if(!(validate590(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate590.errors : vErrors.concat(validate590.errors);
errors = vErrors.length;
}
}
else if(tag0 === "round_started"){
if(!(validate593(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors);
errors = vErrors.length;
}
}
else if(tag0 === "chunk"){
if(!(validate596(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
errors = vErrors.length;
}
}
else if(tag0 === "answer"){
if(!(validate599(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_requested"){
if(!(validate602(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors);
errors = vErrors.length;
}
}
else if(tag0 === "approval_decided"){
if(!(validate605(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_started"){
if(!(validate608(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate608.errors : vErrors.concat(validate608.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_completed"){
if(!(validate610(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
errors = vErrors.length;
}
}
else if(tag0 === "notice"){
if(!(validate613(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate613.errors : vErrors.concat(validate613.errors);
errors = vErrors.length;
}
}
else if(tag0 === "entry_added"){
if(!(validate616(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate616.errors : vErrors.concat(validate616.errors);
errors = vErrors.length;
}
}
else if(tag0 === "run_ended"){
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
errors = vErrors.length;
}
}
else if((((((((((((typeof tag0 == "string") && (tag0 !== "run_started")) && (tag0 !== "round_started")) && (tag0 !== "chunk")) && (tag0 !== "answer")) && (tag0 !== "tool_requested")) && (tag0 !== "approval_decided")) && (tag0 !== "tool_started")) && (tag0 !== "tool_completed")) && (tag0 !== "notice")) && (tag0 !== "entry_added")) && (tag0 !== "run_ended")){
if(!(validate624(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
errors = vErrors.length;
}
}
else {
validate625.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate625.errors = vErrors;
return errors === 0;
}

export const validateThreadRequest = validate638;
const schema210 = {"$id":"ThreadRequest","type":"object","properties":{"messages":{"type":["array","null"],"items":{"$ref":"ChatMessage"}},"title":{"type":["string","null"],"minLength":1},"provider":{"type":["string","null"],"minLength":1},"model":{"type":["string","null"],"minLength":1},"mode":{"anyOf":[{"$ref":"ContextName"},{"type":"null"}]},"budget":{"anyOf":[{"$ref":"Budget"},{"type":"null"}]},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"stream":{"type":["boolean","null"]}},"additionalProperties":false};

function validate638(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThreadRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!((((((((key0 === "messages") || (key0 === "title")) || (key0 === "provider")) || (key0 === "model")) || (key0 === "mode")) || (key0 === "budget")) || (key0 === "metadata")) || (key0 === "stream"))){
validate638.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.messages !== undefined){
let data0 = data.messages;
const _errs1 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate638.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: schema210.properties.messages.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate32(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate638.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema210.properties.title.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate638.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data3 = data.provider;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate638.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: schema210.properties.provider.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate638.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data4 = data.model;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate638.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema210.properties.model.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate638.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data5 = data.mode;
const _errs10 = errors;
if(data5 !== null){
if(!(validate292(data5, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined){
let data6 = data.budget;
const _errs12 = errors;
if(data6 !== null){
if(!(validate318(data6, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data7 = data.metadata;
const _errs14 = errors;
if(data7 !== null){
if(!(validate74(data7, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data8 = data.stream;
const _errs16 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
validate638.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema210.properties.stream.type},message:"must be boolean,null"}];
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
else {
validate638.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate638.errors = vErrors;
return errors === 0;
}

export const validateThreadMessages = validate643;
const schema211 = {"$id":"ThreadMessages","type":"object","properties":{"messages":{"type":"array","items":{"$ref":"ChatMessage"},"minItems":1},"stream":{"type":["boolean","null"]}},"required":["messages"],"additionalProperties":false};

function validate643(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThreadMessages" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messages === undefined) && (missing0 = "messages")){
validate643.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "messages") || (key0 === "stream"))){
validate643.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.messages !== undefined){
let data0 = data.messages;
const _errs1 = errors;
if(Array.isArray(data0)){
if(data0.length < 1){
validate643.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate32(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate643.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
const _errs4 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate643.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema211.properties.stream.type},message:"must be boolean,null"}];
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
validate643.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate643.errors = vErrors;
return errors === 0;
}

export const validateApprovalAnswer = validate645;
const schema212 = {"$id":"ApprovalAnswer","enum":["approve","deny"]};

function validate645(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApprovalAnswer" */;
let vErrors = null;
let errors = 0;
if(!((data === "approve") || (data === "deny"))){
validate645.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema212.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate645.errors = vErrors;
return errors === 0;
}

export const validateApprovalDecision = validate646;
const schema213 = {"$id":"ApprovalDecision","type":"object","properties":{"request_id":{"type":"string","minLength":1},"hash":{"type":"string","pattern":"^[0-9a-f]{64}$"},"decision":{"$ref":"ApprovalAnswer"},"remember":{"type":["boolean","null"]},"reason":{"type":["string","null"],"minLength":1}},"required":["request_id","hash","decision"],"additionalProperties":false};

function validate646(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApprovalDecision" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.request_id === undefined) && (missing0 = "request_id")) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.decision === undefined) && (missing0 = "decision"))){
validate646.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((((key0 === "request_id") || (key0 === "hash")) || (key0 === "decision")) || (key0 === "remember")) || (key0 === "reason"))){
validate646.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.request_id !== undefined){
let data0 = data.request_id;
const _errs1 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate646.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate646.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
let data1 = data.hash;
const _errs3 = errors;
if(typeof data1 === "string"){
if(!pattern23.test(data1)){
validate646.errors = [{instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate646.errors = [{instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision !== undefined){
const _errs5 = errors;
if(!(validate645(data.decision, {instancePath:instancePath+"/decision",parentData:data,parentDataProperty:"decision",rootData}))){
vErrors = vErrors === null ? validate645.errors : vErrors.concat(validate645.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remember !== undefined){
let data3 = data.remember;
const _errs6 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate646.errors = [{instancePath:instancePath+"/remember",schemaPath:"#/properties/remember/type",keyword:"type",params:{type: schema213.properties.remember.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data4 = data.reason;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate646.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema213.properties.reason.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate646.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate646.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate646.errors = vErrors;
return errors === 0;
}

export const validateApprovalDecisions = validate648;
const schema214 = {"$id":"ApprovalDecisions","type":"object","properties":{"decisions":{"type":"array","items":{"$ref":"ApprovalDecision"},"minItems":1},"stream":{"type":["boolean","null"]}},"required":["decisions"],"additionalProperties":false};

function validate648(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApprovalDecisions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.decisions === undefined) && (missing0 = "decisions")){
validate648.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "decisions") || (key0 === "stream"))){
validate648.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.decisions !== undefined){
let data0 = data.decisions;
const _errs1 = errors;
if(Array.isArray(data0)){
if(data0.length < 1){
validate648.errors = [{instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate646(data0[i0], {instancePath:instancePath+"/decisions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate646.errors : vErrors.concat(validate646.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate648.errors = [{instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
const _errs4 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate648.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema214.properties.stream.type},message:"must be boolean,null"}];
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
validate648.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate648.errors = vErrors;
return errors === 0;
}

export const validateThreadView = validate650;

function validate650(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThreadView" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.thread === undefined) && (missing0 = "thread")) || ((data.pending === undefined) && (missing0 = "pending"))){
validate650.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.thread !== undefined){
const _errs0 = errors;
if(!(validate579(data.thread, {instancePath:instancePath+"/thread",parentData:data,parentDataProperty:"thread",rootData}))){
vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending !== undefined){
let data1 = data.pending;
const _errs1 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate363(data1[i0], {instancePath:instancePath+"/pending/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
else {
validate650.errors = [{instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply !== undefined){
let data3 = data.reply;
const _errs4 = errors;
if(data3 !== null){
if(!(validate85(data3, {instancePath:instancePath+"/reply",parentData:data,parentDataProperty:"reply",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data4 = data.context;
const _errs6 = errors;
if(data4 !== null){
if(!(validate421(data4, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs8 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate650.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate650.errors = vErrors;
return errors === 0;
}

export const validateThreadList = validate656;
const schema216 = {"$id":"ThreadList","type":"object","properties":{"threads":{"type":"array","items":{"$ref":"ThreadState"}},"next":{"type":["string","null"],"minLength":1},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["threads"]};

function validate656(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThreadList" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.threads === undefined) && (missing0 = "threads")){
validate656.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.threads !== undefined){
let data0 = data.threads;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate579(data0[i0], {instancePath:instancePath+"/threads/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate656.errors = [{instancePath:instancePath+"/threads",schemaPath:"#/properties/threads/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
let data2 = data.next;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate656.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema216.properties.next.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate656.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs5 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
else {
validate656.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate656.errors = vErrors;
return errors === 0;
}

export const validateMessageCheck = validate659;

function validate659(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageCheck" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.passed === undefined) && (missing0 = "passed"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate659.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate659.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate659.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passed !== undefined){
const _errs2 = errors;
if(typeof data.passed !== "boolean"){
validate659.errors = [{instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data2 = data.detail;
const _errs4 = errors;
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate659.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate659.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs6 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate659.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate659.errors = vErrors;
return errors === 0;
}

export const validateMessageCheckReport = validate661;

function validate661(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageCheckReport" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.passed === undefined) && (missing0 = "passed")) || ((data.checks === undefined) && (missing0 = "checks"))){
validate661.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.passed !== undefined){
const _errs0 = errors;
if(typeof data.passed !== "boolean"){
validate661.errors = [{instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checks !== undefined){
let data1 = data.checks;
const _errs2 = errors;
if(Array.isArray(data1)){
if(data1.length < 1){
validate661.errors = [{instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate659(data1[i0], {instancePath:instancePath+"/checks/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate659.errors : vErrors.concat(validate659.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate661.errors = [{instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data3 = data.extras;
const _errs5 = errors;
if(data3 !== null){
if(!(validate1(data3, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
else {
validate661.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate661.errors = vErrors;
return errors === 0;
}

export const validateThreadDeleted = validate664;

function validate664(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThreadDeleted" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.deleted === undefined) && (missing0 = "deleted"))){
validate664.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate664.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate664.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted !== undefined){
const _errs2 = errors;
if(typeof data.deleted !== "boolean"){
validate664.errors = [{instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data2 = data.extras;
const _errs4 = errors;
if(data2 !== null){
if(!(validate1(data2, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate664.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate664.errors = vErrors;
return errors === 0;
}

export const validateThreadProblem = validate666;

function validate666(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThreadProblem" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate666.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
const _errs0 = errors;
if(!(validate171(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data1 = data.extras;
const _errs1 = errors;
if(data1 !== null){
if(!(validate1(data1, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
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
validate666.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate666.errors = vErrors;
return errors === 0;
}

export const validateTokenCount = validate669;
const schema221 = {"$id":"TokenCount","type":"object","properties":{"tokens":{"type":"integer","minimum":0},"is_estimated":{"type":["boolean","null"]},"token_ids":{"type":["array","null"],"items":{"type":"integer"}},"model":{"type":["string","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["tokens"]};

function validate669(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenCount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tokens === undefined) && (missing0 = "tokens")){
validate669.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tokens !== undefined){
let data0 = data.tokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate669.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate669.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_estimated !== undefined){
let data1 = data.is_estimated;
const _errs2 = errors;
if((typeof data1 !== "boolean") && (data1 !== null)){
validate669.errors = [{instancePath:instancePath+"/is_estimated",schemaPath:"#/properties/is_estimated/type",keyword:"type",params:{type: schema221.properties.is_estimated.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_ids !== undefined){
let data2 = data.token_ids;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate669.errors = [{instancePath:instancePath+"/token_ids",schemaPath:"#/properties/token_ids/type",keyword:"type",params:{type: schema221.properties.token_ids.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate669.errors = [{instancePath:instancePath+"/token_ids/" + i0,schemaPath:"#/properties/token_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
if(data.model !== undefined){
let data4 = data.model;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate669.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema221.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data5 = data.extras;
const _errs10 = errors;
if(data5 !== null){
if(!(validate1(data5, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate669.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate669.errors = vErrors;
return errors === 0;
}

export const validateToolName = validate88;

export const validateParameterSchema = validate125;

export const validateToolNamespace = validate127;

export const validateTextInput = validate131;

export const validateToolDefinition = validate123;

export const validateIdOrigin = validate91;

export const validateCallOrigin = validate93;

export const validateToolCall = validate87;

export const validateInvalidToolCallReason = validate99;

export const validateInvalidToolCall = validate98;

export const validateToolError = validate384;

export const validateToolResult = validate381;

export const validateToolCallDelta = validate555;

export const validateNamedToolChoice = validate138;

export const validateToolChoice = validate137;

export const validateServerTimings = validate7;

export const validateUsageInfo = validate6;
