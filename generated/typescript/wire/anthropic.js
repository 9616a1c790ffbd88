// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
import { countCharacters } from "../runtime.js";

export const validateErrorResponse = validate0;
const schema1 = {"$id":"ErrorEnvelope","type":"object","required":["error"],"properties":{"type":{"const":"error"},"error":{"$ref":"ErrorBody"},"request_id":{"type":["string","null"]}}};
const schema2 = {"$id":"ErrorBody","type":"object","required":["type","message"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"details":{"anyOf":[{"$ref":"ErrorDetails"},{"type":"null"}]},"code":{"type":"integer"},"param":{"type":["string","null"]},"n_prompt_tokens":{"type":"integer","minimum":0},"n_ctx":{"type":"integer","minimum":0}}};
const schema3 = {"$id":"ErrorDetails","type":"object","properties":{"error_code":{"type":["string","null"]}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorDetails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error_code !== undefined){
let data0 = data.error_code;
if((typeof data0 !== "string") && (data0 !== null)){
validate3.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/type",keyword:"type",params:{type: schema3.properties.error_code.type},message:"must be string,null"}];
return false;
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


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate2.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate2.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data2 = data.details;
const _errs4 = errors;
if(data2 !== null){
if(!(validate3(data2, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
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
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate2.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data4 = data.param;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate2.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema2.properties.param.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_prompt_tokens !== undefined){
let data5 = data.n_prompt_tokens;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate2.errors = [{instancePath:instancePath+"/n_prompt_tokens",schemaPath:"#/properties/n_prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate2.errors = [{instancePath:instancePath+"/n_prompt_tokens",schemaPath:"#/properties/n_prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n_ctx !== undefined){
let data6 = data.n_ctx;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate2.errors = [{instancePath:instancePath+"/n_ctx",schemaPath:"#/properties/n_ctx/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate2.errors = [{instancePath:instancePath+"/n_ctx",schemaPath:"#/properties/n_ctx/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.type !== undefined){
const _errs0 = errors;
if("error" !== data.type){
validate1.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs1 = errors;
if(!(validate2(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data2 = data.request_id;
const _errs2 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate1.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema1.properties.request_id.type},message:"must be string,null"}];
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
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorText" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate7.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DetailError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.detail === undefined) && (missing0 = "detail")){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
validate9.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid1 = _errs2 === errors;
if(_valid1){
fitting0++;
}
const _errs3 = errors;
if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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

export const validateErrorEnvelope = validate1;

export const validateErrorBody = validate2;

export const validateErrorDetails = validate3;

export const validateErrorText = validate7;

export const validateDetailError = validate9;

export const validateMessageStreamEvent = validate11;
const schema8 = {"$id":"StartMessage","type":"object","required":["id","type","role","model","content","usage"],"properties":{"id":{"type":"string"},"type":{"const":"message"},"role":{"const":"assistant"},"model":{"type":"string"},"content":{"type":"array","items":{"$ref":"ContentBlock"}},"stop_reason":{"anyOf":[{"$ref":"StopReason"},{"type":"null"}]},"stop_sequence":{"type":["string","null"]},"stop_details":{"anyOf":[{"$ref":"StopDetails"},{"type":"null"}]},"container":{"anyOf":[{"$ref":"Container"},{"type":"null"}]},"context_management":{"anyOf":[{"$ref":"AppliedContextManagement"},{"type":"null"}]},"diagnostics":{"anyOf":[{"$ref":"Diagnostics"},{"type":"null"}]},"input_transformations":{"type":["array","null"],"items":{"$ref":"InputTransformation"}},"usage":{"$ref":"Usage"}}};
const schema10 = {"$id":"TextBlock","type":"object","required":["type","text"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"citations":{"type":["array","null"],"items":{"$ref":"TextCitation"}}}};
const schema12 = {"$id":"CharLocationCitation","type":"object","required":["type","cited_text","document_index","start_char_index","end_char_index"],"properties":{"type":{"const":"char_location"},"cited_text":{"type":"string"},"document_index":{"type":"integer","minimum":0},"document_title":{"type":["string","null"]},"file_id":{"type":["string","null"]},"start_char_index":{"type":"integer","minimum":0},"end_char_index":{"type":"integer"}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CharLocationCitation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.cited_text === undefined) && (missing0 = "cited_text"))) || ((data.document_index === undefined) && (missing0 = "document_index"))) || ((data.start_char_index === undefined) && (missing0 = "start_char_index"))) || ((data.end_char_index === undefined) && (missing0 = "end_char_index"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("char_location" !== data.type){
validate17.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "char_location"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cited_text !== undefined){
const _errs1 = errors;
if(typeof data.cited_text !== "string"){
validate17.errors = [{instancePath:instancePath+"/cited_text",schemaPath:"#/properties/cited_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_index !== undefined){
let data2 = data.document_index;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate17.errors = [{instancePath:instancePath+"/document_index",schemaPath:"#/properties/document_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate17.errors = [{instancePath:instancePath+"/document_index",schemaPath:"#/properties/document_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_title !== undefined){
let data3 = data.document_title;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate17.errors = [{instancePath:instancePath+"/document_title",schemaPath:"#/properties/document_title/type",keyword:"type",params:{type: schema12.properties.document_title.type},message:"must be string,null"}];
return false;
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
validate17.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema12.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_char_index !== undefined){
let data5 = data.start_char_index;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate17.errors = [{instancePath:instancePath+"/start_char_index",schemaPath:"#/properties/start_char_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate17.errors = [{instancePath:instancePath+"/start_char_index",schemaPath:"#/properties/start_char_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_char_index !== undefined){
let data6 = data.end_char_index;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate17.errors = [{instancePath:instancePath+"/end_char_index",schemaPath:"#/properties/end_char_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema13 = {"$id":"PageLocationCitation","type":"object","required":["type","cited_text","document_index","start_page_number","end_page_number"],"properties":{"type":{"const":"page_location"},"cited_text":{"type":"string"},"document_index":{"type":"integer","minimum":0},"document_title":{"type":["string","null"]},"file_id":{"type":["string","null"]},"start_page_number":{"type":"integer","minimum":1},"end_page_number":{"type":"integer"}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PageLocationCitation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.cited_text === undefined) && (missing0 = "cited_text"))) || ((data.document_index === undefined) && (missing0 = "document_index"))) || ((data.start_page_number === undefined) && (missing0 = "start_page_number"))) || ((data.end_page_number === undefined) && (missing0 = "end_page_number"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("page_location" !== data.type){
validate19.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "page_location"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cited_text !== undefined){
const _errs1 = errors;
if(typeof data.cited_text !== "string"){
validate19.errors = [{instancePath:instancePath+"/cited_text",schemaPath:"#/properties/cited_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_index !== undefined){
let data2 = data.document_index;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate19.errors = [{instancePath:instancePath+"/document_index",schemaPath:"#/properties/document_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate19.errors = [{instancePath:instancePath+"/document_index",schemaPath:"#/properties/document_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_title !== undefined){
let data3 = data.document_title;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate19.errors = [{instancePath:instancePath+"/document_title",schemaPath:"#/properties/document_title/type",keyword:"type",params:{type: schema13.properties.document_title.type},message:"must be string,null"}];
return false;
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
validate19.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema13.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_page_number !== undefined){
let data5 = data.start_page_number;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate19.errors = [{instancePath:instancePath+"/start_page_number",schemaPath:"#/properties/start_page_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate19.errors = [{instancePath:instancePath+"/start_page_number",schemaPath:"#/properties/start_page_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_page_number !== undefined){
let data6 = data.end_page_number;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate19.errors = [{instancePath:instancePath+"/end_page_number",schemaPath:"#/properties/end_page_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate19.errors = vErrors;
return errors === 0;
}

const schema14 = {"$id":"BlockLocationCitation","type":"object","required":["type","cited_text","document_index","start_block_index","end_block_index"],"properties":{"type":{"const":"content_block_location"},"cited_text":{"type":"string"},"document_index":{"type":"integer","minimum":0},"document_title":{"type":["string","null"]},"file_id":{"type":["string","null"]},"start_block_index":{"type":"integer","minimum":0},"end_block_index":{"type":"integer"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BlockLocationCitation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.cited_text === undefined) && (missing0 = "cited_text"))) || ((data.document_index === undefined) && (missing0 = "document_index"))) || ((data.start_block_index === undefined) && (missing0 = "start_block_index"))) || ((data.end_block_index === undefined) && (missing0 = "end_block_index"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("content_block_location" !== data.type){
validate21.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content_block_location"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cited_text !== undefined){
const _errs1 = errors;
if(typeof data.cited_text !== "string"){
validate21.errors = [{instancePath:instancePath+"/cited_text",schemaPath:"#/properties/cited_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_index !== undefined){
let data2 = data.document_index;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate21.errors = [{instancePath:instancePath+"/document_index",schemaPath:"#/properties/document_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate21.errors = [{instancePath:instancePath+"/document_index",schemaPath:"#/properties/document_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_title !== undefined){
let data3 = data.document_title;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate21.errors = [{instancePath:instancePath+"/document_title",schemaPath:"#/properties/document_title/type",keyword:"type",params:{type: schema14.properties.document_title.type},message:"must be string,null"}];
return false;
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
validate21.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema14.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_block_index !== undefined){
let data5 = data.start_block_index;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate21.errors = [{instancePath:instancePath+"/start_block_index",schemaPath:"#/properties/start_block_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate21.errors = [{instancePath:instancePath+"/start_block_index",schemaPath:"#/properties/start_block_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_block_index !== undefined){
let data6 = data.end_block_index;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate21.errors = [{instancePath:instancePath+"/end_block_index",schemaPath:"#/properties/end_block_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate21.errors = vErrors;
return errors === 0;
}

const schema15 = {"$id":"SearchResultCitation","type":"object","required":["type","cited_text","source","search_result_index","start_block_index","end_block_index"],"properties":{"type":{"const":"search_result_location"},"cited_text":{"type":"string"},"source":{"type":"string"},"title":{"type":["string","null"]},"search_result_index":{"type":"integer","minimum":0},"start_block_index":{"type":"integer","minimum":0},"end_block_index":{"type":"integer"}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SearchResultCitation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.cited_text === undefined) && (missing0 = "cited_text"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.search_result_index === undefined) && (missing0 = "search_result_index"))) || ((data.start_block_index === undefined) && (missing0 = "start_block_index"))) || ((data.end_block_index === undefined) && (missing0 = "end_block_index"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("search_result_location" !== data.type){
validate23.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "search_result_location"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cited_text !== undefined){
const _errs1 = errors;
if(typeof data.cited_text !== "string"){
validate23.errors = [{instancePath:instancePath+"/cited_text",schemaPath:"#/properties/cited_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs3 = errors;
if(typeof data.source !== "string"){
validate23.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data3 = data.title;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate23.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema15.properties.title.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search_result_index !== undefined){
let data4 = data.search_result_index;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate23.errors = [{instancePath:instancePath+"/search_result_index",schemaPath:"#/properties/search_result_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/search_result_index",schemaPath:"#/properties/search_result_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_block_index !== undefined){
let data5 = data.start_block_index;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate23.errors = [{instancePath:instancePath+"/start_block_index",schemaPath:"#/properties/start_block_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate23.errors = [{instancePath:instancePath+"/start_block_index",schemaPath:"#/properties/start_block_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_block_index !== undefined){
let data6 = data.end_block_index;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate23.errors = [{instancePath:instancePath+"/end_block_index",schemaPath:"#/properties/end_block_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema16 = {"$id":"WebSearchCitation","type":"object","required":["type","cited_text","url","encrypted_index"],"properties":{"type":{"const":"web_search_result_location"},"cited_text":{"type":"string"},"url":{"type":"string"},"title":{"type":["string","null"]},"encrypted_index":{"type":"string"}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebSearchCitation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.cited_text === undefined) && (missing0 = "cited_text"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.encrypted_index === undefined) && (missing0 = "encrypted_index"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("web_search_result_location" !== data.type){
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "web_search_result_location"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cited_text !== undefined){
const _errs1 = errors;
if(typeof data.cited_text !== "string"){
validate25.errors = [{instancePath:instancePath+"/cited_text",schemaPath:"#/properties/cited_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs3 = errors;
if(typeof data.url !== "string"){
validate25.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data3 = data.title;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema16.properties.title.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_index !== undefined){
const _errs7 = errors;
if(typeof data.encrypted_index !== "string"){
validate25.errors = [{instancePath:instancePath+"/encrypted_index",schemaPath:"#/properties/encrypted_index/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownCitation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(!(((((data0 === "char_location") || (data0 === "page_location")) || (data0 === "content_block_location")) || (data0 === "search_result_location")) || (data0 === "web_search_result_location"))){
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
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextCitation" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "char_location"){
if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
else if(tag0 === "page_location"){
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
else if(tag0 === "content_block_location"){
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
else if(tag0 === "search_result_location"){
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
else if(tag0 === "web_search_result_location"){
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
else if((((((typeof tag0 == "string") && (tag0 !== "char_location")) && (tag0 !== "page_location")) && (tag0 !== "content_block_location")) && (tag0 !== "search_result_location")) && (tag0 !== "web_search_result_location")){
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text" !== data.type){
validate15.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate15.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data2 = data.citations;
const _errs3 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate15.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: schema10.properties.citations.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate16(data2[i0], {instancePath:instancePath+"/citations/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.thinking === undefined) && (missing0 = "thinking"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("thinking" !== data.type){
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "thinking"},message:"must be equal to constant"}];
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
validate31.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
const _errs3 = errors;
if(typeof data.signature !== "string"){
validate31.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema19 = {"$id":"ToolUseBlock","type":"object","required":["type","id","name","input"],"properties":{"type":{"const":"tool_use"},"id":{"type":"string"},"name":{"type":"string"},"input":{"$ref":"ToolInput"},"caller":{"anyOf":[{"$ref":"Caller"},{"type":"null"}]},"toolset_name":{"type":["string","null"]}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolInput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DirectCaller" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("direct" !== data.type){
validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "direct"},message:"must be equal to constant"}];
return false;
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

const schema23 = {"$id":"CodeExecutionCaller","type":"object","required":["type","tool_id"],"properties":{"type":{"type":"string","enum":["code_execution_20250825","code_execution_20260120"]},"tool_id":{"type":"string"}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CodeExecutionCaller" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tool_id === undefined) && (missing0 = "tool_id"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate39.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "code_execution_20250825") || (data0 === "code_execution_20260120"))){
validate39.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_id !== undefined){
const _errs2 = errors;
if(typeof data.tool_id !== "string"){
validate39.errors = [{instancePath:instancePath+"/tool_id",schemaPath:"#/properties/tool_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownCaller" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate41.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(!(((data0 === "direct") || (data0 === "code_execution_20250825")) || (data0 === "code_execution_20260120"))){
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
validate41.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate41.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Caller" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "direct"){
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
else if((tag0 === "code_execution_20250825") || (tag0 === "code_execution_20260120")){
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
else if((((typeof tag0 == "string") && (tag0 !== "direct")) && (tag0 !== "code_execution_20250825")) && (tag0 !== "code_execution_20260120")){
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolUseBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_use" !== data.type){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_use"},message:"must be equal to constant"}];
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
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate34(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data4 = data.caller;
const _errs6 = errors;
if(data4 !== null){
if(!(validate36(data4, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolset_name !== undefined){
let data5 = data.toolset_name;
const _errs8 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate33.errors = [{instancePath:instancePath+"/toolset_name",schemaPath:"#/properties/toolset_name/type",keyword:"type",params:{type: schema19.properties.toolset_name.type},message:"must be string,null"}];
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
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RedactedThinkingBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("redacted_thinking" !== data.type){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "redacted_thinking"},message:"must be equal to constant"}];
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
validate45.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate45.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^srvtoolu_[a-zA-Z0-9_]+$", "u");
const schema27 = {"$id":"CacheControl","type":"object","required":["type"],"properties":{"type":{"const":"ephemeral"},"ttl":{"type":"string","enum":["5m","1h"]}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CacheControl" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("ephemeral" !== data.type){
validate50.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ephemeral"},message:"must be equal to constant"}];
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
validate50.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "5m") || (data1 === "1h"))){
validate50.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/enum",keyword:"enum",params:{allowedValues: schema27.properties.ttl.enum},message:"must be equal to one of the allowed values"}];
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
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ServerToolUseBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("server_tool_use" !== data.type){
validate47.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "server_tool_use"},message:"must be equal to constant"}];
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
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^srvtoolu_[a-zA-Z0-9_]+$"},message:"must match pattern \""+"^srvtoolu_[a-zA-Z0-9_]+$"+"\""}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate47.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate34(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data4 = data.caller;
const _errs6 = errors;
if(data4 !== null){
if(!(validate36(data4, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs8 = errors;
if(data5 !== null){
if(!(validate50(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate47.errors = vErrors;
return errors === 0;
}

const schema30 = {"$id":"WebSearchResult","type":"object","required":["type","url","title","encrypted_content"],"properties":{"type":{"const":"web_search_result"},"url":{"type":"string"},"title":{"type":"string"},"encrypted_content":{"type":"string"},"page_age":{"type":["string","null"]}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebSearchResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.encrypted_content === undefined) && (missing0 = "encrypted_content"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("web_search_result" !== data.type){
validate55.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "web_search_result"},message:"must be equal to constant"}];
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
validate55.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate55.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_content !== undefined){
const _errs5 = errors;
if(typeof data.encrypted_content !== "string"){
validate55.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page_age !== undefined){
let data4 = data.page_age;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate55.errors = [{instancePath:instancePath+"/page_age",schemaPath:"#/properties/page_age/type",keyword:"type",params:{type: schema30.properties.page_age.type},message:"must be string,null"}];
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
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema31 = {"$id":"ServerToolError","type":"object","required":["type","error_code"],"properties":{"type":{"type":"string","enum":["code_execution_tool_result_error","bash_code_execution_tool_result_error","text_editor_code_execution_tool_result_error","tool_search_tool_result_error","web_search_tool_result_error","web_fetch_tool_result_error","advisor_tool_result_error"]},"error_code":{"type":"string"},"error_message":{"type":["string","null"]}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ServerToolError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error_code === undefined) && (missing0 = "error_code"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate57.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "code_execution_tool_result_error") || (data0 === "bash_code_execution_tool_result_error")) || (data0 === "text_editor_code_execution_tool_result_error")) || (data0 === "tool_search_tool_result_error")) || (data0 === "web_search_tool_result_error")) || (data0 === "web_fetch_tool_result_error")) || (data0 === "advisor_tool_result_error"))){
validate57.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs2 = errors;
if(typeof data.error_code !== "string"){
validate57.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_message !== undefined){
let data2 = data.error_message;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate57.errors = [{instancePath:instancePath+"/error_message",schemaPath:"#/properties/error_message/type",keyword:"type",params:{type: schema31.properties.error_message.type},message:"must be string,null"}];
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
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebSearchToolResultContent" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate55(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data && typeof data == "object" && !Array.isArray(data)){
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebSearchToolResultBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.tool_use_id === undefined) && (missing0 = "tool_use_id"))) || ((data.content === undefined) && (missing0 = "content"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("web_search_tool_result" !== data.type){
validate53.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "web_search_tool_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_use_id !== undefined){
let data1 = data.tool_use_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate53.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/properties/tool_use_id/pattern",keyword:"pattern",params:{pattern: "^srvtoolu_[a-zA-Z0-9_]+$"},message:"must match pattern \""+"^srvtoolu_[a-zA-Z0-9_]+$"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/properties/tool_use_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs3 = errors;
if(!(validate54(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data3 = data.caller;
const _errs4 = errors;
if(data3 !== null){
if(!(validate36(data3, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data4 = data.cache_control;
const _errs6 = errors;
if(data4 !== null){
if(!(validate50(data4, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
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
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate53.errors = vErrors;
return errors === 0;
}

const schema32 = {"$id":"ServerToolResultBlock","type":"object","required":["type","tool_use_id","content"],"properties":{"type":{"type":"string","enum":["code_execution_tool_result","bash_code_execution_tool_result","text_editor_code_execution_tool_result","tool_search_tool_result","web_fetch_tool_result","advisor_tool_result"]},"tool_use_id":{"type":"string","pattern":"^srvtoolu_[a-zA-Z0-9_]+$"},"content":{"$ref":"ServerToolResult"},"caller":{"anyOf":[{"$ref":"Caller"},{"type":"null"}]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]}}};
const schema34 = {"$id":"CodeExecutionResult","type":"object","required":["type","stdout","stderr","return_code","content"],"properties":{"type":{"type":"string","enum":["code_execution_result","bash_code_execution_result"]},"stdout":{"type":"string"},"stderr":{"type":"string"},"return_code":{"type":"integer"},"content":{"type":"array","items":{"$ref":"CodeExecutionOutput"}}}};
const schema35 = {"$id":"CodeExecutionOutput","type":"object","required":["type","file_id"],"properties":{"type":{"type":"string","enum":["code_execution_output","bash_code_execution_output"]},"file_id":{"type":"string"}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CodeExecutionOutput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.file_id === undefined) && (missing0 = "file_id"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate67.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "code_execution_output") || (data0 === "bash_code_execution_output"))){
validate67.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema35.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
validate67.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate67.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CodeExecutionResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.stdout === undefined) && (missing0 = "stdout"))) || ((data.stderr === undefined) && (missing0 = "stderr"))) || ((data.return_code === undefined) && (missing0 = "return_code"))) || ((data.content === undefined) && (missing0 = "content"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "code_execution_result") || (data0 === "bash_code_execution_result"))){
validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema34.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stdout !== undefined){
const _errs2 = errors;
if(typeof data.stdout !== "string"){
validate66.errors = [{instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stderr !== undefined){
const _errs4 = errors;
if(typeof data.stderr !== "string"){
validate66.errors = [{instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_code !== undefined){
let data3 = data.return_code;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate66.errors = [{instancePath:instancePath+"/return_code",schemaPath:"#/properties/return_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs8 = errors;
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate67(data4[i0], {instancePath:instancePath+"/content/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EncryptedCodeExecutionResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.encrypted_stdout === undefined) && (missing0 = "encrypted_stdout"))) || ((data.stderr === undefined) && (missing0 = "stderr"))) || ((data.return_code === undefined) && (missing0 = "return_code"))) || ((data.content === undefined) && (missing0 = "content"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("encrypted_code_execution_result" !== data.type){
validate70.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "encrypted_code_execution_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_stdout !== undefined){
const _errs1 = errors;
if(typeof data.encrypted_stdout !== "string"){
validate70.errors = [{instancePath:instancePath+"/encrypted_stdout",schemaPath:"#/properties/encrypted_stdout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stderr !== undefined){
const _errs3 = errors;
if(typeof data.stderr !== "string"){
validate70.errors = [{instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_code !== undefined){
let data3 = data.return_code;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate70.errors = [{instancePath:instancePath+"/return_code",schemaPath:"#/properties/return_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs7 = errors;
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate67(data4[i0], {instancePath:instancePath+"/content/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate70.errors = vErrors;
return errors === 0;
}

const schema37 = {"$id":"TextEditorViewResult","type":"object","required":["type","content","file_type"],"properties":{"type":{"const":"text_editor_code_execution_view_result"},"content":{"type":"string"},"file_type":{"type":"string","enum":["text","image","pdf"]},"num_lines":{"type":["integer","null"]},"start_line":{"type":["integer","null"]},"total_lines":{"type":["integer","null"]}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextEditorViewResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.file_type === undefined) && (missing0 = "file_type"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text_editor_code_execution_view_result" !== data.type){
validate73.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text_editor_code_execution_view_result"},message:"must be equal to constant"}];
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
if(typeof data.content !== "string"){
validate73.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_type !== undefined){
let data2 = data.file_type;
const _errs3 = errors;
if(typeof data2 !== "string"){
validate73.errors = [{instancePath:instancePath+"/file_type",schemaPath:"#/properties/file_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "text") || (data2 === "image")) || (data2 === "pdf"))){
validate73.errors = [{instancePath:instancePath+"/file_type",schemaPath:"#/properties/file_type/enum",keyword:"enum",params:{allowedValues: schema37.properties.file_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.num_lines !== undefined){
let data3 = data.num_lines;
const _errs5 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate73.errors = [{instancePath:instancePath+"/num_lines",schemaPath:"#/properties/num_lines/type",keyword:"type",params:{type: schema37.properties.num_lines.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_line !== undefined){
let data4 = data.start_line;
const _errs7 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate73.errors = [{instancePath:instancePath+"/start_line",schemaPath:"#/properties/start_line/type",keyword:"type",params:{type: schema37.properties.start_line.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_lines !== undefined){
let data5 = data.total_lines;
const _errs9 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate73.errors = [{instancePath:instancePath+"/total_lines",schemaPath:"#/properties/total_lines/type",keyword:"type",params:{type: schema37.properties.total_lines.type},message:"must be integer,null"}];
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
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextEditorCreateResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.is_file_update === undefined) && (missing0 = "is_file_update"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text_editor_code_execution_create_result" !== data.type){
validate75.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text_editor_code_execution_create_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_file_update !== undefined){
const _errs1 = errors;
if(typeof data.is_file_update !== "boolean"){
validate75.errors = [{instancePath:instancePath+"/is_file_update",schemaPath:"#/properties/is_file_update/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate75.errors = vErrors;
return errors === 0;
}

const schema39 = {"$id":"TextEditorReplaceResult","type":"object","required":["type"],"properties":{"type":{"const":"text_editor_code_execution_str_replace_result"},"lines":{"type":["array","null"],"items":{"type":"string"}},"old_start":{"type":["integer","null"]},"old_lines":{"type":["integer","null"]},"new_start":{"type":["integer","null"]},"new_lines":{"type":["integer","null"]}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextEditorReplaceResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text_editor_code_execution_str_replace_result" !== data.type){
validate77.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text_editor_code_execution_str_replace_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
let data1 = data.lines;
const _errs1 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate77.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: schema39.properties.lines.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(typeof data1[i0] !== "string"){
validate77.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/properties/lines/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.old_start !== undefined){
let data3 = data.old_start;
const _errs5 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate77.errors = [{instancePath:instancePath+"/old_start",schemaPath:"#/properties/old_start/type",keyword:"type",params:{type: schema39.properties.old_start.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.old_lines !== undefined){
let data4 = data.old_lines;
const _errs7 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate77.errors = [{instancePath:instancePath+"/old_lines",schemaPath:"#/properties/old_lines/type",keyword:"type",params:{type: schema39.properties.old_lines.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_start !== undefined){
let data5 = data.new_start;
const _errs9 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate77.errors = [{instancePath:instancePath+"/new_start",schemaPath:"#/properties/new_start/type",keyword:"type",params:{type: schema39.properties.new_start.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_lines !== undefined){
let data6 = data.new_lines;
const _errs11 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate77.errors = [{instancePath:instancePath+"/new_lines",schemaPath:"#/properties/new_lines/type",keyword:"type",params:{type: schema39.properties.new_lines.type},message:"must be integer,null"}];
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
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate77.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[a-zA-Z0-9_-]{1,256}$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolReferenceBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tool_name === undefined) && (missing0 = "tool_name"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_reference" !== data.type){
validate80.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_reference"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_name !== undefined){
let data1 = data.tool_name;
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate80.errors = [{instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]{1,256}$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]{1,256}$"+"\""}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs3 = errors;
if(data2 !== null){
if(!(validate50(data2, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
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
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolSearchResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tool_references === undefined) && (missing0 = "tool_references"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_search_tool_search_result" !== data.type){
validate79.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_search_tool_search_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_references !== undefined){
let data1 = data.tool_references;
const _errs1 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate80(data1[i0], {instancePath:instancePath+"/tool_references/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/tool_references",schemaPath:"#/properties/tool_references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate79.errors = vErrors;
return errors === 0;
}

const schema42 = {"$id":"WebFetchResult","type":"object","required":["type","url","content"],"properties":{"type":{"const":"web_fetch_result"},"url":{"type":"string"},"content":{"$ref":"FetchedDocument"},"retrieved_at":{"type":["string","null"]}}};
const schema43 = {"$id":"FetchedDocument","type":"object","required":["type","source"],"properties":{"type":{"const":"document"},"source":{"$ref":"DocumentSource"},"title":{"type":["string","null"]},"citations":{"anyOf":[{"$ref":"CitationsConfig"},{"type":"null"}]},"context":{"type":["string","null"]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Base64PdfSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.media_type === undefined) && (missing0 = "media_type"))) || ((data.data === undefined) && (missing0 = "data"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("base64" !== data.type){
validate87.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "base64"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_type !== undefined){
const _errs1 = errors;
if("application/pdf" !== data.media_type){
validate87.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/const",keyword:"const",params:{allowedValue: "application/pdf"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs2 = errors;
if(typeof data.data !== "string"){
validate87.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlainTextSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.media_type === undefined) && (missing0 = "media_type"))) || ((data.data === undefined) && (missing0 = "data"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text" !== data.type){
validate89.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_type !== undefined){
const _errs1 = errors;
if("text/plain" !== data.media_type){
validate89.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/const",keyword:"const",params:{allowedValue: "text/plain"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs2 = errors;
if(typeof data.data !== "string"){
validate89.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate89.errors = vErrors;
return errors === 0;
}

const schema50 = {"$id":"TextBlockParam","type":"object","required":["type","text"],"properties":{"type":{"const":"text"},"text":{"type":"string","minLength":1},"citations":{"type":["array","null"],"items":{"$ref":"TextCitation"}},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]}}};
const func0 = countCharacters;

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextBlockParam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text" !== data.type){
validate94.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate94.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data2 = data.citations;
const _errs3 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate94.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: schema50.properties.citations.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate16(data2[i0], {instancePath:instancePath+"/citations/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(data.cache_control !== undefined){
let data4 = data.cache_control;
const _errs6 = errors;
if(data4 !== null){
if(!(validate50(data4, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
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
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate94.errors = vErrors;
return errors === 0;
}

const schema53 = {"$id":"Base64ImageSource","type":"object","required":["type","media_type","data"],"properties":{"type":{"const":"base64"},"media_type":{"type":"string","enum":["image/jpeg","image/png","image/gif","image/webp"]},"data":{"type":"string"}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Base64ImageSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.media_type === undefined) && (missing0 = "media_type"))) || ((data.data === undefined) && (missing0 = "data"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("base64" !== data.type){
validate100.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "base64"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_type !== undefined){
let data1 = data.media_type;
const _errs1 = errors;
if(typeof data1 !== "string"){
validate100.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data1 === "image/jpeg") || (data1 === "image/png")) || (data1 === "image/gif")) || (data1 === "image/webp"))){
validate100.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/enum",keyword:"enum",params:{allowedValues: schema53.properties.media_type.enum},message:"must be equal to one of the allowed values"}];
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
if(typeof data.data !== "string"){
validate100.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate100.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UrlSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("url" !== data.type){
validate102.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "url"},message:"must be equal to constant"}];
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
validate102.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate102.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.file_id === undefined) && (missing0 = "file_id"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("file" !== data.type){
validate104.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file"},message:"must be equal to constant"}];
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
validate104.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate104.errors = vErrors;
return errors === 0;
}


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate106.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(!(((((data0 === "base64") || (data0 === "url")) || (data0 === "file")) || (data0 === "text")) || (data0 === "content"))){
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
validate106.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate106.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageSource" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "base64"){
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
else if(tag0 === "url"){
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file"){
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
else if((((((typeof tag0 == "string") && (tag0 !== "base64")) && (tag0 !== "url")) && (tag0 !== "file")) && (tag0 !== "text")) && (tag0 !== "content")){
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate99.errors = vErrors;
return errors === 0;
}

const schema57 = {"$id":"ImageTransformations","type":"object","properties":{"oversized_image":{"type":"string","enum":["downsize","error"]}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageTransformations" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.oversized_image !== undefined){
let data0 = data.oversized_image;
if(typeof data0 !== "string"){
validate110.errors = [{instancePath:instancePath+"/oversized_image",schemaPath:"#/properties/oversized_image/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "downsize") || (data0 === "error"))){
validate110.errors = [{instancePath:instancePath+"/oversized_image",schemaPath:"#/properties/oversized_image/enum",keyword:"enum",params:{allowedValues: schema57.properties.oversized_image.enum},message:"must be equal to one of the allowed values"}];
return false;
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


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageBlockParam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("image" !== data.type){
validate98.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs1 = errors;
if(!(validate99(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs2 = errors;
if(data2 !== null){
if(!(validate50(data2, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transformations !== undefined){
let data3 = data.transformations;
const _errs4 = errors;
if(data3 !== null){
if(!(validate110(data3, {instancePath:instancePath+"/transformations",parentData:data,parentDataProperty:"transformations",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
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
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate98.errors = vErrors;
return errors === 0;
}

const schema58 = {"$id":"DocumentBlockParam","type":"object","required":["type","source"],"properties":{"type":{"const":"document"},"source":{"$ref":"DocumentSource"},"title":{"type":["string","null"],"minLength":1,"maxLength":500},"context":{"type":["string","null"],"minLength":1},"citations":{"anyOf":[{"$ref":"CitationsConfig"},{"type":"null"}]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]}}};
const wrapper0 = {validate: validate86};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CitationsConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
validate114.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DocumentBlockParam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("document" !== data.type){
validate113.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "document"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs1 = errors;
if(!(wrapper0.validate(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs2 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate113.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema58.properties.title.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(func0(data2) > 500){
validate113.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate113.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
if(data.context !== undefined){
let data3 = data.context;
const _errs4 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate113.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema58.properties.context.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate113.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data4 = data.citations;
const _errs6 = errors;
if(data4 !== null){
if(!(validate114(data4, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs8 = errors;
if(data5 !== null){
if(!(validate50(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate113.errors = vErrors;
return errors === 0;
}


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SearchResultBlockParam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.content === undefined) && (missing0 = "content"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("search_result" !== data.type){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "search_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs1 = errors;
if(typeof data.source !== "string"){
validate118.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate118.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data3 = data.content;
const _errs5 = errors;
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate94(data3[i0], {instancePath:instancePath+"/content/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data5 = data.citations;
const _errs8 = errors;
if(data5 !== null){
if(!(validate114(data5, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data6 = data.cache_control;
const _errs10 = errors;
if(data6 !== null){
if(!(validate50(data6, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
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
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate118.errors = vErrors;
return errors === 0;
}


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingBlockParam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.thinking === undefined) && (missing0 = "thinking"))){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("thinking" !== data.type){
validate123.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "thinking"},message:"must be equal to constant"}];
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
validate123.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
const _errs3 = errors;
if(typeof data.signature !== "string"){
validate123.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate123.errors = vErrors;
return errors === 0;
}

const schema62 = {"$id":"ToolUseBlockParam","type":"object","required":["type","id","name","input"],"properties":{"type":{"const":"tool_use"},"id":{"type":"string","pattern":"^[a-zA-Z0-9_-]+$"},"name":{"type":"string","minLength":1,"maxLength":200},"input":{"$ref":"ToolInput"},"caller":{"anyOf":[{"$ref":"Caller"},{"type":"null"}]},"toolset_name":{"type":["string","null"]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]}}};
const pattern4 = new RegExp("^[a-zA-Z0-9_-]+$", "u");

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolUseBlockParam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_use" !== data.type){
validate125.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_use"},message:"must be equal to constant"}];
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
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate125.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]+$"+"\""}];
return false;
}
}
else {
validate125.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate125.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate125.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate34(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data4 = data.caller;
const _errs6 = errors;
if(data4 !== null){
if(!(validate36(data4, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolset_name !== undefined){
let data5 = data.toolset_name;
const _errs8 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate125.errors = [{instancePath:instancePath+"/toolset_name",schemaPath:"#/properties/toolset_name/type",keyword:"type",params:{type: schema62.properties.toolset_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data6 = data.cache_control;
const _errs10 = errors;
if(data6 !== null){
if(!(validate50(data6, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
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
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate125.errors = vErrors;
return errors === 0;
}

const schema63 = {"$id":"ToolResultBlockParam","type":"object","required":["type","tool_use_id"],"properties":{"type":{"const":"tool_result"},"tool_use_id":{"type":"string","pattern":"^[a-zA-Z0-9_-]+$"},"content":{"$ref":"ToolResultContent"},"is_error":{"type":"boolean"},"toolset_name":{"type":["string","null"]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]}}};
const schema66 = {"$id":"BrowserStateBlock","type":"object","required":["type","tabs"],"properties":{"type":{"const":"browser_state"},"tabs":{"type":"array","items":{"$ref":"BrowserTab"}},"state_changes":{"type":["array","null"],"items":{"$ref":"BrowserStateChange"}},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]}}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BrowserTab" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tab_id === undefined) && (missing0 = "tab_id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.url === undefined) && (missing0 = "url"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tab_id !== undefined){
const _errs0 = errors;
if(typeof data.tab_id !== "string"){
validate139.errors = [{instancePath:instancePath+"/tab_id",schemaPath:"#/properties/tab_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate139.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate139.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
const _errs6 = errors;
if(typeof data.active !== "boolean"){
validate139.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate139.errors = vErrors;
return errors === 0;
}

const schema68 = {"$id":"BrowserStateChange","type":"object","required":["type"],"properties":{"type":{"type":"string"},"tab_id":{"type":"string"},"download_id":{"type":"string"},"url":{"type":"string"},"path":{"type":["string","null"]},"size_bytes":{"type":["integer","null"],"minimum":0},"error":{"type":["string","null"]}}};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BrowserStateChange" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate141.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tab_id !== undefined){
const _errs2 = errors;
if(typeof data.tab_id !== "string"){
validate141.errors = [{instancePath:instancePath+"/tab_id",schemaPath:"#/properties/tab_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.download_id !== undefined){
const _errs4 = errors;
if(typeof data.download_id !== "string"){
validate141.errors = [{instancePath:instancePath+"/download_id",schemaPath:"#/properties/download_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs6 = errors;
if(typeof data.url !== "string"){
validate141.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data4 = data.path;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate141.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema68.properties.path.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size_bytes !== undefined){
let data5 = data.size_bytes;
const _errs10 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate141.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/type",keyword:"type",params:{type: schema68.properties.size_bytes.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate141.errors = [{instancePath:instancePath+"/size_bytes",schemaPath:"#/properties/size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
if((typeof data6 !== "string") && (data6 !== null)){
validate141.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema68.properties.error.type},message:"must be string,null"}];
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
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate141.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BrowserStateBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tabs === undefined) && (missing0 = "tabs"))){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("browser_state" !== data.type){
validate138.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "browser_state"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tabs !== undefined){
let data1 = data.tabs;
const _errs1 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate139(data1[i0], {instancePath:instancePath+"/tabs/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state_changes !== undefined){
let data3 = data.state_changes;
const _errs4 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate138.errors = [{instancePath:instancePath+"/state_changes",schemaPath:"#/properties/state_changes/type",keyword:"type",params:{type: schema66.properties.state_changes.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs5 = errors;
if(!(validate141(data3[i1], {instancePath:instancePath+"/state_changes/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
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
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs7 = errors;
if(data5 !== null){
if(!(validate50(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate138.errors = vErrors;
return errors === 0;
}


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownToolResultItem" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate145.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(!((((((data0 === "text") || (data0 === "image")) || (data0 === "document")) || (data0 === "search_result")) || (data0 === "tool_reference")) || (data0 === "browser_state"))){
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
validate145.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate145.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolResultItem" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
else if(tag0 === "document"){
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
else if(tag0 === "search_result"){
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_reference"){
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
else if(tag0 === "browser_state"){
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
else if(((((((typeof tag0 == "string") && (tag0 !== "text")) && (tag0 !== "image")) && (tag0 !== "document")) && (tag0 !== "search_result")) && (tag0 !== "tool_reference")) && (tag0 !== "browser_state")){
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate132.errors = vErrors;
return errors === 0;
}


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolResultContent" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(typeof data !== "string"){
validate131.errors = [{instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data)){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate132(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate131.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolResultBlockParam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tool_use_id === undefined) && (missing0 = "tool_use_id"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_result" !== data.type){
validate130.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_use_id !== undefined){
let data1 = data.tool_use_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate130.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/properties/tool_use_id/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]+$"+"\""}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/properties/tool_use_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs3 = errors;
if(!(validate131(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
const _errs4 = errors;
if(typeof data.is_error !== "boolean"){
validate130.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolset_name !== undefined){
let data4 = data.toolset_name;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate130.errors = [{instancePath:instancePath+"/toolset_name",schemaPath:"#/properties/toolset_name/type",keyword:"type",params:{type: schema63.properties.toolset_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs8 = errors;
if(data5 !== null){
if(!(validate50(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate130.errors = vErrors;
return errors === 0;
}


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContainerUploadBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.file_id === undefined) && (missing0 = "file_id"))){
validate155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("container_upload" !== data.type){
validate155.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "container_upload"},message:"must be equal to constant"}];
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
validate155.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs3 = errors;
if(data2 !== null){
if(!(validate50(data2, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
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
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate155.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpToolUseBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.server_name === undefined) && (missing0 = "server_name"))) || ((data.input === undefined) && (missing0 = "input"))){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("mcp_tool_use" !== data.type){
validate158.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp_tool_use"},message:"must be equal to constant"}];
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
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate158.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]+$"+"\""}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate158.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_name !== undefined){
const _errs5 = errors;
if(typeof data.server_name !== "string"){
validate158.errors = [{instancePath:instancePath+"/server_name",schemaPath:"#/properties/server_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs7 = errors;
if(!(validate34(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs8 = errors;
if(data5 !== null){
if(!(validate50(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate158.errors = vErrors;
return errors === 0;
}

const schema74 = {"$id":"McpText","type":"object","required":["type","text"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"citations":{"type":["array","null"],"items":{"$ref":"TextCitation"}},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]}}};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpText" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text" !== data.type){
validate164.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate164.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data2 = data.citations;
const _errs3 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate164.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: schema74.properties.citations.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate16(data2[i0], {instancePath:instancePath+"/citations/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(data.cache_control !== undefined){
let data4 = data.cache_control;
const _errs6 = errors;
if(data4 !== null){
if(!(validate50(data4, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
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
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate164.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpToolResultContent" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(typeof data !== "string"){
validate163.errors = [{instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data)){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate164(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate163.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpToolResultBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tool_use_id === undefined) && (missing0 = "tool_use_id"))){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("mcp_tool_result" !== data.type){
validate162.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp_tool_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_use_id !== undefined){
let data1 = data.tool_use_id;
const _errs1 = errors;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate162.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/properties/tool_use_id/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]+$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]+$"+"\""}];
return false;
}
}
else {
validate162.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/properties/tool_use_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs3 = errors;
if(!(validate163(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
const _errs4 = errors;
if(typeof data.is_error !== "boolean"){
validate162.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data4 = data.cache_control;
const _errs6 = errors;
if(data4 !== null){
if(!(validate50(data4, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
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
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate162.errors = vErrors;
return errors === 0;
}

const schema75 = {"$id":"CompactionBlock","type":"object","required":["type"],"properties":{"type":{"const":"compaction"},"content":{"type":["string","null"]},"encrypted_content":{"type":["string","null"]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]}}};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompactionBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("compaction" !== data.type){
validate171.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "compaction"},message:"must be equal to constant"}];
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
validate171.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema75.properties.content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_content !== undefined){
let data2 = data.encrypted_content;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate171.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type: schema75.properties.encrypted_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data3 = data.cache_control;
const _errs5 = errors;
if(data3 !== null){
if(!(validate50(data3, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate171.errors = vErrors;
return errors === 0;
}


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelReference" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
if(typeof data.model !== "string"){
validate175.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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

const schema78 = {"$id":"FallbackTrigger","type":"object","required":["type"],"properties":{"type":{"type":"string"},"category":{"type":["string","null"]}}};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FallbackTrigger" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate178.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data1 = data.category;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate178.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: schema78.properties.category.type},message:"must be string,null"}];
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
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate178.errors = vErrors;
return errors === 0;
}


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FallbackBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.to === undefined) && (missing0 = "to"))){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("fallback" !== data.type){
validate174.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "fallback"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
const _errs1 = errors;
if(!(validate175(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs2 = errors;
if(!(validate175(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trigger !== undefined){
let data3 = data.trigger;
const _errs3 = errors;
if(data3 !== null){
if(!(validate178(data3, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
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
}
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate174.errors = vErrors;
return errors === 0;
}


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownBlockParam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate181.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(!((((((((((((((((((((((data0 === "text") || (data0 === "image")) || (data0 === "document")) || (data0 === "search_result")) || (data0 === "thinking")) || (data0 === "tool_use")) || (data0 === "tool_result")) || (data0 === "tool_reference")) || (data0 === "redacted_thinking")) || (data0 === "server_tool_use")) || (data0 === "web_search_tool_result")) || (data0 === "code_execution_tool_result")) || (data0 === "bash_code_execution_tool_result")) || (data0 === "text_editor_code_execution_tool_result")) || (data0 === "tool_search_tool_result")) || (data0 === "web_fetch_tool_result")) || (data0 === "advisor_tool_result")) || (data0 === "container_upload")) || (data0 === "mcp_tool_use")) || (data0 === "mcp_tool_result")) || (data0 === "compaction")) || (data0 === "fallback"))){
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
validate181.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate181.errors = vErrors;
return errors === 0;
}

const wrapper1 = {validate: validate63};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentBlockParam" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
else if(tag0 === "document"){
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
else if(tag0 === "search_result"){
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
else if(tag0 === "thinking"){
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_use"){
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_result"){
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_reference"){
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
else if(tag0 === "redacted_thinking"){
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
else if(tag0 === "server_tool_use"){
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
else if(tag0 === "web_search_tool_result"){
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
else if((((((tag0 === "code_execution_tool_result") || (tag0 === "bash_code_execution_tool_result")) || (tag0 === "text_editor_code_execution_tool_result")) || (tag0 === "tool_search_tool_result")) || (tag0 === "web_fetch_tool_result")) || (tag0 === "advisor_tool_result")){
if(!(wrapper1.validate(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
else if(tag0 === "container_upload"){
if(!(validate155(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_tool_use"){
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_tool_result"){
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
else if(tag0 === "compaction"){
if(!(validate171(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
else if(tag0 === "fallback"){
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
else if(((((((((((((((((((((((typeof tag0 == "string") && (tag0 !== "text")) && (tag0 !== "image")) && (tag0 !== "document")) && (tag0 !== "search_result")) && (tag0 !== "thinking")) && (tag0 !== "tool_use")) && (tag0 !== "tool_result")) && (tag0 !== "tool_reference")) && (tag0 !== "redacted_thinking")) && (tag0 !== "server_tool_use")) && (tag0 !== "web_search_tool_result")) && (tag0 !== "code_execution_tool_result")) && (tag0 !== "bash_code_execution_tool_result")) && (tag0 !== "text_editor_code_execution_tool_result")) && (tag0 !== "tool_search_tool_result")) && (tag0 !== "web_fetch_tool_result")) && (tag0 !== "advisor_tool_result")) && (tag0 !== "container_upload")) && (tag0 !== "mcp_tool_use")) && (tag0 !== "mcp_tool_result")) && (tag0 !== "compaction")) && (tag0 !== "fallback")){
if(!(validate181(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate93.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageContent" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(typeof data !== "string"){
validate92.errors = [{instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data)){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate93(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate92.errors = vErrors;
return errors === 0;
}


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.content === undefined) && (missing0 = "content"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("content" !== data.type){
validate91.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content"},message:"must be equal to constant"}];
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
if(!(validate92(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate91.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DocumentSource" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "base64"){
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
else if(tag0 === "text"){
if(!(validate89(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
else if(tag0 === "content"){
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
else if(tag0 === "url"){
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file"){
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
else if((((((typeof tag0 == "string") && (tag0 !== "base64")) && (tag0 !== "url")) && (tag0 !== "file")) && (tag0 !== "text")) && (tag0 !== "content")){
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FetchedDocument" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("document" !== data.type){
validate85.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "document"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs1 = errors;
if(!(validate86(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs2 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate85.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema43.properties.title.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data3 = data.citations;
const _errs4 = errors;
if(data3 !== null){
if(!(validate114(data3, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
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
if((typeof data4 !== "string") && (data4 !== null)){
validate85.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema43.properties.context.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs8 = errors;
if(data5 !== null){
if(!(validate50(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate85.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebFetchResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.content === undefined) && (missing0 = "content"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("web_fetch_result" !== data.type){
validate84.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "web_fetch_result"},message:"must be equal to constant"}];
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
validate84.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs3 = errors;
if(!(validate85(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrieved_at !== undefined){
let data3 = data.retrieved_at;
const _errs4 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate84.errors = [{instancePath:instancePath+"/retrieved_at",schemaPath:"#/properties/retrieved_at/type",keyword:"type",params:{type: schema42.properties.retrieved_at.type},message:"must be string,null"}];
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
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate84.errors = vErrors;
return errors === 0;
}


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AdvisorResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("advisor_result" !== data.type){
validate194.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "advisor_result"},message:"must be equal to constant"}];
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
validate194.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate194.errors = vErrors;
return errors === 0;
}


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RedactedAdvisorResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.encrypted_content === undefined) && (missing0 = "encrypted_content"))){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("advisor_redacted_result" !== data.type){
validate196.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "advisor_redacted_result"},message:"must be equal to constant"}];
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
validate196.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate196.errors = vErrors;
return errors === 0;
}


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownServerToolResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate198.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(!(((((((((((((((((data0 === "code_execution_tool_result_error") || (data0 === "bash_code_execution_tool_result_error")) || (data0 === "text_editor_code_execution_tool_result_error")) || (data0 === "tool_search_tool_result_error")) || (data0 === "web_search_tool_result_error")) || (data0 === "web_fetch_tool_result_error")) || (data0 === "advisor_tool_result_error")) || (data0 === "code_execution_result")) || (data0 === "bash_code_execution_result")) || (data0 === "encrypted_code_execution_result")) || (data0 === "text_editor_code_execution_view_result")) || (data0 === "text_editor_code_execution_create_result")) || (data0 === "text_editor_code_execution_str_replace_result")) || (data0 === "tool_search_tool_search_result")) || (data0 === "web_fetch_result")) || (data0 === "advisor_result")) || (data0 === "advisor_redacted_result"))){
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
validate198.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate198.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ServerToolResult" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(((((((tag0 === "code_execution_tool_result_error") || (tag0 === "bash_code_execution_tool_result_error")) || (tag0 === "text_editor_code_execution_tool_result_error")) || (tag0 === "tool_search_tool_result_error")) || (tag0 === "web_search_tool_result_error")) || (tag0 === "web_fetch_tool_result_error")) || (tag0 === "advisor_tool_result_error")){
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
else if((tag0 === "code_execution_result") || (tag0 === "bash_code_execution_result")){
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
else if(tag0 === "encrypted_code_execution_result"){
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
else if(tag0 === "text_editor_code_execution_view_result"){
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
else if(tag0 === "text_editor_code_execution_create_result"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
else if(tag0 === "text_editor_code_execution_str_replace_result"){
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_search_tool_search_result"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
else if(tag0 === "web_fetch_result"){
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
else if(tag0 === "advisor_result"){
if(!(validate194(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
else if(tag0 === "advisor_redacted_result"){
if(!(validate196(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
}
else if((((((((((((((((((typeof tag0 == "string") && (tag0 !== "code_execution_tool_result_error")) && (tag0 !== "bash_code_execution_tool_result_error")) && (tag0 !== "text_editor_code_execution_tool_result_error")) && (tag0 !== "tool_search_tool_result_error")) && (tag0 !== "web_search_tool_result_error")) && (tag0 !== "web_fetch_tool_result_error")) && (tag0 !== "advisor_tool_result_error")) && (tag0 !== "code_execution_result")) && (tag0 !== "bash_code_execution_result")) && (tag0 !== "encrypted_code_execution_result")) && (tag0 !== "text_editor_code_execution_view_result")) && (tag0 !== "text_editor_code_execution_create_result")) && (tag0 !== "text_editor_code_execution_str_replace_result")) && (tag0 !== "tool_search_tool_search_result")) && (tag0 !== "web_fetch_result")) && (tag0 !== "advisor_result")) && (tag0 !== "advisor_redacted_result")){
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
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


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ServerToolResultBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.tool_use_id === undefined) && (missing0 = "tool_use_id"))) || ((data.content === undefined) && (missing0 = "content"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate63.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data0 === "code_execution_tool_result") || (data0 === "bash_code_execution_tool_result")) || (data0 === "text_editor_code_execution_tool_result")) || (data0 === "tool_search_tool_result")) || (data0 === "web_fetch_tool_result")) || (data0 === "advisor_tool_result"))){
validate63.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_use_id !== undefined){
let data1 = data.tool_use_id;
const _errs2 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate63.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/properties/tool_use_id/pattern",keyword:"pattern",params:{pattern: "^srvtoolu_[a-zA-Z0-9_]+$"},message:"must match pattern \""+"^srvtoolu_[a-zA-Z0-9_]+$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/properties/tool_use_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate64(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data3 = data.caller;
const _errs5 = errors;
if(data3 !== null){
if(!(validate36(data3, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data4 = data.cache_control;
const _errs7 = errors;
if(data4 !== null){
if(!(validate50(data4, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate63.errors = vErrors;
return errors === 0;
}


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate209.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(!(((((((((((((((((data0 === "text") || (data0 === "thinking")) || (data0 === "tool_use")) || (data0 === "redacted_thinking")) || (data0 === "server_tool_use")) || (data0 === "web_search_tool_result")) || (data0 === "code_execution_tool_result")) || (data0 === "bash_code_execution_tool_result")) || (data0 === "text_editor_code_execution_tool_result")) || (data0 === "tool_search_tool_result")) || (data0 === "web_fetch_tool_result")) || (data0 === "advisor_tool_result")) || (data0 === "container_upload")) || (data0 === "mcp_tool_use")) || (data0 === "mcp_tool_result")) || (data0 === "compaction")) || (data0 === "fallback"))){
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
validate209.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate209.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentBlock" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
else if(tag0 === "thinking"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_use"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
else if(tag0 === "redacted_thinking"){
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
else if(tag0 === "server_tool_use"){
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
else if(tag0 === "web_search_tool_result"){
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
else if((((((tag0 === "code_execution_tool_result") || (tag0 === "bash_code_execution_tool_result")) || (tag0 === "text_editor_code_execution_tool_result")) || (tag0 === "tool_search_tool_result")) || (tag0 === "web_fetch_tool_result")) || (tag0 === "advisor_tool_result")){
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
else if(tag0 === "container_upload"){
if(!(validate155(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_tool_use"){
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_tool_result"){
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
else if(tag0 === "compaction"){
if(!(validate171(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
else if(tag0 === "fallback"){
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
else if((((((((((((((((((typeof tag0 == "string") && (tag0 !== "text")) && (tag0 !== "thinking")) && (tag0 !== "tool_use")) && (tag0 !== "redacted_thinking")) && (tag0 !== "server_tool_use")) && (tag0 !== "web_search_tool_result")) && (tag0 !== "code_execution_tool_result")) && (tag0 !== "bash_code_execution_tool_result")) && (tag0 !== "text_editor_code_execution_tool_result")) && (tag0 !== "tool_search_tool_result")) && (tag0 !== "web_fetch_tool_result")) && (tag0 !== "advisor_tool_result")) && (tag0 !== "container_upload")) && (tag0 !== "mcp_tool_use")) && (tag0 !== "mcp_tool_result")) && (tag0 !== "compaction")) && (tag0 !== "fallback")){
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
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

const schema84 = {"$id":"StopReason","type":"string","enum":["end_turn","max_tokens","stop_sequence","tool_use","pause_turn","refusal","model_context_window_exceeded","compaction"]};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StopReason" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data === "end_turn") || (data === "max_tokens")) || (data === "stop_sequence")) || (data === "tool_use")) || (data === "pause_turn")) || (data === "refusal")) || (data === "model_context_window_exceeded")) || (data === "compaction"))){
validate212.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema84.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate212.errors = vErrors;
return errors === 0;
}

const schema85 = {"$id":"StopDetails","type":"object","required":["type"],"properties":{"type":{"type":"string"},"category":{"type":["string","null"]},"explanation":{"type":["string","null"]}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StopDetails" */;
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
const _errs0 = errors;
if(typeof data.type !== "string"){
validate214.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data1 = data.category;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate214.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: schema85.properties.category.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.explanation !== undefined){
let data2 = data.explanation;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate214.errors = [{instancePath:instancePath+"/explanation",schemaPath:"#/properties/explanation/type",keyword:"type",params:{type: schema85.properties.explanation.type},message:"must be string,null"}];
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
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate214.errors = vErrors;
return errors === 0;
}

const schema86 = {"$id":"Container","type":"object","required":["id","expires_at"],"properties":{"id":{"type":"string"},"expires_at":{"type":"string"},"skills":{"type":["array","null"],"items":{"$ref":"Skill"}}}};
const schema87 = {"$id":"Skill","type":"object","required":["type","skill_id"],"properties":{"type":{"type":"string","enum":["anthropic","custom"]},"skill_id":{"type":"string","minLength":1,"maxLength":64},"version":{"type":"string","minLength":1,"maxLength":64}}};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Skill" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.skill_id === undefined) && (missing0 = "skill_id"))){
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate217.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "anthropic") || (data0 === "custom"))){
validate217.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema87.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skill_id !== undefined){
let data1 = data.skill_id;
const _errs2 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate217.errors = [{instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate217.errors = [{instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate217.errors = [{instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data2 = data.version;
const _errs4 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate217.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate217.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate217.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate217.errors = vErrors;
return errors === 0;
}


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Container" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate216.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate216.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs2 = errors;
if(typeof data.expires_at !== "string"){
validate216.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skills !== undefined){
let data2 = data.skills;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate216.errors = [{instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: schema86.properties.skills.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate217(data2[i0], {instancePath:instancePath+"/skills/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
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
}
else {
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate216.errors = vErrors;
return errors === 0;
}


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AppliedEdit" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate221.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate221.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cleared_input_tokens !== undefined){
let data1 = data.cleared_input_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate221.errors = [{instancePath:instancePath+"/cleared_input_tokens",schemaPath:"#/properties/cleared_input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate221.errors = [{instancePath:instancePath+"/cleared_input_tokens",schemaPath:"#/properties/cleared_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cleared_tool_uses !== undefined){
let data2 = data.cleared_tool_uses;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate221.errors = [{instancePath:instancePath+"/cleared_tool_uses",schemaPath:"#/properties/cleared_tool_uses/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate221.errors = [{instancePath:instancePath+"/cleared_tool_uses",schemaPath:"#/properties/cleared_tool_uses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cleared_thinking_turns !== undefined){
let data3 = data.cleared_thinking_turns;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate221.errors = [{instancePath:instancePath+"/cleared_thinking_turns",schemaPath:"#/properties/cleared_thinking_turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate221.errors = [{instancePath:instancePath+"/cleared_thinking_turns",schemaPath:"#/properties/cleared_thinking_turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate221.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate221.errors = vErrors;
return errors === 0;
}


function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AppliedContextManagement" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.applied_edits === undefined) && (missing0 = "applied_edits")){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.applied_edits !== undefined){
let data0 = data.applied_edits;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate221(data0[i0], {instancePath:instancePath+"/applied_edits/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/applied_edits",schemaPath:"#/properties/applied_edits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CacheMissReason" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate225.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_missed_input_tokens !== undefined){
let data1 = data.cache_missed_input_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate225.errors = [{instancePath:instancePath+"/cache_missed_input_tokens",schemaPath:"#/properties/cache_missed_input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate225.errors = [{instancePath:instancePath+"/cache_missed_input_tokens",schemaPath:"#/properties/cache_missed_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate225.errors = vErrors;
return errors === 0;
}


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Diagnostics" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cache_miss_reason !== undefined){
let data0 = data.cache_miss_reason;
if(data0 !== null){
if(!(validate225(data0, {instancePath:instancePath+"/cache_miss_reason",parentData:data,parentDataProperty:"cache_miss_reason",rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
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


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputTransformation" */;
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
const _errs0 = errors;
if(typeof data.type !== "string"){
validate228.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs2 = errors;
if(typeof data.path !== "string"){
validate228.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data.reason !== "string"){
validate228.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate228.errors = vErrors;
return errors === 0;
}

const schema93 = {"$id":"Usage","type":"object","required":["input_tokens","output_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0},"cache_creation_input_tokens":{"type":["integer","null"],"minimum":0},"cache_read_input_tokens":{"type":["integer","null"],"minimum":0},"cache_creation":{"anyOf":[{"$ref":"CacheCreation"},{"type":"null"}]},"output_tokens_details":{"anyOf":[{"$ref":"OutputTokensDetails"},{"type":"null"}]},"server_tool_use":{"anyOf":[{"$ref":"ServerToolUsage"},{"type":"null"}]},"service_tier":{"type":["string","null"]},"inference_geo":{"type":["string","null"]},"speed":{"type":["string","null"]},"iterations":{"type":["array","null"],"items":{"$ref":"UsageIteration"}}}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CacheCreation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ephemeral_5m_input_tokens === undefined) && (missing0 = "ephemeral_5m_input_tokens")) || ((data.ephemeral_1h_input_tokens === undefined) && (missing0 = "ephemeral_1h_input_tokens"))){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ephemeral_5m_input_tokens !== undefined){
let data0 = data.ephemeral_5m_input_tokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate231.errors = [{instancePath:instancePath+"/ephemeral_5m_input_tokens",schemaPath:"#/properties/ephemeral_5m_input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate231.errors = [{instancePath:instancePath+"/ephemeral_5m_input_tokens",schemaPath:"#/properties/ephemeral_5m_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ephemeral_1h_input_tokens !== undefined){
let data1 = data.ephemeral_1h_input_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate231.errors = [{instancePath:instancePath+"/ephemeral_1h_input_tokens",schemaPath:"#/properties/ephemeral_1h_input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate231.errors = [{instancePath:instancePath+"/ephemeral_1h_input_tokens",schemaPath:"#/properties/ephemeral_1h_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate231.errors = vErrors;
return errors === 0;
}


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputTokensDetails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.thinking_tokens === undefined) && (missing0 = "thinking_tokens")){
validate233.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.thinking_tokens !== undefined){
let data0 = data.thinking_tokens;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate233.errors = [{instancePath:instancePath+"/thinking_tokens",schemaPath:"#/properties/thinking_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate233.errors = [{instancePath:instancePath+"/thinking_tokens",schemaPath:"#/properties/thinking_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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


function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ServerToolUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.web_search_requests !== undefined){
let data0 = data.web_search_requests;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate235.errors = [{instancePath:instancePath+"/web_search_requests",schemaPath:"#/properties/web_search_requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate235.errors = [{instancePath:instancePath+"/web_search_requests",schemaPath:"#/properties/web_search_requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_fetch_requests !== undefined){
let data1 = data.web_fetch_requests;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate235.errors = [{instancePath:instancePath+"/web_fetch_requests",schemaPath:"#/properties/web_fetch_requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate235.errors = [{instancePath:instancePath+"/web_fetch_requests",schemaPath:"#/properties/web_fetch_requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate235.errors = vErrors;
return errors === 0;
}


function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UsageIteration" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.input_tokens === undefined) && (missing0 = "input_tokens"))) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))){
validate237.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate237.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate237.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_tokens !== undefined){
let data2 = data.input_tokens;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate237.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate237.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens !== undefined){
let data3 = data.output_tokens;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate237.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate237.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_creation_input_tokens !== undefined){
let data4 = data.cache_creation_input_tokens;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate237.errors = [{instancePath:instancePath+"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate237.errors = [{instancePath:instancePath+"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_read_input_tokens !== undefined){
let data5 = data.cache_read_input_tokens;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate237.errors = [{instancePath:instancePath+"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate237.errors = [{instancePath:instancePath+"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_creation !== undefined){
let data6 = data.cache_creation;
const _errs12 = errors;
if(data6 !== null){
if(!(validate231(data6, {instancePath:instancePath+"/cache_creation",parentData:data,parentDataProperty:"cache_creation",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
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
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate237.errors = vErrors;
return errors === 0;
}


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Usage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.input_tokens === undefined) && (missing0 = "input_tokens")) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.input_tokens !== undefined){
let data0 = data.input_tokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate230.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate230.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate230.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate230.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_creation_input_tokens !== undefined){
let data2 = data.cache_creation_input_tokens;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate230.errors = [{instancePath:instancePath+"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/type",keyword:"type",params:{type: schema93.properties.cache_creation_input_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate230.errors = [{instancePath:instancePath+"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_read_input_tokens !== undefined){
let data3 = data.cache_read_input_tokens;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate230.errors = [{instancePath:instancePath+"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/type",keyword:"type",params:{type: schema93.properties.cache_read_input_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate230.errors = [{instancePath:instancePath+"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_creation !== undefined){
let data4 = data.cache_creation;
const _errs8 = errors;
if(data4 !== null){
if(!(validate231(data4, {instancePath:instancePath+"/cache_creation",parentData:data,parentDataProperty:"cache_creation",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens_details !== undefined){
let data5 = data.output_tokens_details;
const _errs10 = errors;
if(data5 !== null){
if(!(validate233(data5, {instancePath:instancePath+"/output_tokens_details",parentData:data,parentDataProperty:"output_tokens_details",rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_tool_use !== undefined){
let data6 = data.server_tool_use;
const _errs12 = errors;
if(data6 !== null){
if(!(validate235(data6, {instancePath:instancePath+"/server_tool_use",parentData:data,parentDataProperty:"server_tool_use",rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data7 = data.service_tier;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate230.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema93.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inference_geo !== undefined){
let data8 = data.inference_geo;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate230.errors = [{instancePath:instancePath+"/inference_geo",schemaPath:"#/properties/inference_geo/type",keyword:"type",params:{type: schema93.properties.inference_geo.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speed !== undefined){
let data9 = data.speed;
const _errs18 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate230.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/type",keyword:"type",params:{type: schema93.properties.speed.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iterations !== undefined){
let data10 = data.iterations;
const _errs20 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate230.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/type",keyword:"type",params:{type: schema93.properties.iterations.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data10)){
var valid4 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(!(validate237(data10[i0], {instancePath:instancePath+"/iterations/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
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
}
}
}
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


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StartMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.usage === undefined) && (missing0 = "usage"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate13.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if("message" !== data.type){
validate13.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if("assistant" !== data.role){
validate13.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs4 = errors;
if(typeof data.model !== "string"){
validate13.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate14(data4[i0], {instancePath:instancePath+"/content/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_reason !== undefined){
let data6 = data.stop_reason;
const _errs9 = errors;
if(data6 !== null){
if(!(validate212(data6, {instancePath:instancePath+"/stop_reason",parentData:data,parentDataProperty:"stop_reason",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequence !== undefined){
let data7 = data.stop_sequence;
const _errs11 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate13.errors = [{instancePath:instancePath+"/stop_sequence",schemaPath:"#/properties/stop_sequence/type",keyword:"type",params:{type: schema8.properties.stop_sequence.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_details !== undefined){
let data8 = data.stop_details;
const _errs13 = errors;
if(data8 !== null){
if(!(validate214(data8, {instancePath:instancePath+"/stop_details",parentData:data,parentDataProperty:"stop_details",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container !== undefined){
let data9 = data.container;
const _errs15 = errors;
if(data9 !== null){
if(!(validate216(data9, {instancePath:instancePath+"/container",parentData:data,parentDataProperty:"container",rootData}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_management !== undefined){
let data10 = data.context_management;
const _errs17 = errors;
if(data10 !== null){
if(!(validate220(data10, {instancePath:instancePath+"/context_management",parentData:data,parentDataProperty:"context_management",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined){
let data11 = data.diagnostics;
const _errs19 = errors;
if(data11 !== null){
if(!(validate224(data11, {instancePath:instancePath+"/diagnostics",parentData:data,parentDataProperty:"diagnostics",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_transformations !== undefined){
let data12 = data.input_transformations;
const _errs21 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
validate13.errors = [{instancePath:instancePath+"/input_transformations",schemaPath:"#/properties/input_transformations/type",keyword:"type",params:{type: schema8.properties.input_transformations.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data12)){
var valid7 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(!(validate228(data12[i1], {instancePath:instancePath+"/input_transformations/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid7 = _errs22 === errors;
if(!valid7){
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
if(data.usage !== undefined){
const _errs24 = errors;
if(!(validate230(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
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
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate13.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageStartEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("message_start" !== data.type){
validate12.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message_start"},message:"must be equal to constant"}];
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
if(!(validate13(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema100 = {"$id":"StartToolUseBlock","type":"object","required":["type","id","name"],"properties":{"type":{"const":"tool_use"},"id":{"type":"string"},"name":{"type":"string"},"input":{"$ref":"ToolInput"},"caller":{"anyOf":[{"$ref":"Caller"},{"type":"null"}]},"toolset_name":{"type":["string","null"]}}};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StartToolUseBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))){
validate247.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_use" !== data.type){
validate247.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_use"},message:"must be equal to constant"}];
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
validate247.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate247.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate34(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data4 = data.caller;
const _errs6 = errors;
if(data4 !== null){
if(!(validate36(data4, {instancePath:instancePath+"/caller",parentData:data,parentDataProperty:"caller",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolset_name !== undefined){
let data5 = data.toolset_name;
const _errs8 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate247.errors = [{instancePath:instancePath+"/toolset_name",schemaPath:"#/properties/toolset_name/type",keyword:"type",params:{type: schema100.properties.toolset_name.type},message:"must be string,null"}];
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
}
else {
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate247.errors = vErrors;
return errors === 0;
}


function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StartBlock" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text"){
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
else if(tag0 === "thinking"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_use"){
if(!(validate247(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
else if(tag0 === "redacted_thinking"){
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
else if(tag0 === "server_tool_use"){
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
else if(tag0 === "web_search_tool_result"){
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
else if((((((tag0 === "code_execution_tool_result") || (tag0 === "bash_code_execution_tool_result")) || (tag0 === "text_editor_code_execution_tool_result")) || (tag0 === "tool_search_tool_result")) || (tag0 === "web_fetch_tool_result")) || (tag0 === "advisor_tool_result")){
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
else if(tag0 === "container_upload"){
if(!(validate155(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_tool_use"){
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_tool_result"){
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
else if(tag0 === "compaction"){
if(!(validate171(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
else if(tag0 === "fallback"){
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
else if((((((((((((((((((typeof tag0 == "string") && (tag0 !== "text")) && (tag0 !== "thinking")) && (tag0 !== "tool_use")) && (tag0 !== "redacted_thinking")) && (tag0 !== "server_tool_use")) && (tag0 !== "web_search_tool_result")) && (tag0 !== "code_execution_tool_result")) && (tag0 !== "bash_code_execution_tool_result")) && (tag0 !== "text_editor_code_execution_tool_result")) && (tag0 !== "tool_search_tool_result")) && (tag0 !== "web_fetch_tool_result")) && (tag0 !== "advisor_tool_result")) && (tag0 !== "container_upload")) && (tag0 !== "mcp_tool_use")) && (tag0 !== "mcp_tool_result")) && (tag0 !== "compaction")) && (tag0 !== "fallback")){
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
else {
validate244.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate244.errors = vErrors;
return errors === 0;
}


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentBlockStartEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.content_block === undefined) && (missing0 = "content_block"))){
validate243.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("content_block_start" !== data.type){
validate243.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content_block_start"},message:"must be equal to constant"}];
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
validate243.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate243.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_block !== undefined){
const _errs3 = errors;
if(!(validate244(data.content_block, {instancePath:instancePath+"/content_block",parentData:data,parentDataProperty:"content_block",rootData}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
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
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate243.errors = vErrors;
return errors === 0;
}


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate265.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("text_delta" !== data.type){
validate265.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text_delta"},message:"must be equal to constant"}];
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
validate265.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate265.errors = vErrors;
return errors === 0;
}


function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputJsonDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.partial_json === undefined) && (missing0 = "partial_json"))){
validate267.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("input_json_delta" !== data.type){
validate267.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_json_delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partial_json !== undefined){
const _errs1 = errors;
if(typeof data.partial_json !== "string"){
validate267.errors = [{instancePath:instancePath+"/partial_json",schemaPath:"#/properties/partial_json/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate267.errors = vErrors;
return errors === 0;
}


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.thinking === undefined) && (missing0 = "thinking"))){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("thinking_delta" !== data.type){
validate269.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "thinking_delta"},message:"must be equal to constant"}];
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
validate269.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate269.errors = vErrors;
return errors === 0;
}


function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SignatureDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.signature === undefined) && (missing0 = "signature"))){
validate271.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("signature_delta" !== data.type){
validate271.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "signature_delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
const _errs1 = errors;
if(typeof data.signature !== "string"){
validate271.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate271.errors = vErrors;
return errors === 0;
}


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CitationsDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.citation === undefined) && (missing0 = "citation"))){
validate273.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("citations_delta" !== data.type){
validate273.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "citations_delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citation !== undefined){
const _errs1 = errors;
if(!(validate16(data.citation, {instancePath:instancePath+"/citation",parentData:data,parentDataProperty:"citation",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate273.errors = vErrors;
return errors === 0;
}

const schema108 = {"$id":"CompactionDelta","type":"object","required":["type"],"properties":{"type":{"const":"compaction_delta"},"content":{"type":["string","null"]},"encrypted_content":{"type":["string","null"]}}};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CompactionDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("compaction_delta" !== data.type){
validate276.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "compaction_delta"},message:"must be equal to constant"}];
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
validate276.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema108.properties.content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_content !== undefined){
let data2 = data.encrypted_content;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate276.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type: schema108.properties.encrypted_content.type},message:"must be string,null"}];
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
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate276.errors = vErrors;
return errors === 0;
}


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate278.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(!((((((data0 === "text_delta") || (data0 === "input_json_delta")) || (data0 === "thinking_delta")) || (data0 === "signature_delta")) || (data0 === "citations_delta")) || (data0 === "compaction_delta"))){
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
validate278.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate278.errors = vErrors;
return errors === 0;
}


function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentDelta" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "text_delta"){
if(!(validate265(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
else if(tag0 === "input_json_delta"){
if(!(validate267(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
}
else if(tag0 === "thinking_delta"){
if(!(validate269(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
}
else if(tag0 === "signature_delta"){
if(!(validate271(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
else if(tag0 === "citations_delta"){
if(!(validate273(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
else if(tag0 === "compaction_delta"){
if(!(validate276(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
}
else if(((((((typeof tag0 == "string") && (tag0 !== "text_delta")) && (tag0 !== "input_json_delta")) && (tag0 !== "thinking_delta")) && (tag0 !== "signature_delta")) && (tag0 !== "citations_delta")) && (tag0 !== "compaction_delta")){
if(!(validate278(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
else {
validate264.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate264.errors = vErrors;
return errors === 0;
}


function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentBlockDeltaEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
validate263.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("content_block_delta" !== data.type){
validate263.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content_block_delta"},message:"must be equal to constant"}];
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
validate263.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate263.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs3 = errors;
if(!(validate264(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
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
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate263.errors = vErrors;
return errors === 0;
}


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentBlockStopEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))){
validate282.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("content_block_stop" !== data.type){
validate282.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content_block_stop"},message:"must be equal to constant"}];
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
validate282.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate282.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate282.errors = vErrors;
return errors === 0;
}

const schema111 = {"$id":"MessageDeltaEvent","type":"object","required":["type","delta","usage"],"properties":{"type":{"const":"message_delta"},"delta":{"$ref":"MessageDelta"},"usage":{"$ref":"MessageDeltaUsage"},"context_management":{"anyOf":[{"$ref":"AppliedContextManagement"},{"type":"null"}]},"input_transformations":{"type":["array","null"],"items":{"$ref":"InputTransformation"}}}};
const schema112 = {"$id":"MessageDelta","type":"object","required":["stop_reason"],"properties":{"stop_reason":{"anyOf":[{"$ref":"StopReason"},{"type":"null"}]},"stop_sequence":{"type":["string","null"]},"stop_details":{"anyOf":[{"$ref":"StopDetails"},{"type":"null"}]},"container":{"anyOf":[{"$ref":"Container"},{"type":"null"}]}}};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageDelta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stop_reason === undefined) && (missing0 = "stop_reason")){
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.stop_reason !== undefined){
let data0 = data.stop_reason;
const _errs0 = errors;
if(data0 !== null){
if(!(validate212(data0, {instancePath:instancePath+"/stop_reason",parentData:data,parentDataProperty:"stop_reason",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequence !== undefined){
let data1 = data.stop_sequence;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate285.errors = [{instancePath:instancePath+"/stop_sequence",schemaPath:"#/properties/stop_sequence/type",keyword:"type",params:{type: schema112.properties.stop_sequence.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_details !== undefined){
let data2 = data.stop_details;
const _errs4 = errors;
if(data2 !== null){
if(!(validate214(data2, {instancePath:instancePath+"/stop_details",parentData:data,parentDataProperty:"stop_details",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container !== undefined){
let data3 = data.container;
const _errs6 = errors;
if(data3 !== null){
if(!(validate216(data3, {instancePath:instancePath+"/container",parentData:data,parentDataProperty:"container",rootData}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
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
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate285.errors = vErrors;
return errors === 0;
}

const schema113 = {"$id":"MessageDeltaUsage","type":"object","required":["output_tokens"],"properties":{"output_tokens":{"type":"integer","minimum":0},"input_tokens":{"type":["integer","null"],"minimum":0},"cache_creation_input_tokens":{"type":["integer","null"],"minimum":0},"cache_read_input_tokens":{"type":["integer","null"],"minimum":0},"output_tokens_details":{"anyOf":[{"$ref":"OutputTokensDetails"},{"type":"null"}]},"server_tool_use":{"anyOf":[{"$ref":"ServerToolUsage"},{"type":"null"}]},"iterations":{"type":["array","null"],"items":{"$ref":"UsageIteration"}}}};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageDeltaUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.output_tokens === undefined) && (missing0 = "output_tokens")){
validate290.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.output_tokens !== undefined){
let data0 = data.output_tokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate290.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate290.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_tokens !== undefined){
let data1 = data.input_tokens;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate290.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: schema113.properties.input_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate290.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_creation_input_tokens !== undefined){
let data2 = data.cache_creation_input_tokens;
const _errs4 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate290.errors = [{instancePath:instancePath+"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/type",keyword:"type",params:{type: schema113.properties.cache_creation_input_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate290.errors = [{instancePath:instancePath+"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_read_input_tokens !== undefined){
let data3 = data.cache_read_input_tokens;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate290.errors = [{instancePath:instancePath+"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/type",keyword:"type",params:{type: schema113.properties.cache_read_input_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate290.errors = [{instancePath:instancePath+"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
if(!(validate233(data4, {instancePath:instancePath+"/output_tokens_details",parentData:data,parentDataProperty:"output_tokens_details",rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_tool_use !== undefined){
let data5 = data.server_tool_use;
const _errs10 = errors;
if(data5 !== null){
if(!(validate235(data5, {instancePath:instancePath+"/server_tool_use",parentData:data,parentDataProperty:"server_tool_use",rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iterations !== undefined){
let data6 = data.iterations;
const _errs12 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate290.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/type",keyword:"type",params:{type: schema113.properties.iterations.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate237(data6[i0], {instancePath:instancePath+"/iterations/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
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
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate290.errors = vErrors;
return errors === 0;
}


function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageDeltaEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.usage === undefined) && (missing0 = "usage"))){
validate284.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("message_delta" !== data.type){
validate284.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message_delta"},message:"must be equal to constant"}];
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
if(!(validate285(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs2 = errors;
if(!(validate290(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_management !== undefined){
let data3 = data.context_management;
const _errs3 = errors;
if(data3 !== null){
if(!(validate220(data3, {instancePath:instancePath+"/context_management",parentData:data,parentDataProperty:"context_management",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_transformations !== undefined){
let data4 = data.input_transformations;
const _errs5 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate284.errors = [{instancePath:instancePath+"/input_transformations",schemaPath:"#/properties/input_transformations/type",keyword:"type",params:{type: schema111.properties.input_transformations.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate228(data4[i0], {instancePath:instancePath+"/input_transformations/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
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
}
}
}
}
}
}
else {
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate284.errors = vErrors;
return errors === 0;
}


function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageStopEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate298.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("message_stop" !== data.type){
validate298.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message_stop"},message:"must be equal to constant"}];
return false;
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


function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PingEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate300.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("ping" !== data.type){
validate300.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ping"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate300.errors = vErrors;
return errors === 0;
}

const schema116 = {"$id":"ErrorEvent","type":"object","required":["type","error"],"properties":{"type":{"const":"error"},"error":{"$ref":"ErrorBody"},"request_id":{"type":["string","null"]}}};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("error" !== data.type){
validate302.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs1 = errors;
if(!(validate2(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data2 = data.request_id;
const _errs2 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate302.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema116.properties.request_id.type},message:"must be string,null"}];
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
validate302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate302.errors = vErrors;
return errors === 0;
}

const schema117 = {"$id":"BareErrorEvent","type":"object","required":["type","message"],"properties":{"type":{"type":"string","enum":["invalid_request_error","authentication_error","server_error","not_found_error","permission_error","unavailable_error","not_supported_error","exceed_context_size_error"]},"code":{"type":"integer"},"message":{"type":"string"}}};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BareErrorEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
validate305.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate305.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data0 === "invalid_request_error") || (data0 === "authentication_error")) || (data0 === "server_error")) || (data0 === "not_found_error")) || (data0 === "permission_error")) || (data0 === "unavailable_error")) || (data0 === "not_supported_error")) || (data0 === "exceed_context_size_error"))){
validate305.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema117.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate305.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate305.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate305.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate305.errors = vErrors;
return errors === 0;
}


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate307.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate307.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const _errs4 = errors;
if(!((((((((((((((((data0 === "message_start") || (data0 === "content_block_start")) || (data0 === "content_block_delta")) || (data0 === "content_block_stop")) || (data0 === "message_delta")) || (data0 === "message_stop")) || (data0 === "ping")) || (data0 === "error")) || (data0 === "invalid_request_error")) || (data0 === "authentication_error")) || (data0 === "server_error")) || (data0 === "not_found_error")) || (data0 === "permission_error")) || (data0 === "unavailable_error")) || (data0 === "not_supported_error")) || (data0 === "exceed_context_size_error"))){
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
validate307.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate307.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate307.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageStreamEvent" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "message_start"){
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
else if(tag0 === "content_block_start"){
if(!(validate243(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
}
else if(tag0 === "content_block_delta"){
if(!(validate263(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
}
else if(tag0 === "content_block_stop"){
if(!(validate282(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
else if(tag0 === "message_delta"){
if(!(validate284(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
}
else if(tag0 === "message_stop"){
if(!(validate298(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
}
else if(tag0 === "ping"){
if(!(validate300(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
}
else if(tag0 === "error"){
if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
}
else if((((((((tag0 === "invalid_request_error") || (tag0 === "authentication_error")) || (tag0 === "server_error")) || (tag0 === "not_found_error")) || (tag0 === "permission_error")) || (tag0 === "unavailable_error")) || (tag0 === "not_supported_error")) || (tag0 === "exceed_context_size_error")){
if(!(validate305(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
}
else if(((((((((((((((((typeof tag0 == "string") && (tag0 !== "message_start")) && (tag0 !== "content_block_start")) && (tag0 !== "content_block_delta")) && (tag0 !== "content_block_stop")) && (tag0 !== "message_delta")) && (tag0 !== "message_stop")) && (tag0 !== "ping")) && (tag0 !== "error")) && (tag0 !== "invalid_request_error")) && (tag0 !== "authentication_error")) && (tag0 !== "server_error")) && (tag0 !== "not_found_error")) && (tag0 !== "permission_error")) && (tag0 !== "unavailable_error")) && (tag0 !== "not_supported_error")) && (tag0 !== "exceed_context_size_error")){
if(!(validate307(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate11.errors = vErrors;
return errors === 0;
}

export const validateMessageStartEvent = validate12;

export const validateStartMessage = validate13;

export const validateContentBlockStartEvent = validate243;

export const validateStartBlock = validate244;

export const validateStartToolUseBlock = validate247;

export const validateContentBlockDeltaEvent = validate263;

export const validateContentDelta = validate264;

export const validateTextDelta = validate265;

export const validateInputJsonDelta = validate267;

export const validateThinkingDelta = validate269;

export const validateSignatureDelta = validate271;

export const validateCitationsDelta = validate273;

export const validateCompactionDelta = validate276;

export const validateUnknownDelta = validate278;

export const validateContentBlockStopEvent = validate282;

export const validateMessageDeltaEvent = validate284;

export const validateMessageDelta = validate285;

export const validateMessageDeltaUsage = validate290;

export const validateMessageStopEvent = validate298;

export const validatePingEvent = validate300;

export const validateErrorEvent = validate302;

export const validateBareErrorEvent = validate305;

export const validateUnknownEvent = validate307;

export const validateModelList = validate309;
const schema119 = {"$id":"ModelList","type":"object","required":["data","has_more"],"properties":{"data":{"type":"array","items":{"$ref":"Model"}},"has_more":{"type":"boolean"},"first_id":{"type":["string","null"]},"last_id":{"type":["string","null"]}}};
const schema120 = {"$id":"Model","type":"object","required":["type","id","display_name","created_at"],"properties":{"type":{"const":"model"},"id":{"type":"string"},"display_name":{"type":"string"},"created_at":{"type":"string"},"max_input_tokens":{"type":["integer","null"],"minimum":0},"max_tokens":{"type":["integer","null"],"minimum":0},"capabilities":{"anyOf":[{"$ref":"ModelCapabilities"},{"type":"null"}]},"lifecycle":{"type":"string"}}};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CapabilitySupport" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.supported === undefined) && (missing0 = "supported")){
validate312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.supported !== undefined){
if(typeof data.supported !== "boolean"){
validate312.errors = [{instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContextManagementCapability" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.supported === undefined) && (missing0 = "supported")){
validate316.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.supported !== undefined){
const _errs0 = errors;
if(typeof data.supported !== "boolean"){
validate316.errors = [{instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clear_thinking_20251015 !== undefined){
let data1 = data.clear_thinking_20251015;
const _errs2 = errors;
if(data1 !== null){
if(!(validate312(data1, {instancePath:instancePath+"/clear_thinking_20251015",parentData:data,parentDataProperty:"clear_thinking_20251015",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clear_tool_uses_20250919 !== undefined){
let data2 = data.clear_tool_uses_20250919;
const _errs4 = errors;
if(data2 !== null){
if(!(validate312(data2, {instancePath:instancePath+"/clear_tool_uses_20250919",parentData:data,parentDataProperty:"clear_tool_uses_20250919",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.compact_20260112 !== undefined){
let data3 = data.compact_20260112;
const _errs6 = errors;
if(data3 !== null){
if(!(validate312(data3, {instancePath:instancePath+"/compact_20260112",parentData:data,parentDataProperty:"compact_20260112",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
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
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate316.errors = vErrors;
return errors === 0;
}


function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EffortCapability" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.supported === undefined) && (missing0 = "supported")){
validate321.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.supported !== undefined){
const _errs0 = errors;
if(typeof data.supported !== "boolean"){
validate321.errors = [{instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.low !== undefined){
const _errs2 = errors;
if(!(validate312(data.low, {instancePath:instancePath+"/low",parentData:data,parentDataProperty:"low",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.medium !== undefined){
const _errs3 = errors;
if(!(validate312(data.medium, {instancePath:instancePath+"/medium",parentData:data,parentDataProperty:"medium",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.high !== undefined){
const _errs4 = errors;
if(!(validate312(data.high, {instancePath:instancePath+"/high",parentData:data,parentDataProperty:"high",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined){
const _errs5 = errors;
if(!(validate312(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.xhigh !== undefined){
let data5 = data.xhigh;
const _errs6 = errors;
if(data5 !== null){
if(!(validate312(data5, {instancePath:instancePath+"/xhigh",parentData:data,parentDataProperty:"xhigh",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
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
}
else {
validate321.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate321.errors = vErrors;
return errors === 0;
}


function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingTypes" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.adaptive !== undefined){
const _errs0 = errors;
if(!(validate312(data.adaptive, {instancePath:instancePath+"/adaptive",parentData:data,parentDataProperty:"adaptive",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs1 = errors;
if(!(validate312(data.enabled, {instancePath:instancePath+"/enabled",parentData:data,parentDataProperty:"enabled",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
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
validate332.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate332.errors = vErrors;
return errors === 0;
}


function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingCapability" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.supported === undefined) && (missing0 = "supported")){
validate331.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.supported !== undefined){
const _errs0 = errors;
if(typeof data.supported !== "boolean"){
validate331.errors = [{instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.types !== undefined){
const _errs2 = errors;
if(!(validate332(data.types, {instancePath:instancePath+"/types",parentData:data,parentDataProperty:"types",rootData}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
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
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate331.errors = vErrors;
return errors === 0;
}


function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batch !== undefined){
const _errs0 = errors;
if(!(validate312(data.batch, {instancePath:instancePath+"/batch",parentData:data,parentDataProperty:"batch",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
const _errs1 = errors;
if(!(validate312(data.citations, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_execution !== undefined){
const _errs2 = errors;
if(!(validate312(data.code_execution, {instancePath:instancePath+"/code_execution",parentData:data,parentDataProperty:"code_execution",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_management !== undefined){
const _errs3 = errors;
if(!(validate316(data.context_management, {instancePath:instancePath+"/context_management",parentData:data,parentDataProperty:"context_management",rootData}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effort !== undefined){
const _errs4 = errors;
if(!(validate321(data.effort, {instancePath:instancePath+"/effort",parentData:data,parentDataProperty:"effort",rootData}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_input !== undefined){
const _errs5 = errors;
if(!(validate312(data.image_input, {instancePath:instancePath+"/image_input",parentData:data,parentDataProperty:"image_input",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pdf_input !== undefined){
const _errs6 = errors;
if(!(validate312(data.pdf_input, {instancePath:instancePath+"/pdf_input",parentData:data,parentDataProperty:"pdf_input",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.structured_outputs !== undefined){
const _errs7 = errors;
if(!(validate312(data.structured_outputs, {instancePath:instancePath+"/structured_outputs",parentData:data,parentDataProperty:"structured_outputs",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
const _errs8 = errors;
if(!(validate331(data.thinking, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
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
}
}
}
else {
validate311.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate311.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Model" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.display_name === undefined) && (missing0 = "display_name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("model" !== data.type){
validate310.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "model"},message:"must be equal to constant"}];
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
validate310.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_name !== undefined){
const _errs3 = errors;
if(typeof data.display_name !== "string"){
validate310.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs5 = errors;
if(typeof data.created_at !== "string"){
validate310.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_input_tokens !== undefined){
let data4 = data.max_input_tokens;
const _errs7 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate310.errors = [{instancePath:instancePath+"/max_input_tokens",schemaPath:"#/properties/max_input_tokens/type",keyword:"type",params:{type: schema120.properties.max_input_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate310.errors = [{instancePath:instancePath+"/max_input_tokens",schemaPath:"#/properties/max_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data5 = data.max_tokens;
const _errs9 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate310.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema120.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate310.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data6 = data.capabilities;
const _errs11 = errors;
if(data6 !== null){
if(!(validate311(data6, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lifecycle !== undefined){
const _errs13 = errors;
if(typeof data.lifecycle !== "string"){
validate310.errors = [{instancePath:instancePath+"/lifecycle",schemaPath:"#/properties/lifecycle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate310.errors = vErrors;
return errors === 0;
}


function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelList" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate309.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate310(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_more !== undefined){
const _errs3 = errors;
if(typeof data.has_more !== "boolean"){
validate309.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_id !== undefined){
let data3 = data.first_id;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate309.errors = [{instancePath:instancePath+"/first_id",schemaPath:"#/properties/first_id/type",keyword:"type",params:{type: schema119.properties.first_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_id !== undefined){
let data4 = data.last_id;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate309.errors = [{instancePath:instancePath+"/last_id",schemaPath:"#/properties/last_id/type",keyword:"type",params:{type: schema119.properties.last_id.type},message:"must be string,null"}];
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
validate309.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate309.errors = vErrors;
return errors === 0;
}

export const validateModel = validate310;

export const validateModelCapabilities = validate311;

export const validateCapabilitySupport = validate312;

export const validateContextManagementCapability = validate316;

export const validateEffortCapability = validate321;

export const validateThinkingCapability = validate331;

export const validateThinkingTypes = validate332;

export const validateMessagesRequest = validate339;
const schema127 = {"$id":"MessagesRequest","type":"object","required":["model","max_tokens","messages"],"properties":{"model":{"type":"string","minLength":1},"messages":{"type":"array","items":{"$ref":"MessageParam"}},"max_tokens":{"type":"integer","minimum":0},"system":{"anyOf":[{"$ref":"SystemPrompt"},{"type":"null"}]},"tools":{"type":["array","null"],"items":{"$ref":"ToolParam"}},"tool_choice":{"anyOf":[{"$ref":"ToolChoice"},{"type":"null"}]},"thinking":{"anyOf":[{"$ref":"ThinkingConfig"},{"type":"null"}]},"output_config":{"anyOf":[{"$ref":"OutputConfig"},{"type":"null"}]},"stop_sequences":{"type":["array","null"],"items":{"type":"string"}},"stream":{"type":["boolean","null"]},"temperature":{"type":["number","null"],"minimum":0},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"top_k":{"type":["integer","null"]},"metadata":{"anyOf":[{"$ref":"Metadata"},{"type":"null"}]},"service_tier":{"type":"string","enum":["auto","standard_only"]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]},"container":{"anyOf":[{"$ref":"ContainerReference"},{"type":"null"}]},"inference_geo":{"type":["string","null"]},"speed":{"anyOf":[{"type":"string","enum":["standard","fast"]},{"type":"null"}]},"diagnostics":{"anyOf":[{"$ref":"DiagnosticsParams"},{"type":"null"}]},"user_profile_id":{"type":["string","null"]},"workspace_id":{"type":"string"},"context_management":{"anyOf":[{"$ref":"ContextManagementConfig"},{"type":"null"}]},"mcp_servers":{"type":"array","items":{"$ref":"McpServer"},"maxItems":20},"output_format":{"anyOf":[{"$ref":"JsonOutputFormat"},{"type":"null"}]},"billing_policy":{"$ref":"BillingPolicy"},"fallback_credit_token":{"$ref":"FallbackCreditToken"},"thread":{"$ref":"ThreadParams"},"chat_template_kwargs":{"type":["object","null"]},"cache_salt":{"type":["string","null"],"minLength":1,"maxLength":1024},"vllm_xargs":{"type":["object","null"]},"kv_transfer_params":{"type":["object","null"]},"ec_transfer_params":{"type":["object","null"]},"watermarking":{"type":["boolean","null"]},"mm_payload":{"type":"string","enum":["tensors","none"]},"return_mm_kwargs":{"type":["boolean","null"]},"logit_bias":{"type":["array","object","null"]}}};

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UserMessageParam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate341.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("user" !== data.role){
validate341.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "user"},message:"must be equal to constant"}];
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
if(!(validate92(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
validate341.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate341.errors = vErrors;
return errors === 0;
}

const schema130 = {"$id":"AssistantMessageParam","type":"object","required":["role","content"],"properties":{"role":{"const":"assistant"},"content":{"$ref":"MessageContent"},"reasoning_content":{"type":["string","null"]}}};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AssistantMessageParam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate344.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("assistant" !== data.role){
validate344.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
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
if(!(validate92(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_content !== undefined){
let data2 = data.reasoning_content;
const _errs2 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate344.errors = [{instancePath:instancePath+"/reasoning_content",schemaPath:"#/properties/reasoning_content/type",keyword:"type",params:{type: schema130.properties.reasoning_content.type},message:"must be string,null"}];
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
validate344.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate344.errors = vErrors;
return errors === 0;
}


function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SystemPrompt" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(typeof data !== "string"){
validate348.errors = [{instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(Array.isArray(data)){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate94(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate348.errors = vErrors;
return errors === 0;
}


function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SystemMessageParam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate347.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if("system" !== data.role){
validate347.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "system"},message:"must be equal to constant"}];
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
if(!(validate348(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
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
validate347.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate347.errors = vErrors;
return errors === 0;
}


function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageParam" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.role;
}
if(tag0 === "user"){
if(!(validate341(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
}
else if(tag0 === "assistant"){
if(!(validate344(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
}
else if(tag0 === "system"){
if(!(validate347(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate340.errors = vErrors;
return errors === 0;
}

const schema134 = {"$id":"CustomTool","type":"object","required":["name","input_schema"],"properties":{"type":{"anyOf":[{"const":"custom"},{"type":"null"}]},"name":{"type":"string","pattern":"^[a-zA-Z0-9_-]{1,128}$"},"description":{"type":["string","null"]},"input_schema":{"$ref":"ToolInputSchema"},"strict":{"type":["boolean","null"]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]},"allowed_callers":{"type":"array","items":{"type":"string"}},"defer_loading":{"type":["boolean","null"]},"eager_input_streaming":{"type":["boolean","null"]},"input_examples":{"type":"array","items":{"$ref":"ToolInput"}}}};
const pattern8 = new RegExp("^[a-zA-Z0-9_-]{1,128}$", "u");
const schema135 = {"$id":"ToolInputSchema","type":"object","required":["type"],"properties":{"type":{"const":"object"},"properties":{"type":["object","null"]},"required":{"type":["array","null"],"items":{"type":"string"}}},"additionalProperties":{}};

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolInputSchema" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate356.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("object" !== data.type){
validate356.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "object"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data1 = data.properties;
const _errs2 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate356.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: schema135.properties.properties.type},message:"must be object,null"}];
return false;
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
validate356.errors = [{instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: schema135.properties.required.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data2[i0] !== "string"){
validate356.errors = [{instancePath:instancePath+"/required/" + i0,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
/*# sourceURL="CustomTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.input_schema === undefined) && (missing0 = "input_schema"))){
validate355.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(data0 !== null){
if("custom" !== data0){
validate355.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant"}];
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
if(!pattern8.test(data1)){
validate355.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]{1,128}$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]{1,128}$"+"\""}];
return false;
}
}
else {
validate355.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate355.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema134.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_schema !== undefined){
const _errs6 = errors;
if(!(validate356(data.input_schema, {instancePath:instancePath+"/input_schema",parentData:data,parentDataProperty:"input_schema",rootData}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data4 = data.strict;
const _errs7 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate355.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema134.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs9 = errors;
if(data5 !== null){
if(!(validate50(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data6 = data.allowed_callers;
const _errs11 = errors;
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(typeof data6[i0] !== "string"){
validate355.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate355.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
let data8 = data.defer_loading;
const _errs15 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
validate355.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: schema134.properties.defer_loading.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eager_input_streaming !== undefined){
let data9 = data.eager_input_streaming;
const _errs17 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
validate355.errors = [{instancePath:instancePath+"/eager_input_streaming",schemaPath:"#/properties/eager_input_streaming/type",keyword:"type",params:{type: schema134.properties.eager_input_streaming.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_examples !== undefined){
let data10 = data.input_examples;
const _errs19 = errors;
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validate34(data10[i1], {instancePath:instancePath+"/input_examples/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
else {
validate355.errors = [{instancePath:instancePath+"/input_examples",schemaPath:"#/properties/input_examples/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate355.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate355.errors = vErrors;
return errors === 0;
}

const schema137 = {"$id":"BashTool","type":"object","required":["type","name"],"properties":{"type":{"type":"string","enum":["bash_20250124","bash_20241022"]},"name":{"const":"bash"},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]},"allowed_callers":{"type":"array","items":{"type":"string"}},"defer_loading":{"type":"boolean"},"strict":{"type":"boolean"},"input_examples":{"type":"array","items":{"$ref":"ToolInput"}}}};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BashTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate362.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate362.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "bash_20250124") || (data0 === "bash_20241022"))){
validate362.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema137.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if("bash" !== data.name){
validate362.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "bash"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs3 = errors;
if(data2 !== null){
if(!(validate50(data2, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data3 = data.allowed_callers;
const _errs5 = errors;
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data3[i0] !== "string"){
validate362.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate362.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
const _errs9 = errors;
if(typeof data.defer_loading !== "boolean"){
validate362.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs11 = errors;
if(typeof data.strict !== "boolean"){
validate362.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_examples !== undefined){
let data7 = data.input_examples;
const _errs13 = errors;
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate34(data7[i1], {instancePath:instancePath+"/input_examples/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate362.errors = [{instancePath:instancePath+"/input_examples",schemaPath:"#/properties/input_examples/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate362.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate362.errors = vErrors;
return errors === 0;
}

const schema138 = {"$id":"TextEditorTool","type":"object","required":["type","name"],"properties":{"type":{"type":"string","enum":["text_editor_20250124","text_editor_20250429","text_editor_20250728","text_editor_20241022"]},"name":{"type":"string","enum":["str_replace_editor","str_replace_based_edit_tool"]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]},"allowed_callers":{"type":"array","items":{"type":"string"}},"defer_loading":{"type":"boolean"},"strict":{"type":"boolean"},"input_examples":{"type":"array","items":{"$ref":"ToolInput"}},"max_characters":{"type":["integer","null"],"minimum":1}}};

function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextEditorTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate366.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate366.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "text_editor_20250124") || (data0 === "text_editor_20250429")) || (data0 === "text_editor_20250728")) || (data0 === "text_editor_20241022"))){
validate366.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema138.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if(typeof data1 !== "string"){
validate366.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "str_replace_editor") || (data1 === "str_replace_based_edit_tool"))){
validate366.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema138.properties.name.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs4 = errors;
if(data2 !== null){
if(!(validate50(data2, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
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
if(data.allowed_callers !== undefined){
let data3 = data.allowed_callers;
const _errs6 = errors;
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data3[i0] !== "string"){
validate366.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate366.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
const _errs10 = errors;
if(typeof data.defer_loading !== "boolean"){
validate366.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs12 = errors;
if(typeof data.strict !== "boolean"){
validate366.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_examples !== undefined){
let data7 = data.input_examples;
const _errs14 = errors;
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate34(data7[i1], {instancePath:instancePath+"/input_examples/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate366.errors = [{instancePath:instancePath+"/input_examples",schemaPath:"#/properties/input_examples/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_characters !== undefined){
let data9 = data.max_characters;
const _errs17 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate366.errors = [{instancePath:instancePath+"/max_characters",schemaPath:"#/properties/max_characters/type",keyword:"type",params:{type: schema138.properties.max_characters.type},message:"must be integer,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate366.errors = [{instancePath:instancePath+"/max_characters",schemaPath:"#/properties/max_characters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
else {
validate366.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate366.errors = vErrors;
return errors === 0;
}


function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MemoryTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate370.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("memory_20250818" !== data.type){
validate370.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "memory_20250818"},message:"must be equal to constant"}];
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
if("memory" !== data.name){
validate370.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "memory"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs2 = errors;
if(data2 !== null){
if(!(validate50(data2, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data3 = data.allowed_callers;
const _errs4 = errors;
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data3[i0] !== "string"){
validate370.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate370.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
const _errs8 = errors;
if(typeof data.defer_loading !== "boolean"){
validate370.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs10 = errors;
if(typeof data.strict !== "boolean"){
validate370.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_examples !== undefined){
let data7 = data.input_examples;
const _errs12 = errors;
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate34(data7[i1], {instancePath:instancePath+"/input_examples/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate370.errors = [{instancePath:instancePath+"/input_examples",schemaPath:"#/properties/input_examples/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate370.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate370.errors = vErrors;
return errors === 0;
}

const schema140 = {"$id":"ComputerTool","type":"object","required":["type","name","display_width_px","display_height_px"],"properties":{"type":{"type":"string","enum":["computer_20241022","computer_20250124","computer_20251124"]},"name":{"const":"computer"},"display_width_px":{"type":"integer","minimum":1},"display_height_px":{"type":"integer","minimum":1},"display_number":{"type":["integer","null"],"minimum":0},"enable_zoom":{"type":"boolean"},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]},"allowed_callers":{"type":"array","items":{"type":"string"}},"defer_loading":{"type":"boolean"},"strict":{"type":"boolean"},"input_examples":{"type":"array","items":{"$ref":"ToolInput"}}}};

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComputerTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.display_width_px === undefined) && (missing0 = "display_width_px"))) || ((data.display_height_px === undefined) && (missing0 = "display_height_px"))){
validate374.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate374.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "computer_20241022") || (data0 === "computer_20250124")) || (data0 === "computer_20251124"))){
validate374.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema140.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if("computer" !== data.name){
validate374.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "computer"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_width_px !== undefined){
let data2 = data.display_width_px;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate374.errors = [{instancePath:instancePath+"/display_width_px",schemaPath:"#/properties/display_width_px/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate374.errors = [{instancePath:instancePath+"/display_width_px",schemaPath:"#/properties/display_width_px/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_height_px !== undefined){
let data3 = data.display_height_px;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate374.errors = [{instancePath:instancePath+"/display_height_px",schemaPath:"#/properties/display_height_px/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate374.errors = [{instancePath:instancePath+"/display_height_px",schemaPath:"#/properties/display_height_px/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_number !== undefined){
let data4 = data.display_number;
const _errs7 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate374.errors = [{instancePath:instancePath+"/display_number",schemaPath:"#/properties/display_number/type",keyword:"type",params:{type: schema140.properties.display_number.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate374.errors = [{instancePath:instancePath+"/display_number",schemaPath:"#/properties/display_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_zoom !== undefined){
const _errs9 = errors;
if(typeof data.enable_zoom !== "boolean"){
validate374.errors = [{instancePath:instancePath+"/enable_zoom",schemaPath:"#/properties/enable_zoom/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data6 = data.cache_control;
const _errs11 = errors;
if(data6 !== null){
if(!(validate50(data6, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
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
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(typeof data7[i0] !== "string"){
validate374.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate374.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
const _errs17 = errors;
if(typeof data.defer_loading !== "boolean"){
validate374.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs19 = errors;
if(typeof data.strict !== "boolean"){
validate374.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_examples !== undefined){
let data11 = data.input_examples;
const _errs21 = errors;
if(Array.isArray(data11)){
var valid3 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(!(validate34(data11[i1], {instancePath:instancePath+"/input_examples/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid3 = _errs22 === errors;
if(!valid3){
break;
}
}
}
else {
validate374.errors = [{instancePath:instancePath+"/input_examples",schemaPath:"#/properties/input_examples/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate374.errors = vErrors;
return errors === 0;
}

const schema141 = {"$id":"CodeExecutionTool","type":"object","required":["type","name"],"properties":{"type":{"type":"string","enum":["code_execution_20250522","code_execution_20250825","code_execution_20260120","code_execution_20260521"]},"name":{"const":"code_execution"},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]},"allowed_callers":{"type":"array","items":{"type":"string"}},"defer_loading":{"type":"boolean"},"strict":{"type":"boolean"}}};

function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CodeExecutionTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate378.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate378.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "code_execution_20250522") || (data0 === "code_execution_20250825")) || (data0 === "code_execution_20260120")) || (data0 === "code_execution_20260521"))){
validate378.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema141.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if("code_execution" !== data.name){
validate378.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "code_execution"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs3 = errors;
if(data2 !== null){
if(!(validate50(data2, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data3 = data.allowed_callers;
const _errs5 = errors;
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data3[i0] !== "string"){
validate378.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate378.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
const _errs9 = errors;
if(typeof data.defer_loading !== "boolean"){
validate378.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs11 = errors;
if(typeof data.strict !== "boolean"){
validate378.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate378.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate378.errors = vErrors;
return errors === 0;
}

const schema142 = {"$id":"WebSearchTool","type":"object","required":["type","name"],"properties":{"type":{"type":"string","enum":["web_search_20250305","web_search_20260209","web_search_20260318"]},"name":{"const":"web_search"},"allowed_domains":{"type":["array","null"],"items":{"type":"string"}},"blocked_domains":{"type":["array","null"],"items":{"type":"string"}},"max_uses":{"type":["integer","null"],"exclusiveMinimum":0},"user_location":{"anyOf":[{"$ref":"UserLocation"},{"type":"null"}]},"response_inclusion":{"type":"string","enum":["full","excluded"]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]},"allowed_callers":{"type":"array","items":{"type":"string"}},"defer_loading":{"type":"boolean"},"strict":{"type":"boolean"}}};
const schema143 = {"$id":"UserLocation","type":"object","required":["type"],"properties":{"type":{"const":"approximate"},"city":{"type":["string","null"],"minLength":1,"maxLength":255},"region":{"type":["string","null"],"minLength":1,"maxLength":255},"country":{"type":["string","null"],"minLength":2,"maxLength":2},"timezone":{"type":["string","null"],"minLength":1,"maxLength":255}}};

function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UserLocation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate382.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("approximate" !== data.type){
validate382.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "approximate"},message:"must be equal to constant"}];
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
validate382.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema143.properties.city.type},message:"must be string,null"}];
return false;
}
if(typeof data1 === "string"){
if(func0(data1) > 255){
validate382.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate382.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
if(data.region !== undefined){
let data2 = data.region;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate382.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema143.properties.region.type},message:"must be string,null"}];
return false;
}
if(typeof data2 === "string"){
if(func0(data2) > 255){
validate382.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate382.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
if(data.country !== undefined){
let data3 = data.country;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate382.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema143.properties.country.type},message:"must be string,null"}];
return false;
}
if(typeof data3 === "string"){
if(func0(data3) > 2){
validate382.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"}];
return false;
}
else {
if(func0(data3) < 2){
validate382.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
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
if(data.timezone !== undefined){
let data4 = data.timezone;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate382.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema143.properties.timezone.type},message:"must be string,null"}];
return false;
}
if(typeof data4 === "string"){
if(func0(data4) > 255){
validate382.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate382.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
validate382.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate382.errors = vErrors;
return errors === 0;
}


function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebSearchTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate381.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate381.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "web_search_20250305") || (data0 === "web_search_20260209")) || (data0 === "web_search_20260318"))){
validate381.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema142.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if("web_search" !== data.name){
validate381.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "web_search"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_domains !== undefined){
let data2 = data.allowed_domains;
const _errs3 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate381.errors = [{instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/type",keyword:"type",params:{type: schema142.properties.allowed_domains.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data2[i0] !== "string"){
validate381.errors = [{instancePath:instancePath+"/allowed_domains/" + i0,schemaPath:"#/properties/allowed_domains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.blocked_domains !== undefined){
let data4 = data.blocked_domains;
const _errs7 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate381.errors = [{instancePath:instancePath+"/blocked_domains",schemaPath:"#/properties/blocked_domains/type",keyword:"type",params:{type: schema142.properties.blocked_domains.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(typeof data4[i1] !== "string"){
validate381.errors = [{instancePath:instancePath+"/blocked_domains/" + i1,schemaPath:"#/properties/blocked_domains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.max_uses !== undefined){
let data6 = data.max_uses;
const _errs11 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate381.errors = [{instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/type",keyword:"type",params:{type: schema142.properties.max_uses.type},message:"must be integer,null"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 <= 0 || isNaN(data6)){
validate381.errors = [{instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_location !== undefined){
let data7 = data.user_location;
const _errs13 = errors;
if(data7 !== null){
if(!(validate382(data7, {instancePath:instancePath+"/user_location",parentData:data,parentDataProperty:"user_location",rootData}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_inclusion !== undefined){
let data8 = data.response_inclusion;
const _errs15 = errors;
if(typeof data8 !== "string"){
validate381.errors = [{instancePath:instancePath+"/response_inclusion",schemaPath:"#/properties/response_inclusion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data8 === "full") || (data8 === "excluded"))){
validate381.errors = [{instancePath:instancePath+"/response_inclusion",schemaPath:"#/properties/response_inclusion/enum",keyword:"enum",params:{allowedValues: schema142.properties.response_inclusion.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data9 = data.cache_control;
const _errs17 = errors;
if(data9 !== null){
if(!(validate50(data9, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data10 = data.allowed_callers;
const _errs19 = errors;
if(Array.isArray(data10)){
var valid5 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs20 = errors;
if(typeof data10[i2] !== "string"){
validate381.errors = [{instancePath:instancePath+"/allowed_callers/" + i2,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
validate381.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
const _errs23 = errors;
if(typeof data.defer_loading !== "boolean"){
validate381.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs25 = errors;
if(typeof data.strict !== "boolean"){
validate381.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
else {
validate381.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate381.errors = vErrors;
return errors === 0;
}

const schema144 = {"$id":"WebFetchTool","type":"object","required":["type","name"],"properties":{"type":{"type":"string","enum":["web_fetch_20250910","web_fetch_20260209","web_fetch_20260309","web_fetch_20260318"]},"name":{"const":"web_fetch"},"allowed_domains":{"type":["array","null"],"items":{"type":"string"}},"blocked_domains":{"type":["array","null"],"items":{"type":"string"}},"max_uses":{"type":["integer","null"],"exclusiveMinimum":0},"max_content_tokens":{"type":["integer","null"],"exclusiveMinimum":0},"citations":{"anyOf":[{"$ref":"CitationsConfig"},{"type":"null"}]},"url_sources":{"anyOf":[{"$ref":"WebFetchUrlSources"},{"type":"null"}]},"use_cache":{"type":"boolean"},"response_inclusion":{"type":"string","enum":["full","excluded"]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]},"allowed_callers":{"type":"array","items":{"type":"string"}},"defer_loading":{"type":"boolean"},"strict":{"type":"boolean"}}};

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolName" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate390.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool_reference" !== data.type){
validate390.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_reference"},message:"must be equal to constant"}];
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
validate390.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate390.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate390.errors = vErrors;
return errors === 0;
}


function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebFetchUrlSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate389.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate389.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs3 = errors;
if(!(validate390(data1[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate389.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate389.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate389.errors = vErrors;
return errors === 0;
}


function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebFetchUrlSources" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_input !== undefined){
const _errs0 = errors;
if(!(validate389(data.user_input, {instancePath:instancePath+"/user_input",parentData:data,parentDataProperty:"user_input",rootData}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_tool_results !== undefined){
const _errs1 = errors;
if(!(validate389(data.client_tool_results, {instancePath:instancePath+"/client_tool_results",parentData:data,parentDataProperty:"client_tool_results",rootData}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_tool_results !== undefined){
const _errs2 = errors;
if(!(validate389(data.server_tool_results, {instancePath:instancePath+"/server_tool_results",parentData:data,parentDataProperty:"server_tool_results",rootData}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
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
validate388.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate388.errors = vErrors;
return errors === 0;
}


function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebFetchTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate386.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate386.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "web_fetch_20250910") || (data0 === "web_fetch_20260209")) || (data0 === "web_fetch_20260309")) || (data0 === "web_fetch_20260318"))){
validate386.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema144.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if("web_fetch" !== data.name){
validate386.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "web_fetch"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_domains !== undefined){
let data2 = data.allowed_domains;
const _errs3 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate386.errors = [{instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/type",keyword:"type",params:{type: schema144.properties.allowed_domains.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data2[i0] !== "string"){
validate386.errors = [{instancePath:instancePath+"/allowed_domains/" + i0,schemaPath:"#/properties/allowed_domains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.blocked_domains !== undefined){
let data4 = data.blocked_domains;
const _errs7 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate386.errors = [{instancePath:instancePath+"/blocked_domains",schemaPath:"#/properties/blocked_domains/type",keyword:"type",params:{type: schema144.properties.blocked_domains.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(typeof data4[i1] !== "string"){
validate386.errors = [{instancePath:instancePath+"/blocked_domains/" + i1,schemaPath:"#/properties/blocked_domains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.max_uses !== undefined){
let data6 = data.max_uses;
const _errs11 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate386.errors = [{instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/type",keyword:"type",params:{type: schema144.properties.max_uses.type},message:"must be integer,null"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 <= 0 || isNaN(data6)){
validate386.errors = [{instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_content_tokens !== undefined){
let data7 = data.max_content_tokens;
const _errs13 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate386.errors = [{instancePath:instancePath+"/max_content_tokens",schemaPath:"#/properties/max_content_tokens/type",keyword:"type",params:{type: schema144.properties.max_content_tokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 <= 0 || isNaN(data7)){
validate386.errors = [{instancePath:instancePath+"/max_content_tokens",schemaPath:"#/properties/max_content_tokens/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data8 = data.citations;
const _errs15 = errors;
if(data8 !== null){
if(!(validate114(data8, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url_sources !== undefined){
let data9 = data.url_sources;
const _errs17 = errors;
if(data9 !== null){
if(!(validate388(data9, {instancePath:instancePath+"/url_sources",parentData:data,parentDataProperty:"url_sources",rootData}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use_cache !== undefined){
const _errs19 = errors;
if(typeof data.use_cache !== "boolean"){
validate386.errors = [{instancePath:instancePath+"/use_cache",schemaPath:"#/properties/use_cache/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_inclusion !== undefined){
let data11 = data.response_inclusion;
const _errs21 = errors;
if(typeof data11 !== "string"){
validate386.errors = [{instancePath:instancePath+"/response_inclusion",schemaPath:"#/properties/response_inclusion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data11 === "full") || (data11 === "excluded"))){
validate386.errors = [{instancePath:instancePath+"/response_inclusion",schemaPath:"#/properties/response_inclusion/enum",keyword:"enum",params:{allowedValues: schema144.properties.response_inclusion.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data12 = data.cache_control;
const _errs23 = errors;
if(data12 !== null){
if(!(validate50(data12, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data13 = data.allowed_callers;
const _errs25 = errors;
if(Array.isArray(data13)){
var valid6 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
const _errs26 = errors;
if(typeof data13[i2] !== "string"){
validate386.errors = [{instancePath:instancePath+"/allowed_callers/" + i2,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs26 === errors;
if(!valid6){
break;
}
}
}
else {
validate386.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
const _errs29 = errors;
if(typeof data.defer_loading !== "boolean"){
validate386.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs31 = errors;
if(typeof data.strict !== "boolean"){
validate386.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
else {
validate386.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate386.errors = vErrors;
return errors === 0;
}

const schema148 = {"$id":"ToolSearchTool","type":"object","required":["type","name"],"properties":{"type":{"type":"string","enum":["tool_search_tool_bm25_20251119","tool_search_tool_bm25","tool_search_tool_regex_20251119","tool_search_tool_regex"]},"name":{"type":"string","enum":["tool_search_tool_bm25","tool_search_tool_regex"]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]},"allowed_callers":{"type":"array","items":{"type":"string"}},"defer_loading":{"type":"boolean"},"strict":{"type":"boolean"}}};

function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolSearchTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate398.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate398.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "tool_search_tool_bm25_20251119") || (data0 === "tool_search_tool_bm25")) || (data0 === "tool_search_tool_regex_20251119")) || (data0 === "tool_search_tool_regex"))){
validate398.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema148.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
if(typeof data1 !== "string"){
validate398.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "tool_search_tool_bm25") || (data1 === "tool_search_tool_regex"))){
validate398.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema148.properties.name.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs4 = errors;
if(data2 !== null){
if(!(validate50(data2, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
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
if(data.allowed_callers !== undefined){
let data3 = data.allowed_callers;
const _errs6 = errors;
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data3[i0] !== "string"){
validate398.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate398.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
const _errs10 = errors;
if(typeof data.defer_loading !== "boolean"){
validate398.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs12 = errors;
if(typeof data.strict !== "boolean"){
validate398.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
else {
validate398.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate398.errors = vErrors;
return errors === 0;
}

const schema149 = {"$id":"AdvisorTool","type":"object","required":["type","name","model"],"properties":{"type":{"const":"advisor_20260301"},"name":{"const":"advisor"},"model":{"type":"string"},"caching":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]},"max_uses":{"type":["integer","null"],"exclusiveMinimum":0},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]},"allowed_callers":{"type":"array","items":{"type":"string"}},"defer_loading":{"type":"boolean"},"strict":{"type":"boolean"}}};

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AdvisorTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.model === undefined) && (missing0 = "model"))){
validate401.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("advisor_20260301" !== data.type){
validate401.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "advisor_20260301"},message:"must be equal to constant"}];
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
if("advisor" !== data.name){
validate401.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "advisor"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs2 = errors;
if(typeof data.model !== "string"){
validate401.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caching !== undefined){
let data3 = data.caching;
const _errs4 = errors;
if(data3 !== null){
if(!(validate50(data3, {instancePath:instancePath+"/caching",parentData:data,parentDataProperty:"caching",rootData}))){
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
if(data.max_uses !== undefined){
let data4 = data.max_uses;
const _errs6 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate401.errors = [{instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/type",keyword:"type",params:{type: schema149.properties.max_uses.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
validate401.errors = [{instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs8 = errors;
if(data5 !== null){
if(!(validate50(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data6 = data.allowed_callers;
const _errs10 = errors;
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data6[i0] !== "string"){
validate401.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/properties/allowed_callers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate401.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/properties/allowed_callers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
const _errs14 = errors;
if(typeof data.defer_loading !== "boolean"){
validate401.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs16 = errors;
if(typeof data.strict !== "boolean"){
validate401.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate401.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate401.errors = vErrors;
return errors === 0;
}


function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
const _errs0 = errors;
if(typeof data.enabled !== "boolean"){
validate407.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
const _errs2 = errors;
if(typeof data.defer_loading !== "boolean"){
validate407.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate407.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate407.errors = vErrors;
return errors === 0;
}


function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolConfigs" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs1 = errors;
if(data0 !== null){
if(!(validate407(data0, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
errors = vErrors.length;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
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


function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpToolset" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.mcp_server_name === undefined) && (missing0 = "mcp_server_name"))){
validate405.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("mcp_toolset" !== data.type){
validate405.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp_toolset"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp_server_name !== undefined){
let data1 = data.mcp_server_name;
const _errs1 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 255){
validate405.errors = [{instancePath:instancePath+"/mcp_server_name",schemaPath:"#/properties/mcp_server_name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate405.errors = [{instancePath:instancePath+"/mcp_server_name",schemaPath:"#/properties/mcp_server_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate405.errors = [{instancePath:instancePath+"/mcp_server_name",schemaPath:"#/properties/mcp_server_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configs !== undefined){
let data2 = data.configs;
const _errs3 = errors;
if(data2 !== null){
if(!(validate406(data2, {instancePath:instancePath+"/configs",parentData:data,parentDataProperty:"configs",rootData}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_config !== undefined){
const _errs5 = errors;
if(!(validate407(data.default_config, {instancePath:instancePath+"/default_config",parentData:data,parentDataProperty:"default_config",rootData}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data4 = data.cache_control;
const _errs6 = errors;
if(data4 !== null){
if(!(validate50(data4, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
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
}
else {
validate405.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate405.errors = vErrors;
return errors === 0;
}

const schema153 = {"$id":"Toolset","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["browser_toolset_20260801","computer_toolset_20260801"]},"configs":{"anyOf":[{"$ref":"ToolConfigs"},{"type":"null"}]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]}}};

function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Toolset" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate413.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate413.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "browser_toolset_20260801") || (data0 === "computer_toolset_20260801"))){
validate413.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema153.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configs !== undefined){
let data1 = data.configs;
const _errs2 = errors;
if(data1 !== null){
if(!(validate406(data1, {instancePath:instancePath+"/configs",parentData:data,parentDataProperty:"configs",rootData}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs4 = errors;
if(data2 !== null){
if(!(validate50(data2, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate413.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate413.errors = vErrors;
return errors === 0;
}


function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnknownTool" */;
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
if(!((((((((((((((((((((((((((((((data0 === "bash_20250124") || (data0 === "bash_20241022")) || (data0 === "text_editor_20250124")) || (data0 === "text_editor_20250429")) || (data0 === "text_editor_20250728")) || (data0 === "text_editor_20241022")) || (data0 === "memory_20250818")) || (data0 === "computer_20241022")) || (data0 === "computer_20250124")) || (data0 === "computer_20251124")) || (data0 === "code_execution_20250522")) || (data0 === "code_execution_20250825")) || (data0 === "code_execution_20260120")) || (data0 === "code_execution_20260521")) || (data0 === "web_search_20250305")) || (data0 === "web_search_20260209")) || (data0 === "web_search_20260318")) || (data0 === "web_fetch_20250910")) || (data0 === "web_fetch_20260209")) || (data0 === "web_fetch_20260309")) || (data0 === "web_fetch_20260318")) || (data0 === "tool_search_tool_bm25_20251119")) || (data0 === "tool_search_tool_bm25")) || (data0 === "tool_search_tool_regex_20251119")) || (data0 === "tool_search_tool_regex")) || (data0 === "advisor_20260301")) || (data0 === "mcp_toolset")) || (data0 === "browser_toolset_20260801")) || (data0 === "computer_toolset_20260801")) || (data0 === "custom"))){
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


function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BuiltInTool" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if((tag0 === "bash_20250124") || (tag0 === "bash_20241022")){
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
}
else if((((tag0 === "text_editor_20250124") || (tag0 === "text_editor_20250429")) || (tag0 === "text_editor_20250728")) || (tag0 === "text_editor_20241022")){
if(!(validate366(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
else if(tag0 === "memory_20250818"){
if(!(validate370(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
else if(((tag0 === "computer_20241022") || (tag0 === "computer_20250124")) || (tag0 === "computer_20251124")){
if(!(validate374(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
else if((((tag0 === "code_execution_20250522") || (tag0 === "code_execution_20250825")) || (tag0 === "code_execution_20260120")) || (tag0 === "code_execution_20260521")){
if(!(validate378(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
}
else if(((tag0 === "web_search_20250305") || (tag0 === "web_search_20260209")) || (tag0 === "web_search_20260318")){
if(!(validate381(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
errors = vErrors.length;
}
}
else if((((tag0 === "web_fetch_20250910") || (tag0 === "web_fetch_20260209")) || (tag0 === "web_fetch_20260309")) || (tag0 === "web_fetch_20260318")){
if(!(validate386(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
errors = vErrors.length;
}
}
else if((((tag0 === "tool_search_tool_bm25_20251119") || (tag0 === "tool_search_tool_bm25")) || (tag0 === "tool_search_tool_regex_20251119")) || (tag0 === "tool_search_tool_regex")){
if(!(validate398(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
errors = vErrors.length;
}
}
else if(tag0 === "advisor_20260301"){
if(!(validate401(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_toolset"){
if(!(validate405(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
}
else if((tag0 === "browser_toolset_20260801") || (tag0 === "computer_toolset_20260801")){
if(!(validate413(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
else if(((((((((((((((((((((((((((((((typeof tag0 == "string") && (tag0 !== "bash_20250124")) && (tag0 !== "bash_20241022")) && (tag0 !== "text_editor_20250124")) && (tag0 !== "text_editor_20250429")) && (tag0 !== "text_editor_20250728")) && (tag0 !== "text_editor_20241022")) && (tag0 !== "memory_20250818")) && (tag0 !== "computer_20241022")) && (tag0 !== "computer_20250124")) && (tag0 !== "computer_20251124")) && (tag0 !== "code_execution_20250522")) && (tag0 !== "code_execution_20250825")) && (tag0 !== "code_execution_20260120")) && (tag0 !== "code_execution_20260521")) && (tag0 !== "web_search_20250305")) && (tag0 !== "web_search_20260209")) && (tag0 !== "web_search_20260318")) && (tag0 !== "web_fetch_20250910")) && (tag0 !== "web_fetch_20260209")) && (tag0 !== "web_fetch_20260309")) && (tag0 !== "web_fetch_20260318")) && (tag0 !== "tool_search_tool_bm25_20251119")) && (tag0 !== "tool_search_tool_bm25")) && (tag0 !== "tool_search_tool_regex_20251119")) && (tag0 !== "tool_search_tool_regex")) && (tag0 !== "advisor_20260301")) && (tag0 !== "mcp_toolset")) && (tag0 !== "browser_toolset_20260801")) && (tag0 !== "computer_toolset_20260801")) && (tag0 !== "custom")){
if(!(validate417(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
errors = vErrors.length;
}
}
else {
validate361.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate361.errors = vErrors;
return errors === 0;
}


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolParam" */;
let vErrors = null;
let errors = 0;
let fitting0 = 0;
const _errs0 = errors;
const _errs1 = errors;
if(!(validate355(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
fitting0++;
}
const _errs2 = errors;
if(!(validate361(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
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
validate354.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate354.errors = vErrors;
return errors === 0;
}

const schema156 = {"$id":"AutoToolChoice","type":"object","required":["type"],"properties":{"type":{"const":"auto"},"disable_parallel_tool_use":{"type":["boolean","null"]}}};

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AutoToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate422.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("auto" !== data.type){
validate422.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "auto"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disable_parallel_tool_use !== undefined){
let data1 = data.disable_parallel_tool_use;
const _errs1 = errors;
if((typeof data1 !== "boolean") && (data1 !== null)){
validate422.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/type",keyword:"type",params:{type: schema156.properties.disable_parallel_tool_use.type},message:"must be boolean,null"}];
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
validate422.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate422.errors = vErrors;
return errors === 0;
}

const schema157 = {"$id":"AnyToolChoice","type":"object","required":["type"],"properties":{"type":{"const":"any"},"disable_parallel_tool_use":{"type":["boolean","null"]}}};

function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AnyToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate424.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("any" !== data.type){
validate424.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "any"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disable_parallel_tool_use !== undefined){
let data1 = data.disable_parallel_tool_use;
const _errs1 = errors;
if((typeof data1 !== "boolean") && (data1 !== null)){
validate424.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/type",keyword:"type",params:{type: schema157.properties.disable_parallel_tool_use.type},message:"must be boolean,null"}];
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
validate424.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate424.errors = vErrors;
return errors === 0;
}

const schema158 = {"$id":"NamedToolChoice","type":"object","required":["type","name"],"properties":{"type":{"const":"tool"},"name":{"type":"string"},"disable_parallel_tool_use":{"type":["boolean","null"]}}};

function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NamedToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate426.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tool" !== data.type){
validate426.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant"}];
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
validate426.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disable_parallel_tool_use !== undefined){
let data2 = data.disable_parallel_tool_use;
const _errs3 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate426.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/type",keyword:"type",params:{type: schema158.properties.disable_parallel_tool_use.type},message:"must be boolean,null"}];
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
validate426.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate426.errors = vErrors;
return errors === 0;
}


function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NoToolChoice" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate428.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("none" !== data.type){
validate428.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "none"},message:"must be equal to constant"}];
return false;
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


function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoice" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "auto"){
if(!(validate422(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
}
else if(tag0 === "any"){
if(!(validate424(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool"){
if(!(validate426(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
errors = vErrors.length;
}
}
else if(tag0 === "none"){
if(!(validate428(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
}
else {
validate421.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate421.errors = vErrors;
return errors === 0;
}

const schema161 = {"$id":"EnabledThinking","type":"object","required":["type","budget_tokens"],"properties":{"type":{"const":"enabled"},"budget_tokens":{"type":"integer","minimum":1},"display":{"anyOf":[{"type":"string","enum":["summarized","omitted","updates"]},{"type":"null"}]}}};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EnabledThinking" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.budget_tokens === undefined) && (missing0 = "budget_tokens"))){
validate432.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("enabled" !== data.type){
validate432.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "enabled"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget_tokens !== undefined){
let data1 = data.budget_tokens;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate432.errors = [{instancePath:instancePath+"/budget_tokens",schemaPath:"#/properties/budget_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate432.errors = [{instancePath:instancePath+"/budget_tokens",schemaPath:"#/properties/budget_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display !== undefined){
let data2 = data.display;
const _errs3 = errors;
if(data2 !== null){
if(typeof data2 !== "string"){
validate432.errors = [{instancePath:instancePath+"/display",schemaPath:"#/properties/display/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "summarized") || (data2 === "omitted")) || (data2 === "updates"))){
validate432.errors = [{instancePath:instancePath+"/display",schemaPath:"#/properties/display/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema161.properties.display.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
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
validate432.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate432.errors = vErrors;
return errors === 0;
}

const schema162 = {"$id":"AdaptiveThinking","type":"object","required":["type"],"properties":{"type":{"const":"adaptive"},"display":{"anyOf":[{"type":"string","enum":["summarized","omitted","updates"]},{"type":"null"}]}}};

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AdaptiveThinking" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate434.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("adaptive" !== data.type){
validate434.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "adaptive"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display !== undefined){
let data1 = data.display;
const _errs1 = errors;
if(data1 !== null){
if(typeof data1 !== "string"){
validate434.errors = [{instancePath:instancePath+"/display",schemaPath:"#/properties/display/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "summarized") || (data1 === "omitted")) || (data1 === "updates"))){
validate434.errors = [{instancePath:instancePath+"/display",schemaPath:"#/properties/display/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema162.properties.display.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate434.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate434.errors = vErrors;
return errors === 0;
}


function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DisabledThinking" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate436.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("disabled" !== data.type){
validate436.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "disabled"},message:"must be equal to constant"}];
return false;
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


function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingBetweenTools" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate438.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("between_tools" !== data.type){
validate438.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "between_tools"},message:"must be equal to constant"}];
return false;
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


function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingConfig" */;
let vErrors = null;
let errors = 0;
let tag0;
if(data && typeof data == "object" && !Array.isArray(data)){
tag0 = data.type;
}
if(tag0 === "enabled"){
if(!(validate432(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
}
else if(tag0 === "adaptive"){
if(!(validate434(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
else if(tag0 === "disabled"){
if(!(validate436(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
}
else if(tag0 === "between_tools"){
if(!(validate438(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
}
else {
validate431.errors = [{instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{},message:"must match exactly one schema in oneOf"}];
return false;
}
validate431.errors = vErrors;
return errors === 0;
}

const schema165 = {"$id":"OutputConfig","type":"object","properties":{"effort":{"anyOf":[{"type":"string","enum":["low","medium","high","xhigh","max"]},{"type":"null"}]},"format":{"anyOf":[{"$ref":"JsonOutputFormat"},{"type":"null"}]},"task_budget":{"anyOf":[{"$ref":"TaskBudget"},{"type":"null"}]}}};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonOutputFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.schema === undefined) && (missing0 = "schema"))){
validate442.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("json_schema" !== data.type){
validate442.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"},message:"must be equal to constant"}];
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
validate442.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate442.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate442.errors = vErrors;
return errors === 0;
}

const schema167 = {"$id":"TaskBudget","type":"object","required":["type","total"],"properties":{"type":{"const":"tokens"},"total":{"type":"integer","minimum":1024},"remaining":{"type":["integer","null"],"minimum":0}}};

function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TaskBudget" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.total === undefined) && (missing0 = "total"))){
validate444.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("tokens" !== data.type){
validate444.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tokens"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data1 = data.total;
const _errs1 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate444.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1024 || isNaN(data1)){
validate444.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024},message:"must be >= 1024"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remaining !== undefined){
let data2 = data.remaining;
const _errs3 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate444.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/type",keyword:"type",params:{type: schema167.properties.remaining.type},message:"must be integer,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate444.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate444.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate444.errors = vErrors;
return errors === 0;
}


function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effort !== undefined){
let data0 = data.effort;
const _errs0 = errors;
if(data0 !== null){
if(typeof data0 !== "string"){
validate441.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data0 === "low") || (data0 === "medium")) || (data0 === "high")) || (data0 === "xhigh")) || (data0 === "max"))){
validate441.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema165.properties.effort.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs3 = errors;
if(data1 !== null){
if(!(validate442(data1, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_budget !== undefined){
let data2 = data.task_budget;
const _errs5 = errors;
if(data2 !== null){
if(!(validate444(data2, {instancePath:instancePath+"/task_budget",parentData:data,parentDataProperty:"task_budget",rootData}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
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
else {
validate441.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate441.errors = vErrors;
return errors === 0;
}

const schema168 = {"$id":"Metadata","type":"object","properties":{"user_id":{"type":["string","null"],"maxLength":512}}};

function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Metadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id !== undefined){
let data0 = data.user_id;
if((typeof data0 !== "string") && (data0 !== null)){
validate447.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: schema168.properties.user_id.type},message:"must be string,null"}];
return false;
}
if(typeof data0 === "string"){
if(func0(data0) > 512){
validate447.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
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

const schema170 = {"$id":"ContainerParams","type":"object","properties":{"id":{"type":["string","null"]},"skills":{"type":["array","null"],"items":{"$ref":"Skill"},"maxItems":8}}};

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContainerParams" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate451.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema170.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skills !== undefined){
let data1 = data.skills;
const _errs2 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate451.errors = [{instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: schema170.properties.skills.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data1)){
if(data1.length > 8){
validate451.errors = [{instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate217(data1[i0], {instancePath:instancePath+"/skills/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
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
else {
validate451.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate451.errors = vErrors;
return errors === 0;
}


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContainerReference" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(typeof data !== "string"){
validate450.errors = [{instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
else if(data && typeof data == "object" && !Array.isArray(data)){
if(!(validate451(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
else {
validate450.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate450.errors = vErrors;
return errors === 0;
}

const schema171 = {"$id":"DiagnosticsParams","type":"object","properties":{"previous_message_id":{"type":["string","null"]}}};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DiagnosticsParams" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.previous_message_id !== undefined){
let data0 = data.previous_message_id;
if((typeof data0 !== "string") && (data0 !== null)){
validate455.errors = [{instancePath:instancePath+"/previous_message_id",schemaPath:"#/properties/previous_message_id/type",keyword:"type",params:{type: schema171.properties.previous_message_id.type},message:"must be string,null"}];
return false;
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

const schema173 = {"$id":"ContextEdit","type":"object","required":["type"],"properties":{"type":{"type":"string"},"trigger":{"anyOf":[{"$ref":"ContextThreshold"},{"type":"null"}]},"keep":{"anyOf":[{"$ref":"ContextKeep"},{"type":"null"}]},"clear_at_least":{"anyOf":[{"$ref":"ContextThreshold"},{"type":"null"}]},"clear_tool_inputs":{"type":["boolean","array","null"],"items":{"type":"string"}},"exclude_tools":{"type":["array","null"],"items":{"type":"string"}},"instructions":{"type":["string","null"]},"pause_after_compaction":{"type":"boolean"}}};

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContextThreshold" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate459.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate459.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate459.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate459.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate459.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate459.errors = vErrors;
return errors === 0;
}


function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContextKeep" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if("all" !== data){
validate461.errors = [{instancePath,schemaPath:"#/anyOf/0/const",keyword:"const",params:{allowedValue: "all"},message:"must be equal to constant"}];
return false;
}
}
else if(data && typeof data == "object" && !Array.isArray(data)){
if(!(validate459(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
errors = vErrors.length;
}
}
else {
validate461.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate461.errors = vErrors;
return errors === 0;
}


function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContextEdit" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate458.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if(typeof data.type !== "string"){
validate458.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trigger !== undefined){
let data1 = data.trigger;
const _errs2 = errors;
if(data1 !== null){
if(!(validate459(data1, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keep !== undefined){
let data2 = data.keep;
const _errs4 = errors;
if(data2 !== null){
if(!(validate461(data2, {instancePath:instancePath+"/keep",parentData:data,parentDataProperty:"keep",rootData}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clear_at_least !== undefined){
let data3 = data.clear_at_least;
const _errs6 = errors;
if(data3 !== null){
if(!(validate459(data3, {instancePath:instancePath+"/clear_at_least",parentData:data,parentDataProperty:"clear_at_least",rootData}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clear_tool_inputs !== undefined){
let data4 = data.clear_tool_inputs;
const _errs8 = errors;
if(((typeof data4 !== "boolean") && (!(Array.isArray(data4)))) && (data4 !== null)){
validate458.errors = [{instancePath:instancePath+"/clear_tool_inputs",schemaPath:"#/properties/clear_tool_inputs/type",keyword:"type",params:{type: schema173.properties.clear_tool_inputs.type},message:"must be boolean,array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data4[i0] !== "string"){
validate458.errors = [{instancePath:instancePath+"/clear_tool_inputs/" + i0,schemaPath:"#/properties/clear_tool_inputs/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs9 === errors;
if(!valid4){
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
if(data.exclude_tools !== undefined){
let data6 = data.exclude_tools;
const _errs12 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate458.errors = [{instancePath:instancePath+"/exclude_tools",schemaPath:"#/properties/exclude_tools/type",keyword:"type",params:{type: schema173.properties.exclude_tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data6)){
var valid5 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(typeof data6[i1] !== "string"){
validate458.errors = [{instancePath:instancePath+"/exclude_tools/" + i1,schemaPath:"#/properties/exclude_tools/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(valid0){
if(data.instructions !== undefined){
let data8 = data.instructions;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate458.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: schema173.properties.instructions.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pause_after_compaction !== undefined){
const _errs18 = errors;
if(typeof data.pause_after_compaction !== "boolean"){
validate458.errors = [{instancePath:instancePath+"/pause_after_compaction",schemaPath:"#/properties/pause_after_compaction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate458.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate458.errors = vErrors;
return errors === 0;
}


function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContextManagementConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.edits !== undefined){
let data0 = data.edits;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate458(data0[i0], {instancePath:instancePath+"/edits/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate457.errors = [{instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
else {
validate457.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate457.errors = vErrors;
return errors === 0;
}

const schema176 = {"$id":"McpServer","type":"object","required":["type","url","name"],"properties":{"type":{"const":"url"},"url":{"type":"string"},"name":{"type":"string"},"authorization_token":{"type":["string","null"]},"tool_configuration":{"anyOf":[{"$ref":"McpToolConfiguration"},{"type":"null"}]}}};
const schema177 = {"$id":"McpToolConfiguration","type":"object","properties":{"allowed_tools":{"type":["array","null"],"items":{"type":"string"}},"enabled":{"type":["boolean","null"]}}};

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpToolConfiguration" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowed_tools !== undefined){
let data0 = data.allowed_tools;
const _errs0 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate468.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",params:{type: schema177.properties.allowed_tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data0[i0] !== "string"){
validate468.errors = [{instancePath:instancePath+"/allowed_tools/" + i0,schemaPath:"#/properties/allowed_tools/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.enabled !== undefined){
let data2 = data.enabled;
const _errs4 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate468.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: schema177.properties.enabled.type},message:"must be boolean,null"}];
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
validate468.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate468.errors = vErrors;
return errors === 0;
}


function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpServer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.name === undefined) && (missing0 = "name"))){
validate467.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("url" !== data.type){
validate467.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "url"},message:"must be equal to constant"}];
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
validate467.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate467.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorization_token !== undefined){
let data3 = data.authorization_token;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate467.errors = [{instancePath:instancePath+"/authorization_token",schemaPath:"#/properties/authorization_token/type",keyword:"type",params:{type: schema176.properties.authorization_token.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_configuration !== undefined){
let data4 = data.tool_configuration;
const _errs7 = errors;
if(data4 !== null){
if(!(validate468(data4, {instancePath:instancePath+"/tool_configuration",parentData:data,parentDataProperty:"tool_configuration",rootData}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
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
validate467.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate467.errors = vErrors;
return errors === 0;
}


function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BillingPolicy" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate472.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs0 = errors;
if("billing_policy" !== data.type){
validate472.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "billing_policy"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bill_to !== undefined){
const _errs1 = errors;
if(typeof data.bill_to !== "string"){
validate472.errors = [{instancePath:instancePath+"/bill_to",schemaPath:"#/properties/bill_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate472.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate472.errors = vErrors;
return errors === 0;
}


function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FallbackCreditToken" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
validate474.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
const _errs0 = errors;
if(typeof data.token !== "string"){
validate474.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
const _errs2 = errors;
if(typeof data.mode !== "string"){
validate474.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate474.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate474.errors = vErrors;
return errors === 0;
}


function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThreadParams" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate476.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate476.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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


function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessagesRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.model === undefined) && (missing0 = "model")) || ((data.max_tokens === undefined) && (missing0 = "max_tokens"))) || ((data.messages === undefined) && (missing0 = "messages"))){
validate339.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate339.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate339.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate340(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate339.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data3 = data.max_tokens;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate339.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate339.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
let data4 = data.system;
const _errs7 = errors;
if(data4 !== null){
if(!(validate348(data4, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data5 = data.tools;
const _errs9 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate339.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema127.properties.tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate354(data5[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
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
if(valid0){
if(data.tool_choice !== undefined){
let data7 = data.tool_choice;
const _errs12 = errors;
if(data7 !== null){
if(!(validate421(data7, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data8 = data.thinking;
const _errs14 = errors;
if(data8 !== null){
if(!(validate431(data8, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_config !== undefined){
let data9 = data.output_config;
const _errs16 = errors;
if(data9 !== null){
if(!(validate441(data9, {instancePath:instancePath+"/output_config",parentData:data,parentDataProperty:"output_config",rootData}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequences !== undefined){
let data10 = data.stop_sequences;
const _errs18 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate339.errors = [{instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/type",keyword:"type",params:{type: schema127.properties.stop_sequences.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data10)){
var valid7 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs19 = errors;
if(typeof data10[i2] !== "string"){
validate339.errors = [{instancePath:instancePath+"/stop_sequences/" + i2,schemaPath:"#/properties/stop_sequences/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs19 === errors;
if(!valid7){
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
if(data.stream !== undefined){
let data12 = data.stream;
const _errs22 = errors;
if((typeof data12 !== "boolean") && (data12 !== null)){
validate339.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema127.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data13 = data.temperature;
const _errs24 = errors;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
validate339.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema127.properties.temperature.type},message:"must be number,null"}];
return false;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate339.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data14 = data.top_p;
const _errs26 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate339.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema127.properties.top_p.type},message:"must be number,null"}];
return false;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1 || isNaN(data14)){
validate339.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate339.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_k !== undefined){
let data15 = data.top_k;
const _errs28 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate339.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: schema127.properties.top_k.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data16 = data.metadata;
const _errs30 = errors;
if(data16 !== null){
if(!(validate447(data16, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data17 = data.service_tier;
const _errs32 = errors;
if(typeof data17 !== "string"){
validate339.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data17 === "auto") || (data17 === "standard_only"))){
validate339.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/enum",keyword:"enum",params:{allowedValues: schema127.properties.service_tier.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data18 = data.cache_control;
const _errs34 = errors;
if(data18 !== null){
if(!(validate50(data18, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container !== undefined){
let data19 = data.container;
const _errs36 = errors;
if(data19 !== null){
if(!(validate450(data19, {instancePath:instancePath+"/container",parentData:data,parentDataProperty:"container",rootData}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
errors = vErrors.length;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inference_geo !== undefined){
let data20 = data.inference_geo;
const _errs38 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate339.errors = [{instancePath:instancePath+"/inference_geo",schemaPath:"#/properties/inference_geo/type",keyword:"type",params:{type: schema127.properties.inference_geo.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speed !== undefined){
let data21 = data.speed;
const _errs40 = errors;
if(data21 !== null){
if(typeof data21 !== "string"){
validate339.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data21 === "standard") || (data21 === "fast"))){
validate339.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema127.properties.speed.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined){
let data22 = data.diagnostics;
const _errs43 = errors;
if(data22 !== null){
if(!(validate455(data22, {instancePath:instancePath+"/diagnostics",parentData:data,parentDataProperty:"diagnostics",rootData}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_profile_id !== undefined){
let data23 = data.user_profile_id;
const _errs45 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate339.errors = [{instancePath:instancePath+"/user_profile_id",schemaPath:"#/properties/user_profile_id/type",keyword:"type",params:{type: schema127.properties.user_profile_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace_id !== undefined){
const _errs47 = errors;
if(typeof data.workspace_id !== "string"){
validate339.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_management !== undefined){
let data25 = data.context_management;
const _errs49 = errors;
if(data25 !== null){
if(!(validate457(data25, {instancePath:instancePath+"/context_management",parentData:data,parentDataProperty:"context_management",rootData}))){
vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
errors = vErrors.length;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp_servers !== undefined){
let data26 = data.mcp_servers;
const _errs51 = errors;
if(Array.isArray(data26)){
if(data26.length > 20){
validate339.errors = [{instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid14 = true;
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
const _errs52 = errors;
if(!(validate467(data26[i3], {instancePath:instancePath+"/mcp_servers/" + i3,parentData:data26,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
var valid14 = _errs52 === errors;
if(!valid14){
break;
}
}
}
}
else {
validate339.errors = [{instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_format !== undefined){
let data28 = data.output_format;
const _errs54 = errors;
if(data28 !== null){
if(!(validate442(data28, {instancePath:instancePath+"/output_format",parentData:data,parentDataProperty:"output_format",rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.billing_policy !== undefined){
const _errs56 = errors;
if(!(validate472(data.billing_policy, {instancePath:instancePath+"/billing_policy",parentData:data,parentDataProperty:"billing_policy",rootData}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback_credit_token !== undefined){
const _errs57 = errors;
if(!(validate474(data.fallback_credit_token, {instancePath:instancePath+"/fallback_credit_token",parentData:data,parentDataProperty:"fallback_credit_token",rootData}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread !== undefined){
const _errs58 = errors;
if(!(validate476(data.thread, {instancePath:instancePath+"/thread",parentData:data,parentDataProperty:"thread",rootData}))){
vErrors = vErrors === null ? validate476.errors : vErrors.concat(validate476.errors);
errors = vErrors.length;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_template_kwargs !== undefined){
let data32 = data.chat_template_kwargs;
const _errs59 = errors;
if((!(data32 && typeof data32 == "object" && !Array.isArray(data32))) && (data32 !== null)){
validate339.errors = [{instancePath:instancePath+"/chat_template_kwargs",schemaPath:"#/properties/chat_template_kwargs/type",keyword:"type",params:{type: schema127.properties.chat_template_kwargs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_salt !== undefined){
let data33 = data.cache_salt;
const _errs61 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
validate339.errors = [{instancePath:instancePath+"/cache_salt",schemaPath:"#/properties/cache_salt/type",keyword:"type",params:{type: schema127.properties.cache_salt.type},message:"must be string,null"}];
return false;
}
if(typeof data33 === "string"){
if(func0(data33) > 1024){
validate339.errors = [{instancePath:instancePath+"/cache_salt",schemaPath:"#/properties/cache_salt/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data33) < 1){
validate339.errors = [{instancePath:instancePath+"/cache_salt",schemaPath:"#/properties/cache_salt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vllm_xargs !== undefined){
let data34 = data.vllm_xargs;
const _errs63 = errors;
if((!(data34 && typeof data34 == "object" && !Array.isArray(data34))) && (data34 !== null)){
validate339.errors = [{instancePath:instancePath+"/vllm_xargs",schemaPath:"#/properties/vllm_xargs/type",keyword:"type",params:{type: schema127.properties.vllm_xargs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kv_transfer_params !== undefined){
let data35 = data.kv_transfer_params;
const _errs65 = errors;
if((!(data35 && typeof data35 == "object" && !Array.isArray(data35))) && (data35 !== null)){
validate339.errors = [{instancePath:instancePath+"/kv_transfer_params",schemaPath:"#/properties/kv_transfer_params/type",keyword:"type",params:{type: schema127.properties.kv_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ec_transfer_params !== undefined){
let data36 = data.ec_transfer_params;
const _errs67 = errors;
if((!(data36 && typeof data36 == "object" && !Array.isArray(data36))) && (data36 !== null)){
validate339.errors = [{instancePath:instancePath+"/ec_transfer_params",schemaPath:"#/properties/ec_transfer_params/type",keyword:"type",params:{type: schema127.properties.ec_transfer_params.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.watermarking !== undefined){
let data37 = data.watermarking;
const _errs69 = errors;
if((typeof data37 !== "boolean") && (data37 !== null)){
validate339.errors = [{instancePath:instancePath+"/watermarking",schemaPath:"#/properties/watermarking/type",keyword:"type",params:{type: schema127.properties.watermarking.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mm_payload !== undefined){
let data38 = data.mm_payload;
const _errs71 = errors;
if(typeof data38 !== "string"){
validate339.errors = [{instancePath:instancePath+"/mm_payload",schemaPath:"#/properties/mm_payload/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data38 === "tensors") || (data38 === "none"))){
validate339.errors = [{instancePath:instancePath+"/mm_payload",schemaPath:"#/properties/mm_payload/enum",keyword:"enum",params:{allowedValues: schema127.properties.mm_payload.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_mm_kwargs !== undefined){
let data39 = data.return_mm_kwargs;
const _errs73 = errors;
if((typeof data39 !== "boolean") && (data39 !== null)){
validate339.errors = [{instancePath:instancePath+"/return_mm_kwargs",schemaPath:"#/properties/return_mm_kwargs/type",keyword:"type",params:{type: schema127.properties.return_mm_kwargs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logit_bias !== undefined){
const _errs75 = errors;
if(typeof data.logit_bias != "object"){
validate339.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/type",keyword:"type",params:{type: schema127.properties.logit_bias.type},message:"must be array,object,null"}];
return false;
}
var valid0 = _errs75 === errors;
}
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
else {
validate339.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate339.errors = vErrors;
return errors === 0;
}

export const validateCountTokensRequest = validate478;
const schema181 = {"$id":"CountTokensRequest","type":"object","required":["model","messages"],"properties":{"model":{"type":"string","minLength":1},"messages":{"type":"array","items":{"$ref":"MessageParam"}},"system":{"anyOf":[{"$ref":"SystemPrompt"},{"type":"null"}]},"tools":{"type":["array","null"],"items":{"$ref":"ToolParam"}},"tool_choice":{"anyOf":[{"$ref":"ToolChoice"},{"type":"null"}]},"thinking":{"anyOf":[{"$ref":"ThinkingConfig"},{"type":"null"}]},"output_config":{"anyOf":[{"$ref":"OutputConfig"},{"type":"null"}]},"cache_control":{"anyOf":[{"$ref":"CacheControl"},{"type":"null"}]},"speed":{"anyOf":[{"type":"string","enum":["standard","fast"]},{"type":"null"}]},"context_management":{"anyOf":[{"$ref":"ContextManagementConfig"},{"type":"null"}]},"mcp_servers":{"type":"array","items":{"$ref":"McpServer"},"maxItems":20},"output_format":{"anyOf":[{"$ref":"JsonOutputFormat"},{"type":"null"}]},"user_profile_id":{"type":["string","null"]},"workspace_id":{"type":"string"},"chat_template_kwargs":{"type":["object","null"]}}};

function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CountTokensRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.messages === undefined) && (missing0 = "messages"))){
validate478.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate478.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate478.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate340(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate478.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
let data3 = data.system;
const _errs5 = errors;
if(data3 !== null){
if(!(validate348(data3, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data4 = data.tools;
const _errs7 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate478.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema181.properties.tools.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate354(data4[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
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
if(valid0){
if(data.tool_choice !== undefined){
let data6 = data.tool_choice;
const _errs10 = errors;
if(data6 !== null){
if(!(validate421(data6, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data7 = data.thinking;
const _errs12 = errors;
if(data7 !== null){
if(!(validate431(data7, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_config !== undefined){
let data8 = data.output_config;
const _errs14 = errors;
if(data8 !== null){
if(!(validate441(data8, {instancePath:instancePath+"/output_config",parentData:data,parentDataProperty:"output_config",rootData}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data9 = data.cache_control;
const _errs16 = errors;
if(data9 !== null){
if(!(validate50(data9, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speed !== undefined){
let data10 = data.speed;
const _errs18 = errors;
if(data10 !== null){
if(typeof data10 !== "string"){
validate478.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "standard") || (data10 === "fast"))){
validate478.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema181.properties.speed.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_management !== undefined){
let data11 = data.context_management;
const _errs21 = errors;
if(data11 !== null){
if(!(validate457(data11, {instancePath:instancePath+"/context_management",parentData:data,parentDataProperty:"context_management",rootData}))){
vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
errors = vErrors.length;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp_servers !== undefined){
let data12 = data.mcp_servers;
const _errs23 = errors;
if(Array.isArray(data12)){
if(data12.length > 20){
validate478.errors = [{instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid10 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
const _errs24 = errors;
if(!(validate467(data12[i2], {instancePath:instancePath+"/mcp_servers/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
var valid10 = _errs24 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate478.errors = [{instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_format !== undefined){
let data14 = data.output_format;
const _errs26 = errors;
if(data14 !== null){
if(!(validate442(data14, {instancePath:instancePath+"/output_format",parentData:data,parentDataProperty:"output_format",rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_profile_id !== undefined){
let data15 = data.user_profile_id;
const _errs28 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate478.errors = [{instancePath:instancePath+"/user_profile_id",schemaPath:"#/properties/user_profile_id/type",keyword:"type",params:{type: schema181.properties.user_profile_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace_id !== undefined){
const _errs30 = errors;
if(typeof data.workspace_id !== "string"){
validate478.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_template_kwargs !== undefined){
let data17 = data.chat_template_kwargs;
const _errs32 = errors;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
validate478.errors = [{instancePath:instancePath+"/chat_template_kwargs",schemaPath:"#/properties/chat_template_kwargs/type",keyword:"type",params:{type: schema181.properties.chat_template_kwargs.type},message:"must be object,null"}];
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
else {
validate478.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate478.errors = vErrors;
return errors === 0;
}

export const validateMessageParam = validate340;

export const validateUserMessageParam = validate341;

export const validateAssistantMessageParam = validate344;

export const validateSystemMessageParam = validate347;

export const validateMessageContent = validate92;

export const validateSystemPrompt = validate348;

export const validateContentBlockParam = validate93;

export const validateTextBlockParam = validate94;

export const validateImageBlockParam = validate98;

export const validateImageSource = validate99;

export const validateBase64ImageSource = validate100;

export const validateUrlSource = validate102;

export const validateFileSource = validate104;

export const validateUnknownSource = validate106;

export const validateImageTransformations = validate110;

export const validateDocumentBlockParam = validate113;

export const validateDocumentSource = validate86;

export const validateBase64PdfSource = validate87;

export const validatePlainTextSource = validate89;

export const validateContentSource = validate91;

export const validateCitationsConfig = validate114;

export const validateSearchResultBlockParam = validate118;

export const validateThinkingBlockParam = validate123;

export const validateRedactedThinkingBlock = validate45;

export const validateToolUseBlockParam = validate125;

export const validateToolInput = validate34;

export const validateToolResultBlockParam = validate130;

export const validateToolResultContent = validate131;

export const validateToolResultItem = validate132;

export const validateUnknownToolResultItem = validate145;

export const validateToolReferenceBlock = validate80;

export const validateBrowserStateBlock = validate138;

export const validateBrowserTab = validate139;

export const validateBrowserStateChange = validate141;

export const validateServerToolUseBlock = validate47;

export const validateCaller = validate36;

export const validateDirectCaller = validate37;

export const validateCodeExecutionCaller = validate39;

export const validateUnknownCaller = validate41;

export const validateWebSearchToolResultBlock = validate53;

export const validateWebSearchToolResultContent = validate54;

export const validateWebSearchResult = validate55;

export const validateServerToolResultBlock = validate63;

export const validateServerToolResult = validate64;

export const validateServerToolError = validate57;

export const validateCodeExecutionResult = validate66;

export const validateEncryptedCodeExecutionResult = validate70;

export const validateCodeExecutionOutput = validate67;

export const validateTextEditorViewResult = validate73;

export const validateTextEditorCreateResult = validate75;

export const validateTextEditorReplaceResult = validate77;

export const validateToolSearchResult = validate79;

export const validateWebFetchResult = validate84;

export const validateFetchedDocument = validate85;

export const validateAdvisorResult = validate194;

export const validateRedactedAdvisorResult = validate196;

export const validateUnknownServerToolResult = validate198;

export const validateContainerUploadBlock = validate155;

export const validateMcpToolUseBlock = validate158;

export const validateMcpToolResultBlock = validate162;

export const validateMcpToolResultContent = validate163;

export const validateMcpText = validate164;

export const validateCompactionBlock = validate171;

export const validateFallbackBlock = validate174;

export const validateModelReference = validate175;

export const validateFallbackTrigger = validate178;

export const validateUnknownBlockParam = validate181;

export const validateTextCitation = validate16;

export const validateCharLocationCitation = validate17;

export const validatePageLocationCitation = validate19;

export const validateBlockLocationCitation = validate21;

export const validateSearchResultCitation = validate23;

export const validateWebSearchCitation = validate25;

export const validateUnknownCitation = validate27;

export const validateCacheControl = validate50;

export const validateMetadata = validate447;

export const validateThinkingConfig = validate431;

export const validateEnabledThinking = validate432;

export const validateAdaptiveThinking = validate434;

export const validateDisabledThinking = validate436;

export const validateThinkingBetweenTools = validate438;

export const validateOutputConfig = validate441;

export const validateJsonOutputFormat = validate442;

export const validateTaskBudget = validate444;

export const validateContainerReference = validate450;

export const validateContainerParams = validate451;

export const validateSkill = validate217;

export const validateDiagnosticsParams = validate455;

export const validateContextManagementConfig = validate457;

export const validateContextEdit = validate458;

export const validateContextKeep = validate461;

export const validateContextThreshold = validate459;

export const validateMcpServer = validate467;

export const validateMcpToolConfiguration = validate468;

export const validateBillingPolicy = validate472;

export const validateFallbackCreditToken = validate474;

export const validateThreadParams = validate476;

export const validateToolParam = validate354;

export const validateCustomTool = validate355;

export const validateToolInputSchema = validate356;

export const validateBuiltInTool = validate361;

export const validateBashTool = validate362;

export const validateTextEditorTool = validate366;

export const validateMemoryTool = validate370;

export const validateComputerTool = validate374;

export const validateCodeExecutionTool = validate378;

export const validateWebSearchTool = validate381;

export const validateUserLocation = validate382;

export const validateWebFetchTool = validate386;

export const validateWebFetchUrlSources = validate388;

export const validateWebFetchUrlSource = validate389;

export const validateToolName = validate390;

export const validateToolSearchTool = validate398;

export const validateAdvisorTool = validate401;

export const validateMcpToolset = validate405;

export const validateToolset = validate413;

export const validateToolConfigs = validate406;

export const validateToolConfig = validate407;

export const validateUnknownTool = validate417;

export const validateToolChoice = validate421;

export const validateAutoToolChoice = validate422;

export const validateAnyToolChoice = validate424;

export const validateNamedToolChoice = validate426;

export const validateNoToolChoice = validate428;

export const validateMessage = validate489;
const schema182 = {"$id":"Message","type":"object","required":["id","type","role","model","content","stop_reason","usage"],"properties":{"id":{"type":"string"},"type":{"const":"message"},"role":{"const":"assistant"},"model":{"type":"string"},"content":{"type":["array","null"],"items":{"$ref":"ContentBlock"}},"stop_reason":{"$ref":"StopReason"},"stop_sequence":{"type":["string","null"]},"stop_details":{"anyOf":[{"$ref":"StopDetails"},{"type":"null"}]},"container":{"anyOf":[{"$ref":"Container"},{"type":"null"}]},"context_management":{"anyOf":[{"$ref":"AppliedContextManagement"},{"type":"null"}]},"diagnostics":{"anyOf":[{"$ref":"Diagnostics"},{"type":"null"}]},"input_transformations":{"type":["array","null"],"items":{"$ref":"InputTransformation"}},"usage":{"$ref":"Usage"}}};

function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Message" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.stop_reason === undefined) && (missing0 = "stop_reason"))) || ((data.usage === undefined) && (missing0 = "usage"))){
validate489.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs0 = errors;
if(typeof data.id !== "string"){
validate489.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if("message" !== data.type){
validate489.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if("assistant" !== data.role){
validate489.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs4 = errors;
if(typeof data.model !== "string"){
validate489.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate489.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema182.properties.content.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate14(data4[i0], {instancePath:instancePath+"/content/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
if(data.stop_reason !== undefined){
const _errs9 = errors;
if(!(validate212(data.stop_reason, {instancePath:instancePath+"/stop_reason",parentData:data,parentDataProperty:"stop_reason",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequence !== undefined){
let data7 = data.stop_sequence;
const _errs10 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate489.errors = [{instancePath:instancePath+"/stop_sequence",schemaPath:"#/properties/stop_sequence/type",keyword:"type",params:{type: schema182.properties.stop_sequence.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_details !== undefined){
let data8 = data.stop_details;
const _errs12 = errors;
if(data8 !== null){
if(!(validate214(data8, {instancePath:instancePath+"/stop_details",parentData:data,parentDataProperty:"stop_details",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container !== undefined){
let data9 = data.container;
const _errs14 = errors;
if(data9 !== null){
if(!(validate216(data9, {instancePath:instancePath+"/container",parentData:data,parentDataProperty:"container",rootData}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_management !== undefined){
let data10 = data.context_management;
const _errs16 = errors;
if(data10 !== null){
if(!(validate220(data10, {instancePath:instancePath+"/context_management",parentData:data,parentDataProperty:"context_management",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined){
let data11 = data.diagnostics;
const _errs18 = errors;
if(data11 !== null){
if(!(validate224(data11, {instancePath:instancePath+"/diagnostics",parentData:data,parentDataProperty:"diagnostics",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_transformations !== undefined){
let data12 = data.input_transformations;
const _errs20 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
validate489.errors = [{instancePath:instancePath+"/input_transformations",schemaPath:"#/properties/input_transformations/type",keyword:"type",params:{type: schema182.properties.input_transformations.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data12)){
var valid6 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs21 = errors;
if(!(validate228(data12[i1], {instancePath:instancePath+"/input_transformations/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid6 = _errs21 === errors;
if(!valid6){
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
if(data.usage !== undefined){
const _errs23 = errors;
if(!(validate230(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
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
validate489.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate489.errors = vErrors;
return errors === 0;
}

export const validateContentBlock = validate14;

export const validateTextBlock = validate15;

export const validateThinkingBlock = validate31;

export const validateToolUseBlock = validate33;

export const validateUnknownBlock = validate209;

export const validateStopReason = validate212;

export const validateStopDetails = validate214;

export const validateUsage = validate230;

export const validateCacheCreation = validate231;

export const validateOutputTokensDetails = validate233;

export const validateServerToolUsage = validate235;

export const validateUsageIteration = validate237;

export const validateContainer = validate216;

export const validateAppliedContextManagement = validate220;

export const validateAppliedEdit = validate221;

export const validateDiagnostics = validate224;

export const validateCacheMissReason = validate225;

export const validateInputTransformation = validate228;

export const validateCountTokensResponse = validate498;

function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CountedContextManagement" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.original_input_tokens === undefined) && (missing0 = "original_input_tokens")){
validate499.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.original_input_tokens !== undefined){
let data0 = data.original_input_tokens;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate499.errors = [{instancePath:instancePath+"/original_input_tokens",schemaPath:"#/properties/original_input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate499.errors = [{instancePath:instancePath+"/original_input_tokens",schemaPath:"#/properties/original_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
else {
validate499.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate499.errors = vErrors;
return errors === 0;
}


function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CountTokensResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.input_tokens === undefined) && (missing0 = "input_tokens")){
validate498.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.input_tokens !== undefined){
let data0 = data.input_tokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate498.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate498.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_management !== undefined){
let data1 = data.context_management;
const _errs2 = errors;
if(data1 !== null){
if(!(validate499(data1, {instancePath:instancePath+"/context_management",parentData:data,parentDataProperty:"context_management",rootData}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
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
validate498.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate498.errors = vErrors;
return errors === 0;
}

export const validateCountedContextManagement = validate499;
