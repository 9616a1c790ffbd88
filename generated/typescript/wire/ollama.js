// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
import { countCharacters } from "../runtime.js";

export const validateStreamLine = validate0;
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[-+][0-9]{2}:[0-9]{2})$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Timestamp" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
validate2.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[-+][0-9]{2}:[0-9]{2})$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[-+][0-9]{2}:[0-9]{2})$"+"\""}];
return false;
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"$id":"ResponseMessage","type":"object","required":["role","content"],"properties":{"role":{"type":"string","enum":["assistant",""]},"content":{"type":"string"},"thinking":{"type":"string"},"images":{"type":["array","null"],"items":{"$ref":"ImageData"}},"tool_calls":{"type":"array","items":{"$ref":"ToolCall"}}}};
const pattern1 = new RegExp("^[A-Za-z0-9+/\\r\\n]*={0,2}[\\r\\n]*$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageData" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
validate5.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/\\r\\n]*={0,2}[\\r\\n]*$"},message:"must match pattern \""+"^[A-Za-z0-9+/\\r\\n]*={0,2}[\\r\\n]*$"+"\""}];
return false;
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate5.errors = vErrors;
return errors === 0;
}

const func0 = countCharacters;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolArguments" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallFunction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.arguments === undefined) && (missing0 = "arguments"))){
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
if(data.name !== undefined){
let data1 = data.name;
const _errs2 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate8.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate9(data.arguments, {instancePath:instancePath+"/arguments",parentData:data,parentDataProperty:"arguments",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.function === undefined) && (missing0 = "function")){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate7.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs2 = errors;
if(!(validate8(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate7.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate4.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "assistant") || (data0 === ""))){
validate4.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema3.properties.role.enum},message:"must be equal to one of the allowed values"}];
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
validate4.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
const _errs4 = errors;
if(typeof data.thinking !== "string"){
validate4.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data3 = data.images;
const _errs6 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate4.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema3.properties.images.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate5(data3[i0], {instancePath:instancePath+"/images/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
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
if(data.tool_calls !== undefined){
let data5 = data.tool_calls;
const _errs9 = errors;
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate7(data5[i1], {instancePath:instancePath+"/tool_calls/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TopLogprob" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.logprob === undefined) && (missing0 = "logprob"))){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
const _errs0 = errors;
if(typeof data.token !== "string"){
validate15.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate15.errors = [{instancePath:instancePath+"/logprob",schemaPath:"#/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate15.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 255 || isNaN(data3)){
validate15.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},message:"must be <= 255"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate15.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate15.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenLogprob" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.logprob === undefined) && (missing0 = "logprob"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
const _errs0 = errors;
if(typeof data.token !== "string"){
validate14.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate14.errors = [{instancePath:instancePath+"/logprob",schemaPath:"#/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate14.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 255 || isNaN(data3)){
validate14.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},message:"must be <= 255"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate14.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate14.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(!(validate15(data4[i1], {instancePath:instancePath+"/top_logprobs/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DebugInfo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.rendered_template === undefined) && (missing0 = "rendered_template")){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rendered_template !== undefined){
const _errs0 = errors;
if(typeof data.rendered_template !== "string"){
validate18.errors = [{instancePath:instancePath+"/rendered_template",schemaPath:"#/properties/rendered_template/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_count !== undefined){
let data1 = data.image_count;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate18.errors = [{instancePath:instancePath+"/image_count",schemaPath:"#/properties/image_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate18.errors = [{instancePath:instancePath+"/image_count",schemaPath:"#/properties/image_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate18.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.model === undefined) && (missing0 = "model")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.done === undefined) && (missing0 = "done"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs0 = errors;
if(typeof data.model !== "string"){
validate1.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs2 = errors;
if(!(validate2(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate4(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done !== undefined){
const _errs4 = errors;
if(typeof data.done !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done_reason !== undefined){
let data4 = data.done_reason;
const _errs6 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate1.errors = [{instancePath:instancePath+"/done_reason",schemaPath:"#/properties/done_reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/done_reason",schemaPath:"#/properties/done_reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_model !== undefined){
let data5 = data.remote_model;
const _errs8 = errors;
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate1.errors = [{instancePath:instancePath+"/remote_model",schemaPath:"#/properties/remote_model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/remote_model",schemaPath:"#/properties/remote_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_host !== undefined){
let data6 = data.remote_host;
const _errs10 = errors;
if(typeof data6 === "string"){
if(func0(data6) < 1){
validate1.errors = [{instancePath:instancePath+"/remote_host",schemaPath:"#/properties/remote_host/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/remote_host",schemaPath:"#/properties/remote_host/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data7 = data.logprobs;
const _errs12 = errors;
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate14(data7[i0], {instancePath:instancePath+"/logprobs/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data._debug_info !== undefined){
const _errs15 = errors;
if(!(validate18(data._debug_info, {instancePath:instancePath+"/_debug_info",parentData:data,parentDataProperty:"_debug_info",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_duration !== undefined){
let data10 = data.total_duration;
const _errs16 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate1.errors = [{instancePath:instancePath+"/total_duration",schemaPath:"#/properties/total_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate1.errors = [{instancePath:instancePath+"/total_duration",schemaPath:"#/properties/total_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load_duration !== undefined){
let data11 = data.load_duration;
const _errs18 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate1.errors = [{instancePath:instancePath+"/load_duration",schemaPath:"#/properties/load_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate1.errors = [{instancePath:instancePath+"/load_duration",schemaPath:"#/properties/load_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_count !== undefined){
let data12 = data.prompt_eval_count;
const _errs20 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate1.errors = [{instancePath:instancePath+"/prompt_eval_count",schemaPath:"#/properties/prompt_eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate1.errors = [{instancePath:instancePath+"/prompt_eval_count",schemaPath:"#/properties/prompt_eval_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_cached_count !== undefined){
let data13 = data.prompt_eval_cached_count;
const _errs22 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate1.errors = [{instancePath:instancePath+"/prompt_eval_cached_count",schemaPath:"#/properties/prompt_eval_cached_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate1.errors = [{instancePath:instancePath+"/prompt_eval_cached_count",schemaPath:"#/properties/prompt_eval_cached_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_duration !== undefined){
let data14 = data.prompt_eval_duration;
const _errs24 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate1.errors = [{instancePath:instancePath+"/prompt_eval_duration",schemaPath:"#/properties/prompt_eval_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate1.errors = [{instancePath:instancePath+"/prompt_eval_duration",schemaPath:"#/properties/prompt_eval_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eval_count !== undefined){
let data15 = data.eval_count;
const _errs26 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate1.errors = [{instancePath:instancePath+"/eval_count",schemaPath:"#/properties/eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate1.errors = [{instancePath:instancePath+"/eval_count",schemaPath:"#/properties/eval_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eval_duration !== undefined){
let data16 = data.eval_duration;
const _errs28 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate1.errors = [{instancePath:instancePath+"/eval_duration",schemaPath:"#/properties/eval_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate1.errors = [{instancePath:instancePath+"/eval_duration",schemaPath:"#/properties/eval_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs28 === errors;
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
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
const _errs31 = errors;
let valid2 = true;
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.done === undefined) && (missing1 = "done")){
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
if(data.done !== undefined){
if(false !== data.done){
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
var _valid0 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.message === undefined) && (missing2 = "message")){
validate1.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
}
var _valid0 = _errs34 === errors;
valid2 = _valid0;
}
if(!valid2){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate1.errors = vErrors;
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorLine" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
const _errs0 = errors;
if(typeof data.error !== "string"){
validate21.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate21.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
validate21.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data1 < 100 || isNaN(data1)){
validate21.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
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
if(data.signin_url !== undefined){
const _errs4 = errors;
if(typeof data.signin_url !== "string"){
validate21.errors = [{instancePath:instancePath+"/signin_url",schemaPath:"#/properties/signin_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolParseErrorLine" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["error parsing tool call"] === undefined) && (missing0 = "error parsing tool call")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["error parsing tool call"] !== undefined){
if(typeof data["error parsing tool call"] !== "string"){
validate23.errors = [{instancePath:instancePath+"/error parsing tool call",schemaPath:"#/properties/error%20parsing%20tool%20call/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate23.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StreamLine" */;
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
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid1 = _errs2 === errors;
if(_valid1){
fitting0++;
}
const _errs3 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate0.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateChatRequest = validate25;
const schema13 = {"$id":"ChatRequest","type":"object","required":["model"],"properties":{"model":{"type":"string","minLength":1},"messages":{"type":["array","null"],"items":{"$ref":"Message"}},"tools":{"type":["array","null"],"items":{"$ref":"Tool"}},"format":{"anyOf":[{"$ref":"Format"},{"type":"null"}]},"options":{"anyOf":[{"$ref":"Options"},{"type":"null"}]},"stream":{"type":["boolean","null"]},"keep_alive":{"anyOf":[{"$ref":"KeepAlive"},{"type":"null"}]},"think":{"anyOf":[{"$ref":"Think"},{"type":"null"}]},"truncate":{"type":["boolean","null"]},"shift":{"type":["boolean","null"]},"logprobs":{"type":["boolean","null"]},"top_logprobs":{"type":["integer","null"],"minimum":0,"maximum":20},"_debug_render_only":{"type":["boolean","null"]}}};
const schema14 = {"$id":"Message","type":"object","required":["role"],"properties":{"role":{"type":"string"},"content":{"type":["string","null"]},"thinking":{"type":["string","null"]},"images":{"type":["array","null"],"items":{"$ref":"ImageData"}},"tool_calls":{"type":["array","null"],"items":{"$ref":"MessageToolCall"}},"tool_name":{"type":["string","null"]},"tool_call_id":{"type":["string","null"]}}};
const schema15 = {"$id":"MessageToolCall","type":"object","required":["function"],"properties":{"id":{"type":["string","null"]},"type":{"type":["string","null"]},"function":{"$ref":"MessageToolCallFunction"}}};
const schema16 = {"$id":"MessageToolCallFunction","type":"object","required":["name"],"properties":{"index":{"type":["integer","null"]},"name":{"type":"string"},"arguments":{"$ref":"ToolArguments"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageToolCallFunction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs0 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate29.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: schema16.properties.index.type},message:"must be integer,null"}];
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
if(typeof data.name !== "string"){
validate29.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate9(data.arguments, {instancePath:instancePath+"/arguments",parentData:data,parentDataProperty:"arguments",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.function === undefined) && (missing0 = "function")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema15.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate28.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema15.properties.type.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs4 = errors;
if(!(validate29(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Message" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if(typeof data.role !== "string"){
validate26.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema14.properties.content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data2 = data.thinking;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate26.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: schema14.properties.thinking.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data3 = data.images;
const _errs6 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate26.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema14.properties.images.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate5(data3[i0], {instancePath:instancePath+"/images/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
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
if(data.tool_calls !== undefined){
let data5 = data.tool_calls;
const _errs9 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate26.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema14.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate28(data5[i1], {instancePath:instancePath+"/tool_calls/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
if(data.tool_name !== undefined){
let data7 = data.tool_name;
const _errs12 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate26.errors = [{instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/type",keyword:"type",params:{type: schema14.properties.tool_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
let data8 = data.tool_call_id;
const _errs14 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate26.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: schema14.properties.tool_call_id.type},message:"must be string,null"}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema17 = {"$id":"Tool","type":"object","required":["function"],"properties":{"type":{"type":["string","null"]},"function":{"$ref":"ToolFunction"}}};
const schema18 = {"$id":"ToolFunction","type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"type":["string","null"]},"parameters":{"anyOf":[{"$ref":"ToolParameters"},{"type":"null"}]}}};
const schema19 = {"$id":"ToolParameters","type":"object","properties":{"type":{"type":["string","null"]},"properties":{"anyOf":[{"$ref":"ToolProperties"},{"type":"null"}]},"required":{"type":["array","null"],"items":{"type":"string"}}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolProperty" */;
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
/*# sourceURL="ToolProperties" */;
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
/*# sourceURL="ToolParameters" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema19.properties.type.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data1 = data.properties;
const _errs2 = errors;
if(data1 !== null){
if(!(validate37(data1, {instancePath:instancePath+"/properties",parentData:data,parentDataProperty:"properties",rootData}))){
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
if(data.required !== undefined){
let data2 = data.required;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate36.errors = [{instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: schema19.properties.required.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data2[i0] !== "string"){
validate36.errors = [{instancePath:instancePath+"/required/" + i0,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
/*# sourceURL="ToolFunction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs0 = errors;
if(typeof data.name !== "string"){
validate35.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema18.properties.description.type},message:"must be string,null"}];
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
if(data2 !== null){
if(!(validate36(data2, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Tool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.function === undefined) && (missing0 = "function")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema17.properties.type.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs2 = errors;
if(!(validate35(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema23 = {"$id":"FormatName","type":"string","enum":["json",""]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FormatName" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "json") || (data === ""))){
validate45.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FormatSchema" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate47.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Format" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
else if(data && typeof data == "object" && !Array.isArray(data)){
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate44.errors = vErrors;
return errors === 0;
}

const schema25 = {"$id":"Options","type":"object","properties":{"num_keep":{"type":["integer","null"]},"seed":{"type":["integer","null"]},"num_predict":{"type":["integer","null"]},"top_k":{"type":["integer","null"]},"top_p":{"type":["number","null"]},"min_p":{"type":["number","null"]},"typical_p":{"type":["number","null"]},"repeat_last_n":{"type":["integer","null"]},"temperature":{"type":["number","null"]},"repeat_penalty":{"type":["number","null"]},"presence_penalty":{"type":["number","null"]},"frequency_penalty":{"type":["number","null"]},"stop":{"type":["array","null"],"items":{"type":"string"}},"num_ctx":{"type":["integer","null"]},"num_batch":{"type":["integer","null"]},"num_gpu":{"type":["integer","null"]},"main_gpu":{"type":["integer","null"]},"use_mmap":{"type":["boolean","null"]},"num_thread":{"type":["integer","null"]},"draft_num_predict":{"type":["integer","null"]}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Options" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.num_keep !== undefined){
let data0 = data.num_keep;
const _errs0 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate50.errors = [{instancePath:instancePath+"/num_keep",schemaPath:"#/properties/num_keep/type",keyword:"type",params:{type: schema25.properties.num_keep.type},message:"must be integer,null"}];
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
validate50.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema25.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.num_predict !== undefined){
let data2 = data.num_predict;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate50.errors = [{instancePath:instancePath+"/num_predict",schemaPath:"#/properties/num_predict/type",keyword:"type",params:{type: schema25.properties.num_predict.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_k !== undefined){
let data3 = data.top_k;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate50.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: schema25.properties.top_k.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data4 = data.top_p;
const _errs8 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate50.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema25.properties.top_p.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_p !== undefined){
let data5 = data.min_p;
const _errs10 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
validate50.errors = [{instancePath:instancePath+"/min_p",schemaPath:"#/properties/min_p/type",keyword:"type",params:{type: schema25.properties.min_p.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.typical_p !== undefined){
let data6 = data.typical_p;
const _errs12 = errors;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
validate50.errors = [{instancePath:instancePath+"/typical_p",schemaPath:"#/properties/typical_p/type",keyword:"type",params:{type: schema25.properties.typical_p.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_last_n !== undefined){
let data7 = data.repeat_last_n;
const _errs14 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate50.errors = [{instancePath:instancePath+"/repeat_last_n",schemaPath:"#/properties/repeat_last_n/type",keyword:"type",params:{type: schema25.properties.repeat_last_n.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data8 = data.temperature;
const _errs16 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate50.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema25.properties.temperature.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_penalty !== undefined){
let data9 = data.repeat_penalty;
const _errs18 = errors;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
validate50.errors = [{instancePath:instancePath+"/repeat_penalty",schemaPath:"#/properties/repeat_penalty/type",keyword:"type",params:{type: schema25.properties.repeat_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data10 = data.presence_penalty;
const _errs20 = errors;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
validate50.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema25.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data11 = data.frequency_penalty;
const _errs22 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate50.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema25.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data12 = data.stop;
const _errs24 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
validate50.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/type",keyword:"type",params:{type: schema25.properties.stop.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data12)){
var valid1 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(typeof data12[i0] !== "string"){
validate50.errors = [{instancePath:instancePath+"/stop/" + i0,schemaPath:"#/properties/stop/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs25 === errors;
if(!valid1){
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
if(data.num_ctx !== undefined){
let data14 = data.num_ctx;
const _errs28 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate50.errors = [{instancePath:instancePath+"/num_ctx",schemaPath:"#/properties/num_ctx/type",keyword:"type",params:{type: schema25.properties.num_ctx.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.num_batch !== undefined){
let data15 = data.num_batch;
const _errs30 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate50.errors = [{instancePath:instancePath+"/num_batch",schemaPath:"#/properties/num_batch/type",keyword:"type",params:{type: schema25.properties.num_batch.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.num_gpu !== undefined){
let data16 = data.num_gpu;
const _errs32 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate50.errors = [{instancePath:instancePath+"/num_gpu",schemaPath:"#/properties/num_gpu/type",keyword:"type",params:{type: schema25.properties.num_gpu.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.main_gpu !== undefined){
let data17 = data.main_gpu;
const _errs34 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate50.errors = [{instancePath:instancePath+"/main_gpu",schemaPath:"#/properties/main_gpu/type",keyword:"type",params:{type: schema25.properties.main_gpu.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use_mmap !== undefined){
let data18 = data.use_mmap;
const _errs36 = errors;
if((typeof data18 !== "boolean") && (data18 !== null)){
validate50.errors = [{instancePath:instancePath+"/use_mmap",schemaPath:"#/properties/use_mmap/type",keyword:"type",params:{type: schema25.properties.use_mmap.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.num_thread !== undefined){
let data19 = data.num_thread;
const _errs38 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate50.errors = [{instancePath:instancePath+"/num_thread",schemaPath:"#/properties/num_thread/type",keyword:"type",params:{type: schema25.properties.num_thread.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft_num_predict !== undefined){
let data20 = data.draft_num_predict;
const _errs40 = errors;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
validate50.errors = [{instancePath:instancePath+"/draft_num_predict",schemaPath:"#/properties/draft_num_predict/type",keyword:"type",params:{type: schema25.properties.draft_num_predict.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs40 === errors;
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
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate50.errors = vErrors;
return errors === 0;
}

const schema26 = {"$id":"KeepAlive","type":["number","string"],"pattern":"^[-+]?(0|(([0-9]+(\\.[0-9]*)?|\\.[0-9]+)(ns|us|µs|μs|ms|s|m|h))+)$"};
const pattern2 = new RegExp("^[-+]?(0|(([0-9]+(\\.[0-9]*)?|\\.[0-9]+)(ns|us|µs|μs|ms|s|m|h))+)$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="KeepAlive" */;
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema26.type},message:"must be number,string"}];
return false;
}
if(typeof data === "string"){
if(!pattern2.test(data)){
validate52.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[-+]?(0|(([0-9]+(\\.[0-9]*)?|\\.[0-9]+)(ns|us|µs|μs|ms|s|m|h))+)$"},message:"must match pattern \""+"^[-+]?(0|(([0-9]+(\\.[0-9]*)?|\\.[0-9]+)(ns|us|µs|μs|ms|s|m|h))+)$"+"\""}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

const schema28 = {"$id":"ThinkLevel","type":"string","enum":["low","medium","high","max"]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkLevel" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "low") || (data === "medium")) || (data === "high")) || (data === "max"))){
validate55.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema28.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Think" */;
let vErrors = null;
let errors = 0;
if(typeof data === "boolean"){
if(typeof data !== "boolean"){
validate54.errors = [{instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else if(typeof data === "string"){
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate25.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs2 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate25.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: schema13.properties.messages.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate26(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
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
if(valid0){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs5 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate25.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema13.properties.tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors;
if(!(validate34(data3[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
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
if(valid0){
if(data.format !== undefined){
let data5 = data.format;
const _errs8 = errors;
if(data5 !== null){
if(!(validate44(data5, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data6 = data.options;
const _errs10 = errors;
if(data6 !== null){
if(!(validate50(data6, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
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
if(data.stream !== undefined){
let data7 = data.stream;
const _errs12 = errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
validate25.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema13.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keep_alive !== undefined){
let data8 = data.keep_alive;
const _errs14 = errors;
if(data8 !== null){
if(!(validate52(data8, {instancePath:instancePath+"/keep_alive",parentData:data,parentDataProperty:"keep_alive",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.think !== undefined){
let data9 = data.think;
const _errs16 = errors;
if(data9 !== null){
if(!(validate54(data9, {instancePath:instancePath+"/think",parentData:data,parentDataProperty:"think",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate !== undefined){
let data10 = data.truncate;
const _errs18 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate25.errors = [{instancePath:instancePath+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type: schema13.properties.truncate.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shift !== undefined){
let data11 = data.shift;
const _errs20 = errors;
if((typeof data11 !== "boolean") && (data11 !== null)){
validate25.errors = [{instancePath:instancePath+"/shift",schemaPath:"#/properties/shift/type",keyword:"type",params:{type: schema13.properties.shift.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data12 = data.logprobs;
const _errs22 = errors;
if((typeof data12 !== "boolean") && (data12 !== null)){
validate25.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema13.properties.logprobs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data13 = data.top_logprobs;
const _errs24 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate25.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema13.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 20 || isNaN(data13)){
validate25.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate25.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data._debug_render_only !== undefined){
let data14 = data._debug_render_only;
const _errs26 = errors;
if((typeof data14 !== "boolean") && (data14 !== null)){
validate25.errors = [{instancePath:instancePath+"/_debug_render_only",schemaPath:"#/properties/_debug_render_only/type",keyword:"type",params:{type: schema13.properties._debug_render_only.type},message:"must be boolean,null"}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

export const validateMessage = validate26;

export const validateImageData = validate5;

export const validateMessageToolCall = validate28;

export const validateMessageToolCallFunction = validate29;

export const validateToolArguments = validate9;

export const validateTool = validate34;

export const validateToolFunction = validate35;

export const validateToolParameters = validate36;

export const validateToolProperties = validate37;

export const validateToolProperty = validate38;

export const validateOptions = validate50;

export const validateThink = validate54;

export const validateThinkLevel = validate55;

export const validateFormat = validate44;

export const validateFormatName = validate45;

export const validateFormatSchema = validate47;

export const validateKeepAlive = validate52;

export const validateChatResponse = validate1;

export const validateResponseMessage = validate4;

export const validateToolCall = validate7;

export const validateToolCallFunction = validate8;

export const validateTokenLogprob = validate14;

export const validateTopLogprob = validate15;

export const validateDebugInfo = validate18;

export const validateTimestamp = validate2;

export const validateEmbedRequest = validate58;
const schema29 = {"$id":"EmbedRequest","type":"object","properties":{"model":{"type":"string"},"input":{"$ref":"EmbedInput"},"truncate":{"type":["boolean","null"]},"dimensions":{"type":["integer","null"],"minimum":0},"keep_alive":{"anyOf":[{"$ref":"KeepAlive"},{"type":"null"}]},"options":{"anyOf":[{"$ref":"Options"},{"type":"null"}]}},"required":["model","input"]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbedInput" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(typeof data !== "string"){
validate59.errors = [{instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data)){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data[i0] !== "string"){
validate59.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbedRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.input === undefined) && (missing0 = "input"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs0 = errors;
if(typeof data.model !== "string"){
validate58.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate59(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate !== undefined){
let data2 = data.truncate;
const _errs3 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate58.errors = [{instancePath:instancePath+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type: schema29.properties.truncate.type},message:"must be boolean,null"}];
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
const _errs5 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate58.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type: schema29.properties.dimensions.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate58.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keep_alive !== undefined){
let data4 = data.keep_alive;
const _errs7 = errors;
if(data4 !== null){
if(!(validate52(data4, {instancePath:instancePath+"/keep_alive",parentData:data,parentDataProperty:"keep_alive",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data5 = data.options;
const _errs9 = errors;
if(data5 !== null){
if(!(validate50(data5, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate58.errors = vErrors;
return errors === 0;
}

export const validateEmbedInput = validate59;

export const validateEmbedResponse = validate63;

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbedVector" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs0 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate64.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs0 === errors;
if(!valid0){
break;
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
validate64.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbedResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.embeddings === undefined) && (missing0 = "embeddings"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs0 = errors;
if(typeof data.model !== "string"){
validate63.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.embeddings !== undefined){
let data1 = data.embeddings;
const _errs2 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate64(data1[i0], {instancePath:instancePath+"/embeddings/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/embeddings",schemaPath:"#/properties/embeddings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_duration !== undefined){
let data3 = data.total_duration;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate63.errors = [{instancePath:instancePath+"/total_duration",schemaPath:"#/properties/total_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate63.errors = [{instancePath:instancePath+"/total_duration",schemaPath:"#/properties/total_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load_duration !== undefined){
let data4 = data.load_duration;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate63.errors = [{instancePath:instancePath+"/load_duration",schemaPath:"#/properties/load_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate63.errors = [{instancePath:instancePath+"/load_duration",schemaPath:"#/properties/load_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_count !== undefined){
let data5 = data.prompt_eval_count;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate63.errors = [{instancePath:instancePath+"/prompt_eval_count",schemaPath:"#/properties/prompt_eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate63.errors = [{instancePath:instancePath+"/prompt_eval_count",schemaPath:"#/properties/prompt_eval_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate63.errors = vErrors;
return errors === 0;
}

export const validateEmbedVector = validate64;

export const validateEmbeddingsRequest = validate66;
const schema33 = {"$id":"EmbeddingsRequest","type":"object","properties":{"model":{"type":"string"},"prompt":{"type":["string","null"]},"keep_alive":{"anyOf":[{"$ref":"KeepAlive"},{"type":"null"}]},"options":{"anyOf":[{"$ref":"Options"},{"type":"null"}]}},"required":["model"]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingsRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs0 = errors;
if(typeof data.model !== "string"){
validate66.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data1 = data.prompt;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate66.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schema33.properties.prompt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keep_alive !== undefined){
let data2 = data.keep_alive;
const _errs4 = errors;
if(data2 !== null){
if(!(validate52(data2, {instancePath:instancePath+"/keep_alive",parentData:data,parentDataProperty:"keep_alive",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data3 = data.options;
const _errs6 = errors;
if(data3 !== null){
if(!(validate50(data3, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}

export const validateEmbeddingsResponse = validate69;

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingsResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.embedding === undefined) && (missing0 = "embedding")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.embedding !== undefined){
if(!(validate64(data.embedding, {instancePath:instancePath+"/embedding",parentData:data,parentDataProperty:"embedding",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
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

export const validateErrorResponse = validate71;

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
const _errs0 = errors;
if(typeof data.error !== "string"){
validate71.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate71.errors = [{instancePath:instancePath+"/signin_url",schemaPath:"#/properties/signin_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.StatusCode !== undefined){
let data2 = data.StatusCode;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate71.errors = [{instancePath:instancePath+"/StatusCode",schemaPath:"#/properties/StatusCode/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate71.errors = [{instancePath:instancePath+"/StatusCode",schemaPath:"#/properties/StatusCode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 100 || isNaN(data2)){
validate71.errors = [{instancePath:instancePath+"/StatusCode",schemaPath:"#/properties/StatusCode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
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
if(data.Status !== undefined){
const _errs6 = errors;
if(typeof data.Status !== "string"){
validate71.errors = [{instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate71.errors = vErrors;
return errors === 0;
}

export const validateErrorLine = validate21;

export const validateToolParseErrorLine = validate23;

export const validateRunnerErrorDocument = validate72;

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunnerError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.type === undefined) && (missing0 = "type"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate73.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 599 || isNaN(data0)){
validate73.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data0 < 100 || isNaN(data0)){
validate73.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
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
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
validate73.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data.type !== "string"){
validate73.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_prompt_tokens !== undefined){
let data3 = data.n_prompt_tokens;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate73.errors = [{instancePath:instancePath+"/n_prompt_tokens",schemaPath:"#/properties/n_prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate73.errors = [{instancePath:instancePath+"/n_prompt_tokens",schemaPath:"#/properties/n_prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_ctx !== undefined){
let data4 = data.n_ctx;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate73.errors = [{instancePath:instancePath+"/n_ctx",schemaPath:"#/properties/n_ctx/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate73.errors = [{instancePath:instancePath+"/n_ctx",schemaPath:"#/properties/n_ctx/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunnerErrorDocument" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(!(validate73(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
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

export const validateRunnerError = validate73;

export const validateGenerateLine = validate75;

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GenerateResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.model === undefined) && (missing0 = "model")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.response === undefined) && (missing0 = "response"))) || ((data.done === undefined) && (missing0 = "done"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs0 = errors;
if(typeof data.model !== "string"){
validate76.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs2 = errors;
if(!(validate2(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
const _errs3 = errors;
if(typeof data.response !== "string"){
validate76.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
const _errs5 = errors;
if(typeof data.thinking !== "string"){
validate76.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data4 = data.tool_calls;
const _errs7 = errors;
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate7(data4[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data6 = data.context;
const _errs10 = errors;
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs11 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate76.errors = [{instancePath:instancePath+"/context/" + i1,schemaPath:"#/properties/context/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done !== undefined){
const _errs14 = errors;
if(typeof data.done !== "boolean"){
validate76.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done_reason !== undefined){
let data9 = data.done_reason;
const _errs16 = errors;
if(typeof data9 === "string"){
if(func0(data9) < 1){
validate76.errors = [{instancePath:instancePath+"/done_reason",schemaPath:"#/properties/done_reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/done_reason",schemaPath:"#/properties/done_reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_model !== undefined){
let data10 = data.remote_model;
const _errs18 = errors;
if(typeof data10 === "string"){
if(func0(data10) < 1){
validate76.errors = [{instancePath:instancePath+"/remote_model",schemaPath:"#/properties/remote_model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/remote_model",schemaPath:"#/properties/remote_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_host !== undefined){
let data11 = data.remote_host;
const _errs20 = errors;
if(typeof data11 === "string"){
if(func0(data11) < 1){
validate76.errors = [{instancePath:instancePath+"/remote_host",schemaPath:"#/properties/remote_host/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/remote_host",schemaPath:"#/properties/remote_host/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data12 = data.logprobs;
const _errs22 = errors;
if(Array.isArray(data12)){
var valid3 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
const _errs23 = errors;
if(!(validate14(data12[i2], {instancePath:instancePath+"/logprobs/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data._debug_info !== undefined){
const _errs25 = errors;
if(!(validate18(data._debug_info, {instancePath:instancePath+"/_debug_info",parentData:data,parentDataProperty:"_debug_info",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_duration !== undefined){
let data15 = data.total_duration;
const _errs26 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate76.errors = [{instancePath:instancePath+"/total_duration",schemaPath:"#/properties/total_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate76.errors = [{instancePath:instancePath+"/total_duration",schemaPath:"#/properties/total_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load_duration !== undefined){
let data16 = data.load_duration;
const _errs28 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate76.errors = [{instancePath:instancePath+"/load_duration",schemaPath:"#/properties/load_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate76.errors = [{instancePath:instancePath+"/load_duration",schemaPath:"#/properties/load_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_count !== undefined){
let data17 = data.prompt_eval_count;
const _errs30 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate76.errors = [{instancePath:instancePath+"/prompt_eval_count",schemaPath:"#/properties/prompt_eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate76.errors = [{instancePath:instancePath+"/prompt_eval_count",schemaPath:"#/properties/prompt_eval_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_cached_count !== undefined){
let data18 = data.prompt_eval_cached_count;
const _errs32 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate76.errors = [{instancePath:instancePath+"/prompt_eval_cached_count",schemaPath:"#/properties/prompt_eval_cached_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate76.errors = [{instancePath:instancePath+"/prompt_eval_cached_count",schemaPath:"#/properties/prompt_eval_cached_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_duration !== undefined){
let data19 = data.prompt_eval_duration;
const _errs34 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate76.errors = [{instancePath:instancePath+"/prompt_eval_duration",schemaPath:"#/properties/prompt_eval_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate76.errors = [{instancePath:instancePath+"/prompt_eval_duration",schemaPath:"#/properties/prompt_eval_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eval_count !== undefined){
let data20 = data.eval_count;
const _errs36 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate76.errors = [{instancePath:instancePath+"/eval_count",schemaPath:"#/properties/eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate76.errors = [{instancePath:instancePath+"/eval_count",schemaPath:"#/properties/eval_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eval_duration !== undefined){
let data21 = data.eval_duration;
const _errs38 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate76.errors = [{instancePath:instancePath+"/eval_duration",schemaPath:"#/properties/eval_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate76.errors = [{instancePath:instancePath+"/eval_duration",schemaPath:"#/properties/eval_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
/*# sourceURL="GenerateLine" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs2 = errors;
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
validate75.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate75.errors = vErrors;
return errors === 0;
}

export const validateGenerateRequest = validate83;
const schema40 = {"$id":"GenerateRequest","type":"object","required":["model"],"properties":{"model":{"type":"string","minLength":1},"prompt":{"type":["string","null"]},"suffix":{"type":["string","null"]},"system":{"type":["string","null"]},"template":{"type":["string","null"]},"context":{"type":["array","null"],"items":{"type":"integer"}},"raw":{"type":["boolean","null"]},"images":{"type":["array","null"],"items":{"$ref":"ImageData"}},"format":{"anyOf":[{"$ref":"Format"},{"type":"null"}]},"options":{"anyOf":[{"$ref":"Options"},{"type":"null"}]},"stream":{"type":["boolean","null"]},"keep_alive":{"anyOf":[{"$ref":"KeepAlive"},{"type":"null"}]},"think":{"anyOf":[{"$ref":"Think"},{"type":"null"}]},"truncate":{"type":["boolean","null"]},"shift":{"type":["boolean","null"]},"logprobs":{"type":["boolean","null"]},"top_logprobs":{"type":["integer","null"],"minimum":0,"maximum":20},"_debug_render_only":{"type":["boolean","null"]}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GenerateRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate83.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data1 = data.prompt;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate83.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schema40.properties.prompt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suffix !== undefined){
let data2 = data.suffix;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate83.errors = [{instancePath:instancePath+"/suffix",schemaPath:"#/properties/suffix/type",keyword:"type",params:{type: schema40.properties.suffix.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
let data3 = data.system;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate83.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema40.properties.system.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template !== undefined){
let data4 = data.template;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate83.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: schema40.properties.template.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data5 = data.context;
const _errs10 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate83.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema40.properties.context.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate83.errors = [{instancePath:instancePath+"/context/" + i0,schemaPath:"#/properties/context/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
if(data.raw !== undefined){
let data7 = data.raw;
const _errs14 = errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
validate83.errors = [{instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: schema40.properties.raw.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data8 = data.images;
const _errs16 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate83.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema40.properties.images.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(!(validate5(data8[i1], {instancePath:instancePath+"/images/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
if(data.format !== undefined){
let data10 = data.format;
const _errs19 = errors;
if(data10 !== null){
if(!(validate44(data10, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data11 = data.options;
const _errs21 = errors;
if(data11 !== null){
if(!(validate50(data11, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data12 = data.stream;
const _errs23 = errors;
if((typeof data12 !== "boolean") && (data12 !== null)){
validate83.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema40.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keep_alive !== undefined){
let data13 = data.keep_alive;
const _errs25 = errors;
if(data13 !== null){
if(!(validate52(data13, {instancePath:instancePath+"/keep_alive",parentData:data,parentDataProperty:"keep_alive",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.think !== undefined){
let data14 = data.think;
const _errs27 = errors;
if(data14 !== null){
if(!(validate54(data14, {instancePath:instancePath+"/think",parentData:data,parentDataProperty:"think",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate !== undefined){
let data15 = data.truncate;
const _errs29 = errors;
if((typeof data15 !== "boolean") && (data15 !== null)){
validate83.errors = [{instancePath:instancePath+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type: schema40.properties.truncate.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shift !== undefined){
let data16 = data.shift;
const _errs31 = errors;
if((typeof data16 !== "boolean") && (data16 !== null)){
validate83.errors = [{instancePath:instancePath+"/shift",schemaPath:"#/properties/shift/type",keyword:"type",params:{type: schema40.properties.shift.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data17 = data.logprobs;
const _errs33 = errors;
if((typeof data17 !== "boolean") && (data17 !== null)){
validate83.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema40.properties.logprobs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data18 = data.top_logprobs;
const _errs35 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate83.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema40.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 20 || isNaN(data18)){
validate83.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate83.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data._debug_render_only !== undefined){
let data19 = data._debug_render_only;
const _errs37 = errors;
if((typeof data19 !== "boolean") && (data19 !== null)){
validate83.errors = [{instancePath:instancePath+"/_debug_render_only",schemaPath:"#/properties/_debug_render_only/type",keyword:"type",params:{type: schema40.properties._debug_render_only.type},message:"must be boolean,null"}];
return false;
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
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate83.errors = vErrors;
return errors === 0;
}

export const validateGenerateResponse = validate76;

export const validateProgressLine = validate89;

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Progress" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
const _errs0 = errors;
if(typeof data.status !== "string"){
validate90.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs2 = errors;
if(typeof data.digest !== "string"){
validate90.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate90.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate90.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
let data3 = data.completed;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate90.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate90.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate90.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProgressLine" */;
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
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
validate89.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate89.errors = vErrors;
return errors === 0;
}

export const validateProgress = validate90;

export const validatePullRequest = validate93;
const schema43 = {"$id":"PullRequest","type":"object","properties":{"model":{"type":"string","minLength":1},"name":{"type":"string"},"insecure":{"type":["boolean","null"]},"stream":{"type":["boolean","null"]}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PullRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate93.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate93.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data.name !== "string"){
validate93.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insecure !== undefined){
let data2 = data.insecure;
const _errs4 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate93.errors = [{instancePath:instancePath+"/insecure",schemaPath:"#/properties/insecure/type",keyword:"type",params:{type: schema43.properties.insecure.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data3 = data.stream;
const _errs6 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate93.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema43.properties.stream.type},message:"must be boolean,null"}];
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
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate93.errors = vErrors;
return errors === 0;
}

export const validatePushRequest = validate94;
const schema44 = {"$id":"PushRequest","type":"object","properties":{"model":{"type":"string","minLength":1},"name":{"type":"string"},"insecure":{"type":["boolean","null"]},"stream":{"type":["boolean","null"]}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PushRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate94.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data.name !== "string"){
validate94.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insecure !== undefined){
let data2 = data.insecure;
const _errs4 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate94.errors = [{instancePath:instancePath+"/insecure",schemaPath:"#/properties/insecure/type",keyword:"type",params:{type: schema44.properties.insecure.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data3 = data.stream;
const _errs6 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate94.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema44.properties.stream.type},message:"must be boolean,null"}];
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
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate94.errors = vErrors;
return errors === 0;
}

export const validateCreateRequest = validate95;
const schema45 = {"$id":"CreateRequest","type":"object","properties":{"model":{"type":"string","minLength":1},"name":{"type":"string"},"from":{"type":"string"},"files":{"type":"object","additionalProperties":{"type":"string"}},"adapters":{"type":"object","additionalProperties":{"type":"string"}},"template":{"type":"string"},"license":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"system":{"type":"string"},"parameters":{"type":"object"},"messages":{"type":"array","items":{"$ref":"Message"}},"quantize":{"type":"string"},"stream":{"type":["boolean","null"]}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CreateRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate95.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data.name !== "string"){
validate95.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
const _errs4 = errors;
if(typeof data.from !== "string"){
validate95.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data3 = data.files;
const _errs6 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
const _errs8 = errors;
if(typeof data3[key0] !== "string"){
validate95.errors = [{instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adapters !== undefined){
let data5 = data.adapters;
const _errs11 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
const _errs13 = errors;
if(typeof data5[key1] !== "string"){
validate95.errors = [{instancePath:instancePath+"/adapters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/adapters/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/adapters",schemaPath:"#/properties/adapters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template !== undefined){
const _errs16 = errors;
if(typeof data.template !== "string"){
validate95.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.license !== undefined){
let data8 = data.license;
const _errs18 = errors;
if(typeof data8 === "string"){
if(typeof data8 !== "string"){
validate95.errors = [{instancePath:instancePath+"/license",schemaPath:"#/properties/license/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data8)){
if(Array.isArray(data8)){
var valid4 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(typeof data8[i0] !== "string"){
validate95.errors = [{instancePath:instancePath+"/license/" + i0,schemaPath:"#/properties/license/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/license",schemaPath:"#/properties/license/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/license",schemaPath:"#/properties/license/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
const _errs25 = errors;
if(typeof data.system !== "string"){
validate95.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data11 = data.parameters;
const _errs27 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
validate95.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data12 = data.messages;
const _errs29 = errors;
if(Array.isArray(data12)){
var valid5 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs30 = errors;
if(!(validate26(data12[i1], {instancePath:instancePath+"/messages/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid5 = _errs30 === errors;
if(!valid5){
break;
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantize !== undefined){
const _errs32 = errors;
if(typeof data.quantize !== "string"){
validate95.errors = [{instancePath:instancePath+"/quantize",schemaPath:"#/properties/quantize/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data15 = data.stream;
const _errs34 = errors;
if((typeof data15 !== "boolean") && (data15 !== null)){
validate95.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema45.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs34 === errors;
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
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate95.errors = vErrors;
return errors === 0;
}

export const validateCopyRequest = validate97;

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CopyRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.source === undefined) && (missing0 = "source")) || ((data.destination === undefined) && (missing0 = "destination"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.source !== undefined){
let data0 = data.source;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate97.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data1 = data.destination;
const _errs2 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate97.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate97.errors = vErrors;
return errors === 0;
}

export const validateDeleteRequest = validate98;

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeleteRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate98.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate98.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data.name !== "string"){
validate98.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate98.errors = vErrors;
return errors === 0;
}

export const validateTagsResponse = validate99;
const schema50 = {"$id":"ModelDetails","type":"object","required":["format","family","families","parameter_size","quantization_level"],"properties":{"parent_model":{"type":"string"},"format":{"type":"string"},"family":{"type":"string"},"families":{"type":["array","null"],"items":{"type":"string"}},"parameter_size":{"type":"string"},"quantization_level":{"type":"string"},"context_length":{"type":"integer","minimum":0},"embedding_length":{"type":"integer","minimum":0}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelDetails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.format === undefined) && (missing0 = "format")) || ((data.family === undefined) && (missing0 = "family"))) || ((data.families === undefined) && (missing0 = "families"))) || ((data.parameter_size === undefined) && (missing0 = "parameter_size"))) || ((data.quantization_level === undefined) && (missing0 = "quantization_level"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.parent_model !== undefined){
const _errs0 = errors;
if(typeof data.parent_model !== "string"){
validate102.errors = [{instancePath:instancePath+"/parent_model",schemaPath:"#/properties/parent_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate102.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate102.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if((!(Array.isArray(data3))) && (data3 !== null)){
validate102.errors = [{instancePath:instancePath+"/families",schemaPath:"#/properties/families/type",keyword:"type",params:{type: schema50.properties.families.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data3[i0] !== "string"){
validate102.errors = [{instancePath:instancePath+"/families/" + i0,schemaPath:"#/properties/families/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
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
if(data.parameter_size !== undefined){
const _errs10 = errors;
if(typeof data.parameter_size !== "string"){
validate102.errors = [{instancePath:instancePath+"/parameter_size",schemaPath:"#/properties/parameter_size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate102.errors = [{instancePath:instancePath+"/quantization_level",schemaPath:"#/properties/quantization_level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_length !== undefined){
let data7 = data.context_length;
const _errs14 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate102.errors = [{instancePath:instancePath+"/context_length",schemaPath:"#/properties/context_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate102.errors = [{instancePath:instancePath+"/context_length",schemaPath:"#/properties/context_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.embedding_length !== undefined){
let data8 = data.embedding_length;
const _errs16 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate102.errors = [{instancePath:instancePath+"/embedding_length",schemaPath:"#/properties/embedding_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate102.errors = [{instancePath:instancePath+"/embedding_length",schemaPath:"#/properties/embedding_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate102.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[0-9a-f]{64}$", "u");

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListedModel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.model === undefined) && (missing0 = "model"))) || ((data.modified_at === undefined) && (missing0 = "modified_at"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.digest === undefined) && (missing0 = "digest"))) || ((data.details === undefined) && (missing0 = "details"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate100.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs2 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate100.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_model !== undefined){
let data2 = data.remote_model;
const _errs4 = errors;
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate100.errors = [{instancePath:instancePath+"/remote_model",schemaPath:"#/properties/remote_model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/remote_model",schemaPath:"#/properties/remote_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_host !== undefined){
let data3 = data.remote_host;
const _errs6 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate100.errors = [{instancePath:instancePath+"/remote_host",schemaPath:"#/properties/remote_host/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/remote_host",schemaPath:"#/properties/remote_host/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modified_at !== undefined){
const _errs8 = errors;
if(!(validate2(data.modified_at, {instancePath:instancePath+"/modified_at",parentData:data,parentDataProperty:"modified_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data5 = data.size;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate100.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate100.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
let data6 = data.digest;
const _errs11 = errors;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
validate100.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
const _errs13 = errors;
if(!(validate102(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data8 = data.capabilities;
const _errs14 = errors;
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs15 = errors;
if(typeof data9 === "string"){
if(func0(data9) < 1){
validate100.errors = [{instancePath:instancePath+"/capabilities/" + i0,schemaPath:"#/properties/capabilities/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/capabilities/" + i0,schemaPath:"#/properties/capabilities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate100.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TagsResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.models === undefined) && (missing0 = "models")){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.models !== undefined){
let data0 = data.models;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate100(data0[i0], {instancePath:instancePath+"/models/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate99.errors = vErrors;
return errors === 0;
}

export const validateListedModel = validate100;

export const validateModelDetails = validate102;

export const validatePsResponse = validate105;

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunningModel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.name === undefined) && (missing0 = "name")) || ((data.model === undefined) && (missing0 = "model"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.digest === undefined) && (missing0 = "digest"))) || ((data.details === undefined) && (missing0 = "details"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.size_vram === undefined) && (missing0 = "size_vram"))){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate106.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs2 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate106.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate106.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate106.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate106.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
const _errs8 = errors;
if(!(validate102(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs9 = errors;
if(!(validate2(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size_vram !== undefined){
let data6 = data.size_vram;
const _errs10 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate106.errors = [{instancePath:instancePath+"/size_vram",schemaPath:"#/properties/size_vram/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate106.errors = [{instancePath:instancePath+"/size_vram",schemaPath:"#/properties/size_vram/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_length !== undefined){
let data7 = data.context_length;
const _errs12 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate106.errors = [{instancePath:instancePath+"/context_length",schemaPath:"#/properties/context_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate106.errors = [{instancePath:instancePath+"/context_length",schemaPath:"#/properties/context_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate106.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PsResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.models === undefined) && (missing0 = "models")){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.models !== undefined){
let data0 = data.models;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate106(data0[i0], {instancePath:instancePath+"/models/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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

export const validateRunningModel = validate106;

export const validateShowRequest = validate110;
const schema53 = {"$id":"ShowRequest","type":"object","properties":{"model":{"type":["string","null"]},"name":{"type":["string","null"]},"verbose":{"type":["boolean","null"]},"system":{"type":["string","null"]},"template":{"type":["string","null"]},"options":{"anyOf":[{"$ref":"Options"},{"type":"null"}]}},"anyOf":[{"required":["model"],"properties":{"model":{"not":{"type":"null"}}}},{"required":["name"],"properties":{"name":{"not":{"type":"null"}}}}]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShowRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate110.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema53.properties.model.type},message:"must be string,null"}];
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
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate110.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema53.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verbose !== undefined){
let data2 = data.verbose;
const _errs4 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate110.errors = [{instancePath:instancePath+"/verbose",schemaPath:"#/properties/verbose/type",keyword:"type",params:{type: schema53.properties.verbose.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
let data3 = data.system;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate110.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema53.properties.system.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template !== undefined){
let data4 = data.template;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate110.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: schema53.properties.template.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data5 = data.options;
const _errs10 = errors;
if(data5 !== null){
if(!(validate50(data5, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs13 = errors;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
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
if(data.model !== undefined){
const _errs16 = errors;
const _errs17 = errors;
if(data.model !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid3 = _errs17 === errors;
if(valid3){
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
}
}
}
var _valid1 = _errs14 === errors;
if(_valid1){
fitting0++;
}
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.name === undefined) && (missing1 = "name")){
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
if(data.name !== undefined){
const _errs21 = errors;
const _errs22 = errors;
if(data.name !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid5 = _errs22 === errors;
if(valid5){
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
if(_valid2){
fitting0++;
}
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(fitting0 === 0){
validate110.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}

export const validateShowResponse = validate112;

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StoredMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if(typeof data.role !== "string"){
validate114.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate114.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelInfo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate116.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Tensor" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.shape === undefined) && (missing0 = "shape"))){
validate119.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate119.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate119.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shape !== undefined){
let data2 = data.shape;
const _errs4 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate119.errors = [{instancePath:instancePath+"/shape/" + i0,schemaPath:"#/properties/shape/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate119.errors = [{instancePath:instancePath+"/shape/" + i0,schemaPath:"#/properties/shape/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate119.errors = [{instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate119.errors = vErrors;
return errors === 0;
}


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShowResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.details === undefined) && (missing0 = "details")){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.license !== undefined){
const _errs0 = errors;
if(typeof data.license !== "string"){
validate112.errors = [{instancePath:instancePath+"/license",schemaPath:"#/properties/license/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelfile !== undefined){
const _errs2 = errors;
if(typeof data.modelfile !== "string"){
validate112.errors = [{instancePath:instancePath+"/modelfile",schemaPath:"#/properties/modelfile/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
const _errs4 = errors;
if(typeof data.parameters !== "string"){
validate112.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template !== undefined){
const _errs6 = errors;
if(typeof data.template !== "string"){
validate112.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
const _errs8 = errors;
if(typeof data.system !== "string"){
validate112.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renderer !== undefined){
const _errs10 = errors;
if(typeof data.renderer !== "string"){
validate112.errors = [{instancePath:instancePath+"/renderer",schemaPath:"#/properties/renderer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parser !== undefined){
const _errs12 = errors;
if(typeof data.parser !== "string"){
validate112.errors = [{instancePath:instancePath+"/parser",schemaPath:"#/properties/parser/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
const _errs14 = errors;
if(!(validate102(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data8 = data.messages;
const _errs15 = errors;
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate114(data8[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
if(!valid1){
break;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_model !== undefined){
let data10 = data.remote_model;
const _errs18 = errors;
if(typeof data10 === "string"){
if(func0(data10) < 1){
validate112.errors = [{instancePath:instancePath+"/remote_model",schemaPath:"#/properties/remote_model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/remote_model",schemaPath:"#/properties/remote_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_host !== undefined){
let data11 = data.remote_host;
const _errs20 = errors;
if(typeof data11 === "string"){
if(func0(data11) < 1){
validate112.errors = [{instancePath:instancePath+"/remote_host",schemaPath:"#/properties/remote_host/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/remote_host",schemaPath:"#/properties/remote_host/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_info !== undefined){
const _errs22 = errors;
if(!(validate116(data.model_info, {instancePath:instancePath+"/model_info",parentData:data,parentDataProperty:"model_info",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projector_info !== undefined){
const _errs23 = errors;
if(!(validate116(data.projector_info, {instancePath:instancePath+"/projector_info",parentData:data,parentDataProperty:"projector_info",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tensors !== undefined){
let data14 = data.tensors;
const _errs24 = errors;
if(Array.isArray(data14)){
var valid2 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs25 = errors;
if(!(validate119(data14[i1], {instancePath:instancePath+"/tensors/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid2 = _errs25 === errors;
if(!valid2){
break;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/tensors",schemaPath:"#/properties/tensors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data16 = data.capabilities;
const _errs27 = errors;
if(Array.isArray(data16)){
var valid3 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs28 = errors;
if(typeof data17 === "string"){
if(func0(data17) < 1){
validate112.errors = [{instancePath:instancePath+"/capabilities/" + i2,schemaPath:"#/properties/capabilities/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/capabilities/" + i2,schemaPath:"#/properties/capabilities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs28 === errors;
if(!valid3){
break;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modified_at !== undefined){
const _errs31 = errors;
if(!(validate2(data.modified_at, {instancePath:instancePath+"/modified_at",parentData:data,parentDataProperty:"modified_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requires !== undefined){
const _errs32 = errors;
if(typeof data.requires !== "string"){
validate112.errors = [{instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate112.errors = vErrors;
return errors === 0;
}

export const validateStoredMessage = validate114;

export const validateModelInfo = validate116;

export const validateTensor = validate119;

export const validateVersionResponse = validate122;

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VersionResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.version === undefined) && (missing0 = "version")){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate122.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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

export const validateStatusResponse = validate123;
const schema60 = {"$id":"CloudStatus","type":"object","required":["disabled","source"],"properties":{"disabled":{"type":"boolean"},"source":{"type":"string","enum":["none","env","config","both"]}}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CloudStatus" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.disabled === undefined) && (missing0 = "disabled")) || ((data.source === undefined) && (missing0 = "source"))){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.disabled !== undefined){
const _errs0 = errors;
if(typeof data.disabled !== "boolean"){
validate124.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data1 = data.source;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate124.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data1 === "none") || (data1 === "env")) || (data1 === "config")) || (data1 === "both"))){
validate124.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema60.properties.source.enum},message:"must be equal to one of the allowed values"}];
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
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate124.errors = vErrors;
return errors === 0;
}


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StatusResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cloud === undefined) && (missing0 = "cloud")){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cloud !== undefined){
if(!(validate124(data.cloud, {instancePath:instancePath+"/cloud",parentData:data,parentDataProperty:"cloud",rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
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

export const validateCloudStatus = validate124;
