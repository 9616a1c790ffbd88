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

export const validateConfigFile = validate30;
const schema12 = {"$id":"ModelProviders","type":"object","properties":{"default":{"type":["string","null"],"minLength":1},"providers":{"type":["object","null"],"additionalProperties":{"$ref":"ProviderConfig"}},"aliases":{"type":["object","null"],"additionalProperties":{"$ref":"AliasConfig"}},"health_check_interval":{"type":["number","null"],"minimum":0},"allow_hosts":{"type":["array","null"],"items":{"type":"string","minLength":1}},"air_gapped":{"type":["boolean","null"]},"on_loss":{"anyOf":[{"$ref":"OnLoss"},{"type":"null"}]},"audit":{"anyOf":[{"$ref":"AuditConfig"},{"type":"null"}]}},"additionalProperties":false};
const schema13 = {"$id":"ProviderConfig","type":"object","properties":{"type":{"$ref":"ProviderType"},"endpoint":{"type":["string","null"],"pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"},"timeout":{"type":["number","null"],"minimum":0},"connect_timeout":{"type":["number","null"],"minimum":0},"health_check_interval":{"type":["number","null"],"minimum":0},"models":{"type":["array","null"],"items":{"$ref":"ModelConfig"}},"defaults":{"anyOf":[{"$ref":"ParameterDefaults"},{"type":"null"}]},"headers":{"anyOf":[{"$ref":"Headers"},{"type":"null"}]},"api_key_env":{"type":["string","null"],"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"api_key_file":{"type":["string","null"],"minLength":1},"tls":{"anyOf":[{"$ref":"TlsConfig"},{"type":"null"}]},"fallback":{"type":["array","null"],"items":{"$ref":"FallbackConfig"}},"options":{"anyOf":[{"$ref":"JsonObject"},{"type":"null"}]}},"required":["type"],"additionalProperties":false};
const func15 = Object.prototype.hasOwnProperty;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderType" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema15 = {"$id":"ModelConfig","type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"context_length":{"type":["integer","null"],"exclusiveMinimum":0},"capabilities":{"anyOf":[{"$ref":"Capabilities"},{"type":"null"}]}},"required":["name"],"additionalProperties":false};
const pattern6 = new RegExp("\\S", "u");
const schema17 = {"$id":"Capability","enum":["yes","no","unknown"]};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Capability" */;
let vErrors = null;
let errors = 0;
if(!(((data === "yes") || (data === "no")) || (data === "unknown"))){
validate37.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Capabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.streaming !== undefined){
let data0 = data.streaming;
const _errs0 = errors;
if(data0 !== null){
if(!(validate37(data0, {instancePath:instancePath+"/streaming",parentData:data,parentDataProperty:"streaming",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
if(!(validate37(data1, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
if(!(validate37(data2, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
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
if(data.parallel_tool_calls !== undefined){
let data3 = data.parallel_tool_calls;
const _errs6 = errors;
if(data3 !== null){
if(!(validate37(data3, {instancePath:instancePath+"/parallel_tool_calls",parentData:data,parentDataProperty:"parallel_tool_calls",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
if(!(validate37(data4, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData}))){
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
if(data.structured_output !== undefined){
let data5 = data.structured_output;
const _errs10 = errors;
if(data5 !== null){
if(!(validate37(data5, {instancePath:instancePath+"/structured_output",parentData:data,parentDataProperty:"structured_output",rootData}))){
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
if(data.vision !== undefined){
let data6 = data.vision;
const _errs12 = errors;
if(data6 !== null){
if(!(validate37(data6, {instancePath:instancePath+"/vision",parentData:data,parentDataProperty:"vision",rootData}))){
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
if(data.audio !== undefined){
let data7 = data.audio;
const _errs14 = errors;
if(data7 !== null){
if(!(validate37(data7, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
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
if(data.embedding !== undefined){
let data8 = data.embedding;
const _errs16 = errors;
if(data8 !== null){
if(!(validate37(data8, {instancePath:instancePath+"/embedding",parentData:data,parentDataProperty:"embedding",rootData}))){
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "context_length")) || (key0 === "capabilities"))){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate35.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/context_length",schemaPath:"#/properties/context_length/type",keyword:"type",params:{type: schema15.properties.context_length.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 <= 0 || isNaN(data1)){
validate35.errors = [{instancePath:instancePath+"/context_length",schemaPath:"#/properties/context_length/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
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
if(!(validate36(data2, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}

const schema18 = {"$id":"ParameterDefaults","type":"object","properties":{"max_tokens":{"type":["integer","null"],"exclusiveMinimum":0},"temperature":{"type":["number","null"],"minimum":0,"maximum":2},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"stop_sequences":{"type":["array","null"],"items":{"type":"string","minLength":1}},"thinking":{"anyOf":[{"type":"boolean"},{"$ref":"ThinkingEffort"},{"type":"null"}]}},"additionalProperties":false};
const schema19 = {"$id":"ThinkingEffort","enum":["none","minimal","low","medium","high","xhigh","max"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingEffort" */;
let vErrors = null;
let errors = 0;
if(!(((((((data === "none") || (data === "minimal")) || (data === "low")) || (data === "medium")) || (data === "high")) || (data === "xhigh")) || (data === "max"))){
validate51.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate51.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParameterDefaults" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!(((((key0 === "max_tokens") || (key0 === "temperature")) || (key0 === "top_p")) || (key0 === "stop_sequences")) || (key0 === "thinking"))){
validate50.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.max_tokens !== undefined){
let data0 = data.max_tokens;
const _errs1 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate50.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema18.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 <= 0 || isNaN(data0)){
validate50.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
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
validate50.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema18.properties.temperature.type},message:"must be number,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2 || isNaN(data1)){
validate50.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate50.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate50.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema18.properties.top_p.type},message:"must be number,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
validate50.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate50.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate50.errors = [{instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/type",keyword:"type",params:{type: schema18.properties.stop_sequences.type},message:"must be array,null"}];
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
validate50.errors = [{instancePath:instancePath+"/stop_sequences/" + i0,schemaPath:"#/properties/stop_sequences/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/stop_sequences/" + i0,schemaPath:"#/properties/stop_sequences/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate50.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else if(typeof data5 === "string"){
if(!(validate51(data5, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
validate50.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
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
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Headers" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof data[key0] !== "string"){
validate54.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate54.errors = vErrors;
return errors === 0;
}

const schema21 = {"$id":"TlsConfig","type":"object","properties":{"verify":{"type":["boolean","null"]},"ca_file":{"type":["string","null"],"minLength":1}},"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TlsConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "verify") || (key0 === "ca_file"))){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.verify !== undefined){
let data0 = data.verify;
const _errs1 = errors;
if((typeof data0 !== "boolean") && (data0 !== null)){
validate56.errors = [{instancePath:instancePath+"/verify",schemaPath:"#/properties/verify/type",keyword:"type",params:{type: schema21.properties.verify.type},message:"must be boolean,null"}];
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
validate56.errors = [{instancePath:instancePath+"/ca_file",schemaPath:"#/properties/ca_file/type",keyword:"type",params:{type: schema21.properties.ca_file.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate56.errors = [{instancePath:instancePath+"/ca_file",schemaPath:"#/properties/ca_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema22 = {"$id":"FallbackConfig","type":"object","properties":{"provider":{"type":"string","minLength":1},"model":{"type":["string","null"],"pattern":"\\S"}},"required":["provider"],"additionalProperties":false};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FallbackConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "provider") || (key0 === "model"))){
validate58.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate58.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate58.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema22.properties.model.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate58.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
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
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate58.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonObject" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate60.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$", "u");
const pattern7 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!(func15.call(schema13.properties, key0))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.type !== undefined){
const _errs1 = errors;
if(!(validate33(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
validate32.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: schema13.properties.endpoint.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate32.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"},message:"must match pattern \""+"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"+"\""}];
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
validate32.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: schema13.properties.timeout.type},message:"must be number,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate32.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate32.errors = [{instancePath:instancePath+"/connect_timeout",schemaPath:"#/properties/connect_timeout/type",keyword:"type",params:{type: schema13.properties.connect_timeout.type},message:"must be number,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate32.errors = [{instancePath:instancePath+"/connect_timeout",schemaPath:"#/properties/connect_timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate32.errors = [{instancePath:instancePath+"/health_check_interval",schemaPath:"#/properties/health_check_interval/type",keyword:"type",params:{type: schema13.properties.health_check_interval.type},message:"must be number,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate32.errors = [{instancePath:instancePath+"/health_check_interval",schemaPath:"#/properties/health_check_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate32.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: schema13.properties.models.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate35(data5[i0], {instancePath:instancePath+"/models/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
if(!(validate50(data7, {instancePath:instancePath+"/defaults",parentData:data,parentDataProperty:"defaults",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(!(validate54(data8, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
validate32.errors = [{instancePath:instancePath+"/api_key_env",schemaPath:"#/properties/api_key_env/type",keyword:"type",params:{type: schema13.properties.api_key_env.type},message:"must be string,null"}];
return false;
}
if(typeof data9 === "string"){
if(!pattern7.test(data9)){
validate32.errors = [{instancePath:instancePath+"/api_key_env",schemaPath:"#/properties/api_key_env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""}];
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
validate32.errors = [{instancePath:instancePath+"/api_key_file",schemaPath:"#/properties/api_key_file/type",keyword:"type",params:{type: schema13.properties.api_key_file.type},message:"must be string,null"}];
return false;
}
if(typeof data10 === "string"){
if(func0(data10) < 1){
validate32.errors = [{instancePath:instancePath+"/api_key_file",schemaPath:"#/properties/api_key_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
if(!(validate56(data11, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
validate32.errors = [{instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"type",params:{type: schema13.properties.fallback.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data12)){
var valid5 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate58(data12[i1], {instancePath:instancePath+"/fallback/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(data.options !== undefined){
let data14 = data.options;
const _errs26 = errors;
if(data14 !== null){
if(!(validate60(data14, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AliasConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs0 = errors;
for(const key0 in data){
if(!((key0 === "model") || (key0 === "defaults"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate63.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate50(data1, {instancePath:instancePath+"/defaults",parentData:data,parentDataProperty:"defaults",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate63.errors = vErrors;
return errors === 0;
}

const schema25 = {"$id":"OnLoss","enum":["report","warn","raise"]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OnLoss" */;
let vErrors = null;
let errors = 0;
if(!(((data === "report") || (data === "warn")) || (data === "raise"))){
validate66.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}

const schema26 = {"$id":"AuditConfig","type":"object","properties":{"jsonl":{"type":["string","null"],"minLength":1},"logging":{"type":["string","null"],"minLength":1},"otel":{"type":["boolean","null"]}},"additionalProperties":false};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AuditConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!(((key0 === "jsonl") || (key0 === "logging")) || (key0 === "otel"))){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.jsonl !== undefined){
let data0 = data.jsonl;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate68.errors = [{instancePath:instancePath+"/jsonl",schemaPath:"#/properties/jsonl/type",keyword:"type",params:{type: schema26.properties.jsonl.type},message:"must be string,null"}];
return false;
}
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate68.errors = [{instancePath:instancePath+"/jsonl",schemaPath:"#/properties/jsonl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate68.errors = [{instancePath:instancePath+"/logging",schemaPath:"#/properties/logging/type",keyword:"type",params:{type: schema26.properties.logging.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate68.errors = [{instancePath:instancePath+"/logging",schemaPath:"#/properties/logging/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate68.errors = [{instancePath:instancePath+"/otel",schemaPath:"#/properties/otel/type",keyword:"type",params:{type: schema26.properties.otel.type},message:"must be boolean,null"}];
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
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate68.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelProviders" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs0 = errors;
for(const key0 in data){
if(!((((((((key0 === "default") || (key0 === "providers")) || (key0 === "aliases")) || (key0 === "health_check_interval")) || (key0 === "allow_hosts")) || (key0 === "air_gapped")) || (key0 === "on_loss")) || (key0 === "audit"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs0 === errors){
if(data.default !== undefined){
let data0 = data.default;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate31.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: schema12.properties.default.type},message:"must be string,null"}];
return false;
}
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate31.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate31.errors = [{instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: schema12.properties.providers.type},message:"must be object,null"}];
return false;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs5 = errors;
if(!(validate32(data1[key1], {instancePath:instancePath+"/providers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
validate31.errors = [{instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: schema12.properties.aliases.type},message:"must be object,null"}];
return false;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
const _errs9 = errors;
if(!(validate63(data3[key2], {instancePath:instancePath+"/aliases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
if(data.health_check_interval !== undefined){
let data5 = data.health_check_interval;
const _errs11 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
validate31.errors = [{instancePath:instancePath+"/health_check_interval",schemaPath:"#/properties/health_check_interval/type",keyword:"type",params:{type: schema12.properties.health_check_interval.type},message:"must be number,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate31.errors = [{instancePath:instancePath+"/health_check_interval",schemaPath:"#/properties/health_check_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_hosts !== undefined){
let data6 = data.allow_hosts;
const _errs13 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate31.errors = [{instancePath:instancePath+"/allow_hosts",schemaPath:"#/properties/allow_hosts/type",keyword:"type",params:{type: schema12.properties.allow_hosts.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs14 = errors;
if(typeof data7 === "string"){
if(func0(data7) < 1){
validate31.errors = [{instancePath:instancePath+"/allow_hosts/" + i0,schemaPath:"#/properties/allow_hosts/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/allow_hosts/" + i0,schemaPath:"#/properties/allow_hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
if(!valid3){
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
if(data.air_gapped !== undefined){
let data8 = data.air_gapped;
const _errs17 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
validate31.errors = [{instancePath:instancePath+"/air_gapped",schemaPath:"#/properties/air_gapped/type",keyword:"type",params:{type: schema12.properties.air_gapped.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.on_loss !== undefined){
let data9 = data.on_loss;
const _errs19 = errors;
if(data9 !== null){
if(!(validate66(data9, {instancePath:instancePath+"/on_loss",parentData:data,parentDataProperty:"on_loss",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audit !== undefined){
let data10 = data.audit;
const _errs21 = errors;
if(data10 !== null){
if(!(validate68(data10, {instancePath:instancePath+"/audit",parentData:data,parentDataProperty:"audit",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
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
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConfigFile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model_providers !== undefined){
let data0 = data.model_providers;
if(data0 !== null){
if(!(validate31(data0, {instancePath:instancePath+"/model_providers",parentData:data,parentDataProperty:"model_providers",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
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

export const validateModelProviders = validate31;

export const validateProviderConfig = validate32;

export const validateModelConfig = validate35;

export const validateAliasConfig = validate63;

export const validateHeaders = validate54;

export const validateTlsConfig = validate56;

export const validateFallbackConfig = validate58;

export const validateOnLoss = validate66;

export const validateAuditConfig = validate68;

export const validateTextPart = validate71;

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(validate60(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
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


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text" !== data.type){
validate71.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate71.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate72(data2, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate71.errors = vErrors;
return errors === 0;
}

export const validateImagePart = validate76;
const schema29 = {"$id":"ImagePart","type":"object","properties":{"type":{"const":"image"},"url":{"type":["string","null"],"minLength":1},"data":{"type":["string","null"],"pattern":"^[A-Za-z0-9+/]+={0,2}$"},"path":{"type":["string","null"],"minLength":1},"file_id":{"type":["string","null"],"minLength":1},"media_type":{"type":["string","null"],"pattern":"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},"detail":{"type":["string","null"]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["type"],"oneOf":[{"required":["url"],"properties":{"url":{"not":{"type":"null"}}}},{"required":["data"],"properties":{"data":{"not":{"type":"null"}}}},{"required":["path"],"properties":{"path":{"not":{"type":"null"}}}},{"required":["file_id"],"properties":{"file_id":{"not":{"type":"null"}}}}],"if":{"required":["data"],"properties":{"data":{"not":{"type":"null"}}}},"then":{"required":["media_type"],"properties":{"media_type":{"not":{"type":"null"}}}}};
const pattern10 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
const pattern11 = new RegExp("^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$", "u");

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImagePart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("image" !== data.type){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image"},message:"must be equal to constant"}];
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
validate76.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema29.properties.url.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate76.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate76.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema29.properties.data.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate76.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}];
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
validate76.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema29.properties.path.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate76.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate76.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema29.properties.file_id.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate76.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate76.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: schema29.properties.media_type.type},message:"must be string,null"}];
return false;
}
if(typeof data5 === "string"){
if(!pattern11.test(data5)){
validate76.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},message:"must match pattern \""+"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"+"\""}];
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
validate76.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: schema29.properties.detail.type},message:"must be string,null"}];
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
if(!(validate72(data7, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate76.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
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
validate76.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/then/properties/media_type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate76.errors = vErrors;
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
validate76.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
}
}
validate76.errors = vErrors;
return errors === 0;
}

export const validateAudioPart = validate79;
const schema30 = {"$id":"AudioPart","type":"object","properties":{"type":{"const":"audio"},"url":{"type":["string","null"],"minLength":1},"data":{"type":["string","null"],"pattern":"^[A-Za-z0-9+/]+={0,2}$"},"path":{"type":["string","null"],"minLength":1},"file_id":{"type":["string","null"],"minLength":1},"media_type":{"type":["string","null"],"pattern":"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},"transcript":{"type":["string","null"]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["type"],"oneOf":[{"required":["url"],"properties":{"url":{"not":{"type":"null"}}}},{"required":["data"],"properties":{"data":{"not":{"type":"null"}}}},{"required":["path"],"properties":{"path":{"not":{"type":"null"}}}},{"required":["file_id"],"properties":{"file_id":{"not":{"type":"null"}}}}],"if":{"required":["data"],"properties":{"data":{"not":{"type":"null"}}}},"then":{"required":["media_type"],"properties":{"media_type":{"not":{"type":"null"}}}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("audio" !== data.type){
validate79.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "audio"},message:"must be equal to constant"}];
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
validate79.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema30.properties.url.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate79.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate79.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema30.properties.data.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate79.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}];
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
validate79.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema30.properties.path.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate79.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate79.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema30.properties.file_id.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate79.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate79.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: schema30.properties.media_type.type},message:"must be string,null"}];
return false;
}
if(typeof data5 === "string"){
if(!pattern11.test(data5)){
validate79.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},message:"must match pattern \""+"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"+"\""}];
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
validate79.errors = [{instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: schema30.properties.transcript.type},message:"must be string,null"}];
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
if(!(validate72(data7, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate79.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
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
validate79.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/then/properties/media_type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate79.errors = vErrors;
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
validate79.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
}
}
validate79.errors = vErrors;
return errors === 0;
}

export const validateDocumentPart = validate82;
const schema31 = {"$id":"DocumentPart","type":"object","properties":{"type":{"const":"document"},"url":{"type":["string","null"],"minLength":1},"data":{"type":["string","null"],"pattern":"^[A-Za-z0-9+/]+={0,2}$"},"path":{"type":["string","null"],"minLength":1},"file_id":{"type":["string","null"],"minLength":1},"text":{"type":["string","null"]},"media_type":{"type":["string","null"],"pattern":"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},"name":{"type":["string","null"]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["type"],"oneOf":[{"required":["url"],"properties":{"url":{"not":{"type":"null"}}}},{"required":["data"],"properties":{"data":{"not":{"type":"null"}}}},{"required":["path"],"properties":{"path":{"not":{"type":"null"}}}},{"required":["file_id"],"properties":{"file_id":{"not":{"type":"null"}}}},{"required":["text"],"properties":{"text":{"not":{"type":"null"}}}}],"if":{"required":["data"],"properties":{"data":{"not":{"type":"null"}}}},"then":{"required":["media_type"],"properties":{"media_type":{"not":{"type":"null"}}}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DocumentPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("document" !== data.type){
validate82.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "document"},message:"must be equal to constant"}];
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
validate82.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema31.properties.url.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate82.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate82.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema31.properties.data.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate82.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}];
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
validate82.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema31.properties.path.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate82.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate82.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema31.properties.file_id.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate82.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate82.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema31.properties.text.type},message:"must be string,null"}];
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
validate82.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: schema31.properties.media_type.type},message:"must be string,null"}];
return false;
}
if(typeof data6 === "string"){
if(!pattern11.test(data6)){
validate82.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"},message:"must match pattern \""+"^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$"+"\""}];
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
validate82.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema31.properties.name.type},message:"must be string,null"}];
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
if(!(validate72(data8, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate82.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
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
validate82.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/then/properties/media_type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate82.errors = vErrors;
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
validate82.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
}
}
validate82.errors = vErrors;
return errors === 0;
}

export const validateThinkingPart = validate85;
const schema32 = {"$id":"ThinkingPart","type":"object","properties":{"type":{"const":"thinking"},"text":{"type":["string","null"]},"signature":{"type":["string","null"]},"redacted_data":{"type":["string","null"]},"origin":{"anyOf":[{"$ref":"Origin"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["type"],"anyOf":[{"required":["text"],"properties":{"text":{"not":{"type":"null"}}}},{"required":["signature"],"properties":{"signature":{"not":{"type":"null"}}}},{"required":["redacted_data"],"properties":{"redacted_data":{"not":{"type":"null"}}}}]};
const schema33 = {"$id":"Origin","type":"object","properties":{"dialect":{"type":"string","minLength":1},"field":{"type":["string","null"],"minLength":1},"model":{"type":["string","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["dialect"]};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Origin" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.dialect === undefined) && (missing0 = "dialect")){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dialect !== undefined){
let data0 = data.dialect;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate86.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate86.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: schema33.properties.field.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate86.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate86.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema33.properties.model.type},message:"must be string,null"}];
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
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("thinking" !== data.type){
validate85.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "thinking"},message:"must be equal to constant"}];
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
validate85.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema32.properties.text.type},message:"must be string,null"}];
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
validate85.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: schema32.properties.signature.type},message:"must be string,null"}];
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
validate85.errors = [{instancePath:instancePath+"/redacted_data",schemaPath:"#/properties/redacted_data/type",keyword:"type",params:{type: schema32.properties.redacted_data.type},message:"must be string,null"}];
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
if(!(validate86(data4, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
if(!(validate72(data5, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate85.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

export const validateRefusalPart = validate91;

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RefusalPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("refusal" !== data.type){
validate91.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "refusal"},message:"must be equal to constant"}];
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
validate91.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate72(data2, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate91.errors = vErrors;
return errors === 0;
}

export const validateForeignPart = validate94;

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ForeignPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.dialect === undefined) && (missing0 = "dialect"))) || ((data.data === undefined) && (missing0 = "data"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("foreign" !== data.type){
validate94.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "foreign"},message:"must be equal to constant"}];
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
validate94.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate60(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate94.errors = vErrors;
return errors === 0;
}

export const validateUnknownPart = validate97;

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate97.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate97.errors = vErrors;
return errors === 0;
}

export const validateOrigin = validate86;

export const validateContentPart = validate98;

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentPart" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
else if(tag0 === "audio"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
else if(tag0 === "document"){
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
else if(tag0 === "thinking"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
else if(tag0 === "refusal"){
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
else if(tag0 === "foreign"){
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
else if((((((((typeof tag0 == "string") && (tag0 !== "text")) && (tag0 !== "image")) && (tag0 !== "audio")) && (tag0 !== "document")) && (tag0 !== "thinking")) && (tag0 !== "refusal")) && (tag0 !== "foreign")){
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate98.errors = vErrors;
return errors === 0;
}

export const validateContent = validate107;

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Content" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(typeof data !== "string"){
validate107.errors = [{instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data)){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate98(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate107.errors = vErrors;
return errors === 0;
}

export const validateErrorCode = validate14;

export const validateErrorKind = validate109;
const schema39 = {"$id":"ErrorKind","enum":["unavailable","timeout","response","configuration","provider_not_found","model_not_found","cancelled","stream","tool_call_parse","token_limit"]};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorKind" */;
let vErrors = null;
let errors = 0;
if(!((((((((((data === "unavailable") || (data === "timeout")) || (data === "response")) || (data === "configuration")) || (data === "provider_not_found")) || (data === "model_not_found")) || (data === "cancelled")) || (data === "stream")) || (data === "tool_call_parse")) || (data === "token_limit"))){
validate109.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate109.errors = vErrors;
return errors === 0;
}

export const validateErrorInfo = validate110;
const schema40 = {"$id":"ErrorInfo","type":"object","properties":{"code":{"$ref":"ErrorCode"},"message":{"type":"string"},"provider_id":{"type":["string","null"]},"status":{"type":["integer","null"],"minimum":100,"maximum":599},"server_type":{"type":["string","null"]},"category":{"enum":["invalid_request","authentication","permission","not_found","unsupported","rate_limited","overloaded","server_error","content_filter","context_overflow","tool_use_failed","protocol","interrupted","not_local",null]},"retryable":{"type":["boolean","null"]},"retry_after_s":{"type":["number","null"],"minimum":0},"limit_s":{"type":["number","null"],"minimum":0},"parameter":{"type":["string","null"]},"details":{"anyOf":[{"$ref":"JsonObject"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["code","message"]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorInfo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate110.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate110.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: schema40.properties.provider_id.type},message:"must be string,null"}];
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
validate110.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema40.properties.status.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 599 || isNaN(data3)){
validate110.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data3 < 100 || isNaN(data3)){
validate110.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
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
validate110.errors = [{instancePath:instancePath+"/server_type",schemaPath:"#/properties/server_type/type",keyword:"type",params:{type: schema40.properties.server_type.type},message:"must be string,null"}];
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
validate110.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema40.properties.category.enum},message:"must be equal to one of the allowed values"}];
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
validate110.errors = [{instancePath:instancePath+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{type: schema40.properties.retryable.type},message:"must be boolean,null"}];
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
validate110.errors = [{instancePath:instancePath+"/retry_after_s",schemaPath:"#/properties/retry_after_s/type",keyword:"type",params:{type: schema40.properties.retry_after_s.type},message:"must be number,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate110.errors = [{instancePath:instancePath+"/retry_after_s",schemaPath:"#/properties/retry_after_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate110.errors = [{instancePath:instancePath+"/limit_s",schemaPath:"#/properties/limit_s/type",keyword:"type",params:{type: schema40.properties.limit_s.type},message:"must be number,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate110.errors = [{instancePath:instancePath+"/limit_s",schemaPath:"#/properties/limit_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate110.errors = [{instancePath:instancePath+"/parameter",schemaPath:"#/properties/parameter/type",keyword:"type",params:{type: schema40.properties.parameter.type},message:"must be string,null"}];
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
if(!(validate60(data10, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate110.errors = vErrors;
return errors === 0;
}

export const validateLoss = validate114;
const pattern16 = new RegExp("^[a-z0-9][a-z0-9_.-]*$", "u");
const pattern17 = new RegExp("^(/([^/~]|~[01])*)*$", "u");

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Loss" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.action === undefined) && (missing0 = "action"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
validate114.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_.-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_.-]*$"+"\""}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^(/([^/~]|~[01])*)*$"},message:"must match pattern \""+"^(/([^/~]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate114.errors = vErrors;
return errors === 0;
}

export const validateDiagnostic = validate116;
const schema42 = {"$id":"Diagnostic","type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9][a-z0-9_.-]*$"},"what":{"type":"string","minLength":1},"at":{"type":["string","null"],"pattern":"^(/([^/~]|~[01])*)*$"},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["id","what"]};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Diagnostic" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.what === undefined) && (missing0 = "what"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
validate116.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_.-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_.-]*$"+"\""}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate116.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate116.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: schema42.properties.at.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(!pattern17.test(data2)){
validate116.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^(/([^/~]|~[01])*)*$"},message:"must match pattern \""+"^(/([^/~]|~[01])*)*$"+"\""}];
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
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate116.errors = vErrors;
return errors === 0;
}

export const validateJsonValue = validate118;

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonValue" */;
validate118.errors = null;
return true;
}

export const validateJsonObject = validate60;

export const validateExtras = validate1;

export const validateMetadata = validate119;

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Metadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate119.errors = vErrors;
return errors === 0;
}

export const validateProviderOptions = validate72;

export const validateMessageRole = validate120;
const schema45 = {"$id":"MessageRole","enum":["system","user","assistant","tool"]};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageRole" */;
let vErrors = null;
let errors = 0;
if(!((((data === "system") || (data === "user")) || (data === "assistant")) || (data === "tool"))){
validate120.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate120.errors = vErrors;
return errors === 0;
}

export const validateSystemMessage = validate121;
const schema46 = {"$id":"SystemMessage","type":"object","properties":{"role":{"const":"system"},"content":{"$ref":"Content"},"variant":{"enum":["developer",null]},"name":{"type":["string","null"]},"id":{"type":["string","null"],"minLength":1},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["role","content"]};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SystemMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("system" !== data.role){
validate121.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "system"},message:"must be equal to constant"}];
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
if(!(validate107(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
validate121.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/enum",keyword:"enum",params:{allowedValues: schema46.properties.variant.enum},message:"must be equal to one of the allowed values"}];
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
validate121.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema46.properties.name.type},message:"must be string,null"}];
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
validate121.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema46.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate121.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
if(!(validate119(data5, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
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
if(!(validate72(data6, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate121.errors = vErrors;
return errors === 0;
}

export const validateUserMessage = validate126;
const schema47 = {"$id":"UserMessage","type":"object","properties":{"role":{"const":"user"},"content":{"$ref":"Content"},"name":{"type":["string","null"]},"id":{"type":["string","null"],"minLength":1},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["role","content"]};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UserMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("user" !== data.role){
validate126.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "user"},message:"must be equal to constant"}];
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
if(!(validate107(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
validate126.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema47.properties.name.type},message:"must be string,null"}];
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
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema47.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
if(!(validate119(data4, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
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
if(!(validate72(data5, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate126.errors = vErrors;
return errors === 0;
}

export const validateAssistantMessage = validate131;
const schema48 = {"$id":"AssistantMessage","type":"object","properties":{"role":{"const":"assistant"},"content":{"anyOf":[{"$ref":"Content"},{"type":"null"}]},"tool_calls":{"type":["array","null"],"items":{"$ref":"ToolCall"},"minItems":1},"invalid_tool_calls":{"type":["array","null"],"items":{"$ref":"InvalidToolCall"},"minItems":1},"name":{"type":["string","null"]},"id":{"type":["string","null"],"minLength":1},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["role"],"anyOf":[{"required":["content"],"properties":{"content":{"not":{"type":"null"}}}},{"required":["tool_calls"],"properties":{"tool_calls":{"not":{"type":"null"}}}},{"required":["invalid_tool_calls"],"properties":{"invalid_tool_calls":{"not":{"type":"null"}}}}]};
const schema49 = {"$id":"ToolCall","type":"object","properties":{"id":{"type":"string","minLength":1},"name":{"$ref":"ToolName"},"arguments":{"$ref":"JsonObject"},"part_index":{"type":["integer","null"],"minimum":0},"id_origin":{"anyOf":[{"$ref":"IdOrigin"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["id","name","arguments"]};
const pattern20 = new RegExp("^[A-Za-z0-9_]{1,64}$", "u");

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolName" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern20.test(data)){
validate134.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_]{1,64}$"+"\""}];
return false;
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate134.errors = vErrors;
return errors === 0;
}

const schema51 = {"$id":"IdOrigin","enum":["server","minted"]};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdOrigin" */;
let vErrors = null;
let errors = 0;
if(!((data === "server") || (data === "minted"))){
validate137.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate137.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate133.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate134(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
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
if(!(validate60(data.arguments, {instancePath:instancePath+"/arguments",parentData:data,parentDataProperty:"arguments",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate133.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/type",keyword:"type",params:{type: schema49.properties.part_index.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate133.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate137(data4, {instancePath:instancePath+"/id_origin",parentData:data,parentDataProperty:"id_origin",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
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
if(!(validate72(data5, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate133.errors = vErrors;
return errors === 0;
}

const schema52 = {"$id":"InvalidToolCall","type":"object","properties":{"id":{"type":"string","minLength":1},"arguments_text":{"type":"string"},"reason":{"$ref":"InvalidToolCallReason"},"name":{"type":["string","null"]},"position":{"type":["integer","null"],"minimum":0},"detail":{"type":["string","null"]},"part_index":{"type":["integer","null"],"minimum":0},"id_origin":{"anyOf":[{"$ref":"IdOrigin"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["id","arguments_text","reason"]};
const schema53 = {"$id":"InvalidToolCallReason","enum":["not_json","not_an_object","bad_name","no_name","truncated","server_rejected"]};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InvalidToolCallReason" */;
let vErrors = null;
let errors = 0;
if(!((((((data === "not_json") || (data === "not_an_object")) || (data === "bad_name")) || (data === "no_name")) || (data === "truncated")) || (data === "server_rejected"))){
validate143.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate143.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InvalidToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.arguments_text === undefined) && (missing0 = "arguments_text"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate142.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate142.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate142.errors = [{instancePath:instancePath+"/arguments_text",schemaPath:"#/properties/arguments_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate143(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
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
validate142.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema52.properties.name.type},message:"must be string,null"}];
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
validate142.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: schema52.properties.position.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate142.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate142.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: schema52.properties.detail.type},message:"must be string,null"}];
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
validate142.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/type",keyword:"type",params:{type: schema52.properties.part_index.type},message:"must be integer,null"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate142.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate137(data7, {instancePath:instancePath+"/id_origin",parentData:data,parentDataProperty:"id_origin",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
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
let data8 = data.provider_options;
const _errs15 = errors;
if(data8 !== null){
if(!(validate72(data8, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate142.errors = vErrors;
return errors === 0;
}


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AssistantMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("assistant" !== data.role){
validate131.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
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
if(!(validate107(data1, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
validate131.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema48.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
if(data2.length < 1){
validate131.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate133(data2[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
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
validate131.errors = [{instancePath:instancePath+"/invalid_tool_calls",schemaPath:"#/properties/invalid_tool_calls/type",keyword:"type",params:{type: schema48.properties.invalid_tool_calls.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
if(data4.length < 1){
validate131.errors = [{instancePath:instancePath+"/invalid_tool_calls",schemaPath:"#/properties/invalid_tool_calls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate142(data4[i1], {instancePath:instancePath+"/invalid_tool_calls/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
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
validate131.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema48.properties.name.type},message:"must be string,null"}];
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
validate131.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema48.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data7 === "string"){
if(func0(data7) < 1){
validate131.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
if(!(validate119(data8, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
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
if(!(validate72(data9, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate131.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}

export const validateToolMessage = validate152;
const schema54 = {"$id":"ToolMessage","type":"object","properties":{"role":{"const":"tool"},"content":{"$ref":"Content"},"tool_call_id":{"type":"string","minLength":1},"is_error":{"type":["boolean","null"]},"name":{"type":["string","null"]},"id":{"type":["string","null"],"minLength":1},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["role","content","tool_call_id"]};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.tool_call_id === undefined) && (missing0 = "tool_call_id"))){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("tool" !== data.role){
validate152.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant"}];
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
if(!(validate107(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
validate152.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate152.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/type",keyword:"type",params:{type: schema54.properties.is_error.type},message:"must be boolean,null"}];
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
validate152.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema54.properties.name.type},message:"must be string,null"}];
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
validate152.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema54.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate152.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
if(!(validate119(data6, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
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
if(!(validate72(data7, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate152.errors = vErrors;
return errors === 0;
}

export const validateChatMessage = validate157;

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatMessage" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.role;
}
if(tag0 === "system"){
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
else if(tag0 === "user"){
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
else if(tag0 === "assistant"){
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool"){
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate157.errors = vErrors;
return errors === 0;
}

export const validateConversation = validate162;

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Conversation" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs0 = errors;
if(!(validate157(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(!valid0){
break;
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
validate162.errors = vErrors;
return errors === 0;
}

export const validateProviderType = validate33;

export const validateCapability = validate37;

export const validateCapabilities = validate36;

export const validateParameterDefaults = validate50;

export const validateModelInfo = validate164;
const schema57 = {"$id":"ModelInfo","type":"object","properties":{"name":{"type":"string","minLength":1},"context_length":{"type":["integer","null"],"exclusiveMinimum":0},"size_bytes":{"type":["integer","null"],"minimum":0},"digest":{"type":["string","null"]},"family":{"type":["string","null"]},"parameter_size":{"type":["string","null"]},"quantization":{"type":["string","null"]},"modified_at":{"type":["string","null"]},"capabilities":{"anyOf":[{"$ref":"Capabilities"},{"type":"null"}]},"is_local":{"type":["boolean","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["name"]};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelInfo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate164.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate164.errors = [{instancePath:instancePath+"/context_length",schemaPath:"#/properties/context_length/type",keyword:"type",params:{type: schema57.properties.context_length.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 <= 0 || isNaN(data1)){
validate164.errors = [{instancePath:instancePath+"/context_length",schemaPath:"#/properties/context_length/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
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
validate164.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/type",keyword:"type",params:{type: schema57.properties.size_bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate164.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate164.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: schema57.properties.digest.type},message:"must be string,null"}];
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
validate164.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: schema57.properties.family.type},message:"must be string,null"}];
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
validate164.errors = [{instancePath:instancePath+"/parameter_size",schemaPath:"#/properties/parameter_size/type",keyword:"type",params:{type: schema57.properties.parameter_size.type},message:"must be string,null"}];
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
validate164.errors = [{instancePath:instancePath+"/quantization",schemaPath:"#/properties/quantization/type",keyword:"type",params:{type: schema57.properties.quantization.type},message:"must be string,null"}];
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
validate164.errors = [{instancePath:instancePath+"/modified_at",schemaPath:"#/properties/modified_at/type",keyword:"type",params:{type: schema57.properties.modified_at.type},message:"must be string,null"}];
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
if(!(validate36(data8, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate164.errors = [{instancePath:instancePath+"/is_local",schemaPath:"#/properties/is_local/type",keyword:"type",params:{type: schema57.properties.is_local.type},message:"must be boolean,null"}];
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
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate164.errors = vErrors;
return errors === 0;
}

export const validateProviderHealth = validate167;
const schema58 = {"$id":"ProviderHealth","type":"object","properties":{"provider_id":{"type":"string","minLength":1},"is_available":{"type":"boolean"},"latency_ns":{"type":["integer","null"],"minimum":0},"version":{"type":["string","null"]},"oldest_tested_version":{"type":["string","null"]},"is_version_tested":{"type":["boolean","null"]},"models":{"type":["array","null"],"items":{"$ref":"ModelInfo"}},"error":{"anyOf":[{"$ref":"ErrorInfo"},{"type":"null"}]},"diagnostics":{"type":["array","null"],"items":{"$ref":"Diagnostic"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["provider_id","is_available"]};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderHealth" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.provider_id === undefined) && (missing0 = "provider_id")) || ((data.is_available === undefined) && (missing0 = "is_available"))){
validate167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.provider_id !== undefined){
let data0 = data.provider_id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate167.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate167.errors = [{instancePath:instancePath+"/is_available",schemaPath:"#/properties/is_available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate167.errors = [{instancePath:instancePath+"/latency_ns",schemaPath:"#/properties/latency_ns/type",keyword:"type",params:{type: schema58.properties.latency_ns.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate167.errors = [{instancePath:instancePath+"/latency_ns",schemaPath:"#/properties/latency_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate167.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema58.properties.version.type},message:"must be string,null"}];
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
validate167.errors = [{instancePath:instancePath+"/oldest_tested_version",schemaPath:"#/properties/oldest_tested_version/type",keyword:"type",params:{type: schema58.properties.oldest_tested_version.type},message:"must be string,null"}];
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
validate167.errors = [{instancePath:instancePath+"/is_version_tested",schemaPath:"#/properties/is_version_tested/type",keyword:"type",params:{type: schema58.properties.is_version_tested.type},message:"must be boolean,null"}];
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
validate167.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: schema58.properties.models.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate164(data6[i0], {instancePath:instancePath+"/models/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
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
if(!(validate110(data8, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
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
validate167.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema58.properties.diagnostics.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data9)){
var valid3 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors;
if(!(validate116(data9[i1], {instancePath:instancePath+"/diagnostics/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate167.errors = vErrors;
return errors === 0;
}

export const validateProviderInfo = validate172;
const schema59 = {"$id":"ProviderInfo","type":"object","properties":{"provider_id":{"type":"string","minLength":1},"type":{"$ref":"ProviderType"},"endpoint":{"type":["string","null"]},"is_default":{"type":["boolean","null"]},"models":{"type":["array","null"],"items":{"$ref":"ModelInfo"}},"defaults":{"anyOf":[{"$ref":"ParameterDefaults"},{"type":"null"}]},"capabilities":{"anyOf":[{"$ref":"Capabilities"},{"type":"null"}]},"fallback":{"type":["array","null"],"items":{"type":"string","minLength":1}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["provider_id","type"]};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderInfo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.provider_id === undefined) && (missing0 = "provider_id")) || ((data.type === undefined) && (missing0 = "type"))){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.provider_id !== undefined){
let data0 = data.provider_id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate172.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate33(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
validate172.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: schema59.properties.endpoint.type},message:"must be string,null"}];
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
validate172.errors = [{instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: schema59.properties.is_default.type},message:"must be boolean,null"}];
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
validate172.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: schema59.properties.models.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate164(data4[i0], {instancePath:instancePath+"/models/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
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
if(!(validate50(data6, {instancePath:instancePath+"/defaults",parentData:data,parentDataProperty:"defaults",rootData}))){
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
if(data.capabilities !== undefined){
let data7 = data.capabilities;
const _errs12 = errors;
if(data7 !== null){
if(!(validate36(data7, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate172.errors = [{instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"type",params:{type: schema59.properties.fallback.type},message:"must be array,null"}];
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
validate172.errors = [{instancePath:instancePath+"/fallback/" + i1,schemaPath:"#/properties/fallback/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/fallback/" + i1,schemaPath:"#/properties/fallback/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate172.errors = vErrors;
return errors === 0;
}

export const validateThinkingEffort = validate51;

export const validateModelParameters = validate178;
const schema60 = {"$id":"ModelParameters","type":"object","properties":{"model":{"type":"string","pattern":"\\S"},"temperature":{"type":["number","null"],"minimum":0,"maximum":2},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"max_tokens":{"type":["integer","null"],"exclusiveMinimum":0},"stop_sequences":{"type":["array","null"],"items":{"type":"string","minLength":1}},"seed":{"type":["integer","null"]},"timeout":{"type":["number","null"],"exclusiveMinimum":0},"top_k":{"type":["integer","null"],"minimum":0},"min_p":{"type":["number","null"],"minimum":0,"maximum":1},"frequency_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"presence_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"repeat_penalty":{"type":["number","null"],"exclusiveMinimum":0},"thinking":{"anyOf":[{"type":"boolean"},{"$ref":"ThinkingEffort"},{"type":"null"}]},"thinking_budget_tokens":{"type":["integer","null"],"minimum":0},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["model"]};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelParameters" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate178.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate178.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate178.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema60.properties.temperature.type},message:"must be number,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2 || isNaN(data1)){
validate178.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate178.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate178.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema60.properties.top_p.type},message:"must be number,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
validate178.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate178.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate178.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema60.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 <= 0 || isNaN(data3)){
validate178.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
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
validate178.errors = [{instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/type",keyword:"type",params:{type: schema60.properties.stop_sequences.type},message:"must be array,null"}];
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
validate178.errors = [{instancePath:instancePath+"/stop_sequences/" + i0,schemaPath:"#/properties/stop_sequences/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate178.errors = [{instancePath:instancePath+"/stop_sequences/" + i0,schemaPath:"#/properties/stop_sequences/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate178.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema60.properties.seed.type},message:"must be integer,null"}];
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
validate178.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: schema60.properties.timeout.type},message:"must be number,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 <= 0 || isNaN(data7)){
validate178.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
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
validate178.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: schema60.properties.top_k.type},message:"must be integer,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate178.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate178.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/type",keyword:"type",params:{type: schema60.properties.min_p.type},message:"must be number,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
validate178.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate178.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate178.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema60.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2 || isNaN(data10)){
validate178.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data10 < -2 || isNaN(data10)){
validate178.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
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
validate178.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema60.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2 || isNaN(data11)){
validate178.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data11 < -2 || isNaN(data11)){
validate178.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
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
validate178.errors = [{instancePath:instancePath+"/repeat_penalty",schemaPath:"#/properties/repeat_penalty/type",keyword:"type",params:{type: schema60.properties.repeat_penalty.type},message:"must be number,null"}];
return false;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 <= 0 || isNaN(data12)){
validate178.errors = [{instancePath:instancePath+"/repeat_penalty",schemaPath:"#/properties/repeat_penalty/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
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
validate178.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else if(typeof data13 === "string"){
if(!(validate51(data13, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
else if(data13 === null){
if(data13 !== null){
validate178.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate178.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
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
validate178.errors = [{instancePath:instancePath+"/thinking_budget_tokens",schemaPath:"#/properties/thinking_budget_tokens/type",keyword:"type",params:{type: schema60.properties.thinking_budget_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate178.errors = [{instancePath:instancePath+"/thinking_budget_tokens",schemaPath:"#/properties/thinking_budget_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data15 = data.provider_options;
const _errs34 = errors;
if(data15 !== null){
if(!(validate72(data15, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data16 = data.extras;
const _errs36 = errors;
if(data16 !== null){
if(!(validate1(data16, {instancePath:instancePath+"/extras",parentData:data,parentDataProperty:"extras",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
var valid0 = _errs36 === errors;
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
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate178.errors = vErrors;
return errors === 0;
}

export const validateTextFormat = validate182;

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate182.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text" !== data.type){
validate182.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate182.errors = vErrors;
return errors === 0;
}

export const validateJsonObjectFormat = validate184;

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonObjectFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("json_object" !== data.type){
validate184.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "json_object"},message:"must be equal to constant"}];
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
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate184.errors = vErrors;
return errors === 0;
}

export const validateJsonSchemaFormat = validate186;
const schema63 = {"$id":"JsonSchemaFormat","type":"object","properties":{"type":{"const":"json_schema"},"json_schema":{"$ref":"JsonObject"},"name":{"type":["string","null"],"pattern":"^[a-zA-Z0-9_-]{1,64}$"},"description":{"type":["string","null"]},"strict":{"type":["boolean","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["type","json_schema"]};
const pattern22 = new RegExp("^[a-zA-Z0-9_-]{1,64}$", "u");

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonSchemaFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.json_schema === undefined) && (missing0 = "json_schema"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("json_schema" !== data.type){
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"},message:"must be equal to constant"}];
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
if(!(validate60(data.json_schema, {instancePath:instancePath+"/json_schema",parentData:data,parentDataProperty:"json_schema",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate186.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema63.properties.name.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(!pattern22.test(data2)){
validate186.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]{1,64}$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]{1,64}$"+"\""}];
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
validate186.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema63.properties.description.type},message:"must be string,null"}];
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
validate186.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema63.properties.strict.type},message:"must be boolean,null"}];
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
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate186.errors = vErrors;
return errors === 0;
}

export const validateResponseFormat = validate189;

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseFormat" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
else if(tag0 === "json_object"){
if(!(validate184(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
else if(tag0 === "json_schema"){
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate189.errors = vErrors;
return errors === 0;
}

export const validateStreamOptions = validate193;
const schema65 = {"$id":"StreamOptions","type":"object","properties":{"include_usage":{"type":["boolean","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}}};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StreamOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_usage !== undefined){
let data0 = data.include_usage;
const _errs0 = errors;
if((typeof data0 !== "boolean") && (data0 !== null)){
validate193.errors = [{instancePath:instancePath+"/include_usage",schemaPath:"#/properties/include_usage/type",keyword:"type",params:{type: schema65.properties.include_usage.type},message:"must be boolean,null"}];
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
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate193.errors = vErrors;
return errors === 0;
}

export const validateChatRequest = validate195;
const schema66 = {"$id":"ChatRequest","type":"object","properties":{"messages":{"type":"array","items":{"$ref":"ChatMessage"},"minItems":1},"parameters":{"$ref":"ModelParameters"},"tools":{"type":["array","null"],"items":{"$ref":"ToolDefinition"}},"tool_choice":{"anyOf":[{"$ref":"ToolChoice"},{"type":"null"}]},"parallel_tool_calls":{"type":["boolean","null"]},"response_format":{"anyOf":[{"$ref":"ResponseFormat"},{"type":"null"}]},"stream":{"type":["boolean","null"]},"stream_options":{"anyOf":[{"$ref":"StreamOptions"},{"type":"null"}]},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["messages","parameters"]};
const schema67 = {"$id":"ToolDefinition","type":"object","properties":{"name":{"$ref":"ToolName"},"description":{"type":"string","minLength":1},"parameters":{"$ref":"ParameterSchema"},"strict":{"type":["boolean","null"]},"original_name":{"type":["string","null"],"minLength":1},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["name","description","parameters"]};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParameterSchema" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("object" !== data.type){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "object"},message:"must be equal to constant"}];
return false;
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


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolDefinition" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.parameters === undefined) && (missing0 = "parameters"))){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs0 = errors;
if(!(validate134(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
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
validate198.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate198.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate200(data.parameters, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
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
validate198.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema67.properties.strict.type},message:"must be boolean,null"}];
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
validate198.errors = [{instancePath:instancePath+"/original_name",schemaPath:"#/properties/original_name/type",keyword:"type",params:{type: schema67.properties.original_name.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate198.errors = [{instancePath:instancePath+"/original_name",schemaPath:"#/properties/original_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
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
if(!(validate72(data5, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate198.errors = vErrors;
return errors === 0;
}

const schema69 = {"$id":"ToolChoice","anyOf":[{"enum":["auto","none","required"]},{"$ref":"NamedToolChoice"}]};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NamedToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate206.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool" !== data.type){
validate206.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant"}];
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
if(!(validate134(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
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
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate206.errors = vErrors;
return errors === 0;
}


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoice" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(((data === "auto") || (data === "none")) || (data === "required"))){
validate205.errors = [{instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema69.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
else if(data && typeof data == "object" && !Array.isArray(data)){
if(!(validate206(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate205.errors = vErrors;
return errors === 0;
}


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messages === undefined) && (missing0 = "messages")) || ((data.parameters === undefined) && (missing0 = "parameters"))){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messages !== undefined){
let data0 = data.messages;
const _errs0 = errors;
if(Array.isArray(data0)){
if(data0.length < 1){
validate195.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate157(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
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
validate195.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate178(data.parameters, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
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
validate195.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema66.properties.tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs5 = errors;
if(!(validate198(data3[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
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
if(!(validate205(data5, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
validate195.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema66.properties.parallel_tool_calls.type},message:"must be boolean,null"}];
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
if(!(validate189(data7, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
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
validate195.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema66.properties.stream.type},message:"must be boolean,null"}];
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
if(!(validate193(data9, {instancePath:instancePath+"/stream_options",parentData:data,parentDataProperty:"stream_options",rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
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
if(!(validate119(data10, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
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
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate195.errors = vErrors;
return errors === 0;
}

export const validateFinishReason = validate4;

export const validateChatResponse = validate215;
const schema71 = {"$id":"ChatResponse","type":"object","properties":{"message":{"$ref":"AssistantMessage"},"usage":{"$ref":"UsageInfo"},"finish_reason":{"$ref":"FinishReason"},"raw_finish_reason":{"type":["string","null"]},"model":{"type":["string","null"]},"id":{"type":["string","null"]},"created":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"diagnostics":{"type":["array","null"],"items":{"$ref":"Diagnostic"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["message","usage","finish_reason"]};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.message === undefined) && (missing0 = "message")) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.finish_reason === undefined) && (missing0 = "finish_reason"))){
validate215.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
const _errs0 = errors;
if(!(validate131(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
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
validate215.errors = [{instancePath:instancePath+"/raw_finish_reason",schemaPath:"#/properties/raw_finish_reason/type",keyword:"type",params:{type: schema71.properties.raw_finish_reason.type},message:"must be string,null"}];
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
validate215.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema71.properties.model.type},message:"must be string,null"}];
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
validate215.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema71.properties.id.type},message:"must be string,null"}];
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
validate215.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
else if(typeof data6 === "string"){
if(typeof data6 !== "string"){
validate215.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data6 === null){
if(data6 !== null){
validate215.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate215.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
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
validate215.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema71.properties.diagnostics.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate116(data7[i0], {instancePath:instancePath+"/diagnostics/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate215.errors = vErrors;
return errors === 0;
}

export const validateStreamingChunk = validate221;
const schema72 = {"$id":"StreamingChunk","type":"object","properties":{"text":{"type":["string","null"]},"thinking":{"type":["string","null"]},"refusal":{"type":["string","null"]},"signature":{"type":["string","null"]},"tool_call_deltas":{"type":["array","null"],"items":{"$ref":"ToolCallDelta"}},"parts":{"type":["array","null"],"items":{"$ref":"ContentPart"}},"part_index":{"type":["integer","null"],"minimum":0},"thinking_origin":{"anyOf":[{"$ref":"Origin"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"is_complete":{"type":["boolean","null"]},"finish_reason":{"anyOf":[{"$ref":"FinishReason"},{"type":"null"}]},"raw_finish_reason":{"type":["string","null"]},"usage":{"anyOf":[{"$ref":"UsageInfo"},{"type":"null"}]},"model":{"type":["string","null"]},"id":{"type":["string","null"]},"created":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"diagnostics":{"type":["array","null"],"items":{"$ref":"Diagnostic"}},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}}};
const schema73 = {"$id":"ToolCallDelta","type":"object","properties":{"index":{"type":"integer","minimum":0},"id":{"type":["string","null"],"minLength":1},"name":{"type":["string","null"]},"arguments":{"type":["string","null"]},"part_index":{"type":["integer","null"],"minimum":0},"id_origin":{"anyOf":[{"$ref":"IdOrigin"},{"type":"null"}]},"is_complete":{"type":["boolean","null"]},"invalid":{"anyOf":[{"$ref":"InvalidToolCallReason"},{"type":"null"}]},"provider_options":{"anyOf":[{"$ref":"ProviderOptions"},{"type":"null"}]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["index"]};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.index === undefined) && (missing0 = "index")){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate222.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate222.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate222.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema73.properties.id.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate222.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate222.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema73.properties.name.type},message:"must be string,null"}];
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
validate222.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: schema73.properties.arguments.type},message:"must be string,null"}];
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
validate222.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/type",keyword:"type",params:{type: schema73.properties.part_index.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate222.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate137(data5, {instancePath:instancePath+"/id_origin",parentData:data,parentDataProperty:"id_origin",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_complete !== undefined){
let data6 = data.is_complete;
const _errs12 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate222.errors = [{instancePath:instancePath+"/is_complete",schemaPath:"#/properties/is_complete/type",keyword:"type",params:{type: schema73.properties.is_complete.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invalid !== undefined){
let data7 = data.invalid;
const _errs14 = errors;
if(data7 !== null){
if(!(validate143(data7, {instancePath:instancePath+"/invalid",parentData:data,parentDataProperty:"invalid",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_options !== undefined){
let data8 = data.provider_options;
const _errs16 = errors;
if(data8 !== null){
if(!(validate72(data8, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate222.errors = vErrors;
return errors === 0;
}


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StreamingChunk" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate221.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema72.properties.text.type},message:"must be string,null"}];
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
validate221.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: schema72.properties.thinking.type},message:"must be string,null"}];
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
validate221.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema72.properties.refusal.type},message:"must be string,null"}];
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
validate221.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: schema72.properties.signature.type},message:"must be string,null"}];
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
validate221.errors = [{instancePath:instancePath+"/tool_call_deltas",schemaPath:"#/properties/tool_call_deltas/type",keyword:"type",params:{type: schema72.properties.tool_call_deltas.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate222(data4[i0], {instancePath:instancePath+"/tool_call_deltas/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
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
validate221.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: schema72.properties.parts.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate98(data6[i1], {instancePath:instancePath+"/parts/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
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
validate221.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/type",keyword:"type",params:{type: schema72.properties.part_index.type},message:"must be integer,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate221.errors = [{instancePath:instancePath+"/part_index",schemaPath:"#/properties/part_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate86(data9, {instancePath:instancePath+"/thinking_origin",parentData:data,parentDataProperty:"thinking_origin",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
if(!(validate72(data10, {instancePath:instancePath+"/provider_options",parentData:data,parentDataProperty:"provider_options",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate221.errors = [{instancePath:instancePath+"/is_complete",schemaPath:"#/properties/is_complete/type",keyword:"type",params:{type: schema72.properties.is_complete.type},message:"must be boolean,null"}];
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
validate221.errors = [{instancePath:instancePath+"/raw_finish_reason",schemaPath:"#/properties/raw_finish_reason/type",keyword:"type",params:{type: schema72.properties.raw_finish_reason.type},message:"must be string,null"}];
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
validate221.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema72.properties.model.type},message:"must be string,null"}];
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
validate221.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema72.properties.id.type},message:"must be string,null"}];
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
validate221.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
else if(typeof data17 === "string"){
if(typeof data17 !== "string"){
validate221.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data17 === null){
if(data17 !== null){
validate221.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate221.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
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
validate221.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema72.properties.diagnostics.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data18)){
var valid8 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
const _errs40 = errors;
if(!(validate116(data18[i2], {instancePath:instancePath+"/diagnostics/" + i2,parentData:data18,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
validate221.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate221.errors = vErrors;
return errors === 0;
}

export const validateToolName = validate134;

export const validateParameterSchema = validate200;

export const validateToolDefinition = validate198;

export const validateIdOrigin = validate137;

export const validateToolCall = validate133;

export const validateInvalidToolCallReason = validate143;

export const validateInvalidToolCall = validate142;

export const validateToolError = validate235;
const schema74 = {"$id":"ToolError","type":"object","properties":{"message":{"type":"string"},"stack_trace":{"type":["string","null"]},"recoverable":{"type":["boolean","null"]},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["message"]};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate235.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
const _errs0 = errors;
if(typeof data.message !== "string"){
validate235.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate235.errors = [{instancePath:instancePath+"/stack_trace",schemaPath:"#/properties/stack_trace/type",keyword:"type",params:{type: schema74.properties.stack_trace.type},message:"must be string,null"}];
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
validate235.errors = [{instancePath:instancePath+"/recoverable",schemaPath:"#/properties/recoverable/type",keyword:"type",params:{type: schema74.properties.recoverable.type},message:"must be boolean,null"}];
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
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate235.errors = vErrors;
return errors === 0;
}

export const validateToolResult = validate237;
const schema75 = {"$id":"ToolResult","type":"object","properties":{"tool_call_id":{"type":"string","minLength":1},"name":{"$ref":"ToolName"},"text":{"type":["string","null"]},"is_error":{"type":["boolean","null"]},"structured":{"anyOf":[{"$ref":"JsonValue"},{"type":"null"}]},"error":{"anyOf":[{"$ref":"ToolError"},{"type":"null"}]},"started_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},"duration_ns":{"type":["integer","null"],"minimum":0},"extras":{"anyOf":[{"$ref":"Extras"},{"type":"null"}]}},"required":["tool_call_id","name"]};
const pattern23 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tool_call_id === undefined) && (missing0 = "tool_call_id")) || ((data.name === undefined) && (missing0 = "name"))){
validate237.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tool_call_id !== undefined){
let data0 = data.tool_call_id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate237.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate237.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate134(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
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
validate237.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema75.properties.text.type},message:"must be string,null"}];
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
validate237.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/type",keyword:"type",params:{type: schema75.properties.is_error.type},message:"must be boolean,null"}];
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
if(!(validate118(data4, {instancePath:instancePath+"/structured",parentData:data,parentDataProperty:"structured",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
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
if(!(validate235(data5, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
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
validate237.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: schema75.properties.started_at.type},message:"must be string,null"}];
return false;
}
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
validate237.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"+"\""}];
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
validate237.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/type",keyword:"type",params:{type: schema75.properties.duration_ns.type},message:"must be integer,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate237.errors = [{instancePath:instancePath+"/duration_ns",schemaPath:"#/properties/duration_ns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate237.errors = vErrors;
return errors === 0;
}

export const validateToolCallDelta = validate222;

export const validateNamedToolChoice = validate206;

export const validateToolChoice = validate205;

export const validateServerTimings = validate7;

export const validateUsageInfo = validate6;
