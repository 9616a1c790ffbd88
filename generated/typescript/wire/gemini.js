// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
import { countCharacters } from "../runtime.js";

export const validateEmbedContentRequest = validate0;
const schema0 = {"$id":"EmbedContentRequest","type":"object","properties":{"model":{"type":["string","null"]},"content":{"$ref":"EmbeddedContent"},"taskType":{"type":["string","null"]},"title":{"type":["string","null"]},"outputDimensionality":{"type":["integer","null"],"exclusiveMinimum":0}},"required":["content"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddedPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.text !== undefined){
if(typeof data.text !== "string"){
validate2.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
/*# sourceURL="EmbeddedContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parts === undefined) && (missing0 = "parts")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs0 = errors;
if(typeof data.role !== "string"){
validate1.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data1 = data.parts;
const _errs2 = errors;
if(Array.isArray(data1)){
if(data1.length < 1){
validate1.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate2(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
validate1.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbedContentRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate0.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema0.properties.model.type},message:"must be string,null"}];
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
if(!(validate1(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taskType !== undefined){
let data2 = data.taskType;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/taskType",schemaPath:"#/properties/taskType/type",keyword:"type",params:{type: schema0.properties.taskType.type},message:"must be string,null"}];
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
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema0.properties.title.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outputDimensionality !== undefined){
let data4 = data.outputDimensionality;
const _errs7 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/outputDimensionality",schemaPath:"#/properties/outputDimensionality/type",keyword:"type",params:{type: schema0.properties.outputDimensionality.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/outputDimensionality",schemaPath:"#/properties/outputDimensionality/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateEmbeddedContent = validate1;

export const validateEmbeddedPart = validate2;

export const validateBatchEmbedContentsRequest = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchEmbedContentsRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requests === undefined) && (missing0 = "requests")){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requests !== undefined){
let data0 = data.requests;
if(Array.isArray(data0)){
if(data0.length < 1){
validate5.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate0(data0[i0], {instancePath:instancePath+"/requests/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
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
validate5.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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

export const validateContentEmbedding = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentEmbedding" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.values === undefined) && (missing0 = "values")){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.values !== undefined){
let data0 = data.values;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs1 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate7.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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

export const validateEmbeddingUsage = validate8;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promptTokenCount !== undefined){
let data0 = data.promptTokenCount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate8.errors = [{instancePath:instancePath+"/promptTokenCount",schemaPath:"#/properties/promptTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate8.errors = [{instancePath:instancePath+"/promptTokenCount",schemaPath:"#/properties/promptTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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

export const validateEmbedContentResponse = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbedContentResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.embedding === undefined) && (missing0 = "embedding")){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.embedding !== undefined){
const _errs0 = errors;
if(!(validate7(data.embedding, {instancePath:instancePath+"/embedding",parentData:data,parentDataProperty:"embedding",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usageMetadata !== undefined){
const _errs1 = errors;
if(!(validate8(data.usageMetadata, {instancePath:instancePath+"/usageMetadata",parentData:data,parentDataProperty:"usageMetadata",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate9.errors = vErrors;
return errors === 0;
}

export const validateBatchEmbedContentsResponse = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BatchEmbedContentsResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.embeddings === undefined) && (missing0 = "embeddings")){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if(!(validate7(data0[i0], {instancePath:instancePath+"/embeddings/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/embeddings",schemaPath:"#/properties/embeddings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usageMetadata !== undefined){
const _errs3 = errors;
if(!(validate8(data.usageMetadata, {instancePath:instancePath+"/usageMetadata",parentData:data,parentDataProperty:"usageMetadata",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate12.errors = vErrors;
return errors === 0;
}

export const validateErrorResponse = validate15;
const func0 = countCharacters;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorDetail" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["@type"] === undefined) && (missing0 = "@type")){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["@type"] !== undefined){
let data0 = data["@type"];
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate18.errors = [{instancePath:instancePath+"/@type",schemaPath:"#/properties/%40type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate18.errors = [{instancePath:instancePath+"/@type",schemaPath:"#/properties/%40type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate18.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs4 = errors;
if(typeof data.domain !== "string"){
validate18.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data3 = data.metadata;
const _errs6 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
const _errs8 = errors;
if(typeof data3[key0] !== "string"){
validate18.errors = [{instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelay !== undefined){
const _errs11 = errors;
if(typeof data.retryDelay !== "string"){
validate18.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/properties/retryDelay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.violations !== undefined){
let data6 = data.violations;
const _errs13 = errors;
if(Array.isArray(data6)){
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs14 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate18.errors = [{instancePath:instancePath+"/violations/" + i0,schemaPath:"#/properties/violations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fieldViolations !== undefined){
let data8 = data.fieldViolations;
const _errs17 = errors;
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs18 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate18.errors = [{instancePath:instancePath+"/fieldViolations/" + i1,schemaPath:"#/properties/fieldViolations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/fieldViolations",schemaPath:"#/properties/fieldViolations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.links !== undefined){
let data10 = data.links;
const _errs21 = errors;
if(Array.isArray(data10)){
var valid4 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs22 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
validate18.errors = [{instancePath:instancePath+"/links/" + i2,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locale !== undefined){
const _errs25 = errors;
if(typeof data.locale !== "string"){
validate18.errors = [{instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs27 = errors;
if(typeof data.message !== "string"){
validate18.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
const _errs29 = errors;
if(typeof data.detail !== "string"){
validate18.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate18.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorStatus" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate17.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 599 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
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
validate17.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data.status !== "string"){
validate17.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data3 = data.details;
const _errs6 = errors;
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate18(data3[i0], {instancePath:instancePath+"/details/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorEnvelope" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(!(validate17(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorList" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
validate22.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs0 = errors;
if(!(validate16(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
else if(Array.isArray(data)){
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
validate15.errors = vErrors;
return errors === 0;
}

export const validateErrorList = validate22;

export const validateErrorEnvelope = validate16;

export const validateErrorStatus = validate17;

export const validateErrorDetail = validate18;

export const validateModelList = validate25;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Model" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseModelId !== undefined){
const _errs2 = errors;
if(typeof data.baseModelId !== "string"){
validate26.errors = [{instancePath:instancePath+"/baseModelId",schemaPath:"#/properties/baseModelId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs4 = errors;
if(typeof data.version !== "string"){
validate26.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
const _errs6 = errors;
if(typeof data.displayName !== "string"){
validate26.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs8 = errors;
if(typeof data.description !== "string"){
validate26.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inputTokenLimit !== undefined){
let data5 = data.inputTokenLimit;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate26.errors = [{instancePath:instancePath+"/inputTokenLimit",schemaPath:"#/properties/inputTokenLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate26.errors = [{instancePath:instancePath+"/inputTokenLimit",schemaPath:"#/properties/inputTokenLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outputTokenLimit !== undefined){
let data6 = data.outputTokenLimit;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate26.errors = [{instancePath:instancePath+"/outputTokenLimit",schemaPath:"#/properties/outputTokenLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate26.errors = [{instancePath:instancePath+"/outputTokenLimit",schemaPath:"#/properties/outputTokenLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supportedGenerationMethods !== undefined){
let data7 = data.supportedGenerationMethods;
const _errs14 = errors;
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data7[i0] !== "string"){
validate26.errors = [{instancePath:instancePath+"/supportedGenerationMethods/" + i0,schemaPath:"#/properties/supportedGenerationMethods/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/supportedGenerationMethods",schemaPath:"#/properties/supportedGenerationMethods/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
const _errs18 = errors;
if(typeof data.thinking !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data10 = data.temperature;
const _errs20 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
validate26.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxTemperature !== undefined){
let data11 = data.maxTemperature;
const _errs22 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate26.errors = [{instancePath:instancePath+"/maxTemperature",schemaPath:"#/properties/maxTemperature/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topP !== undefined){
let data12 = data.topP;
const _errs24 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
validate26.errors = [{instancePath:instancePath+"/topP",schemaPath:"#/properties/topP/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topK !== undefined){
let data13 = data.topK;
const _errs26 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate26.errors = [{instancePath:instancePath+"/topK",schemaPath:"#/properties/topK/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelList" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.models !== undefined){
let data0 = data.models;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate26(data0[i0], {instancePath:instancePath+"/models/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextPageToken !== undefined){
const _errs3 = errors;
if(typeof data.nextPageToken !== "string"){
validate25.errors = [{instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

export const validateModel = validate26;

export const validateGenerateContentRequest = validate28;
const schema15 = {"$id":"GenerateContentRequest","type":"object","required":["contents"],"properties":{"contents":{"anyOf":[{"type":"array","items":{"$ref":"Content"},"minItems":1},{"$ref":"Content"}]},"model":{"type":["string","null"]},"systemInstruction":{"anyOf":[{"$ref":"SystemInstruction"},{"type":"null"}]},"tools":{"anyOf":[{"type":"array","items":{"$ref":"Tool"}},{"$ref":"Tool"},{"type":"null"}]},"toolConfig":{"anyOf":[{"$ref":"ToolConfig"},{"type":"null"}]},"safetySettings":{"anyOf":[{"type":"array","items":{"$ref":"SafetySetting"}},{"$ref":"SafetySetting"},{"type":"null"}]},"generationConfig":{"anyOf":[{"$ref":"GenerationConfig"},{"type":"null"}]},"cachedContent":{"type":["string","null"]},"labels":{"type":["object","null"],"additionalProperties":{"type":"string"}},"serviceTier":{"type":["string","null"]},"store":{"type":["boolean","null"]},"continuationToken":{"type":["string","null"]},"modelArmorConfig":{"anyOf":[{"$ref":"ModelArmorConfig"},{"type":"null"}]},"outputConfig":{"anyOf":[{"$ref":"OutputConfig"},{"type":"null"}]}}};
const schema16 = {"$id":"Content","type":"object","required":["parts"],"properties":{"role":{"anyOf":[{"type":"string","enum":["user","model","function",""]},{"type":"null"}]},"parts":{"anyOf":[{"type":"array","items":{"$ref":"Part"},"minItems":1},{"$ref":"Part"}]}}};
const schema17 = {"$id":"Part","type":"object","properties":{"text":{"type":["string","null"]},"inlineData":{"anyOf":[{"$ref":"Blob"},{"type":"null"}]},"fileData":{"anyOf":[{"$ref":"FileData"},{"type":"null"}]},"functionCall":{"anyOf":[{"$ref":"FunctionCall"},{"type":"null"}]},"functionResponse":{"anyOf":[{"$ref":"FunctionResponse"},{"type":"null"}]},"executableCode":{"anyOf":[{"$ref":"ExecutableCode"},{"type":"null"}]},"codeExecutionResult":{"anyOf":[{"$ref":"CodeExecutionResult"},{"type":"null"}]},"toolCall":{"anyOf":[{"$ref":"ServerToolCall"},{"type":"null"}]},"toolResponse":{"anyOf":[{"$ref":"ServerToolResponse"},{"type":"null"}]},"audioTranscription":{"anyOf":[{"$ref":"AudioTranscription"},{"type":"null"}]},"thought":{"type":["boolean","null"]},"thoughtSignature":{"type":["string","null"]},"videoMetadata":{"anyOf":[{"$ref":"VideoMetadata"},{"type":"null"}]},"audioMetadata":{"anyOf":[{"$ref":"MediaInterval"},{"type":"null"}]},"documentMetadata":{"anyOf":[{"$ref":"DocumentMetadata"},{"type":"null"}]},"spreadsheetMetadata":{"anyOf":[{"$ref":"SpreadsheetMetadata"},{"type":"null"}]},"speechMetadata":{"anyOf":[{"$ref":"SpeechMetadata"},{"type":"null"}]},"mediaResolution":{"anyOf":[{"$ref":"PartMediaResolution"},{"type":"null"}]},"mediaProcessing":{"type":["string","null"]},"partMetadata":{"type":["object","null"]}}};
const schema18 = {"$id":"Blob","type":"object","properties":{"mimeType":{"type":["string","null"]},"data":{"type":["string","null"]},"displayName":{"type":["string","null"]}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Blob" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mimeType !== undefined){
let data0 = data.mimeType;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate31.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: schema18.properties.mimeType.type},message:"must be string,null"}];
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
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate31.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema18.properties.data.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data2 = data.displayName;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate31.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: schema18.properties.displayName.type},message:"must be string,null"}];
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema19 = {"$id":"FileData","type":"object","properties":{"fileUri":{"type":["string","null"]},"mimeType":{"type":["string","null"]},"displayName":{"type":["string","null"]}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileData" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fileUri !== undefined){
let data0 = data.fileUri;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate33.errors = [{instancePath:instancePath+"/fileUri",schemaPath:"#/properties/fileUri/type",keyword:"type",params:{type: schema19.properties.fileUri.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
let data1 = data.mimeType;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate33.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: schema19.properties.mimeType.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data2 = data.displayName;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate33.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: schema19.properties.displayName.type},message:"must be string,null"}];
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema20 = {"$id":"FunctionCall","type":"object","properties":{"name":{"type":["string","null"]},"args":{"type":["object","null"]},"id":{"type":["string","null"]},"partialArgs":{"type":["array","null"],"items":{"$ref":"PartialArgument"}},"willContinue":{"type":["boolean","null"]}}};
const schema21 = {"$id":"PartialArgument","type":"object","properties":{"jsonPath":{"type":["string","null"]},"stringValue":{"type":["string","null"]},"numberValue":{"type":["number","null"]},"boolValue":{"type":["boolean","null"]},"nullValue":{"type":["string","null"]},"willContinue":{"type":["boolean","null"]}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PartialArgument" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jsonPath !== undefined){
let data0 = data.jsonPath;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate36.errors = [{instancePath:instancePath+"/jsonPath",schemaPath:"#/properties/jsonPath/type",keyword:"type",params:{type: schema21.properties.jsonPath.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stringValue !== undefined){
let data1 = data.stringValue;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate36.errors = [{instancePath:instancePath+"/stringValue",schemaPath:"#/properties/stringValue/type",keyword:"type",params:{type: schema21.properties.stringValue.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numberValue !== undefined){
let data2 = data.numberValue;
const _errs4 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate36.errors = [{instancePath:instancePath+"/numberValue",schemaPath:"#/properties/numberValue/type",keyword:"type",params:{type: schema21.properties.numberValue.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boolValue !== undefined){
let data3 = data.boolValue;
const _errs6 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate36.errors = [{instancePath:instancePath+"/boolValue",schemaPath:"#/properties/boolValue/type",keyword:"type",params:{type: schema21.properties.boolValue.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nullValue !== undefined){
let data4 = data.nullValue;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate36.errors = [{instancePath:instancePath+"/nullValue",schemaPath:"#/properties/nullValue/type",keyword:"type",params:{type: schema21.properties.nullValue.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.willContinue !== undefined){
let data5 = data.willContinue;
const _errs10 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate36.errors = [{instancePath:instancePath+"/willContinue",schemaPath:"#/properties/willContinue/type",keyword:"type",params:{type: schema21.properties.willContinue.type},message:"must be boolean,null"}];
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
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate35.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema20.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined){
let data1 = data.args;
const _errs2 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate35.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: schema20.properties.args.type},message:"must be object,null"}];
return false;
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
validate35.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema20.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partialArgs !== undefined){
let data3 = data.partialArgs;
const _errs6 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate35.errors = [{instancePath:instancePath+"/partialArgs",schemaPath:"#/properties/partialArgs/type",keyword:"type",params:{type: schema20.properties.partialArgs.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate36(data3[i0], {instancePath:instancePath+"/partialArgs/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
if(data.willContinue !== undefined){
let data5 = data.willContinue;
const _errs9 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate35.errors = [{instancePath:instancePath+"/willContinue",schemaPath:"#/properties/willContinue/type",keyword:"type",params:{type: schema20.properties.willContinue.type},message:"must be boolean,null"}];
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}

const schema22 = {"$id":"FunctionResponse","type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1},"response":{"type":["object","null"]},"id":{"type":["string","null"]},"parts":{"anyOf":[{"type":"array","items":{"$ref":"FunctionResponsePart"}},{"$ref":"FunctionResponsePart"},{"type":"null"}]},"willContinue":{"type":["boolean","null"]},"scheduling":{"type":["string","null"]}}};
const schema23 = {"$id":"FunctionResponsePart","type":"object","properties":{"inlineData":{"anyOf":[{"$ref":"Blob"},{"type":"null"}]},"fileData":{"anyOf":[{"$ref":"FileData"},{"type":"null"}]},"mediaProcessing":{"type":["string","null"]},"mediaResolution":{"anyOf":[{"$ref":"PartMediaResolution"},{"type":"null"}]},"videoMetadata":{"anyOf":[{"$ref":"VideoMetadata"},{"type":"null"}]},"audioMetadata":{"anyOf":[{"$ref":"MediaInterval"},{"type":"null"}]},"documentMetadata":{"anyOf":[{"$ref":"DocumentMetadata"},{"type":"null"}]},"spreadsheetMetadata":{"anyOf":[{"$ref":"SpreadsheetMetadata"},{"type":"null"}]}}};
const schema24 = {"$id":"PartMediaResolution","type":"object","properties":{"level":{"type":["string","null"]},"numTokens":{"type":["integer","null"]}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PartMediaResolution" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level !== undefined){
let data0 = data.level;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate43.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: schema24.properties.level.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numTokens !== undefined){
let data1 = data.numTokens;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate43.errors = [{instancePath:instancePath+"/numTokens",schemaPath:"#/properties/numTokens/type",keyword:"type",params:{type: schema24.properties.numTokens.type},message:"must be integer,null"}];
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
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate43.errors = vErrors;
return errors === 0;
}

const schema25 = {"$id":"VideoMetadata","type":"object","properties":{"startOffset":{"type":["string","null"]},"endOffset":{"type":["string","null"]},"fps":{"type":["number","null"],"exclusiveMinimum":0,"maximum":24},"contentLayers":{"type":["array","null"],"items":{"type":"string"}}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VideoMetadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startOffset !== undefined){
let data0 = data.startOffset;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate45.errors = [{instancePath:instancePath+"/startOffset",schemaPath:"#/properties/startOffset/type",keyword:"type",params:{type: schema25.properties.startOffset.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endOffset !== undefined){
let data1 = data.endOffset;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate45.errors = [{instancePath:instancePath+"/endOffset",schemaPath:"#/properties/endOffset/type",keyword:"type",params:{type: schema25.properties.endOffset.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fps !== undefined){
let data2 = data.fps;
const _errs4 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate45.errors = [{instancePath:instancePath+"/fps",schemaPath:"#/properties/fps/type",keyword:"type",params:{type: schema25.properties.fps.type},message:"must be number,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/fps",schemaPath:"#/properties/fps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24"}];
return false;
}
else {
if(data2 <= 0 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/fps",schemaPath:"#/properties/fps/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
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
if(data.contentLayers !== undefined){
let data3 = data.contentLayers;
const _errs6 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate45.errors = [{instancePath:instancePath+"/contentLayers",schemaPath:"#/properties/contentLayers/type",keyword:"type",params:{type: schema25.properties.contentLayers.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data3[i0] !== "string"){
validate45.errors = [{instancePath:instancePath+"/contentLayers/" + i0,schemaPath:"#/properties/contentLayers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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

const schema26 = {"$id":"MediaInterval","type":"object","properties":{"startOffset":{"type":["string","null"]},"endOffset":{"type":["string","null"]}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MediaInterval" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startOffset !== undefined){
let data0 = data.startOffset;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate47.errors = [{instancePath:instancePath+"/startOffset",schemaPath:"#/properties/startOffset/type",keyword:"type",params:{type: schema26.properties.startOffset.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endOffset !== undefined){
let data1 = data.endOffset;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate47.errors = [{instancePath:instancePath+"/endOffset",schemaPath:"#/properties/endOffset/type",keyword:"type",params:{type: schema26.properties.endOffset.type},message:"must be string,null"}];
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
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate47.errors = vErrors;
return errors === 0;
}

const schema27 = {"$id":"DocumentMetadata","type":"object","properties":{"startPage":{"type":["integer","null"]},"endPage":{"type":["integer","null"]},"contentLayers":{"type":["array","null"],"items":{"type":"string"}}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DocumentMetadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startPage !== undefined){
let data0 = data.startPage;
const _errs0 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate49.errors = [{instancePath:instancePath+"/startPage",schemaPath:"#/properties/startPage/type",keyword:"type",params:{type: schema27.properties.startPage.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endPage !== undefined){
let data1 = data.endPage;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate49.errors = [{instancePath:instancePath+"/endPage",schemaPath:"#/properties/endPage/type",keyword:"type",params:{type: schema27.properties.endPage.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentLayers !== undefined){
let data2 = data.contentLayers;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate49.errors = [{instancePath:instancePath+"/contentLayers",schemaPath:"#/properties/contentLayers/type",keyword:"type",params:{type: schema27.properties.contentLayers.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data2[i0] !== "string"){
validate49.errors = [{instancePath:instancePath+"/contentLayers/" + i0,schemaPath:"#/properties/contentLayers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate49.errors = vErrors;
return errors === 0;
}

const schema28 = {"$id":"SpreadsheetMetadata","type":"object","properties":{"visibleCells":{"type":["string","null"]},"sheetIndex":{"type":["integer","null"]},"contentLayers":{"type":["array","null"],"items":{"type":"string"}}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SpreadsheetMetadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.visibleCells !== undefined){
let data0 = data.visibleCells;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate51.errors = [{instancePath:instancePath+"/visibleCells",schemaPath:"#/properties/visibleCells/type",keyword:"type",params:{type: schema28.properties.visibleCells.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sheetIndex !== undefined){
let data1 = data.sheetIndex;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate51.errors = [{instancePath:instancePath+"/sheetIndex",schemaPath:"#/properties/sheetIndex/type",keyword:"type",params:{type: schema28.properties.sheetIndex.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentLayers !== undefined){
let data2 = data.contentLayers;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate51.errors = [{instancePath:instancePath+"/contentLayers",schemaPath:"#/properties/contentLayers/type",keyword:"type",params:{type: schema28.properties.contentLayers.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data2[i0] !== "string"){
validate51.errors = [{instancePath:instancePath+"/contentLayers/" + i0,schemaPath:"#/properties/contentLayers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate51.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionResponsePart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.inlineData !== undefined){
let data0 = data.inlineData;
const _errs0 = errors;
if(data0 !== null){
if(!(validate31(data0, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileData !== undefined){
let data1 = data.fileData;
const _errs2 = errors;
if(data1 !== null){
if(!(validate33(data1, {instancePath:instancePath+"/fileData",parentData:data,parentDataProperty:"fileData",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaProcessing !== undefined){
let data2 = data.mediaProcessing;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate40.errors = [{instancePath:instancePath+"/mediaProcessing",schemaPath:"#/properties/mediaProcessing/type",keyword:"type",params:{type: schema23.properties.mediaProcessing.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaResolution !== undefined){
let data3 = data.mediaResolution;
const _errs6 = errors;
if(data3 !== null){
if(!(validate43(data3, {instancePath:instancePath+"/mediaResolution",parentData:data,parentDataProperty:"mediaResolution",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.videoMetadata !== undefined){
let data4 = data.videoMetadata;
const _errs8 = errors;
if(data4 !== null){
if(!(validate45(data4, {instancePath:instancePath+"/videoMetadata",parentData:data,parentDataProperty:"videoMetadata",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audioMetadata !== undefined){
let data5 = data.audioMetadata;
const _errs10 = errors;
if(data5 !== null){
if(!(validate47(data5, {instancePath:instancePath+"/audioMetadata",parentData:data,parentDataProperty:"audioMetadata",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentMetadata !== undefined){
let data6 = data.documentMetadata;
const _errs12 = errors;
if(data6 !== null){
if(!(validate49(data6, {instancePath:instancePath+"/documentMetadata",parentData:data,parentDataProperty:"documentMetadata",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spreadsheetMetadata !== undefined){
let data7 = data.spreadsheetMetadata;
const _errs14 = errors;
if(data7 !== null){
if(!(validate51(data7, {instancePath:instancePath+"/spreadsheetMetadata",parentData:data,parentDataProperty:"spreadsheetMetadata",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate40.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate39.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data1 = data.response;
const _errs2 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate39.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: schema22.properties.response.type},message:"must be object,null"}];
return false;
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
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema22.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data3 = data.parts;
const _errs6 = errors;
if(Array.isArray(data3)){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate40(data3[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(!(validate40(data3, {instancePath:instancePath+"/parts",parentData:data,parentDataProperty:"parts",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
else if(data3 === null){
if(data3 !== null){
validate39.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.willContinue !== undefined){
let data5 = data.willContinue;
const _errs13 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate39.errors = [{instancePath:instancePath+"/willContinue",schemaPath:"#/properties/willContinue/type",keyword:"type",params:{type: schema22.properties.willContinue.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheduling !== undefined){
let data6 = data.scheduling;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate39.errors = [{instancePath:instancePath+"/scheduling",schemaPath:"#/properties/scheduling/type",keyword:"type",params:{type: schema22.properties.scheduling.type},message:"must be string,null"}];
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
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate39.errors = vErrors;
return errors === 0;
}

const schema29 = {"$id":"ExecutableCode","type":"object","required":["code"],"properties":{"language":{"type":["string","null"]},"code":{"type":"string"},"id":{"type":["string","null"]}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExecutableCode" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.language !== undefined){
let data0 = data.language;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate56.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema29.properties.language.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs2 = errors;
if(typeof data.code !== "string"){
validate56.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate56.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema29.properties.id.type},message:"must be string,null"}];
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema30 = {"$id":"CodeExecutionResult","type":"object","required":["outcome"],"properties":{"outcome":{"type":"string"},"output":{"type":["string","null"]},"id":{"type":["string","null"]}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CodeExecutionResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.outcome === undefined) && (missing0 = "outcome")){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.outcome !== undefined){
const _errs0 = errors;
if(typeof data.outcome !== "string"){
validate58.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate58.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: schema30.properties.output.type},message:"must be string,null"}];
return false;
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
validate58.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema30.properties.id.type},message:"must be string,null"}];
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
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema31 = {"$id":"ServerToolCall","type":"object","properties":{"id":{"type":["string","null"]},"toolType":{"type":["string","null"]},"args":{"type":["object","null"]}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ServerToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate60.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema31.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolType !== undefined){
let data1 = data.toolType;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate60.errors = [{instancePath:instancePath+"/toolType",schemaPath:"#/properties/toolType/type",keyword:"type",params:{type: schema31.properties.toolType.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined){
let data2 = data.args;
const _errs4 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate60.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: schema31.properties.args.type},message:"must be object,null"}];
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
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema32 = {"$id":"ServerToolResponse","type":"object","properties":{"id":{"type":["string","null"]},"toolType":{"type":["string","null"]},"response":{"type":["object","null"]}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ServerToolResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate62.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema32.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolType !== undefined){
let data1 = data.toolType;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate62.errors = [{instancePath:instancePath+"/toolType",schemaPath:"#/properties/toolType/type",keyword:"type",params:{type: schema32.properties.toolType.type},message:"must be string,null"}];
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
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate62.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: schema32.properties.response.type},message:"must be object,null"}];
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
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema33 = {"$id":"AudioTranscription","type":"object","properties":{"text":{"type":["string","null"]},"finished":{"type":["boolean","null"]},"languageCode":{"type":["string","null"]},"speakerLabel":{"type":["string","null"]},"words":{"type":["array","null"],"items":{"$ref":"TranscribedWord"}},"startOffset":{"type":["string","null"]},"endOffset":{"type":["string","null"]}}};
const schema34 = {"$id":"TranscribedWord","type":"object","properties":{"word":{"type":["string","null"]},"startOffset":{"type":["string","null"]},"endOffset":{"type":["string","null"]}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TranscribedWord" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.word !== undefined){
let data0 = data.word;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate65.errors = [{instancePath:instancePath+"/word",schemaPath:"#/properties/word/type",keyword:"type",params:{type: schema34.properties.word.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startOffset !== undefined){
let data1 = data.startOffset;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate65.errors = [{instancePath:instancePath+"/startOffset",schemaPath:"#/properties/startOffset/type",keyword:"type",params:{type: schema34.properties.startOffset.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endOffset !== undefined){
let data2 = data.endOffset;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate65.errors = [{instancePath:instancePath+"/endOffset",schemaPath:"#/properties/endOffset/type",keyword:"type",params:{type: schema34.properties.endOffset.type},message:"must be string,null"}];
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
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate65.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioTranscription" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate64.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema33.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finished !== undefined){
let data1 = data.finished;
const _errs2 = errors;
if((typeof data1 !== "boolean") && (data1 !== null)){
validate64.errors = [{instancePath:instancePath+"/finished",schemaPath:"#/properties/finished/type",keyword:"type",params:{type: schema33.properties.finished.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.languageCode !== undefined){
let data2 = data.languageCode;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate64.errors = [{instancePath:instancePath+"/languageCode",schemaPath:"#/properties/languageCode/type",keyword:"type",params:{type: schema33.properties.languageCode.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speakerLabel !== undefined){
let data3 = data.speakerLabel;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate64.errors = [{instancePath:instancePath+"/speakerLabel",schemaPath:"#/properties/speakerLabel/type",keyword:"type",params:{type: schema33.properties.speakerLabel.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.words !== undefined){
let data4 = data.words;
const _errs8 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate64.errors = [{instancePath:instancePath+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type: schema33.properties.words.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate65(data4[i0], {instancePath:instancePath+"/words/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
if(data.startOffset !== undefined){
let data6 = data.startOffset;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate64.errors = [{instancePath:instancePath+"/startOffset",schemaPath:"#/properties/startOffset/type",keyword:"type",params:{type: schema33.properties.startOffset.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endOffset !== undefined){
let data7 = data.endOffset;
const _errs13 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate64.errors = [{instancePath:instancePath+"/endOffset",schemaPath:"#/properties/endOffset/type",keyword:"type",params:{type: schema33.properties.endOffset.type},message:"must be string,null"}];
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
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate64.errors = vErrors;
return errors === 0;
}

const schema35 = {"$id":"SpeechMetadata","type":"object","properties":{"speaker":{"type":["string","null"]},"style":{"type":["string","null"]}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SpeechMetadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.speaker !== undefined){
let data0 = data.speaker;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate72.errors = [{instancePath:instancePath+"/speaker",schemaPath:"#/properties/speaker/type",keyword:"type",params:{type: schema35.properties.speaker.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.style !== undefined){
let data1 = data.style;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate72.errors = [{instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: schema35.properties.style.type},message:"must be string,null"}];
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
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate72.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Part" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate30.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema17.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inlineData !== undefined){
let data1 = data.inlineData;
const _errs2 = errors;
if(data1 !== null){
if(!(validate31(data1, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileData !== undefined){
let data2 = data.fileData;
const _errs4 = errors;
if(data2 !== null){
if(!(validate33(data2, {instancePath:instancePath+"/fileData",parentData:data,parentDataProperty:"fileData",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functionCall !== undefined){
let data3 = data.functionCall;
const _errs6 = errors;
if(data3 !== null){
if(!(validate35(data3, {instancePath:instancePath+"/functionCall",parentData:data,parentDataProperty:"functionCall",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functionResponse !== undefined){
let data4 = data.functionResponse;
const _errs8 = errors;
if(data4 !== null){
if(!(validate39(data4, {instancePath:instancePath+"/functionResponse",parentData:data,parentDataProperty:"functionResponse",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executableCode !== undefined){
let data5 = data.executableCode;
const _errs10 = errors;
if(data5 !== null){
if(!(validate56(data5, {instancePath:instancePath+"/executableCode",parentData:data,parentDataProperty:"executableCode",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeExecutionResult !== undefined){
let data6 = data.codeExecutionResult;
const _errs12 = errors;
if(data6 !== null){
if(!(validate58(data6, {instancePath:instancePath+"/codeExecutionResult",parentData:data,parentDataProperty:"codeExecutionResult",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolCall !== undefined){
let data7 = data.toolCall;
const _errs14 = errors;
if(data7 !== null){
if(!(validate60(data7, {instancePath:instancePath+"/toolCall",parentData:data,parentDataProperty:"toolCall",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolResponse !== undefined){
let data8 = data.toolResponse;
const _errs16 = errors;
if(data8 !== null){
if(!(validate62(data8, {instancePath:instancePath+"/toolResponse",parentData:data,parentDataProperty:"toolResponse",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audioTranscription !== undefined){
let data9 = data.audioTranscription;
const _errs18 = errors;
if(data9 !== null){
if(!(validate64(data9, {instancePath:instancePath+"/audioTranscription",parentData:data,parentDataProperty:"audioTranscription",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thought !== undefined){
let data10 = data.thought;
const _errs20 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate30.errors = [{instancePath:instancePath+"/thought",schemaPath:"#/properties/thought/type",keyword:"type",params:{type: schema17.properties.thought.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thoughtSignature !== undefined){
let data11 = data.thoughtSignature;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate30.errors = [{instancePath:instancePath+"/thoughtSignature",schemaPath:"#/properties/thoughtSignature/type",keyword:"type",params:{type: schema17.properties.thoughtSignature.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.videoMetadata !== undefined){
let data12 = data.videoMetadata;
const _errs24 = errors;
if(data12 !== null){
if(!(validate45(data12, {instancePath:instancePath+"/videoMetadata",parentData:data,parentDataProperty:"videoMetadata",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audioMetadata !== undefined){
let data13 = data.audioMetadata;
const _errs26 = errors;
if(data13 !== null){
if(!(validate47(data13, {instancePath:instancePath+"/audioMetadata",parentData:data,parentDataProperty:"audioMetadata",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentMetadata !== undefined){
let data14 = data.documentMetadata;
const _errs28 = errors;
if(data14 !== null){
if(!(validate49(data14, {instancePath:instancePath+"/documentMetadata",parentData:data,parentDataProperty:"documentMetadata",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spreadsheetMetadata !== undefined){
let data15 = data.spreadsheetMetadata;
const _errs30 = errors;
if(data15 !== null){
if(!(validate51(data15, {instancePath:instancePath+"/spreadsheetMetadata",parentData:data,parentDataProperty:"spreadsheetMetadata",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speechMetadata !== undefined){
let data16 = data.speechMetadata;
const _errs32 = errors;
if(data16 !== null){
if(!(validate72(data16, {instancePath:instancePath+"/speechMetadata",parentData:data,parentDataProperty:"speechMetadata",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaResolution !== undefined){
let data17 = data.mediaResolution;
const _errs34 = errors;
if(data17 !== null){
if(!(validate43(data17, {instancePath:instancePath+"/mediaResolution",parentData:data,parentDataProperty:"mediaResolution",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaProcessing !== undefined){
let data18 = data.mediaProcessing;
const _errs36 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate30.errors = [{instancePath:instancePath+"/mediaProcessing",schemaPath:"#/properties/mediaProcessing/type",keyword:"type",params:{type: schema17.properties.mediaProcessing.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partMetadata !== undefined){
let data19 = data.partMetadata;
const _errs38 = errors;
if((!(data19 && typeof data19 == "object" && !Array.isArray(data19))) && (data19 !== null)){
validate30.errors = [{instancePath:instancePath+"/partMetadata",schemaPath:"#/properties/partMetadata/type",keyword:"type",params:{type: schema17.properties.partMetadata.type},message:"must be object,null"}];
return false;
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Content" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parts === undefined) && (missing0 = "parts")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs0 = errors;
if(data0 !== null){
if(typeof data0 !== "string"){
validate29.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "user") || (data0 === "model")) || (data0 === "function")) || (data0 === ""))){
validate29.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema16.properties.role.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data1 = data.parts;
const _errs3 = errors;
if(Array.isArray(data1)){
if(Array.isArray(data1)){
if(data1.length < 1){
validate29.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/anyOf/0/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate30(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid3 = _errs5 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(!(validate30(data1, {instancePath:instancePath+"/parts",parentData:data,parentDataProperty:"parts",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
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
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema36 = {"$id":"SystemInstruction","type":"object","required":["parts"],"properties":{"role":{"type":["string","null"]},"parts":{"anyOf":[{"type":"array","items":{"$ref":"Part"},"minItems":1},{"$ref":"Part"}]}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SystemInstruction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parts === undefined) && (missing0 = "parts")){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate79.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema36.properties.role.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data1 = data.parts;
const _errs2 = errors;
if(Array.isArray(data1)){
if(Array.isArray(data1)){
if(data1.length < 1){
validate79.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/anyOf/0/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate30(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(!(validate30(data1, {instancePath:instancePath+"/parts",parentData:data,parentDataProperty:"parts",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate79.errors = vErrors;
return errors === 0;
}

const schema37 = {"$id":"Tool","type":"object","properties":{"functionDeclarations":{"anyOf":[{"type":"array","items":{"$ref":"FunctionDeclaration"}},{"$ref":"FunctionDeclaration"},{"type":"null"}]},"googleSearch":{"anyOf":[{"$ref":"GoogleSearch"},{"type":"null"}]},"googleSearchRetrieval":{"type":["object","null"]},"codeExecution":{"type":["object","null"]},"urlContext":{"type":["object","null"]},"googleMaps":{"type":["object","null"]},"fileSearch":{"type":["object","null"]},"computerUse":{"type":["object","null"]},"mcpServers":{"type":["array","null"],"items":{"type":"object"}},"retrieval":{"type":["object","null"]},"enterpriseWebSearch":{"type":["object","null"]},"parallelAiSearch":{"type":["object","null"]},"exaAiSearch":{"type":["object","null"]}}};
const schema38 = {"$id":"FunctionDeclaration","type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1},"description":{"type":["string","null"]},"parameters":{"anyOf":[{"$ref":"Schema"},{"type":"null"}]},"parametersJsonSchema":{},"response":{"anyOf":[{"$ref":"Schema"},{"type":"null"}]},"responseJsonSchema":{},"behavior":{"type":["string","null"]}}};
const schema39 = {"$id":"Schema","type":"object","properties":{"type":{"anyOf":[{"type":"string","enum":["STRING","NUMBER","INTEGER","BOOLEAN","ARRAY","OBJECT","NULL","TYPE_UNSPECIFIED","string","number","integer","boolean","array","object","null","type_unspecified"]},{"type":"null"}]},"format":{"type":["string","null"]},"title":{"type":["string","null"]},"description":{"type":["string","null"]},"nullable":{"type":["boolean","null"]},"enum":{"type":["array","null"],"items":{"type":"string"}},"items":{"anyOf":[{"$ref":"Schema"},{"type":"null"}]},"minItems":{"type":["integer","string","null"],"minimum":0,"pattern":"^[0-9]+$"},"maxItems":{"type":["integer","string","null"],"minimum":0,"pattern":"^[0-9]+$"},"properties":{"type":["object","null"],"additionalProperties":{"$ref":"Schema"}},"required":{"type":["array","null"],"items":{"type":"string"}},"minProperties":{"type":["integer","string","null"],"minimum":0,"pattern":"^[0-9]+$"},"maxProperties":{"type":["integer","string","null"],"minimum":0,"pattern":"^[0-9]+$"},"minimum":{"type":["number","null"]},"maximum":{"type":["number","null"]},"minLength":{"type":["integer","string","null"],"minimum":0,"pattern":"^[0-9]+$"},"maxLength":{"type":["integer","string","null"],"minimum":0,"pattern":"^[0-9]+$"},"pattern":{"type":["string","null"]},"example":{},"anyOf":{"type":["array","null"],"items":{"$ref":"Schema"}},"propertyOrdering":{"type":["array","null"],"items":{"type":"string"}},"default":{},"additionalProperties":{},"ref":{"type":["string","null"]},"defs":{"type":["object","null"],"additionalProperties":{"$ref":"Schema"}}}};
const wrapper0 = {validate: validate85};
const pattern0 = new RegExp("^[0-9]+$", "u");

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Schema" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if(data0 !== null){
if(typeof data0 !== "string"){
validate85.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((data0 === "STRING") || (data0 === "NUMBER")) || (data0 === "INTEGER")) || (data0 === "BOOLEAN")) || (data0 === "ARRAY")) || (data0 === "OBJECT")) || (data0 === "NULL")) || (data0 === "TYPE_UNSPECIFIED")) || (data0 === "string")) || (data0 === "number")) || (data0 === "integer")) || (data0 === "boolean")) || (data0 === "array")) || (data0 === "object")) || (data0 === "null")) || (data0 === "type_unspecified"))){
validate85.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate85.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: schema39.properties.format.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate85.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema39.properties.title.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate85.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema39.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nullable !== undefined){
let data4 = data.nullable;
const _errs9 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate85.errors = [{instancePath:instancePath+"/nullable",schemaPath:"#/properties/nullable/type",keyword:"type",params:{type: schema39.properties.nullable.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enum !== undefined){
let data5 = data.enum;
const _errs11 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate85.errors = [{instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: schema39.properties.enum.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(typeof data5[i0] !== "string"){
validate85.errors = [{instancePath:instancePath+"/enum/" + i0,schemaPath:"#/properties/enum/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.items !== undefined){
let data7 = data.items;
const _errs15 = errors;
if(data7 !== null){
if(!(wrapper0.validate(data7, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minItems !== undefined){
let data8 = data.minItems;
const _errs17 = errors;
if(((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (typeof data8 !== "string")) && (data8 !== null)){
validate85.errors = [{instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type: schema39.properties.minItems.type},message:"must be integer,string,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate85.errors = [{instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate85.errors = [{instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxItems !== undefined){
let data9 = data.maxItems;
const _errs19 = errors;
if(((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (typeof data9 !== "string")) && (data9 !== null)){
validate85.errors = [{instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type: schema39.properties.maxItems.type},message:"must be integer,string,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate85.errors = [{instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
if(errors === _errs19){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
validate85.errors = [{instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""}];
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
if(data.properties !== undefined){
let data10 = data.properties;
const _errs21 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate85.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: schema39.properties.properties.type},message:"must be object,null"}];
return false;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key0 in data10){
const _errs23 = errors;
if(!(wrapper0.validate(data10[key0], {instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
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
if(data.required !== undefined){
let data12 = data.required;
const _errs25 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
validate85.errors = [{instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: schema39.properties.required.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data12)){
var valid5 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(typeof data12[i1] !== "string"){
validate85.errors = [{instancePath:instancePath+"/required/" + i1,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs26 === errors;
if(!valid5){
break;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minProperties !== undefined){
let data14 = data.minProperties;
const _errs29 = errors;
if(((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (typeof data14 !== "string")) && (data14 !== null)){
validate85.errors = [{instancePath:instancePath+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type: schema39.properties.minProperties.type},message:"must be integer,string,null"}];
return false;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate85.errors = [{instancePath:instancePath+"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
if(errors === _errs29){
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
validate85.errors = [{instancePath:instancePath+"/minProperties",schemaPath:"#/properties/minProperties/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxProperties !== undefined){
let data15 = data.maxProperties;
const _errs31 = errors;
if(((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (typeof data15 !== "string")) && (data15 !== null)){
validate85.errors = [{instancePath:instancePath+"/maxProperties",schemaPath:"#/properties/maxProperties/type",keyword:"type",params:{type: schema39.properties.maxProperties.type},message:"must be integer,string,null"}];
return false;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate85.errors = [{instancePath:instancePath+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
if(errors === _errs31){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
validate85.errors = [{instancePath:instancePath+"/maxProperties",schemaPath:"#/properties/maxProperties/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""}];
return false;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minimum !== undefined){
let data16 = data.minimum;
const _errs33 = errors;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
validate85.errors = [{instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: schema39.properties.minimum.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum !== undefined){
let data17 = data.maximum;
const _errs35 = errors;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
validate85.errors = [{instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: schema39.properties.maximum.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minLength !== undefined){
let data18 = data.minLength;
const _errs37 = errors;
if(((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (typeof data18 !== "string")) && (data18 !== null)){
validate85.errors = [{instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: schema39.properties.minLength.type},message:"must be integer,string,null"}];
return false;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate85.errors = [{instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
if(errors === _errs37){
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
validate85.errors = [{instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""}];
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
if(data.maxLength !== undefined){
let data19 = data.maxLength;
const _errs39 = errors;
if(((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (typeof data19 !== "string")) && (data19 !== null)){
validate85.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: schema39.properties.maxLength.type},message:"must be integer,string,null"}];
return false;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate85.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
if(errors === _errs39){
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
validate85.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""}];
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
if(data.pattern !== undefined){
let data20 = data.pattern;
const _errs41 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate85.errors = [{instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: schema39.properties.pattern.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anyOf !== undefined){
let data21 = data.anyOf;
const _errs43 = errors;
if((!(Array.isArray(data21))) && (data21 !== null)){
validate85.errors = [{instancePath:instancePath+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type: schema39.properties.anyOf.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data21)){
var valid6 = true;
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
const _errs44 = errors;
if(!(wrapper0.validate(data21[i2], {instancePath:instancePath+"/anyOf/" + i2,parentData:data21,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid6 = _errs44 === errors;
if(!valid6){
break;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.propertyOrdering !== undefined){
let data23 = data.propertyOrdering;
const _errs46 = errors;
if((!(Array.isArray(data23))) && (data23 !== null)){
validate85.errors = [{instancePath:instancePath+"/propertyOrdering",schemaPath:"#/properties/propertyOrdering/type",keyword:"type",params:{type: schema39.properties.propertyOrdering.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data23)){
var valid7 = true;
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
const _errs47 = errors;
if(typeof data23[i3] !== "string"){
validate85.errors = [{instancePath:instancePath+"/propertyOrdering/" + i3,schemaPath:"#/properties/propertyOrdering/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs47 === errors;
if(!valid7){
break;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
let data25 = data.ref;
const _errs50 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate85.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: schema39.properties.ref.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defs !== undefined){
let data26 = data.defs;
const _errs52 = errors;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
validate85.errors = [{instancePath:instancePath+"/defs",schemaPath:"#/properties/defs/type",keyword:"type",params:{type: schema39.properties.defs.type},message:"must be object,null"}];
return false;
}
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key1 in data26){
const _errs54 = errors;
if(!(wrapper0.validate(data26[key1], {instancePath:instancePath+"/defs/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data26,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid8 = _errs54 === errors;
if(!valid8){
break;
}
}
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
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate85.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionDeclaration" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs0 = errors;
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate84.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema38.properties.description.type},message:"must be string,null"}];
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
if(!(validate85(data2, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData}))){
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
if(data.response !== undefined){
let data3 = data.response;
const _errs6 = errors;
if(data3 !== null){
if(!(validate85(data3, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behavior !== undefined){
let data4 = data.behavior;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate84.errors = [{instancePath:instancePath+"/behavior",schemaPath:"#/properties/behavior/type",keyword:"type",params:{type: schema38.properties.behavior.type},message:"must be string,null"}];
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
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate84.errors = vErrors;
return errors === 0;
}

const schema40 = {"$id":"GoogleSearch","type":"object","properties":{"timeRangeFilter":{"anyOf":[{"$ref":"TimeInterval"},{"type":"null"}]},"searchTypes":{"type":["object","null"]},"excludeDomains":{"type":["array","null"],"items":{"type":"string"}},"blockingConfidence":{"type":["string","null"]}}};
const schema41 = {"$id":"TimeInterval","type":"object","properties":{"startTime":{"type":["string","null"]},"endTime":{"type":["string","null"]}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TimeInterval" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startTime !== undefined){
let data0 = data.startTime;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate91.errors = [{instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/type",keyword:"type",params:{type: schema41.properties.startTime.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endTime !== undefined){
let data1 = data.endTime;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate91.errors = [{instancePath:instancePath+"/endTime",schemaPath:"#/properties/endTime/type",keyword:"type",params:{type: schema41.properties.endTime.type},message:"must be string,null"}];
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
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate91.errors = vErrors;
return errors === 0;
}


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GoogleSearch" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeRangeFilter !== undefined){
let data0 = data.timeRangeFilter;
const _errs0 = errors;
if(data0 !== null){
if(!(validate91(data0, {instancePath:instancePath+"/timeRangeFilter",parentData:data,parentDataProperty:"timeRangeFilter",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.searchTypes !== undefined){
let data1 = data.searchTypes;
const _errs2 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate90.errors = [{instancePath:instancePath+"/searchTypes",schemaPath:"#/properties/searchTypes/type",keyword:"type",params:{type: schema40.properties.searchTypes.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excludeDomains !== undefined){
let data2 = data.excludeDomains;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate90.errors = [{instancePath:instancePath+"/excludeDomains",schemaPath:"#/properties/excludeDomains/type",keyword:"type",params:{type: schema40.properties.excludeDomains.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data2[i0] !== "string"){
validate90.errors = [{instancePath:instancePath+"/excludeDomains/" + i0,schemaPath:"#/properties/excludeDomains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.blockingConfidence !== undefined){
let data4 = data.blockingConfidence;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate90.errors = [{instancePath:instancePath+"/blockingConfidence",schemaPath:"#/properties/blockingConfidence/type",keyword:"type",params:{type: schema40.properties.blockingConfidence.type},message:"must be string,null"}];
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
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate90.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Tool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.functionDeclarations !== undefined){
let data0 = data.functionDeclarations;
const _errs0 = errors;
if(Array.isArray(data0)){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate84(data0[i0], {instancePath:instancePath+"/functionDeclarations/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid2 = _errs2 === errors;
if(!valid2){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/functionDeclarations",schemaPath:"#/properties/functionDeclarations/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(!(validate84(data0, {instancePath:instancePath+"/functionDeclarations",parentData:data,parentDataProperty:"functionDeclarations",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
else if(data0 === null){
if(data0 !== null){
validate83.errors = [{instancePath:instancePath+"/functionDeclarations",schemaPath:"#/properties/functionDeclarations/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/functionDeclarations",schemaPath:"#/properties/functionDeclarations/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.googleSearch !== undefined){
let data2 = data.googleSearch;
const _errs7 = errors;
if(data2 !== null){
if(!(validate90(data2, {instancePath:instancePath+"/googleSearch",parentData:data,parentDataProperty:"googleSearch",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.googleSearchRetrieval !== undefined){
let data3 = data.googleSearchRetrieval;
const _errs9 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate83.errors = [{instancePath:instancePath+"/googleSearchRetrieval",schemaPath:"#/properties/googleSearchRetrieval/type",keyword:"type",params:{type: schema37.properties.googleSearchRetrieval.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeExecution !== undefined){
let data4 = data.codeExecution;
const _errs11 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate83.errors = [{instancePath:instancePath+"/codeExecution",schemaPath:"#/properties/codeExecution/type",keyword:"type",params:{type: schema37.properties.codeExecution.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlContext !== undefined){
let data5 = data.urlContext;
const _errs13 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate83.errors = [{instancePath:instancePath+"/urlContext",schemaPath:"#/properties/urlContext/type",keyword:"type",params:{type: schema37.properties.urlContext.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.googleMaps !== undefined){
let data6 = data.googleMaps;
const _errs15 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate83.errors = [{instancePath:instancePath+"/googleMaps",schemaPath:"#/properties/googleMaps/type",keyword:"type",params:{type: schema37.properties.googleMaps.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileSearch !== undefined){
let data7 = data.fileSearch;
const _errs17 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate83.errors = [{instancePath:instancePath+"/fileSearch",schemaPath:"#/properties/fileSearch/type",keyword:"type",params:{type: schema37.properties.fileSearch.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.computerUse !== undefined){
let data8 = data.computerUse;
const _errs19 = errors;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
validate83.errors = [{instancePath:instancePath+"/computerUse",schemaPath:"#/properties/computerUse/type",keyword:"type",params:{type: schema37.properties.computerUse.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcpServers !== undefined){
let data9 = data.mcpServers;
const _errs21 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
validate83.errors = [{instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: schema37.properties.mcpServers.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data9)){
var valid4 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs22 = errors;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
validate83.errors = [{instancePath:instancePath+"/mcpServers/" + i1,schemaPath:"#/properties/mcpServers/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid4 = _errs22 === errors;
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
if(data.retrieval !== undefined){
let data11 = data.retrieval;
const _errs25 = errors;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate83.errors = [{instancePath:instancePath+"/retrieval",schemaPath:"#/properties/retrieval/type",keyword:"type",params:{type: schema37.properties.retrieval.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enterpriseWebSearch !== undefined){
let data12 = data.enterpriseWebSearch;
const _errs27 = errors;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
validate83.errors = [{instancePath:instancePath+"/enterpriseWebSearch",schemaPath:"#/properties/enterpriseWebSearch/type",keyword:"type",params:{type: schema37.properties.enterpriseWebSearch.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelAiSearch !== undefined){
let data13 = data.parallelAiSearch;
const _errs29 = errors;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
validate83.errors = [{instancePath:instancePath+"/parallelAiSearch",schemaPath:"#/properties/parallelAiSearch/type",keyword:"type",params:{type: schema37.properties.parallelAiSearch.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exaAiSearch !== undefined){
let data14 = data.exaAiSearch;
const _errs31 = errors;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
validate83.errors = [{instancePath:instancePath+"/exaAiSearch",schemaPath:"#/properties/exaAiSearch/type",keyword:"type",params:{type: schema37.properties.exaAiSearch.type},message:"must be object,null"}];
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
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate83.errors = vErrors;
return errors === 0;
}

const schema42 = {"$id":"ToolConfig","type":"object","properties":{"functionCallingConfig":{"anyOf":[{"$ref":"FunctionCallingConfig"},{"type":"null"}]},"retrievalConfig":{"anyOf":[{"$ref":"RetrievalConfig"},{"type":"null"}]},"includeServerSideToolInvocations":{"type":["boolean","null"]}}};
const schema43 = {"$id":"FunctionCallingConfig","type":"object","properties":{"mode":{"anyOf":[{"type":"string","enum":["AUTO","ANY","NONE","VALIDATED","MODE_UNSPECIFIED","auto","any","none","validated","mode_unspecified"]},{"type":"null"}]},"allowedFunctionNames":{"type":["array","null"],"items":{"type":"string"}},"streamFunctionCallArguments":{"type":["boolean","null"]}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionCallingConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
let data0 = data.mode;
const _errs0 = errors;
if(data0 !== null){
if(typeof data0 !== "string"){
validate97.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data0 === "AUTO") || (data0 === "ANY")) || (data0 === "NONE")) || (data0 === "VALIDATED")) || (data0 === "MODE_UNSPECIFIED")) || (data0 === "auto")) || (data0 === "any")) || (data0 === "none")) || (data0 === "validated")) || (data0 === "mode_unspecified"))){
validate97.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema43.properties.mode.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowedFunctionNames !== undefined){
let data1 = data.allowedFunctionNames;
const _errs3 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate97.errors = [{instancePath:instancePath+"/allowedFunctionNames",schemaPath:"#/properties/allowedFunctionNames/type",keyword:"type",params:{type: schema43.properties.allowedFunctionNames.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data1[i0] !== "string"){
validate97.errors = [{instancePath:instancePath+"/allowedFunctionNames/" + i0,schemaPath:"#/properties/allowedFunctionNames/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.streamFunctionCallArguments !== undefined){
let data3 = data.streamFunctionCallArguments;
const _errs7 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate97.errors = [{instancePath:instancePath+"/streamFunctionCallArguments",schemaPath:"#/properties/streamFunctionCallArguments/type",keyword:"type",params:{type: schema43.properties.streamFunctionCallArguments.type},message:"must be boolean,null"}];
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
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate97.errors = vErrors;
return errors === 0;
}

const schema44 = {"$id":"RetrievalConfig","type":"object","properties":{"latLng":{"anyOf":[{"$ref":"LatLng"},{"type":"null"}]},"languageCode":{"type":["string","null"]}}};
const schema45 = {"$id":"LatLng","type":"object","properties":{"latitude":{"type":["number","null"],"minimum":-90,"maximum":90},"longitude":{"type":["number","null"],"minimum":-180,"maximum":180}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LatLng" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.latitude !== undefined){
let data0 = data.latitude;
const _errs0 = errors;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
validate100.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/type",keyword:"type",params:{type: schema45.properties.latitude.type},message:"must be number,null"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
validate100.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"}];
return false;
}
else {
if(data0 < -90 || isNaN(data0)){
validate100.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"}];
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
if(data.longitude !== undefined){
let data1 = data.longitude;
const _errs2 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate100.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/type",keyword:"type",params:{type: schema45.properties.longitude.type},message:"must be number,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
validate100.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"}];
return false;
}
else {
if(data1 < -180 || isNaN(data1)){
validate100.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"}];
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
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate100.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RetrievalConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.latLng !== undefined){
let data0 = data.latLng;
const _errs0 = errors;
if(data0 !== null){
if(!(validate100(data0, {instancePath:instancePath+"/latLng",parentData:data,parentDataProperty:"latLng",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.languageCode !== undefined){
let data1 = data.languageCode;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate99.errors = [{instancePath:instancePath+"/languageCode",schemaPath:"#/properties/languageCode/type",keyword:"type",params:{type: schema44.properties.languageCode.type},message:"must be string,null"}];
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
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.functionCallingConfig !== undefined){
let data0 = data.functionCallingConfig;
const _errs0 = errors;
if(data0 !== null){
if(!(validate97(data0, {instancePath:instancePath+"/functionCallingConfig",parentData:data,parentDataProperty:"functionCallingConfig",rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrievalConfig !== undefined){
let data1 = data.retrievalConfig;
const _errs2 = errors;
if(data1 !== null){
if(!(validate99(data1, {instancePath:instancePath+"/retrievalConfig",parentData:data,parentDataProperty:"retrievalConfig",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.includeServerSideToolInvocations !== undefined){
let data2 = data.includeServerSideToolInvocations;
const _errs4 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate96.errors = [{instancePath:instancePath+"/includeServerSideToolInvocations",schemaPath:"#/properties/includeServerSideToolInvocations/type",keyword:"type",params:{type: schema42.properties.includeServerSideToolInvocations.type},message:"must be boolean,null"}];
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
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate96.errors = vErrors;
return errors === 0;
}

const schema46 = {"$id":"SafetySetting","type":"object","required":["category","threshold"],"properties":{"category":{"type":"string"},"threshold":{"type":"string"},"method":{"type":["string","null"]}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SafetySetting" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.category === undefined) && (missing0 = "category")) || ((data.threshold === undefined) && (missing0 = "threshold"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.category !== undefined){
const _errs0 = errors;
if(typeof data.category !== "string"){
validate104.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threshold !== undefined){
const _errs2 = errors;
if(typeof data.threshold !== "string"){
validate104.errors = [{instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data2 = data.method;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate104.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: schema46.properties.method.type},message:"must be string,null"}];
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
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate104.errors = vErrors;
return errors === 0;
}

const schema47 = {"$id":"GenerationConfig","type":"object","properties":{"temperature":{"type":["number","null"],"minimum":0,"maximum":2},"topP":{"type":["number","null"],"minimum":0,"maximum":1},"topK":{"type":["number","null"],"minimum":0},"candidateCount":{"type":["integer","null"],"minimum":0},"maxOutputTokens":{"type":["integer","null"],"minimum":0},"stopSequences":{"type":["array","null"],"items":{"type":"string"},"maxItems":5},"seed":{"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647},"presencePenalty":{"type":["number","null"],"minimum":-2,"maximum":2},"frequencyPenalty":{"type":["number","null"],"minimum":-2,"maximum":2},"responseLogprobs":{"type":["boolean","null"]},"logprobs":{"type":["integer","null"],"minimum":0,"maximum":20},"responseMimeType":{"type":["string","null"]},"responseSchema":{"anyOf":[{"$ref":"Schema"},{"type":"null"}]},"responseJsonSchema":{},"responseJsonSchemaOrdered":{},"responseFormat":{"anyOf":[{"type":"array","items":{"$ref":"ResponseFormat"}},{"$ref":"ResponseFormat"},{"type":"null"}]},"responseModalities":{"type":["array","null"],"items":{"type":"string"}},"thinkingConfig":{"anyOf":[{"$ref":"ThinkingConfig"},{"type":"null"}]},"mediaResolution":{"type":["string","null"]},"speechConfig":{"anyOf":[{"$ref":"SpeechConfig"},{"type":"null"}]},"imageConfig":{"anyOf":[{"$ref":"ImageConfig"},{"type":"null"}]},"audioTimestamp":{"type":["boolean","null"]},"audioTranscriptionConfig":{"type":["object","null"]},"translationConfig":{"type":["object","null"]},"enableAffectiveDialog":{"type":["boolean","null"]},"enableEnhancedCivicAnswers":{"type":["boolean","null"]},"modelSelectionConfig":{"type":["object","null"]},"routingConfig":{"type":["object","null"]}}};
const schema48 = {"$id":"ResponseFormat","type":"object","properties":{"text":{"anyOf":[{"$ref":"TextResponseFormat"},{"type":"null"}]},"audio":{"type":["object","null"]},"image":{"type":["object","null"]},"video":{"type":["object","null"]}}};
const schema49 = {"$id":"TextResponseFormat","type":"object","properties":{"mimeType":{"type":["string","null"]},"schema":{},"jsonSchema":{}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextResponseFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mimeType !== undefined){
let data0 = data.mimeType;
if((typeof data0 !== "string") && (data0 !== null)){
validate110.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: schema49.properties.mimeType.type},message:"must be string,null"}];
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


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
const _errs0 = errors;
if(data0 !== null){
if(!(validate110(data0, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio !== undefined){
let data1 = data.audio;
const _errs2 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate109.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: schema48.properties.audio.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
let data2 = data.image;
const _errs4 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate109.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema48.properties.image.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.video !== undefined){
let data3 = data.video;
const _errs6 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate109.errors = [{instancePath:instancePath+"/video",schemaPath:"#/properties/video/type",keyword:"type",params:{type: schema48.properties.video.type},message:"must be object,null"}];
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
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate109.errors = vErrors;
return errors === 0;
}

const schema50 = {"$id":"ThinkingConfig","type":"object","properties":{"includeThoughts":{"type":["boolean","null"]},"thinkingBudget":{"type":["integer","null"],"minimum":-1},"thinkingLevel":{"anyOf":[{"type":"string","enum":["THINKING_LEVEL_UNSPECIFIED","MINIMAL","LOW","MEDIUM","HIGH","XHIGH","thinking_level_unspecified","minimal","low","medium","high","xhigh"]},{"type":"null"}]}}};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThinkingConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.includeThoughts !== undefined){
let data0 = data.includeThoughts;
const _errs0 = errors;
if((typeof data0 !== "boolean") && (data0 !== null)){
validate114.errors = [{instancePath:instancePath+"/includeThoughts",schemaPath:"#/properties/includeThoughts/type",keyword:"type",params:{type: schema50.properties.includeThoughts.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinkingBudget !== undefined){
let data1 = data.thinkingBudget;
const _errs2 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate114.errors = [{instancePath:instancePath+"/thinkingBudget",schemaPath:"#/properties/thinkingBudget/type",keyword:"type",params:{type: schema50.properties.thinkingBudget.type},message:"must be integer,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < -1 || isNaN(data1)){
validate114.errors = [{instancePath:instancePath+"/thinkingBudget",schemaPath:"#/properties/thinkingBudget/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinkingLevel !== undefined){
let data2 = data.thinkingLevel;
const _errs4 = errors;
if(data2 !== null){
if(typeof data2 !== "string"){
validate114.errors = [{instancePath:instancePath+"/thinkingLevel",schemaPath:"#/properties/thinkingLevel/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((data2 === "THINKING_LEVEL_UNSPECIFIED") || (data2 === "MINIMAL")) || (data2 === "LOW")) || (data2 === "MEDIUM")) || (data2 === "HIGH")) || (data2 === "XHIGH")) || (data2 === "thinking_level_unspecified")) || (data2 === "minimal")) || (data2 === "low")) || (data2 === "medium")) || (data2 === "high")) || (data2 === "xhigh"))){
validate114.errors = [{instancePath:instancePath+"/thinkingLevel",schemaPath:"#/properties/thinkingLevel/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema50.properties.thinkingLevel.anyOf[0].enum},message:"must be equal to one of the allowed values"}];
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
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate114.errors = vErrors;
return errors === 0;
}

const schema51 = {"$id":"SpeechConfig","type":"object","properties":{"voiceConfig":{"anyOf":[{"$ref":"VoiceConfig"},{"type":"null"}]},"multiSpeakerVoiceConfig":{"anyOf":[{"$ref":"MultiSpeakerVoiceConfig"},{"type":"null"}]},"languageCode":{"type":["string","null"]}}};
const schema52 = {"$id":"VoiceConfig","type":"object","properties":{"prebuiltVoiceConfig":{"anyOf":[{"$ref":"PrebuiltVoiceConfig"},{"type":"null"}]},"replicatedVoiceConfig":{"type":["object","null"]},"voice":{"type":["string","null"]}}};
const schema53 = {"$id":"PrebuiltVoiceConfig","type":"object","properties":{"voiceName":{"type":["string","null"]}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrebuiltVoiceConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.voiceName !== undefined){
let data0 = data.voiceName;
if((typeof data0 !== "string") && (data0 !== null)){
validate118.errors = [{instancePath:instancePath+"/voiceName",schemaPath:"#/properties/voiceName/type",keyword:"type",params:{type: schema53.properties.voiceName.type},message:"must be string,null"}];
return false;
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


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VoiceConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prebuiltVoiceConfig !== undefined){
let data0 = data.prebuiltVoiceConfig;
const _errs0 = errors;
if(data0 !== null){
if(!(validate118(data0, {instancePath:instancePath+"/prebuiltVoiceConfig",parentData:data,parentDataProperty:"prebuiltVoiceConfig",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replicatedVoiceConfig !== undefined){
let data1 = data.replicatedVoiceConfig;
const _errs2 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate117.errors = [{instancePath:instancePath+"/replicatedVoiceConfig",schemaPath:"#/properties/replicatedVoiceConfig/type",keyword:"type",params:{type: schema52.properties.replicatedVoiceConfig.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.voice !== undefined){
let data2 = data.voice;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate117.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/type",keyword:"type",params:{type: schema52.properties.voice.type},message:"must be string,null"}];
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
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate117.errors = vErrors;
return errors === 0;
}


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SpeakerVoiceConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.speaker === undefined) && (missing0 = "speaker")){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.speaker !== undefined){
const _errs0 = errors;
if(typeof data.speaker !== "string"){
validate122.errors = [{instancePath:instancePath+"/speaker",schemaPath:"#/properties/speaker/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.voiceConfig !== undefined){
let data1 = data.voiceConfig;
const _errs2 = errors;
if(data1 !== null){
if(!(validate117(data1, {instancePath:instancePath+"/voiceConfig",parentData:data,parentDataProperty:"voiceConfig",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
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
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate122.errors = vErrors;
return errors === 0;
}


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MultiSpeakerVoiceConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.speakerVoiceConfigs !== undefined){
let data0 = data.speakerVoiceConfigs;
if(Array.isArray(data0)){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate122(data0[i0], {instancePath:instancePath+"/speakerVoiceConfigs/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var valid2 = _errs2 === errors;
if(!valid2){
break;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/speakerVoiceConfigs",schemaPath:"#/properties/speakerVoiceConfigs/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(!(validate122(data0, {instancePath:instancePath+"/speakerVoiceConfigs",parentData:data,parentDataProperty:"speakerVoiceConfigs",rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
else if(data0 === null){
if(data0 !== null){
validate121.errors = [{instancePath:instancePath+"/speakerVoiceConfigs",schemaPath:"#/properties/speakerVoiceConfigs/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate121.errors = [{instancePath:instancePath+"/speakerVoiceConfigs",schemaPath:"#/properties/speakerVoiceConfigs/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
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


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SpeechConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.voiceConfig !== undefined){
let data0 = data.voiceConfig;
const _errs0 = errors;
if(data0 !== null){
if(!(validate117(data0, {instancePath:instancePath+"/voiceConfig",parentData:data,parentDataProperty:"voiceConfig",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multiSpeakerVoiceConfig !== undefined){
let data1 = data.multiSpeakerVoiceConfig;
const _errs2 = errors;
if(data1 !== null){
if(!(validate121(data1, {instancePath:instancePath+"/multiSpeakerVoiceConfig",parentData:data,parentDataProperty:"multiSpeakerVoiceConfig",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.languageCode !== undefined){
let data2 = data.languageCode;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate116.errors = [{instancePath:instancePath+"/languageCode",schemaPath:"#/properties/languageCode/type",keyword:"type",params:{type: schema51.properties.languageCode.type},message:"must be string,null"}];
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
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate116.errors = vErrors;
return errors === 0;
}

const schema56 = {"$id":"ImageConfig","type":"object","properties":{"aspectRatio":{"type":["string","null"]},"imageSize":{"type":["string","null"]},"personGeneration":{"type":["string","null"]},"prominentPeople":{"type":["string","null"]},"imageOutputOptions":{"type":["object","null"]}}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.aspectRatio !== undefined){
let data0 = data.aspectRatio;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate128.errors = [{instancePath:instancePath+"/aspectRatio",schemaPath:"#/properties/aspectRatio/type",keyword:"type",params:{type: schema56.properties.aspectRatio.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageSize !== undefined){
let data1 = data.imageSize;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate128.errors = [{instancePath:instancePath+"/imageSize",schemaPath:"#/properties/imageSize/type",keyword:"type",params:{type: schema56.properties.imageSize.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.personGeneration !== undefined){
let data2 = data.personGeneration;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate128.errors = [{instancePath:instancePath+"/personGeneration",schemaPath:"#/properties/personGeneration/type",keyword:"type",params:{type: schema56.properties.personGeneration.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prominentPeople !== undefined){
let data3 = data.prominentPeople;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate128.errors = [{instancePath:instancePath+"/prominentPeople",schemaPath:"#/properties/prominentPeople/type",keyword:"type",params:{type: schema56.properties.prominentPeople.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageOutputOptions !== undefined){
let data4 = data.imageOutputOptions;
const _errs8 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate128.errors = [{instancePath:instancePath+"/imageOutputOptions",schemaPath:"#/properties/imageOutputOptions/type",keyword:"type",params:{type: schema56.properties.imageOutputOptions.type},message:"must be object,null"}];
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
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate128.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GenerationConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.temperature !== undefined){
let data0 = data.temperature;
const _errs0 = errors;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
validate107.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema47.properties.temperature.type},message:"must be number,null"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2 || isNaN(data0)){
validate107.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate107.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.topP !== undefined){
let data1 = data.topP;
const _errs2 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate107.errors = [{instancePath:instancePath+"/topP",schemaPath:"#/properties/topP/type",keyword:"type",params:{type: schema47.properties.topP.type},message:"must be number,null"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
validate107.errors = [{instancePath:instancePath+"/topP",schemaPath:"#/properties/topP/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate107.errors = [{instancePath:instancePath+"/topP",schemaPath:"#/properties/topP/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.topK !== undefined){
let data2 = data.topK;
const _errs4 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate107.errors = [{instancePath:instancePath+"/topK",schemaPath:"#/properties/topK/type",keyword:"type",params:{type: schema47.properties.topK.type},message:"must be number,null"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate107.errors = [{instancePath:instancePath+"/topK",schemaPath:"#/properties/topK/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidateCount !== undefined){
let data3 = data.candidateCount;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate107.errors = [{instancePath:instancePath+"/candidateCount",schemaPath:"#/properties/candidateCount/type",keyword:"type",params:{type: schema47.properties.candidateCount.type},message:"must be integer,null"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate107.errors = [{instancePath:instancePath+"/candidateCount",schemaPath:"#/properties/candidateCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxOutputTokens !== undefined){
let data4 = data.maxOutputTokens;
const _errs8 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate107.errors = [{instancePath:instancePath+"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/type",keyword:"type",params:{type: schema47.properties.maxOutputTokens.type},message:"must be integer,null"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate107.errors = [{instancePath:instancePath+"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stopSequences !== undefined){
let data5 = data.stopSequences;
const _errs10 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate107.errors = [{instancePath:instancePath+"/stopSequences",schemaPath:"#/properties/stopSequences/type",keyword:"type",params:{type: schema47.properties.stopSequences.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data5)){
if(data5.length > 5){
validate107.errors = [{instancePath:instancePath+"/stopSequences",schemaPath:"#/properties/stopSequences/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data5[i0] !== "string"){
validate107.errors = [{instancePath:instancePath+"/stopSequences/" + i0,schemaPath:"#/properties/stopSequences/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data7 = data.seed;
const _errs14 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate107.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema47.properties.seed.type},message:"must be integer,null"}];
return false;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
validate107.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data7 < -2147483648 || isNaN(data7)){
validate107.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"}];
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
if(data.presencePenalty !== undefined){
let data8 = data.presencePenalty;
const _errs16 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate107.errors = [{instancePath:instancePath+"/presencePenalty",schemaPath:"#/properties/presencePenalty/type",keyword:"type",params:{type: schema47.properties.presencePenalty.type},message:"must be number,null"}];
return false;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2 || isNaN(data8)){
validate107.errors = [{instancePath:instancePath+"/presencePenalty",schemaPath:"#/properties/presencePenalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data8 < -2 || isNaN(data8)){
validate107.errors = [{instancePath:instancePath+"/presencePenalty",schemaPath:"#/properties/presencePenalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequencyPenalty !== undefined){
let data9 = data.frequencyPenalty;
const _errs18 = errors;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
validate107.errors = [{instancePath:instancePath+"/frequencyPenalty",schemaPath:"#/properties/frequencyPenalty/type",keyword:"type",params:{type: schema47.properties.frequencyPenalty.type},message:"must be number,null"}];
return false;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2 || isNaN(data9)){
validate107.errors = [{instancePath:instancePath+"/frequencyPenalty",schemaPath:"#/properties/frequencyPenalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data9 < -2 || isNaN(data9)){
validate107.errors = [{instancePath:instancePath+"/frequencyPenalty",schemaPath:"#/properties/frequencyPenalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
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
if(data.responseLogprobs !== undefined){
let data10 = data.responseLogprobs;
const _errs20 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate107.errors = [{instancePath:instancePath+"/responseLogprobs",schemaPath:"#/properties/responseLogprobs/type",keyword:"type",params:{type: schema47.properties.responseLogprobs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data11 = data.logprobs;
const _errs22 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate107.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema47.properties.logprobs.type},message:"must be integer,null"}];
return false;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 20 || isNaN(data11)){
validate107.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate107.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.responseMimeType !== undefined){
let data12 = data.responseMimeType;
const _errs24 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate107.errors = [{instancePath:instancePath+"/responseMimeType",schemaPath:"#/properties/responseMimeType/type",keyword:"type",params:{type: schema47.properties.responseMimeType.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseSchema !== undefined){
let data13 = data.responseSchema;
const _errs26 = errors;
if(data13 !== null){
if(!(validate85(data13, {instancePath:instancePath+"/responseSchema",parentData:data,parentDataProperty:"responseSchema",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseFormat !== undefined){
let data14 = data.responseFormat;
const _errs28 = errors;
if(Array.isArray(data14)){
if(Array.isArray(data14)){
var valid4 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs30 = errors;
if(!(validate109(data14[i1], {instancePath:instancePath+"/responseFormat/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid4 = _errs30 === errors;
if(!valid4){
break;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/responseFormat",schemaPath:"#/properties/responseFormat/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(!(validate109(data14, {instancePath:instancePath+"/responseFormat",parentData:data,parentDataProperty:"responseFormat",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
else if(data14 === null){
if(data14 !== null){
validate107.errors = [{instancePath:instancePath+"/responseFormat",schemaPath:"#/properties/responseFormat/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/responseFormat",schemaPath:"#/properties/responseFormat/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseModalities !== undefined){
let data16 = data.responseModalities;
const _errs35 = errors;
if((!(Array.isArray(data16))) && (data16 !== null)){
validate107.errors = [{instancePath:instancePath+"/responseModalities",schemaPath:"#/properties/responseModalities/type",keyword:"type",params:{type: schema47.properties.responseModalities.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data16)){
var valid5 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs36 = errors;
if(typeof data16[i2] !== "string"){
validate107.errors = [{instancePath:instancePath+"/responseModalities/" + i2,schemaPath:"#/properties/responseModalities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs36 === errors;
if(!valid5){
break;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinkingConfig !== undefined){
let data18 = data.thinkingConfig;
const _errs39 = errors;
if(data18 !== null){
if(!(validate114(data18, {instancePath:instancePath+"/thinkingConfig",parentData:data,parentDataProperty:"thinkingConfig",rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaResolution !== undefined){
let data19 = data.mediaResolution;
const _errs41 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate107.errors = [{instancePath:instancePath+"/mediaResolution",schemaPath:"#/properties/mediaResolution/type",keyword:"type",params:{type: schema47.properties.mediaResolution.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speechConfig !== undefined){
let data20 = data.speechConfig;
const _errs43 = errors;
if(data20 !== null){
if(!(validate116(data20, {instancePath:instancePath+"/speechConfig",parentData:data,parentDataProperty:"speechConfig",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageConfig !== undefined){
let data21 = data.imageConfig;
const _errs45 = errors;
if(data21 !== null){
if(!(validate128(data21, {instancePath:instancePath+"/imageConfig",parentData:data,parentDataProperty:"imageConfig",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audioTimestamp !== undefined){
let data22 = data.audioTimestamp;
const _errs47 = errors;
if((typeof data22 !== "boolean") && (data22 !== null)){
validate107.errors = [{instancePath:instancePath+"/audioTimestamp",schemaPath:"#/properties/audioTimestamp/type",keyword:"type",params:{type: schema47.properties.audioTimestamp.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audioTranscriptionConfig !== undefined){
let data23 = data.audioTranscriptionConfig;
const _errs49 = errors;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
validate107.errors = [{instancePath:instancePath+"/audioTranscriptionConfig",schemaPath:"#/properties/audioTranscriptionConfig/type",keyword:"type",params:{type: schema47.properties.audioTranscriptionConfig.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.translationConfig !== undefined){
let data24 = data.translationConfig;
const _errs51 = errors;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
validate107.errors = [{instancePath:instancePath+"/translationConfig",schemaPath:"#/properties/translationConfig/type",keyword:"type",params:{type: schema47.properties.translationConfig.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enableAffectiveDialog !== undefined){
let data25 = data.enableAffectiveDialog;
const _errs53 = errors;
if((typeof data25 !== "boolean") && (data25 !== null)){
validate107.errors = [{instancePath:instancePath+"/enableAffectiveDialog",schemaPath:"#/properties/enableAffectiveDialog/type",keyword:"type",params:{type: schema47.properties.enableAffectiveDialog.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enableEnhancedCivicAnswers !== undefined){
let data26 = data.enableEnhancedCivicAnswers;
const _errs55 = errors;
if((typeof data26 !== "boolean") && (data26 !== null)){
validate107.errors = [{instancePath:instancePath+"/enableEnhancedCivicAnswers",schemaPath:"#/properties/enableEnhancedCivicAnswers/type",keyword:"type",params:{type: schema47.properties.enableEnhancedCivicAnswers.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelSelectionConfig !== undefined){
let data27 = data.modelSelectionConfig;
const _errs57 = errors;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)){
validate107.errors = [{instancePath:instancePath+"/modelSelectionConfig",schemaPath:"#/properties/modelSelectionConfig/type",keyword:"type",params:{type: schema47.properties.modelSelectionConfig.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routingConfig !== undefined){
let data28 = data.routingConfig;
const _errs59 = errors;
if((!(data28 && typeof data28 == "object" && !Array.isArray(data28))) && (data28 !== null)){
validate107.errors = [{instancePath:instancePath+"/routingConfig",schemaPath:"#/properties/routingConfig/type",keyword:"type",params:{type: schema47.properties.routingConfig.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
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
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate107.errors = vErrors;
return errors === 0;
}

const schema57 = {"$id":"ModelArmorConfig","type":"object","properties":{"promptTemplateName":{"type":["string","null"]},"responseTemplateName":{"type":["string","null"]}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelArmorConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promptTemplateName !== undefined){
let data0 = data.promptTemplateName;
const _errs0 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate131.errors = [{instancePath:instancePath+"/promptTemplateName",schemaPath:"#/properties/promptTemplateName/type",keyword:"type",params:{type: schema57.properties.promptTemplateName.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseTemplateName !== undefined){
let data1 = data.responseTemplateName;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate131.errors = [{instancePath:instancePath+"/responseTemplateName",schemaPath:"#/properties/responseTemplateName/type",keyword:"type",params:{type: schema57.properties.responseTemplateName.type},message:"must be string,null"}];
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
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate131.errors = vErrors;
return errors === 0;
}

const schema58 = {"$id":"OutputConfig","type":"object","properties":{"outputUriPrefix":{"type":["string","null"]}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outputUriPrefix !== undefined){
let data0 = data.outputUriPrefix;
if((typeof data0 !== "string") && (data0 !== null)){
validate133.errors = [{instancePath:instancePath+"/outputUriPrefix",schemaPath:"#/properties/outputUriPrefix/type",keyword:"type",params:{type: schema58.properties.outputUriPrefix.type},message:"must be string,null"}];
return false;
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


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GenerateContentRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contents === undefined) && (missing0 = "contents")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.contents !== undefined){
let data0 = data.contents;
const _errs0 = errors;
if(Array.isArray(data0)){
if(Array.isArray(data0)){
if(data0.length < 1){
validate28.errors = [{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/anyOf/0/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate29(data0[i0], {instancePath:instancePath+"/contents/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid2 = _errs2 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(!(validate29(data0, {instancePath:instancePath+"/contents",parentData:data,parentDataProperty:"contents",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
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
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate28.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema15.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.systemInstruction !== undefined){
let data3 = data.systemInstruction;
const _errs7 = errors;
if(data3 !== null){
if(!(validate79(data3, {instancePath:instancePath+"/systemInstruction",parentData:data,parentDataProperty:"systemInstruction",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
let data4 = data.tools;
const _errs9 = errors;
if(Array.isArray(data4)){
if(Array.isArray(data4)){
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(validate83(data4[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid5 = _errs11 === errors;
if(!valid5){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(!(validate83(data4, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
else if(data4 === null){
if(data4 !== null){
validate28.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolConfig !== undefined){
let data6 = data.toolConfig;
const _errs16 = errors;
if(data6 !== null){
if(!(validate96(data6, {instancePath:instancePath+"/toolConfig",parentData:data,parentDataProperty:"toolConfig",rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safetySettings !== undefined){
let data7 = data.safetySettings;
const _errs18 = errors;
if(Array.isArray(data7)){
if(Array.isArray(data7)){
var valid8 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs20 = errors;
if(!(validate104(data7[i2], {instancePath:instancePath+"/safetySettings/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid8 = _errs20 === errors;
if(!valid8){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/safetySettings",schemaPath:"#/properties/safetySettings/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(!(validate104(data7, {instancePath:instancePath+"/safetySettings",parentData:data,parentDataProperty:"safetySettings",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
else if(data7 === null){
if(data7 !== null){
validate28.errors = [{instancePath:instancePath+"/safetySettings",schemaPath:"#/properties/safetySettings/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/safetySettings",schemaPath:"#/properties/safetySettings/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generationConfig !== undefined){
let data9 = data.generationConfig;
const _errs25 = errors;
if(data9 !== null){
if(!(validate107(data9, {instancePath:instancePath+"/generationConfig",parentData:data,parentDataProperty:"generationConfig",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cachedContent !== undefined){
let data10 = data.cachedContent;
const _errs27 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate28.errors = [{instancePath:instancePath+"/cachedContent",schemaPath:"#/properties/cachedContent/type",keyword:"type",params:{type: schema15.properties.cachedContent.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data11 = data.labels;
const _errs29 = errors;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate28.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: schema15.properties.labels.type},message:"must be object,null"}];
return false;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
const _errs31 = errors;
if(typeof data11[key0] !== "string"){
validate28.errors = [{instancePath:instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs31 === errors;
if(!valid10){
break;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceTier !== undefined){
let data13 = data.serviceTier;
const _errs34 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate28.errors = [{instancePath:instancePath+"/serviceTier",schemaPath:"#/properties/serviceTier/type",keyword:"type",params:{type: schema15.properties.serviceTier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data14 = data.store;
const _errs36 = errors;
if((typeof data14 !== "boolean") && (data14 !== null)){
validate28.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schema15.properties.store.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.continuationToken !== undefined){
let data15 = data.continuationToken;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate28.errors = [{instancePath:instancePath+"/continuationToken",schemaPath:"#/properties/continuationToken/type",keyword:"type",params:{type: schema15.properties.continuationToken.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelArmorConfig !== undefined){
let data16 = data.modelArmorConfig;
const _errs40 = errors;
if(data16 !== null){
if(!(validate131(data16, {instancePath:instancePath+"/modelArmorConfig",parentData:data,parentDataProperty:"modelArmorConfig",rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outputConfig !== undefined){
let data17 = data.outputConfig;
const _errs42 = errors;
if(data17 !== null){
if(!(validate133(data17, {instancePath:instancePath+"/outputConfig",parentData:data,parentDataProperty:"outputConfig",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
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
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate28.errors = vErrors;
return errors === 0;
}

export const validateSystemInstruction = validate79;

export const validateContent = validate29;

export const validatePart = validate30;

export const validateBlob = validate31;

export const validateFileData = validate33;

export const validateFunctionCall = validate35;

export const validatePartialArgument = validate36;

export const validateFunctionResponse = validate39;

export const validateFunctionResponsePart = validate40;

export const validateExecutableCode = validate56;

export const validateCodeExecutionResult = validate58;

export const validateServerToolCall = validate60;

export const validateServerToolResponse = validate62;

export const validateAudioTranscription = validate64;

export const validateTranscribedWord = validate65;

export const validateVideoMetadata = validate45;

export const validateMediaInterval = validate47;

export const validateDocumentMetadata = validate49;

export const validateSpreadsheetMetadata = validate51;

export const validateSpeechMetadata = validate72;

export const validatePartMediaResolution = validate43;

export const validateTool = validate83;

export const validateGoogleSearch = validate90;

export const validateTimeInterval = validate91;

export const validateFunctionDeclaration = validate84;

export const validateSchema = validate85;

export const validateToolConfig = validate96;

export const validateFunctionCallingConfig = validate97;

export const validateRetrievalConfig = validate99;

export const validateLatLng = validate100;

export const validateSafetySetting = validate104;

export const validateGenerationConfig = validate107;

export const validateThinkingConfig = validate114;

export const validateResponseFormat = validate109;

export const validateTextResponseFormat = validate110;

export const validateSpeechConfig = validate116;

export const validateVoiceConfig = validate117;

export const validatePrebuiltVoiceConfig = validate118;

export const validateMultiSpeakerVoiceConfig = validate121;

export const validateSpeakerVoiceConfig = validate122;

export const validateImageConfig = validate128;

export const validateModelArmorConfig = validate131;

export const validateOutputConfig = validate133;

export const validateCountTokensRequest = validate135;
const schema59 = {"$id":"CountTokensRequest","type":"object","properties":{"contents":{"anyOf":[{"type":"array","items":{"$ref":"Content"},"minItems":1},{"$ref":"Content"},{"type":"null"}]},"generateContentRequest":{"anyOf":[{"$ref":"GenerateContentRequest"},{"type":"null"}]},"model":{"type":["string","null"]},"systemInstruction":{"anyOf":[{"$ref":"SystemInstruction"},{"type":"null"}]},"tools":{"anyOf":[{"type":"array","items":{"$ref":"Tool"}},{"$ref":"Tool"},{"type":"null"}]},"generationConfig":{"anyOf":[{"$ref":"GenerationConfig"},{"type":"null"}]}},"anyOf":[{"required":["contents"],"properties":{"contents":{"not":{"type":"null"}}}},{"required":["generateContentRequest"],"properties":{"generateContentRequest":{"not":{"type":"null"}}}},{"required":["generate_content_request"]}]};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CountTokensRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contents !== undefined){
let data0 = data.contents;
const _errs0 = errors;
if(Array.isArray(data0)){
if(Array.isArray(data0)){
if(data0.length < 1){
validate135.errors = [{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/anyOf/0/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate29(data0[i0], {instancePath:instancePath+"/contents/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid2 = _errs2 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(!(validate29(data0, {instancePath:instancePath+"/contents",parentData:data,parentDataProperty:"contents",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
else if(data0 === null){
if(data0 !== null){
validate135.errors = [{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generateContentRequest !== undefined){
let data2 = data.generateContentRequest;
const _errs7 = errors;
if(data2 !== null){
if(!(validate28(data2, {instancePath:instancePath+"/generateContentRequest",parentData:data,parentDataProperty:"generateContentRequest",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
let data3 = data.model;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate135.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema59.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.systemInstruction !== undefined){
let data4 = data.systemInstruction;
const _errs11 = errors;
if(data4 !== null){
if(!(validate79(data4, {instancePath:instancePath+"/systemInstruction",parentData:data,parentDataProperty:"systemInstruction",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data5 = data.tools;
const _errs13 = errors;
if(Array.isArray(data5)){
if(Array.isArray(data5)){
var valid6 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate83(data5[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid6 = _errs15 === errors;
if(!valid6){
break;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
else if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(!(validate83(data5, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
validate135.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generationConfig !== undefined){
let data7 = data.generationConfig;
const _errs20 = errors;
if(data7 !== null){
if(!(validate107(data7, {instancePath:instancePath+"/generationConfig",parentData:data,parentDataProperty:"generationConfig",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs23 = errors;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contents === undefined) && (missing0 = "contents")){
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
if(data.contents !== undefined){
const _errs26 = errors;
const _errs27 = errors;
if(data.contents !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid9 = _errs27 === errors;
if(valid9){
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
var _valid9 = _errs24 === errors;
if(_valid9){
fitting0++;
}
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.generateContentRequest === undefined) && (missing1 = "generateContentRequest")){
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
if(data.generateContentRequest !== undefined){
const _errs31 = errors;
const _errs32 = errors;
if(data.generateContentRequest !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid11 = _errs32 === errors;
if(valid11){
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
var _valid10 = _errs29 === errors;
if(_valid10){
fitting0++;
}
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.generate_content_request === undefined) && (missing2 = "generate_content_request")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid11 = _errs34 === errors;
if(_valid11){
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
if(fitting0 === 0){
validate135.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}

export const validateGenerateContentResponse = validate143;

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CandidateContent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role !== undefined){
const _errs0 = errors;
if(typeof data.role !== "string"){
validate145.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data1 = data.parts;
const _errs2 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate30(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate145.errors = vErrors;
return errors === 0;
}

const schema63 = {"$id":"FinishReason","type":"string","enum":["STOP","MAX_TOKENS","SAFETY","RECITATION","LANGUAGE","OTHER","BLOCKLIST","PROHIBITED_CONTENT","SPII","MALFORMED_FUNCTION_CALL","IMAGE_SAFETY","IMAGE_PROHIBITED_CONTENT","IMAGE_OTHER","NO_IMAGE","IMAGE_RECITATION","UNEXPECTED_TOOL_CALL","TOO_MANY_TOOL_CALLS","MISSING_THOUGHT_SIGNATURE","MALFORMED_RESPONSE","ESCALATION","PUP_LIMITED_DISABLED","CONTINUATION","MODEL_ARMOR","FINISH_REASON_UNSPECIFIED"]};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FinishReason" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((((((((data === "STOP") || (data === "MAX_TOKENS")) || (data === "SAFETY")) || (data === "RECITATION")) || (data === "LANGUAGE")) || (data === "OTHER")) || (data === "BLOCKLIST")) || (data === "PROHIBITED_CONTENT")) || (data === "SPII")) || (data === "MALFORMED_FUNCTION_CALL")) || (data === "IMAGE_SAFETY")) || (data === "IMAGE_PROHIBITED_CONTENT")) || (data === "IMAGE_OTHER")) || (data === "NO_IMAGE")) || (data === "IMAGE_RECITATION")) || (data === "UNEXPECTED_TOOL_CALL")) || (data === "TOO_MANY_TOOL_CALLS")) || (data === "MISSING_THOUGHT_SIGNATURE")) || (data === "MALFORMED_RESPONSE")) || (data === "ESCALATION")) || (data === "PUP_LIMITED_DISABLED")) || (data === "CONTINUATION")) || (data === "MODEL_ARMOR")) || (data === "FINISH_REASON_UNSPECIFIED"))){
validate148.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate148.errors = vErrors;
return errors === 0;
}


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SafetyRating" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.category === undefined) && (missing0 = "category")){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.category !== undefined){
const _errs0 = errors;
if(typeof data.category !== "string"){
validate150.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.probability !== undefined){
const _errs2 = errors;
if(typeof data.probability !== "string"){
validate150.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocked !== undefined){
const _errs4 = errors;
if(typeof data.blocked !== "boolean"){
validate150.errors = [{instancePath:instancePath+"/blocked",schemaPath:"#/properties/blocked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.probabilityScore !== undefined){
let data3 = data.probabilityScore;
const _errs6 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate150.errors = [{instancePath:instancePath+"/probabilityScore",schemaPath:"#/properties/probabilityScore/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.severity !== undefined){
const _errs8 = errors;
if(typeof data.severity !== "string"){
validate150.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.severityScore !== undefined){
let data5 = data.severityScore;
const _errs10 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate150.errors = [{instancePath:instancePath+"/severityScore",schemaPath:"#/properties/severityScore/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overwrittenThreshold !== undefined){
const _errs12 = errors;
if(typeof data.overwrittenThreshold !== "string"){
validate150.errors = [{instancePath:instancePath+"/overwrittenThreshold",schemaPath:"#/properties/overwrittenThreshold/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate150.errors = vErrors;
return errors === 0;
}


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Date" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.year !== undefined){
let data0 = data.year;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate154.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate154.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.month !== undefined){
let data1 = data.month;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate154.errors = [{instancePath:instancePath+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 12 || isNaN(data1)){
validate154.errors = [{instancePath:instancePath+"/month",schemaPath:"#/properties/month/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate154.errors = [{instancePath:instancePath+"/month",schemaPath:"#/properties/month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.day !== undefined){
let data2 = data.day;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate154.errors = [{instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 31 || isNaN(data2)){
validate154.errors = [{instancePath:instancePath+"/day",schemaPath:"#/properties/day/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31},message:"must be <= 31"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate154.errors = [{instancePath:instancePath+"/day",schemaPath:"#/properties/day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate154.errors = vErrors;
return errors === 0;
}


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CitationSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startIndex !== undefined){
let data0 = data.startIndex;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate153.errors = [{instancePath:instancePath+"/startIndex",schemaPath:"#/properties/startIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate153.errors = [{instancePath:instancePath+"/startIndex",schemaPath:"#/properties/startIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endIndex !== undefined){
let data1 = data.endIndex;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate153.errors = [{instancePath:instancePath+"/endIndex",schemaPath:"#/properties/endIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate153.errors = [{instancePath:instancePath+"/endIndex",schemaPath:"#/properties/endIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined){
const _errs4 = errors;
if(typeof data.uri !== "string"){
validate153.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs6 = errors;
if(typeof data.title !== "string"){
validate153.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.license !== undefined){
const _errs8 = errors;
if(typeof data.license !== "string"){
validate153.errors = [{instancePath:instancePath+"/license",schemaPath:"#/properties/license/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publicationDate !== undefined){
const _errs10 = errors;
if(!(validate154(data.publicationDate, {instancePath:instancePath+"/publicationDate",parentData:data,parentDataProperty:"publicationDate",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
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
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate153.errors = vErrors;
return errors === 0;
}


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CitationMetadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.citationSources !== undefined){
let data0 = data.citationSources;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate153(data0[i0], {instancePath:instancePath+"/citationSources/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate152.errors = [{instancePath:instancePath+"/citationSources",schemaPath:"#/properties/citationSources/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data2 = data.citations;
const _errs3 = errors;
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs4 = errors;
if(!(validate153(data2[i1], {instancePath:instancePath+"/citations/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate152.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate152.errors = vErrors;
return errors === 0;
}


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SearchEntryPoint" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.renderedContent !== undefined){
const _errs0 = errors;
if(typeof data.renderedContent !== "string"){
validate160.errors = [{instancePath:instancePath+"/renderedContent",schemaPath:"#/properties/renderedContent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sdkBlob !== undefined){
const _errs2 = errors;
if(typeof data.sdkBlob !== "string"){
validate160.errors = [{instancePath:instancePath+"/sdkBlob",schemaPath:"#/properties/sdkBlob/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate160.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebChunk" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uri !== undefined){
const _errs0 = errors;
if(typeof data.uri !== "string"){
validate163.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate163.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs4 = errors;
if(typeof data.domain !== "string"){
validate163.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate163.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GroundingChunk" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.web !== undefined){
const _errs0 = errors;
if(!(validate163(data.web, {instancePath:instancePath+"/web",parentData:data,parentDataProperty:"web",rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
let data1 = data.image;
const _errs1 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate162.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrievedContext !== undefined){
let data2 = data.retrievedContext;
const _errs3 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate162.errors = [{instancePath:instancePath+"/retrievedContext",schemaPath:"#/properties/retrievedContext/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maps !== undefined){
let data3 = data.maps;
const _errs5 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate162.errors = [{instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate162.errors = vErrors;
return errors === 0;
}


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Segment" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.partIndex !== undefined){
let data0 = data.partIndex;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate167.errors = [{instancePath:instancePath+"/partIndex",schemaPath:"#/properties/partIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate167.errors = [{instancePath:instancePath+"/partIndex",schemaPath:"#/properties/partIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startIndex !== undefined){
let data1 = data.startIndex;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate167.errors = [{instancePath:instancePath+"/startIndex",schemaPath:"#/properties/startIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate167.errors = [{instancePath:instancePath+"/startIndex",schemaPath:"#/properties/startIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endIndex !== undefined){
let data2 = data.endIndex;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate167.errors = [{instancePath:instancePath+"/endIndex",schemaPath:"#/properties/endIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate167.errors = [{instancePath:instancePath+"/endIndex",schemaPath:"#/properties/endIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs6 = errors;
if(typeof data.text !== "string"){
validate167.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate167.errors = vErrors;
return errors === 0;
}


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GroundingSupport" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.segment !== undefined){
const _errs0 = errors;
if(!(validate167(data.segment, {instancePath:instancePath+"/segment",parentData:data,parentDataProperty:"segment",rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingChunkIndices !== undefined){
let data1 = data.groundingChunkIndices;
const _errs1 = errors;
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs2 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate166.errors = [{instancePath:instancePath+"/groundingChunkIndices/" + i0,schemaPath:"#/properties/groundingChunkIndices/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate166.errors = [{instancePath:instancePath+"/groundingChunkIndices/" + i0,schemaPath:"#/properties/groundingChunkIndices/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/groundingChunkIndices",schemaPath:"#/properties/groundingChunkIndices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidenceScores !== undefined){
let data3 = data.confidenceScores;
const _errs5 = errors;
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs6 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate166.errors = [{instancePath:instancePath+"/confidenceScores/" + i1,schemaPath:"#/properties/confidenceScores/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/confidenceScores",schemaPath:"#/properties/confidenceScores/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renderedParts !== undefined){
let data5 = data.renderedParts;
const _errs9 = errors;
if(Array.isArray(data5)){
var valid3 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs10 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate166.errors = [{instancePath:instancePath+"/renderedParts/" + i2,schemaPath:"#/properties/renderedParts/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate166.errors = [{instancePath:instancePath+"/renderedParts/" + i2,schemaPath:"#/properties/renderedParts/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/renderedParts",schemaPath:"#/properties/renderedParts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate166.errors = vErrors;
return errors === 0;
}


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RetrievalMetadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.googleSearchDynamicRetrievalScore !== undefined){
let data0 = data.googleSearchDynamicRetrievalScore;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate170.errors = [{instancePath:instancePath+"/googleSearchDynamicRetrievalScore",schemaPath:"#/properties/googleSearchDynamicRetrievalScore/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate170.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GroundingMetadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webSearchQueries !== undefined){
let data0 = data.webSearchQueries;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data0[i0] !== "string"){
validate159.errors = [{instancePath:instancePath+"/webSearchQueries/" + i0,schemaPath:"#/properties/webSearchQueries/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/webSearchQueries",schemaPath:"#/properties/webSearchQueries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageSearchQueries !== undefined){
let data2 = data.imageSearchQueries;
const _errs4 = errors;
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs5 = errors;
if(typeof data2[i1] !== "string"){
validate159.errors = [{instancePath:instancePath+"/imageSearchQueries/" + i1,schemaPath:"#/properties/imageSearchQueries/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/imageSearchQueries",schemaPath:"#/properties/imageSearchQueries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrievalQueries !== undefined){
let data4 = data.retrievalQueries;
const _errs8 = errors;
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs9 = errors;
if(typeof data4[i2] !== "string"){
validate159.errors = [{instancePath:instancePath+"/retrievalQueries/" + i2,schemaPath:"#/properties/retrievalQueries/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/retrievalQueries",schemaPath:"#/properties/retrievalQueries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.searchEntryPoint !== undefined){
const _errs12 = errors;
if(!(validate160(data.searchEntryPoint, {instancePath:instancePath+"/searchEntryPoint",parentData:data,parentDataProperty:"searchEntryPoint",rootData}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingChunks !== undefined){
let data7 = data.groundingChunks;
const _errs13 = errors;
if(Array.isArray(data7)){
var valid4 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
const _errs14 = errors;
if(!(validate162(data7[i3], {instancePath:instancePath+"/groundingChunks/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/groundingChunks",schemaPath:"#/properties/groundingChunks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingSupports !== undefined){
let data9 = data.groundingSupports;
const _errs16 = errors;
if(Array.isArray(data9)){
var valid5 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
const _errs17 = errors;
if(!(validate166(data9[i4], {instancePath:instancePath+"/groundingSupports/" + i4,parentData:data9,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/groundingSupports",schemaPath:"#/properties/groundingSupports/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrievalMetadata !== undefined){
const _errs19 = errors;
if(!(validate170(data.retrievalMetadata, {instancePath:instancePath+"/retrievalMetadata",parentData:data,parentDataProperty:"retrievalMetadata",rootData}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.googleMapsWidgetContextToken !== undefined){
const _errs20 = errors;
if(typeof data.googleMapsWidgetContextToken !== "string"){
validate159.errors = [{instancePath:instancePath+"/googleMapsWidgetContextToken",schemaPath:"#/properties/googleMapsWidgetContextToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceFlaggingUris !== undefined){
let data13 = data.sourceFlaggingUris;
const _errs22 = errors;
if(Array.isArray(data13)){
var valid6 = true;
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
let data14 = data13[i5];
const _errs23 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
validate159.errors = [{instancePath:instancePath+"/sourceFlaggingUris/" + i5,schemaPath:"#/properties/sourceFlaggingUris/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid6 = _errs23 === errors;
if(!valid6){
break;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/sourceFlaggingUris",schemaPath:"#/properties/sourceFlaggingUris/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate159.errors = vErrors;
return errors === 0;
}


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UrlMetadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.retrievedUrl !== undefined){
const _errs0 = errors;
if(typeof data.retrievedUrl !== "string"){
validate174.errors = [{instancePath:instancePath+"/retrievedUrl",schemaPath:"#/properties/retrievedUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlRetrievalStatus !== undefined){
const _errs2 = errors;
if(typeof data.urlRetrievalStatus !== "string"){
validate174.errors = [{instancePath:instancePath+"/urlRetrievalStatus",schemaPath:"#/properties/urlRetrievalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate174.errors = vErrors;
return errors === 0;
}


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UrlContextMetadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.urlMetadata !== undefined){
let data0 = data.urlMetadata;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate174(data0[i0], {instancePath:instancePath+"/urlMetadata/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/urlMetadata",schemaPath:"#/properties/urlMetadata/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate173.errors = vErrors;
return errors === 0;
}


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LogprobsCandidate" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token !== undefined){
const _errs0 = errors;
if(typeof data.token !== "string"){
validate178.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokenId !== undefined){
let data1 = data.tokenId;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate178.errors = [{instancePath:instancePath+"/tokenId",schemaPath:"#/properties/tokenId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logProbability !== undefined){
let data2 = data.logProbability;
const _errs4 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 0 || isNaN(data2)){
validate178.errors = [{instancePath:instancePath+"/logProbability",schemaPath:"#/properties/logProbability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"}];
return false;
}
}
else {
validate178.errors = [{instancePath:instancePath+"/logProbability",schemaPath:"#/properties/logProbability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
/*# sourceURL="TopLogprobs" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidates !== undefined){
let data0 = data.candidates;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate178(data0[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LogprobsResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chosenCandidates !== undefined){
let data0 = data.chosenCandidates;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate178(data0[i0], {instancePath:instancePath+"/chosenCandidates/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/chosenCandidates",schemaPath:"#/properties/chosenCandidates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topCandidates !== undefined){
let data2 = data.topCandidates;
const _errs3 = errors;
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs4 = errors;
if(!(validate180(data2[i1], {instancePath:instancePath+"/topCandidates/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/topCandidates",schemaPath:"#/properties/topCandidates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logProbabilitySum !== undefined){
let data4 = data.logProbabilitySum;
const _errs6 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate177.errors = [{instancePath:instancePath+"/logProbabilitySum",schemaPath:"#/properties/logProbabilitySum/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate177.errors = vErrors;
return errors === 0;
}


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Candidate" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
const _errs0 = errors;
if(!(validate145(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finishReason !== undefined){
const _errs1 = errors;
if(!(validate148(data.finishReason, {instancePath:instancePath+"/finishReason",parentData:data,parentDataProperty:"finishReason",rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finishMessage !== undefined){
const _errs2 = errors;
if(typeof data.finishMessage !== "string"){
validate144.errors = [{instancePath:instancePath+"/finishMessage",schemaPath:"#/properties/finishMessage/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data3 = data.index;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate144.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate144.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safetyRatings !== undefined){
let data4 = data.safetyRatings;
const _errs6 = errors;
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate150(data4[i0], {instancePath:instancePath+"/safetyRatings/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citationMetadata !== undefined){
const _errs9 = errors;
if(!(validate152(data.citationMetadata, {instancePath:instancePath+"/citationMetadata",parentData:data,parentDataProperty:"citationMetadata",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingMetadata !== undefined){
const _errs10 = errors;
if(!(validate159(data.groundingMetadata, {instancePath:instancePath+"/groundingMetadata",parentData:data,parentDataProperty:"groundingMetadata",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingAttributions !== undefined){
let data8 = data.groundingAttributions;
const _errs11 = errors;
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs12 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate144.errors = [{instancePath:instancePath+"/groundingAttributions/" + i1,schemaPath:"#/properties/groundingAttributions/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/groundingAttributions",schemaPath:"#/properties/groundingAttributions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlContextMetadata !== undefined){
const _errs15 = errors;
if(!(validate173(data.urlContextMetadata, {instancePath:instancePath+"/urlContextMetadata",parentData:data,parentDataProperty:"urlContextMetadata",rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avgLogprobs !== undefined){
let data11 = data.avgLogprobs;
const _errs16 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate144.errors = [{instancePath:instancePath+"/avgLogprobs",schemaPath:"#/properties/avgLogprobs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobsResult !== undefined){
const _errs18 = errors;
if(!(validate177(data.logprobsResult, {instancePath:instancePath+"/logprobsResult",parentData:data,parentDataProperty:"logprobsResult",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokenCount !== undefined){
let data13 = data.tokenCount;
const _errs19 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate144.errors = [{instancePath:instancePath+"/tokenCount",schemaPath:"#/properties/tokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate144.errors = [{instancePath:instancePath+"/tokenCount",schemaPath:"#/properties/tokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.continuationToken !== undefined){
const _errs21 = errors;
if(typeof data.continuationToken !== "string"){
validate144.errors = [{instancePath:instancePath+"/continuationToken",schemaPath:"#/properties/continuationToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate144.errors = vErrors;
return errors === 0;
}

const schema80 = {"$id":"PromptFeedback","type":"object","properties":{"blockReason":{"type":"string","enum":["SAFETY","OTHER","BLOCKLIST","PROHIBITED_CONTENT","IMAGE_SAFETY","MODEL_ARMOR","JAILBREAK","BLOCK_REASON_UNSPECIFIED","BLOCKED_REASON_UNSPECIFIED"]},"blockReasonMessage":{"type":"string"},"safetyRatings":{"type":"array","items":{"$ref":"SafetyRating"}}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptFeedback" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.blockReason !== undefined){
let data0 = data.blockReason;
const _errs0 = errors;
if(typeof data0 !== "string"){
validate185.errors = [{instancePath:instancePath+"/blockReason",schemaPath:"#/properties/blockReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data0 === "SAFETY") || (data0 === "OTHER")) || (data0 === "BLOCKLIST")) || (data0 === "PROHIBITED_CONTENT")) || (data0 === "IMAGE_SAFETY")) || (data0 === "MODEL_ARMOR")) || (data0 === "JAILBREAK")) || (data0 === "BLOCK_REASON_UNSPECIFIED")) || (data0 === "BLOCKED_REASON_UNSPECIFIED"))){
validate185.errors = [{instancePath:instancePath+"/blockReason",schemaPath:"#/properties/blockReason/enum",keyword:"enum",params:{allowedValues: schema80.properties.blockReason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockReasonMessage !== undefined){
const _errs2 = errors;
if(typeof data.blockReasonMessage !== "string"){
validate185.errors = [{instancePath:instancePath+"/blockReasonMessage",schemaPath:"#/properties/blockReasonMessage/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safetyRatings !== undefined){
let data2 = data.safetyRatings;
const _errs4 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate150(data2[i0], {instancePath:instancePath+"/safetyRatings/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate185.errors = [{instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate185.errors = vErrors;
return errors === 0;
}


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModalityTokenCount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modality !== undefined){
const _errs0 = errors;
if(typeof data.modality !== "string"){
validate189.errors = [{instancePath:instancePath+"/modality",schemaPath:"#/properties/modality/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokenCount !== undefined){
let data1 = data.tokenCount;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate189.errors = [{instancePath:instancePath+"/tokenCount",schemaPath:"#/properties/tokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate189.errors = [{instancePath:instancePath+"/tokenCount",schemaPath:"#/properties/tokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate189.errors = vErrors;
return errors === 0;
}


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UsageMetadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promptTokenCount !== undefined){
let data0 = data.promptTokenCount;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate188.errors = [{instancePath:instancePath+"/promptTokenCount",schemaPath:"#/properties/promptTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate188.errors = [{instancePath:instancePath+"/promptTokenCount",schemaPath:"#/properties/promptTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cachedContentTokenCount !== undefined){
let data1 = data.cachedContentTokenCount;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate188.errors = [{instancePath:instancePath+"/cachedContentTokenCount",schemaPath:"#/properties/cachedContentTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate188.errors = [{instancePath:instancePath+"/cachedContentTokenCount",schemaPath:"#/properties/cachedContentTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidatesTokenCount !== undefined){
let data2 = data.candidatesTokenCount;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate188.errors = [{instancePath:instancePath+"/candidatesTokenCount",schemaPath:"#/properties/candidatesTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate188.errors = [{instancePath:instancePath+"/candidatesTokenCount",schemaPath:"#/properties/candidatesTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thoughtsTokenCount !== undefined){
let data3 = data.thoughtsTokenCount;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate188.errors = [{instancePath:instancePath+"/thoughtsTokenCount",schemaPath:"#/properties/thoughtsTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate188.errors = [{instancePath:instancePath+"/thoughtsTokenCount",schemaPath:"#/properties/thoughtsTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolUsePromptTokenCount !== undefined){
let data4 = data.toolUsePromptTokenCount;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate188.errors = [{instancePath:instancePath+"/toolUsePromptTokenCount",schemaPath:"#/properties/toolUsePromptTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate188.errors = [{instancePath:instancePath+"/toolUsePromptTokenCount",schemaPath:"#/properties/toolUsePromptTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalTokenCount !== undefined){
let data5 = data.totalTokenCount;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate188.errors = [{instancePath:instancePath+"/totalTokenCount",schemaPath:"#/properties/totalTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate188.errors = [{instancePath:instancePath+"/totalTokenCount",schemaPath:"#/properties/totalTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promptTokensDetails !== undefined){
let data6 = data.promptTokensDetails;
const _errs12 = errors;
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate189(data6[i0], {instancePath:instancePath+"/promptTokensDetails/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
if(!valid1){
break;
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/promptTokensDetails",schemaPath:"#/properties/promptTokensDetails/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cacheTokensDetails !== undefined){
let data8 = data.cacheTokensDetails;
const _errs15 = errors;
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs16 = errors;
if(!(validate189(data8[i1], {instancePath:instancePath+"/cacheTokensDetails/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/cacheTokensDetails",schemaPath:"#/properties/cacheTokensDetails/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidatesTokensDetails !== undefined){
let data10 = data.candidatesTokensDetails;
const _errs18 = errors;
if(Array.isArray(data10)){
var valid3 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs19 = errors;
if(!(validate189(data10[i2], {instancePath:instancePath+"/candidatesTokensDetails/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/candidatesTokensDetails",schemaPath:"#/properties/candidatesTokensDetails/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolUsePromptTokensDetails !== undefined){
let data12 = data.toolUsePromptTokensDetails;
const _errs21 = errors;
if(Array.isArray(data12)){
var valid4 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
const _errs22 = errors;
if(!(validate189(data12[i3], {instancePath:instancePath+"/toolUsePromptTokensDetails/" + i3,parentData:data12,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/toolUsePromptTokensDetails",schemaPath:"#/properties/toolUsePromptTokensDetails/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trafficType !== undefined){
const _errs24 = errors;
if(typeof data.trafficType !== "string"){
validate188.errors = [{instancePath:instancePath+"/trafficType",schemaPath:"#/properties/trafficType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceTier !== undefined){
const _errs26 = errors;
if(typeof data.serviceTier !== "string"){
validate188.errors = [{instancePath:instancePath+"/serviceTier",schemaPath:"#/properties/serviceTier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate188.errors = vErrors;
return errors === 0;
}


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelStatus" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modelStage !== undefined){
const _errs0 = errors;
if(typeof data.modelStage !== "string"){
validate195.errors = [{instancePath:instancePath+"/modelStage",schemaPath:"#/properties/modelStage/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate195.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retirementTime !== undefined){
const _errs4 = errors;
if(typeof data.retirementTime !== "string"){
validate195.errors = [{instancePath:instancePath+"/retirementTime",schemaPath:"#/properties/retirementTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate195.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GenerateContentResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidates !== undefined){
let data0 = data.candidates;
const _errs0 = errors;
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate144(data0[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(!valid1){
break;
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promptFeedback !== undefined){
const _errs3 = errors;
if(!(validate185(data.promptFeedback, {instancePath:instancePath+"/promptFeedback",parentData:data,parentDataProperty:"promptFeedback",rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usageMetadata !== undefined){
const _errs4 = errors;
if(!(validate188(data.usageMetadata, {instancePath:instancePath+"/usageMetadata",parentData:data,parentDataProperty:"usageMetadata",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelVersion !== undefined){
const _errs5 = errors;
if(typeof data.modelVersion !== "string"){
validate143.errors = [{instancePath:instancePath+"/modelVersion",schemaPath:"#/properties/modelVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseId !== undefined){
const _errs7 = errors;
if(typeof data.responseId !== "string"){
validate143.errors = [{instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createTime !== undefined){
const _errs9 = errors;
if(typeof data.createTime !== "string"){
validate143.errors = [{instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelStatus !== undefined){
const _errs11 = errors;
if(!(validate195(data.modelStatus, {instancePath:instancePath+"/modelStatus",parentData:data,parentDataProperty:"modelStatus",rootData}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
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
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
let fitting0 = 0;
const _errs13 = errors;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.candidates === undefined) && (missing0 = "candidates")){
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
var _valid0 = _errs14 === errors;
if(_valid0){
fitting0++;
}
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.promptFeedback === undefined) && (missing1 = "promptFeedback")){
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
var _valid1 = _errs15 === errors;
if(_valid1){
fitting0++;
}
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.usageMetadata === undefined) && (missing2 = "usageMetadata")){
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
var _valid2 = _errs16 === errors;
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
validate143.errors = [{instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}

export const validateGenerateContentResponseList = validate197;

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GenerateContentResponseList" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs0 = errors;
if(!(validate143(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(!valid0){
break;
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
validate197.errors = vErrors;
return errors === 0;
}

export const validateCandidate = validate144;

export const validateFinishReason = validate148;

export const validateCandidateContent = validate145;

export const validatePromptFeedback = validate185;

export const validateSafetyRating = validate150;

export const validateUsageMetadata = validate188;

export const validateModalityTokenCount = validate189;

export const validateModelStatus = validate195;

export const validateCitationMetadata = validate152;

export const validateCitationSource = validate153;

export const validateDate = validate154;

export const validateGroundingMetadata = validate159;

export const validateSearchEntryPoint = validate160;

export const validateGroundingChunk = validate162;

export const validateWebChunk = validate163;

export const validateGroundingSupport = validate166;

export const validateSegment = validate167;

export const validateRetrievalMetadata = validate170;

export const validateUrlContextMetadata = validate173;

export const validateUrlMetadata = validate174;

export const validateLogprobsResult = validate177;

export const validateTopLogprobs = validate180;

export const validateLogprobsCandidate = validate178;

export const validateCountTokensResponse = validate199;

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CountTokensResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totalTokens !== undefined){
let data0 = data.totalTokens;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate199.errors = [{instancePath:instancePath+"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate199.errors = [{instancePath:instancePath+"/totalTokens",schemaPath:"#/properties/totalTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cachedContentTokenCount !== undefined){
let data1 = data.cachedContentTokenCount;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate199.errors = [{instancePath:instancePath+"/cachedContentTokenCount",schemaPath:"#/properties/cachedContentTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate199.errors = [{instancePath:instancePath+"/cachedContentTokenCount",schemaPath:"#/properties/cachedContentTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promptTokensDetails !== undefined){
let data2 = data.promptTokensDetails;
const _errs4 = errors;
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate189(data2[i0], {instancePath:instancePath+"/promptTokensDetails/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate199.errors = [{instancePath:instancePath+"/promptTokensDetails",schemaPath:"#/properties/promptTokensDetails/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cacheTokensDetails !== undefined){
let data4 = data.cacheTokensDetails;
const _errs7 = errors;
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate189(data4[i1], {instancePath:instancePath+"/cacheTokensDetails/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate199.errors = [{instancePath:instancePath+"/cacheTokensDetails",schemaPath:"#/properties/cacheTokensDetails/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalBillableCharacters !== undefined){
let data6 = data.totalBillableCharacters;
const _errs10 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate199.errors = [{instancePath:instancePath+"/totalBillableCharacters",schemaPath:"#/properties/totalBillableCharacters/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate199.errors = [{instancePath:instancePath+"/totalBillableCharacters",schemaPath:"#/properties/totalBillableCharacters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate199.errors = vErrors;
return errors === 0;
}
