// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import external0 from 'ajv/dist/runtime/ucs2length.js';
import external1 from 'ajv-formats/dist/formats.js';
import external2 from 'ajv/dist/runtime/equal.js';

const under = (place, errors) => errors.map((error) => ({ ...error, instancePath: place + error.instancePath }));
export const check_UserCollection = validate_UserCollection;
const func_a41a2f9c96 = external0.default;
const pattern_1ae3b07d88 = new RegExp("^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_UserId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_1ae3b07d88.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_UserId.errors = vErrors;return errors === 0;}
validate_UserId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_bcccacdab8 = {"type":"string","enum":["admin","editor","viewer"],"$id":"UserRole"};
function validate_UserRole(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data === "admin") || (data === "editor")) || (data === "viewer"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_bcccacdab8.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_UserRole.errors = vErrors;return errors === 0;}
validate_UserRole.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_Metadata(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length > 50){(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"});errors++;}
for(const key0 in data){const _errs1 = errors;if(typeof key0 === "string"){if(key0.length > 64 && func_a41a2f9c96(key0) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key0});errors++;}}
var valid0 = _errs1 === errors;if(!valid0){(vErrors ??= []).push({instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Metadata.errors = vErrors;return errors === 0;}
validate_Metadata.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const formats_98445065ab = ((usual, whole) => ({ validate: (text) => usual.test(text) || whole.validate(text) }))(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/, external1.fullFormats["date-time"]);
const pattern_9e2b2099b4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
function validate_Timestamp(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 24 && func_a41a2f9c96(data) > 24){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"});errors++;}
if(!pattern_9e2b2099b4.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""});errors++;}
if(!(formats_98445065ab.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_Timestamp.errors = vErrors;return errors === 0;}
validate_Timestamp.evaluated = {"dynamicProps":false,"dynamicItems":false};
const formats_9ab8c387c1 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate_User(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
if(data.email === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});errors++;}
if(data.role === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"});errors++;}
if(data.metadata === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
for(const key0 in data){if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "role")) || (key0 === "metadata")) || (key0 === "created_at")) || (key0 === "updated_at"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_UserId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_UserId.errors));errors = vErrors.length;}}
if(data.name !== undefined){let data1 = data.name;if(typeof data1 === "string"){if(data1.length > 200 && func_a41a2f9c96(data1) > 200){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}
if(data1.length < 2 && func_a41a2f9c96(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.email !== undefined){let data2 = data.email;if(typeof data2 === "string"){if(data2.length > 254 && func_a41a2f9c96(data2) > 254){(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});errors++;}
if(data2.length < 6 && func_a41a2f9c96(data2) < 3){(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"});errors++;}
if(!(formats_9ab8c387c1.test(data2))){(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.role !== undefined){if(!(validate_UserRole(data.role))){vErrors = (vErrors ?? []).concat(under("/role", validate_UserRole.errors));errors = vErrors.length;}}
if(data.metadata !== undefined){if(!(validate_Metadata(data.metadata))){vErrors = (vErrors ?? []).concat(under("/metadata", validate_Metadata.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_User.errors = vErrors;return errors === 0;}
validate_User.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const formats_ae5d596cd9 = external1.fullFormats.int32;
const formats_0944215a2b = external1.fullFormats.int64;
function validate_Total(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}
if((typeof data == "number") && (isFinite(data))){if(data > 1000000000000 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"});errors++;}
if(data < 0 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_0944215a2b.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""});errors++;}}
validate_Total.errors = vErrors;return errors === 0;}
validate_Total.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_TotalIsMinimum(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "boolean"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}
validate_TotalIsMinimum.errors = vErrors;return errors === 0;}
validate_TotalIsMinimum.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_e4c2555c8e = new RegExp("^[\\x21-\\x7E]+$", "u");
function validate_RequestId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 128 && func_a41a2f9c96(data) > 128){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_RequestId.errors = vErrors;return errors === 0;}
validate_RequestId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_AppliedFilters(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length > 100){(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_AppliedFilters.errors = vErrors;return errors === 0;}
validate_AppliedFilters.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const pattern_6d8ef210a2 = new RegExp("^[a-z_]+:(asc|desc)$", "u");
function validate_AppliedSort(data){const instancePath = "";let vErrors = null;let errors = 0;
if(Array.isArray(data)){if(data.length > 10){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(typeof data0 === "string"){if(data0.length > 64 && func_a41a2f9c96(data0) > 64){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!pattern_6d8ef210a2.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+:(asc|desc)$"},message:"must match pattern \""+"^[a-z_]+:(asc|desc)$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}
validate_AppliedSort.errors = vErrors;return errors === 0;}
validate_AppliedSort.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_PageMeta(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.page === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"});errors++;}
if(data.limit === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"});errors++;}
if(data.total === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"});errors++;}
if(data.has_more === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"});errors++;}
if(data.request_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"});errors++;}
for(const key0 in data){if(!((((((((key0 === "page") || (key0 === "limit")) || (key0 === "total")) || (key0 === "total_is_minimum")) || (key0 === "has_more")) || (key0 === "request_id")) || (key0 === "filters")) || (key0 === "sort"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.page !== undefined){let data0 = data.page;if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}
if((typeof data0 == "number") && (isFinite(data0))){if(data0 > 1000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}
if(!(formats_ae5d596cd9.validate(data0))){(vErrors ??= []).push({instancePath:instancePath+"/page",schemaPath:"#/properties/page/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.limit !== undefined){let data1 = data.limit;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}
if((typeof data1 == "number") && (isFinite(data1))){if(data1 > 100 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});errors++;}
if(data1 < 1 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}
if(!(formats_ae5d596cd9.validate(data1))){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.total !== undefined){if(!(validate_Total(data.total))){vErrors = (vErrors ?? []).concat(under("/total", validate_Total.errors));errors = vErrors.length;}}
if(data.total_is_minimum !== undefined){if(!(validate_TotalIsMinimum(data.total_is_minimum))){vErrors = (vErrors ?? []).concat(under("/total_is_minimum", validate_TotalIsMinimum.errors));errors = vErrors.length;}}
if(data.has_more !== undefined){if(typeof data.has_more !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}}
if(data.request_id !== undefined){if(!(validate_RequestId(data.request_id))){vErrors = (vErrors ?? []).concat(under("/request_id", validate_RequestId.errors));errors = vErrors.length;}}
if(data.filters !== undefined){if(!(validate_AppliedFilters(data.filters))){vErrors = (vErrors ?? []).concat(under("/filters", validate_AppliedFilters.errors));errors = vErrors.length;}}
if(data.sort !== undefined){if(!(validate_AppliedSort(data.sort))){vErrors = (vErrors ?? []).concat(under("/sort", validate_AppliedSort.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PageMeta.errors = vErrors;return errors === 0;}
validate_PageMeta.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const schema_968355c1d3 = {"type":"object","required":["limit","next_cursor","has_more","request_id"],"properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":100},"next_cursor":{"type":["string","null"],"maxLength":1024,"pattern":"^[A-Za-z0-9_.-]*$"},"has_more":{"type":"boolean"},"request_id":{"$ref":"RequestId"},"filters":{"$ref":"AppliedFilters"},"sort":{"$ref":"AppliedSort"}},"$id":"CursorMeta","additionalProperties":false};
const pattern_4b5e5447f1 = new RegExp("^[A-Za-z0-9_.-]*$", "u");
function validate_CursorMeta(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.limit === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"});errors++;}
if(data.next_cursor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"});errors++;}
if(data.has_more === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"});errors++;}
if(data.request_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"});errors++;}
for(const key0 in data){if(!((((((key0 === "limit") || (key0 === "next_cursor")) || (key0 === "has_more")) || (key0 === "request_id")) || (key0 === "filters")) || (key0 === "sort"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.limit !== undefined){let data0 = data.limit;if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}
if((typeof data0 == "number") && (isFinite(data0))){if(data0 > 100 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}
if(!(formats_ae5d596cd9.validate(data0))){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.next_cursor !== undefined){let data1 = data.next_cursor;if((typeof data1 !== "string") && (data1 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema_968355c1d3.properties.next_cursor.type},message:"must be string,null"});errors++;}
if(typeof data1 === "string"){if(data1.length > 1024 && func_a41a2f9c96(data1) > 1024){(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});errors++;}
if(!pattern_4b5e5447f1.test(data1)){(vErrors ??= []).push({instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]*$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]*$"+"\""});errors++;}}}
if(data.has_more !== undefined){if(typeof data.has_more !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}}
if(data.request_id !== undefined){if(!(validate_RequestId(data.request_id))){vErrors = (vErrors ?? []).concat(under("/request_id", validate_RequestId.errors));errors = vErrors.length;}}
if(data.filters !== undefined){if(!(validate_AppliedFilters(data.filters))){vErrors = (vErrors ?? []).concat(under("/filters", validate_AppliedFilters.errors));errors = vErrors.length;}}
if(data.sort !== undefined){if(!(validate_AppliedSort(data.sort))){vErrors = (vErrors ?? []).concat(under("/sort", validate_AppliedSort.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_CursorMeta.errors = vErrors;return errors === 0;}
validate_CursorMeta.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const schema_5fff3cf8b8 = {"type":"object","required":["request_id","pagination"],"properties":{"request_id":{"$ref":"RequestId"},"pagination":{"type":"object","required":["total","limit","offset","next","previous"],"properties":{"total":{"$ref":"Total"},"total_is_minimum":{"$ref":"TotalIsMinimum"},"limit":{"type":"integer","format":"int32","minimum":1,"maximum":100},"offset":{"type":"integer","format":"int32","minimum":0,"maximum":100000},"next":{"type":["string","null"],"format":"uri-reference","maxLength":8192},"previous":{"type":["string","null"],"format":"uri-reference","maxLength":8192}},"additionalProperties":false},"filters":{"$ref":"AppliedFilters"},"sort":{"$ref":"AppliedSort"}},"$id":"OffsetMeta","additionalProperties":false};
const formats_1caf64dc32 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate_OffsetMeta(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.request_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"});errors++;}
if(data.pagination === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});errors++;}
for(const key0 in data){if(!((((key0 === "request_id") || (key0 === "pagination")) || (key0 === "filters")) || (key0 === "sort"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.request_id !== undefined){if(!(validate_RequestId(data.request_id))){vErrors = (vErrors ?? []).concat(under("/request_id", validate_RequestId.errors));errors = vErrors.length;}}
if(data.pagination !== undefined){let data1 = data.pagination;if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(data1.total === undefined){(vErrors ??= []).push({instancePath:instancePath+"/pagination",schemaPath:"#/properties/pagination/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"});errors++;}
if(data1.limit === undefined){(vErrors ??= []).push({instancePath:instancePath+"/pagination",schemaPath:"#/properties/pagination/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"});errors++;}
if(data1.offset === undefined){(vErrors ??= []).push({instancePath:instancePath+"/pagination",schemaPath:"#/properties/pagination/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'"});errors++;}
if(data1.next === undefined){(vErrors ??= []).push({instancePath:instancePath+"/pagination",schemaPath:"#/properties/pagination/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"});errors++;}
if(data1.previous === undefined){(vErrors ??= []).push({instancePath:instancePath+"/pagination",schemaPath:"#/properties/pagination/required",keyword:"required",params:{missingProperty: "previous"},message:"must have required property '"+"previous"+"'"});errors++;}
for(const key1 in data1){if(!((((((key1 === "total") || (key1 === "total_is_minimum")) || (key1 === "limit")) || (key1 === "offset")) || (key1 === "next")) || (key1 === "previous"))){(vErrors ??= []).push({instancePath:instancePath+"/pagination",schemaPath:"#/properties/pagination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});errors++;}}
if(data1.total !== undefined){if(!(validate_Total(data1.total))){vErrors = (vErrors ?? []).concat(under("/pagination/total", validate_Total.errors));errors = vErrors.length;}}
if(data1.total_is_minimum !== undefined){if(!(validate_TotalIsMinimum(data1.total_is_minimum))){vErrors = (vErrors ?? []).concat(under("/pagination/total_is_minimum", validate_TotalIsMinimum.errors));errors = vErrors.length;}}
if(data1.limit !== undefined){let data4 = data1.limit;if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){(vErrors ??= []).push({instancePath:instancePath+"/pagination/limit",schemaPath:"#/properties/pagination/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}
if((typeof data4 == "number") && (isFinite(data4))){if(data4 > 100 || isNaN(data4)){(vErrors ??= []).push({instancePath:instancePath+"/pagination/limit",schemaPath:"#/properties/pagination/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});errors++;}
if(data4 < 1 || isNaN(data4)){(vErrors ??= []).push({instancePath:instancePath+"/pagination/limit",schemaPath:"#/properties/pagination/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}
if(!(formats_ae5d596cd9.validate(data4))){(vErrors ??= []).push({instancePath:instancePath+"/pagination/limit",schemaPath:"#/properties/pagination/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data1.offset !== undefined){let data5 = data1.offset;if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){(vErrors ??= []).push({instancePath:instancePath+"/pagination/offset",schemaPath:"#/properties/pagination/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}
if((typeof data5 == "number") && (isFinite(data5))){if(data5 > 100000 || isNaN(data5)){(vErrors ??= []).push({instancePath:instancePath+"/pagination/offset",schemaPath:"#/properties/pagination/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});errors++;}
if(data5 < 0 || isNaN(data5)){(vErrors ??= []).push({instancePath:instancePath+"/pagination/offset",schemaPath:"#/properties/pagination/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_ae5d596cd9.validate(data5))){(vErrors ??= []).push({instancePath:instancePath+"/pagination/offset",schemaPath:"#/properties/pagination/properties/offset/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data1.next !== undefined){let data6 = data1.next;if((typeof data6 !== "string") && (data6 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/pagination/next",schemaPath:"#/properties/pagination/properties/next/type",keyword:"type",params:{type: schema_5fff3cf8b8.properties.pagination.properties.next.type},message:"must be string,null"});errors++;}
if(typeof data6 === "string"){if(data6.length > 8192 && func_a41a2f9c96(data6) > 8192){(vErrors ??= []).push({instancePath:instancePath+"/pagination/next",schemaPath:"#/properties/pagination/properties/next/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});errors++;}
if(!(formats_1caf64dc32.test(data6))){(vErrors ??= []).push({instancePath:instancePath+"/pagination/next",schemaPath:"#/properties/pagination/properties/next/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});errors++;}}}
if(data1.previous !== undefined){let data7 = data1.previous;if((typeof data7 !== "string") && (data7 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/pagination/previous",schemaPath:"#/properties/pagination/properties/previous/type",keyword:"type",params:{type: schema_5fff3cf8b8.properties.pagination.properties.previous.type},message:"must be string,null"});errors++;}
if(typeof data7 === "string"){if(data7.length > 8192 && func_a41a2f9c96(data7) > 8192){(vErrors ??= []).push({instancePath:instancePath+"/pagination/previous",schemaPath:"#/properties/pagination/properties/previous/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});errors++;}
if(!(formats_1caf64dc32.test(data7))){(vErrors ??= []).push({instancePath:instancePath+"/pagination/previous",schemaPath:"#/properties/pagination/properties/previous/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});errors++;}}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/pagination",schemaPath:"#/properties/pagination/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}
if(data.filters !== undefined){if(!(validate_AppliedFilters(data.filters))){vErrors = (vErrors ?? []).concat(under("/filters", validate_AppliedFilters.errors));errors = vErrors.length;}}
if(data.sort !== undefined){if(!(validate_AppliedSort(data.sort))){vErrors = (vErrors ?? []).concat(under("/sort", validate_AppliedSort.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_OffsetMeta.errors = vErrors;return errors === 0;}
validate_OffsetMeta.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_CollectionMeta(data){const instancePath = "";let vErrors = null;let errors = 0;
const evaluated0 = validate_CollectionMeta.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}const _errs0 = errors;let valid0 = false;let passing0 = null;const _errs1 = errors;if(!(validate_PageMeta(data))){vErrors = (vErrors ?? []).concat(validate_PageMeta.errors);errors = vErrors.length;}
var _valid0 = _errs1 === errors;if(_valid0){valid0 = true;passing0 = 0;var props0 = true;}const _errs2 = errors;if(!(validate_CursorMeta(data))){vErrors = (vErrors ?? []).concat(validate_CursorMeta.errors);errors = vErrors.length;}
var _valid0 = _errs2 === errors;if(_valid0 && valid0){valid0 = false;passing0 = [passing0, 1];}else {if(_valid0){valid0 = true;passing0 = 1;if(props0 !== true){props0 = true;}}const _errs3 = errors;if(!(validate_OffsetMeta(data))){vErrors = (vErrors ?? []).concat(validate_OffsetMeta.errors);errors = vErrors.length;}
var _valid0 = _errs3 === errors;if(_valid0 && valid0){valid0 = false;passing0 = [passing0, 2];}else {if(_valid0){valid0 = true;passing0 = 2;if(props0 !== true){props0 = true;}}}}if(!valid0){(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});errors++;}
else {errors = _errs0;if(vErrors !== null){if(_errs0){vErrors.length = _errs0;}else {vErrors = null;}}}validate_CollectionMeta.errors = vErrors;evaluated0.props = props0;return errors === 0;}
validate_CollectionMeta.evaluated = {"dynamicProps":true,"dynamicItems":false};
const schema_8b292a3f3d = {"type":"object","required":["self","next"],"properties":{"self":{"type":"string","format":"uri","maxLength":8192},"next":{"type":["string","null"],"format":"uri","maxLength":8192},"prev":{"type":["string","null"],"format":"uri","maxLength":8192}},"$id":"CollectionLinks","additionalProperties":false};
const formats_472d88dd83 = external1.fullFormats.uri;
function validate_CollectionLinks(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.self === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "self"},message:"must have required property '"+"self"+"'"});errors++;}
if(data.next === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "self") || (key0 === "next")) || (key0 === "prev"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.self !== undefined){let data0 = data.self;if(typeof data0 === "string"){if(data0.length > 8192 && func_a41a2f9c96(data0) > 8192){(vErrors ??= []).push({instancePath:instancePath+"/self",schemaPath:"#/properties/self/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});errors++;}
if(!(formats_472d88dd83(data0))){(vErrors ??= []).push({instancePath:instancePath+"/self",schemaPath:"#/properties/self/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/self",schemaPath:"#/properties/self/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.next !== undefined){let data1 = data.next;if((typeof data1 !== "string") && (data1 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema_8b292a3f3d.properties.next.type},message:"must be string,null"});errors++;}
if(typeof data1 === "string"){if(data1.length > 8192 && func_a41a2f9c96(data1) > 8192){(vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});errors++;}
if(!(formats_472d88dd83(data1))){(vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});errors++;}}}
if(data.prev !== undefined){let data2 = data.prev;if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/prev",schemaPath:"#/properties/prev/type",keyword:"type",params:{type: schema_8b292a3f3d.properties.prev.type},message:"must be string,null"});errors++;}
if(typeof data2 === "string"){if(data2.length > 8192 && func_a41a2f9c96(data2) > 8192){(vErrors ??= []).push({instancePath:instancePath+"/prev",schemaPath:"#/properties/prev/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});errors++;}
if(!(formats_472d88dd83(data2))){(vErrors ??= []).push({instancePath:instancePath+"/prev",schemaPath:"#/properties/prev/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});errors++;}}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_CollectionLinks.errors = vErrors;return errors === 0;}
validate_CollectionLinks.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_UserCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_User(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_User.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_UserCollection.errors = vErrors;return errors === 0;}
validate_UserCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_Error = validate_Error;
const schema_3ac40711cb = {"type":"string","enum":["authentication_error","authorization_error","validation_error","not_found","rate_limit_exceeded","conflict","service_error"],"$id":"ErrorType"};
function validate_ErrorType(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((((((data === "authentication_error") || (data === "authorization_error")) || (data === "validation_error")) || (data === "not_found")) || (data === "rate_limit_exceeded")) || (data === "conflict")) || (data === "service_error"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_3ac40711cb.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_ErrorType.errors = vErrors;return errors === 0;}
validate_ErrorType.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_abc5856b3e = {"type":"string","enum":["invalid_parameters","malformed_request","malformed_json","missing_body","invalid_cursor","version_conflict","unknown_version","ambiguous_credentials","invalid_credentials","expired_token","invalid_token","insufficient_user_authentication","insufficient_permissions","invalid_scope","https_required","origin_not_allowed","second_factor_required","account_suspended","network_not_allowed","not_found","unknown_path","method_not_allowed","not_acceptable","version_retired","cursor_expired","conflict","already_exists","invalid_state","project_archived","idempotency_key_in_use","limit_reached","version_mismatch","payload_too_large","unsupported_media_type","range_not_satisfiable","upgrade_required","precondition_required","unprocessable","unknown_reference","invalid_state_transition","idempotency_key_reused","rate_limit_exceeded","internal_error","contract_violation","not_implemented","upstream_error","service_unavailable","timeout"],"$id":"ErrorCode"};
function validate_ErrorCode(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((((((((((((((((((((((((((((((((((((((((((((((((data === "invalid_parameters") || (data === "malformed_request")) || (data === "malformed_json")) || (data === "missing_body")) || (data === "invalid_cursor")) || (data === "version_conflict")) || (data === "unknown_version")) || (data === "ambiguous_credentials")) || (data === "invalid_credentials")) || (data === "expired_token")) || (data === "invalid_token")) || (data === "insufficient_user_authentication")) || (data === "insufficient_permissions")) || (data === "invalid_scope")) || (data === "https_required")) || (data === "origin_not_allowed")) || (data === "second_factor_required")) || (data === "account_suspended")) || (data === "network_not_allowed")) || (data === "not_found")) || (data === "unknown_path")) || (data === "method_not_allowed")) || (data === "not_acceptable")) || (data === "version_retired")) || (data === "cursor_expired")) || (data === "conflict")) || (data === "already_exists")) || (data === "invalid_state")) || (data === "project_archived")) || (data === "idempotency_key_in_use")) || (data === "limit_reached")) || (data === "version_mismatch")) || (data === "payload_too_large")) || (data === "unsupported_media_type")) || (data === "range_not_satisfiable")) || (data === "upgrade_required")) || (data === "precondition_required")) || (data === "unprocessable")) || (data === "unknown_reference")) || (data === "invalid_state_transition")) || (data === "idempotency_key_reused")) || (data === "rate_limit_exceeded")) || (data === "internal_error")) || (data === "contract_violation")) || (data === "not_implemented")) || (data === "upstream_error")) || (data === "service_unavailable")) || (data === "timeout"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_abc5856b3e.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_ErrorCode.errors = vErrors;return errors === 0;}
validate_ErrorCode.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_6440a233d1 = {"type":"string","enum":["missing_required_field","unknown_field","unknown_parameter","invalid_type","invalid_format","invalid_enum_value","too_short","too_long","too_small","too_large","too_few_items","too_many_items","duplicate_items","not_allowed","unknown_reference","conflict"],"$id":"DetailCode"};
function validate_DetailCode(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((((((((((((((((data === "missing_required_field") || (data === "unknown_field")) || (data === "unknown_parameter")) || (data === "invalid_type")) || (data === "invalid_format")) || (data === "invalid_enum_value")) || (data === "too_short")) || (data === "too_long")) || (data === "too_small")) || (data === "too_large")) || (data === "too_few_items")) || (data === "too_many_items")) || (data === "duplicate_items")) || (data === "not_allowed")) || (data === "unknown_reference")) || (data === "conflict"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_6440a233d1.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_DetailCode.errors = vErrors;return errors === 0;}
validate_DetailCode.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ErrorDetail(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.field === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"});errors++;}
if(data.message === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});errors++;}
if(data.code === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "field") || (key0 === "message")) || (key0 === "code"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.field !== undefined){let data0 = data.field;if(typeof data0 === "string"){if(data0.length > 512 && func_a41a2f9c96(data0) > 512){(vErrors ??= []).push({instancePath:instancePath+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.message !== undefined){let data1 = data.message;if(typeof data1 === "string"){if(data1.length > 2000 && func_a41a2f9c96(data1) > 2000){(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.code !== undefined){if(!(validate_DetailCode(data.code))){vErrors = (vErrors ?? []).concat(under("/code", validate_DetailCode.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ErrorDetail.errors = vErrors;return errors === 0;}
validate_ErrorDetail.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Error(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.error === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "error")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.error !== undefined){let data0 = data.error;if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(data0.type === undefined){(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data0.message === undefined){(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});errors++;}
if(data0.code === undefined){(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});errors++;}
if(data0.request_id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"});errors++;}
if(data0.details === undefined){(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "details"},message:"must have required property '"+"details"+"'"});errors++;}
for(const key1 in data0){if(!(((((key1 === "type") || (key1 === "message")) || (key1 === "code")) || (key1 === "request_id")) || (key1 === "details"))){(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});errors++;}}
if(data0.type !== undefined){if(!(validate_ErrorType(data0.type))){vErrors = (vErrors ?? []).concat(under("/error/type", validate_ErrorType.errors));errors = vErrors.length;}}
if(data0.message !== undefined){let data2 = data0.message;if(typeof data2 === "string"){if(data2.length > 2000 && func_a41a2f9c96(data2) > 2000){(vErrors ??= []).push({instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data0.code !== undefined){if(!(validate_ErrorCode(data0.code))){vErrors = (vErrors ?? []).concat(under("/error/code", validate_ErrorCode.errors));errors = vErrors.length;}}
if(data0.request_id !== undefined){if(!(validate_RequestId(data0.request_id))){vErrors = (vErrors ?? []).concat(under("/error/request_id", validate_RequestId.errors));errors = vErrors.length;}}
if(data0.details !== undefined){let data5 = data0.details;if(Array.isArray(data5)){if(data5.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/error/details",schemaPath:"#/properties/error/properties/details/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data5.length;for(let i0=0; i0<len0; i0++){if(!(validate_ErrorDetail(data5[i0]))){vErrors = (vErrors ?? []).concat(under("/error/details/" + i0, validate_ErrorDetail.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/error/details",schemaPath:"#/properties/error/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Error.errors = vErrors;return errors === 0;}
validate_Error.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_UserSingle = validate_UserSingle;
function validate_Meta(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.request_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "request_id")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.request_id !== undefined){if(!(validate_RequestId(data.request_id))){vErrors = (vErrors ?? []).concat(under("/request_id", validate_RequestId.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Meta.errors = vErrors;return errors === 0;}
validate_Meta.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_UserSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_User(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_User.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_UserSingle.errors = vErrors;return errors === 0;}
validate_UserSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_ProjectCollection = validate_ProjectCollection;
const schema_0a08fc9074 = {"type":"object","required":["id","name","description","visibility","status","settings","tags","owner_id","archived_at","created_at","updated_at"],"properties":{"id":{"$ref":"ProjectId"},"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":["string","null"],"maxLength":10000},"visibility":{"$ref":"ProjectVisibility"},"status":{"$ref":"ProjectStatus"},"settings":{"$ref":"ProjectSettings"},"tags":{"$ref":"Tags"},"owner_id":{"$ref":"UserId"},"owner":{"$ref":"User"},"archived_at":{"type":["string","null"],"format":"date-time","maxLength":24},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"$id":"Project","additionalProperties":false};
const func_191f75b36e = Object.prototype.hasOwnProperty;
const pattern_108c49a7e3 = new RegExp("^prj_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_ProjectId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_108c49a7e3.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^prj_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^prj_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_ProjectId.errors = vErrors;return errors === 0;}
validate_ProjectId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_f570d23a66 = {"type":"string","enum":["private","team","public"],"$id":"ProjectVisibility"};
function validate_ProjectVisibility(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data === "private") || (data === "team")) || (data === "public"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_f570d23a66.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_ProjectVisibility.errors = vErrors;return errors === 0;}
validate_ProjectVisibility.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_b5518405be = {"type":"string","enum":["active","archived"],"$id":"ProjectStatus"};
function validate_ProjectStatus(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((data === "active") || (data === "archived"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_b5518405be.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_ProjectStatus.errors = vErrors;return errors === 0;}
validate_ProjectStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_3dff196aff = {"type":"string","enum":["kanban","list","calendar","timeline"],"$id":"ProjectView"};
function validate_ProjectView(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((((data === "kanban") || (data === "list")) || (data === "calendar")) || (data === "timeline"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_3dff196aff.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_ProjectView.errors = vErrors;return errors === 0;}
validate_ProjectView.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ProjectSettings(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.enableNotifications === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enableNotifications"},message:"must have required property '"+"enableNotifications"+"'"});errors++;}
if(data.defaultView === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultView"},message:"must have required property '"+"defaultView"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "enableNotifications") || (key0 === "defaultView"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.enableNotifications !== undefined){if(typeof data.enableNotifications !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/enableNotifications",schemaPath:"#/properties/enableNotifications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}}
if(data.defaultView !== undefined){if(!(validate_ProjectView(data.defaultView))){vErrors = (vErrors ?? []).concat(under("/defaultView", validate_ProjectView.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectSettings.errors = vErrors;return errors === 0;}
validate_ProjectSettings.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Tags(data){const instancePath = "";let vErrors = null;let errors = 0;
if(Array.isArray(data)){if(data.length > 50){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(typeof data0 === "string"){if(data0.length > 64 && func_a41a2f9c96(data0) > 64){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(data0.length < 2 && func_a41a2f9c96(data0) < 1){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
let i1 = data.length;let j0;if(i1 > 1){const indices0 = {};for(;i1--;){let item0 = data[i1];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break;}indices0[item0] = i1;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}
validate_Tags.errors = vErrors;return errors === 0;}
validate_Tags.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_Project(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
if(data.description === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});errors++;}
if(data.visibility === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "visibility"},message:"must have required property '"+"visibility"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
if(data.settings === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"});errors++;}
if(data.tags === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});errors++;}
if(data.owner_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner_id"},message:"must have required property '"+"owner_id"+"'"});errors++;}
if(data.archived_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "archived_at"},message:"must have required property '"+"archived_at"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_0a08fc9074.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_ProjectId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_ProjectId.errors));errors = vErrors.length;}}
if(data.name !== undefined){let data1 = data.name;if(typeof data1 === "string"){if(data1.length > 200 && func_a41a2f9c96(data1) > 200){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}
if(data1.length < 2 && func_a41a2f9c96(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.description !== undefined){let data2 = data.description;if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_0a08fc9074.properties.description.type},message:"must be string,null"});errors++;}
if(typeof data2 === "string"){if(data2.length > 10000 && func_a41a2f9c96(data2) > 10000){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});errors++;}}}
if(data.visibility !== undefined){if(!(validate_ProjectVisibility(data.visibility))){vErrors = (vErrors ?? []).concat(under("/visibility", validate_ProjectVisibility.errors));errors = vErrors.length;}}
if(data.status !== undefined){if(!(validate_ProjectStatus(data.status))){vErrors = (vErrors ?? []).concat(under("/status", validate_ProjectStatus.errors));errors = vErrors.length;}}
if(data.settings !== undefined){if(!(validate_ProjectSettings(data.settings))){vErrors = (vErrors ?? []).concat(under("/settings", validate_ProjectSettings.errors));errors = vErrors.length;}}
if(data.tags !== undefined){if(!(validate_Tags(data.tags))){vErrors = (vErrors ?? []).concat(under("/tags", validate_Tags.errors));errors = vErrors.length;}}
if(data.owner_id !== undefined){if(!(validate_UserId(data.owner_id))){vErrors = (vErrors ?? []).concat(under("/owner_id", validate_UserId.errors));errors = vErrors.length;}}
if(data.owner !== undefined){if(!(validate_User(data.owner))){vErrors = (vErrors ?? []).concat(under("/owner", validate_User.errors));errors = vErrors.length;}}
if(data.archived_at !== undefined){let data9 = data.archived_at;if((typeof data9 !== "string") && (data9 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/type",keyword:"type",params:{type: schema_0a08fc9074.properties.archived_at.type},message:"must be string,null"});errors++;}
if(typeof data9 === "string"){if(data9.length > 24 && func_a41a2f9c96(data9) > 24){(vErrors ??= []).push({instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"});errors++;}
if(!(formats_98445065ab.validate(data9))){(vErrors ??= []).push({instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Project.errors = vErrors;return errors === 0;}
validate_Project.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ProjectCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_Project(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_Project.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectCollection.errors = vErrors;return errors === 0;}
validate_ProjectCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_TeamCollection = validate_TeamCollection;
const schema_0e955525ad = {"type":"object","required":["id","name","description","created_at","updated_at"],"properties":{"id":{"$ref":"TeamId"},"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":["string","null"],"maxLength":10000},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"$id":"Team","additionalProperties":false};
const pattern_aecaabb177 = new RegExp("^tem_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_TeamId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_aecaabb177.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^tem_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^tem_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_TeamId.errors = vErrors;return errors === 0;}
validate_TeamId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_Team(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
if(data.description === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
for(const key0 in data){if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "description")) || (key0 === "created_at")) || (key0 === "updated_at"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_TeamId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_TeamId.errors));errors = vErrors.length;}}
if(data.name !== undefined){let data1 = data.name;if(typeof data1 === "string"){if(data1.length > 200 && func_a41a2f9c96(data1) > 200){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}
if(data1.length < 2 && func_a41a2f9c96(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.description !== undefined){let data2 = data.description;if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_0e955525ad.properties.description.type},message:"must be string,null"});errors++;}
if(typeof data2 === "string"){if(data2.length > 10000 && func_a41a2f9c96(data2) > 10000){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});errors++;}}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Team.errors = vErrors;return errors === 0;}
validate_Team.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TeamCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_Team(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_Team.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamCollection.errors = vErrors;return errors === 0;}
validate_TeamCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_TaskCollection = validate_TaskCollection;
const schema_c892261427 = {"type":"object","required":["id","project_id","title","description","status","priority","assignee_id","due_at","tags","completed_at","created_by","created_at","updated_at"],"properties":{"id":{"$ref":"TaskId"},"project_id":{"$ref":"ProjectId"},"project":{"$ref":"Project"},"title":{"type":"string","minLength":1,"maxLength":300},"description":{"type":["string","null"],"maxLength":20000},"status":{"$ref":"TaskStatus"},"priority":{"$ref":"TaskPriority"},"assignee_id":{"type":["string","null"],"maxLength":30,"pattern":"^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"},"assignee":{"$ref":"User"},"due_at":{"type":["string","null"],"format":"date-time","maxLength":24},"tags":{"$ref":"Tags"},"completed_at":{"type":["string","null"],"format":"date-time","maxLength":24},"created_by":{"$ref":"UserId"},"creator":{"$ref":"User"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"$id":"Task","additionalProperties":false};
const pattern_8aa511b413 = new RegExp("^tsk_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_TaskId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_8aa511b413.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^tsk_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^tsk_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_TaskId.errors = vErrors;return errors === 0;}
validate_TaskId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_82e2a168e7 = {"type":"string","enum":["todo","in_progress","done","cancelled"],"$id":"TaskStatus"};
function validate_TaskStatus(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((((data === "todo") || (data === "in_progress")) || (data === "done")) || (data === "cancelled"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_82e2a168e7.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_TaskStatus.errors = vErrors;return errors === 0;}
validate_TaskStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_049cba6758 = {"type":"string","enum":["low","normal","high","urgent"],"$id":"TaskPriority"};
function validate_TaskPriority(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((((data === "low") || (data === "normal")) || (data === "high")) || (data === "urgent"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_049cba6758.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_TaskPriority.errors = vErrors;return errors === 0;}
validate_TaskPriority.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_Task(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.project_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project_id"},message:"must have required property '"+"project_id"+"'"});errors++;}
if(data.title === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;}
if(data.description === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
if(data.priority === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priority"},message:"must have required property '"+"priority"+"'"});errors++;}
if(data.assignee_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assignee_id"},message:"must have required property '"+"assignee_id"+"'"});errors++;}
if(data.due_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "due_at"},message:"must have required property '"+"due_at"+"'"});errors++;}
if(data.tags === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});errors++;}
if(data.completed_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"});errors++;}
if(data.created_by === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_c892261427.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_TaskId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_TaskId.errors));errors = vErrors.length;}}
if(data.project_id !== undefined){if(!(validate_ProjectId(data.project_id))){vErrors = (vErrors ?? []).concat(under("/project_id", validate_ProjectId.errors));errors = vErrors.length;}}
if(data.project !== undefined){if(!(validate_Project(data.project))){vErrors = (vErrors ?? []).concat(under("/project", validate_Project.errors));errors = vErrors.length;}}
if(data.title !== undefined){let data3 = data.title;if(typeof data3 === "string"){if(data3.length > 300 && func_a41a2f9c96(data3) > 300){(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});errors++;}
if(data3.length < 2 && func_a41a2f9c96(data3) < 1){(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.description !== undefined){let data4 = data.description;if((typeof data4 !== "string") && (data4 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_c892261427.properties.description.type},message:"must be string,null"});errors++;}
if(typeof data4 === "string"){if(data4.length > 20000 && func_a41a2f9c96(data4) > 20000){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});errors++;}}}
if(data.status !== undefined){if(!(validate_TaskStatus(data.status))){vErrors = (vErrors ?? []).concat(under("/status", validate_TaskStatus.errors));errors = vErrors.length;}}
if(data.priority !== undefined){if(!(validate_TaskPriority(data.priority))){vErrors = (vErrors ?? []).concat(under("/priority", validate_TaskPriority.errors));errors = vErrors.length;}}
if(data.assignee_id !== undefined){let data7 = data.assignee_id;if((typeof data7 !== "string") && (data7 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/type",keyword:"type",params:{type: schema_c892261427.properties.assignee_id.type},message:"must be string,null"});errors++;}
if(typeof data7 === "string"){if(data7.length > 30 && func_a41a2f9c96(data7) > 30){(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_1ae3b07d88.test(data7)){(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/pattern",keyword:"pattern",params:{pattern: "^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}}
if(data.assignee !== undefined){if(!(validate_User(data.assignee))){vErrors = (vErrors ?? []).concat(under("/assignee", validate_User.errors));errors = vErrors.length;}}
if(data.due_at !== undefined){let data9 = data.due_at;if((typeof data9 !== "string") && (data9 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/type",keyword:"type",params:{type: schema_c892261427.properties.due_at.type},message:"must be string,null"});errors++;}
if(typeof data9 === "string"){if(data9.length > 24 && func_a41a2f9c96(data9) > 24){(vErrors ??= []).push({instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"});errors++;}
if(!(formats_98445065ab.validate(data9))){(vErrors ??= []).push({instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}
if(data.tags !== undefined){if(!(validate_Tags(data.tags))){vErrors = (vErrors ?? []).concat(under("/tags", validate_Tags.errors));errors = vErrors.length;}}
if(data.completed_at !== undefined){let data11 = data.completed_at;if((typeof data11 !== "string") && (data11 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema_c892261427.properties.completed_at.type},message:"must be string,null"});errors++;}
if(typeof data11 === "string"){if(data11.length > 24 && func_a41a2f9c96(data11) > 24){(vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"});errors++;}
if(!(formats_98445065ab.validate(data11))){(vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}
if(data.created_by !== undefined){if(!(validate_UserId(data.created_by))){vErrors = (vErrors ?? []).concat(under("/created_by", validate_UserId.errors));errors = vErrors.length;}}
if(data.creator !== undefined){if(!(validate_User(data.creator))){vErrors = (vErrors ?? []).concat(under("/creator", validate_User.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Task.errors = vErrors;return errors === 0;}
validate_Task.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TaskCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_Task(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_Task.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TaskCollection.errors = vErrors;return errors === 0;}
validate_TaskCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_ResourceCollection = validate_ResourceCollection;
const schema_4ba886e44e = {"type":"object","required":["id","name","description","type","status","metadata","owner_id","created_at","updated_at"],"properties":{"id":{"$ref":"ResourceId"},"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":["string","null"],"maxLength":10000},"type":{"$ref":"ResourceType"},"status":{"$ref":"ResourceStatus"},"metadata":{"$ref":"Metadata"},"owner_id":{"$ref":"UserId"},"owner":{"$ref":"User"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"$id":"Resource","additionalProperties":false};
const pattern_c3e96231e8 = new RegExp("^res_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_ResourceId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_c3e96231e8.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^res_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^res_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_ResourceId.errors = vErrors;return errors === 0;}
validate_ResourceId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_ced66ed007 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]*$", "u");
function validate_ResourceType(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 64 && func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_ced66ed007.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]*$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_ResourceType.errors = vErrors;return errors === 0;}
validate_ResourceType.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_9a45b0a012 = {"type":"string","enum":["active","archived","pending"],"$id":"ResourceStatus"};
function validate_ResourceStatus(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data === "active") || (data === "archived")) || (data === "pending"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_9a45b0a012.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_ResourceStatus.errors = vErrors;return errors === 0;}
validate_ResourceStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_Resource(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
if(data.description === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});errors++;}
if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
if(data.metadata === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"});errors++;}
if(data.owner_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner_id"},message:"must have required property '"+"owner_id"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_4ba886e44e.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_ResourceId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_ResourceId.errors));errors = vErrors.length;}}
if(data.name !== undefined){let data1 = data.name;if(typeof data1 === "string"){if(data1.length > 200 && func_a41a2f9c96(data1) > 200){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}
if(data1.length < 2 && func_a41a2f9c96(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.description !== undefined){let data2 = data.description;if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_4ba886e44e.properties.description.type},message:"must be string,null"});errors++;}
if(typeof data2 === "string"){if(data2.length > 10000 && func_a41a2f9c96(data2) > 10000){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});errors++;}}}
if(data.type !== undefined){if(!(validate_ResourceType(data.type))){vErrors = (vErrors ?? []).concat(under("/type", validate_ResourceType.errors));errors = vErrors.length;}}
if(data.status !== undefined){if(!(validate_ResourceStatus(data.status))){vErrors = (vErrors ?? []).concat(under("/status", validate_ResourceStatus.errors));errors = vErrors.length;}}
if(data.metadata !== undefined){if(!(validate_Metadata(data.metadata))){vErrors = (vErrors ?? []).concat(under("/metadata", validate_Metadata.errors));errors = vErrors.length;}}
if(data.owner_id !== undefined){if(!(validate_UserId(data.owner_id))){vErrors = (vErrors ?? []).concat(under("/owner_id", validate_UserId.errors));errors = vErrors.length;}}
if(data.owner !== undefined){if(!(validate_User(data.owner))){vErrors = (vErrors ?? []).concat(under("/owner", validate_User.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Resource.errors = vErrors;return errors === 0;}
validate_Resource.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ResourceCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_Resource(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_Resource.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ResourceCollection.errors = vErrors;return errors === 0;}
validate_ResourceCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_ProjectSingle = validate_ProjectSingle;
function validate_ProjectSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_Project(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Project.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectSingle.errors = vErrors;return errors === 0;}
validate_ProjectSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_TaskSingle = validate_TaskSingle;
function validate_TaskSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_Task(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Task.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TaskSingle.errors = vErrors;return errors === 0;}
validate_TaskSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_ProjectMemberCollection = validate_ProjectMemberCollection;
const schema_14be6005a8 = {"type":"string","enum":["owner","editor","viewer"],"$id":"ProjectRole"};
function validate_ProjectRole(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data === "owner") || (data === "editor")) || (data === "viewer"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_14be6005a8.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_ProjectRole.errors = vErrors;return errors === 0;}
validate_ProjectRole.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ProjectMember(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.user_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"});errors++;}
if(data.role === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"});errors++;}
if(data.added_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "added_at"},message:"must have required property '"+"added_at"+"'"});errors++;}
for(const key0 in data){if(!((((key0 === "user_id") || (key0 === "user")) || (key0 === "role")) || (key0 === "added_at"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.user_id !== undefined){if(!(validate_UserId(data.user_id))){vErrors = (vErrors ?? []).concat(under("/user_id", validate_UserId.errors));errors = vErrors.length;}}
if(data.user !== undefined){if(!(validate_User(data.user))){vErrors = (vErrors ?? []).concat(under("/user", validate_User.errors));errors = vErrors.length;}}
if(data.role !== undefined){if(!(validate_ProjectRole(data.role))){vErrors = (vErrors ?? []).concat(under("/role", validate_ProjectRole.errors));errors = vErrors.length;}}
if(data.added_at !== undefined){if(!(validate_Timestamp(data.added_at))){vErrors = (vErrors ?? []).concat(under("/added_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectMember.errors = vErrors;return errors === 0;}
validate_ProjectMember.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ProjectMemberCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_ProjectMember(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_ProjectMember.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectMemberCollection.errors = vErrors;return errors === 0;}
validate_ProjectMemberCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_ProjectMemberSingle = validate_ProjectMemberSingle;
function validate_ProjectMemberSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_ProjectMember(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_ProjectMember.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectMemberSingle.errors = vErrors;return errors === 0;}
validate_ProjectMemberSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_FileRecordCollection = validate_FileRecordCollection;
const schema_60800d4516 = {"type":"object","required":["id","name","content_type","size","checksum","project_id","task_id","uploaded_by","status","created_at","updated_at"],"properties":{"id":{"$ref":"FileId"},"name":{"$ref":"FileName"},"content_type":{"$ref":"FileContentType"},"size":{"type":["integer","null"],"format":"int64","minimum":0,"maximum":104857600},"checksum":{"type":["string","null"],"maxLength":64,"pattern":"^[0-9a-f]{64}$"},"project_id":{"type":["string","null"],"maxLength":30,"pattern":"^prj_[0-7][0-9a-hjkmnp-tv-z]{25}$"},"project":{"$ref":"Project"},"task_id":{"type":["string","null"],"maxLength":30,"pattern":"^tsk_[0-7][0-9a-hjkmnp-tv-z]{25}$"},"task":{"$ref":"Task"},"uploaded_by":{"$ref":"UserId"},"uploader":{"$ref":"User"},"status":{"$ref":"FileStatus"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"$id":"FileRecord","additionalProperties":false};
const pattern_1f483a8360 = new RegExp("^fil_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_FileId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_1f483a8360.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^fil_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^fil_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_FileId.errors = vErrors;return errors === 0;}
validate_FileId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_ca3c21677a = new RegExp("^[^/\\\\\\x00-\\x1F\\x7F]+$", "u");
function validate_FileName(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 255 && func_a41a2f9c96(data) > 255){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_ca3c21677a.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^/\\\\\\x00-\\x1F\\x7F]+$"},message:"must match pattern \""+"^[^/\\\\\\x00-\\x1F\\x7F]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_FileName.errors = vErrors;return errors === 0;}
validate_FileName.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_ac1c23d90a = new RegExp("^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+([ \\t]*;[ \\t]*[A-Za-z0-9!#$&^_.+-]+=(\"[\\t\\x20\\x21\\x23-\\x7E]*\"|[A-Za-z0-9!#$&^_.+-]+))*$", "u");
function validate_FileContentType(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 255 && func_a41a2f9c96(data) > 255){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});errors++;}
if(data.length < 6 && func_a41a2f9c96(data) < 3){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"});errors++;}
if(!pattern_ac1c23d90a.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+([ \\t]*;[ \\t]*[A-Za-z0-9!#$&^_.+-]+=(\"[\\t\\x20\\x21\\x23-\\x7E]*\"|[A-Za-z0-9!#$&^_.+-]+))*$"},message:"must match pattern \""+"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+([ \\t]*;[ \\t]*[A-Za-z0-9!#$&^_.+-]+=(\"[\\t\\x20\\x21\\x23-\\x7E]*\"|[A-Za-z0-9!#$&^_.+-]+))*$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_FileContentType.errors = vErrors;return errors === 0;}
validate_FileContentType.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_aba2b7333c = {"type":"string","enum":["pending","ready"],"$id":"FileStatus"};
function validate_FileStatus(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((data === "pending") || (data === "ready"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_aba2b7333c.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_FileStatus.errors = vErrors;return errors === 0;}
validate_FileStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_34517ed6cb = new RegExp("^[0-9a-f]{64}$", "u");
function validate_FileRecord(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
if(data.content_type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content_type"},message:"must have required property '"+"content_type"+"'"});errors++;}
if(data.size === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"});errors++;}
if(data.checksum === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checksum"},message:"must have required property '"+"checksum"+"'"});errors++;}
if(data.project_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project_id"},message:"must have required property '"+"project_id"+"'"});errors++;}
if(data.task_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task_id"},message:"must have required property '"+"task_id"+"'"});errors++;}
if(data.uploaded_by === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uploaded_by"},message:"must have required property '"+"uploaded_by"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_60800d4516.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_FileId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_FileId.errors));errors = vErrors.length;}}
if(data.name !== undefined){if(!(validate_FileName(data.name))){vErrors = (vErrors ?? []).concat(under("/name", validate_FileName.errors));errors = vErrors.length;}}
if(data.content_type !== undefined){if(!(validate_FileContentType(data.content_type))){vErrors = (vErrors ?? []).concat(under("/content_type", validate_FileContentType.errors));errors = vErrors.length;}}
if(data.size !== undefined){let data3 = data.size;if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema_60800d4516.properties.size.type},message:"must be integer,null"});errors++;}
if((typeof data3 == "number") && (isFinite(data3))){if(data3 > 104857600 || isNaN(data3)){(vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 104857600},message:"must be <= 104857600"});errors++;}
if(data3 < 0 || isNaN(data3)){(vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_0944215a2b.validate(data3))){(vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""});errors++;}}}
if(data.checksum !== undefined){let data4 = data.checksum;if((typeof data4 !== "string") && (data4 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/checksum",schemaPath:"#/properties/checksum/type",keyword:"type",params:{type: schema_60800d4516.properties.checksum.type},message:"must be string,null"});errors++;}
if(typeof data4 === "string"){if(data4.length > 64 && func_a41a2f9c96(data4) > 64){(vErrors ??= []).push({instancePath:instancePath+"/checksum",schemaPath:"#/properties/checksum/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!pattern_34517ed6cb.test(data4)){(vErrors ??= []).push({instancePath:instancePath+"/checksum",schemaPath:"#/properties/checksum/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""});errors++;}}}
if(data.project_id !== undefined){let data5 = data.project_id;if((typeof data5 !== "string") && (data5 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema_60800d4516.properties.project_id.type},message:"must be string,null"});errors++;}
if(typeof data5 === "string"){if(data5.length > 30 && func_a41a2f9c96(data5) > 30){(vErrors ??= []).push({instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_108c49a7e3.test(data5)){(vErrors ??= []).push({instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern: "^prj_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^prj_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}}
if(data.project !== undefined){if(!(validate_Project(data.project))){vErrors = (vErrors ?? []).concat(under("/project", validate_Project.errors));errors = vErrors.length;}}
if(data.task_id !== undefined){let data7 = data.task_id;if((typeof data7 !== "string") && (data7 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: schema_60800d4516.properties.task_id.type},message:"must be string,null"});errors++;}
if(typeof data7 === "string"){if(data7.length > 30 && func_a41a2f9c96(data7) > 30){(vErrors ??= []).push({instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_8aa511b413.test(data7)){(vErrors ??= []).push({instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/pattern",keyword:"pattern",params:{pattern: "^tsk_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^tsk_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}}
if(data.task !== undefined){if(!(validate_Task(data.task))){vErrors = (vErrors ?? []).concat(under("/task", validate_Task.errors));errors = vErrors.length;}}
if(data.uploaded_by !== undefined){if(!(validate_UserId(data.uploaded_by))){vErrors = (vErrors ?? []).concat(under("/uploaded_by", validate_UserId.errors));errors = vErrors.length;}}
if(data.uploader !== undefined){if(!(validate_User(data.uploader))){vErrors = (vErrors ?? []).concat(under("/uploader", validate_User.errors));errors = vErrors.length;}}
if(data.status !== undefined){if(!(validate_FileStatus(data.status))){vErrors = (vErrors ?? []).concat(under("/status", validate_FileStatus.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_FileRecord.errors = vErrors;return errors === 0;}
validate_FileRecord.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_FileRecordCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_FileRecord(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_FileRecord.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_FileRecordCollection.errors = vErrors;return errors === 0;}
validate_FileRecordCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_CommentCollection = validate_CommentCollection;
const pattern_4890c32fe2 = new RegExp("^cmt_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_CommentId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_4890c32fe2.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^cmt_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^cmt_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_CommentId.errors = vErrors;return errors === 0;}
validate_CommentId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_bcd8f770a6 = {"type":"string","enum":["project","task","file","resource"],"$id":"CommentSubjectType"};
function validate_CommentSubjectType(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((((data === "project") || (data === "task")) || (data === "file")) || (data === "resource"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_bcd8f770a6.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_CommentSubjectType.errors = vErrors;return errors === 0;}
validate_CommentSubjectType.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_d73013cd81 = new RegExp("^(prj|tsk|fil|res)_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_CommentSubjectId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_d73013cd81.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(prj|tsk|fil|res)_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^(prj|tsk|fil|res)_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_CommentSubjectId.errors = vErrors;return errors === 0;}
validate_CommentSubjectId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_CommentSubject(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "type") || (key0 === "id"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.type !== undefined){if(!(validate_CommentSubjectType(data.type))){vErrors = (vErrors ?? []).concat(under("/type", validate_CommentSubjectType.errors));errors = vErrors.length;}}
if(data.id !== undefined){if(!(validate_CommentSubjectId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_CommentSubjectId.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_CommentSubject.errors = vErrors;return errors === 0;}
validate_CommentSubject.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Comment(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.body === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});errors++;}
if(data.author_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "author_id"},message:"must have required property '"+"author_id"+"'"});errors++;}
if(data.subject === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
for(const key0 in data){if(!(((((((key0 === "id") || (key0 === "body")) || (key0 === "author_id")) || (key0 === "author")) || (key0 === "subject")) || (key0 === "created_at")) || (key0 === "updated_at"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_CommentId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_CommentId.errors));errors = vErrors.length;}}
if(data.body !== undefined){let data1 = data.body;if(typeof data1 === "string"){if(data1.length > 20000 && func_a41a2f9c96(data1) > 20000){(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});errors++;}
if(data1.length < 2 && func_a41a2f9c96(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.author_id !== undefined){if(!(validate_UserId(data.author_id))){vErrors = (vErrors ?? []).concat(under("/author_id", validate_UserId.errors));errors = vErrors.length;}}
if(data.author !== undefined){if(!(validate_User(data.author))){vErrors = (vErrors ?? []).concat(under("/author", validate_User.errors));errors = vErrors.length;}}
if(data.subject !== undefined){if(!(validate_CommentSubject(data.subject))){vErrors = (vErrors ?? []).concat(under("/subject", validate_CommentSubject.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Comment.errors = vErrors;return errors === 0;}
validate_Comment.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_CommentCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_Comment(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_Comment.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_CommentCollection.errors = vErrors;return errors === 0;}
validate_CommentCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_EventCollection = validate_EventCollection;
const schema_d45f3e2d04 = {"type":"object","required":["id","type","resource_id","actor","data","created_at"],"properties":{"id":{"$ref":"EventId"},"type":{"$ref":"EventType"},"resource_id":{"type":["string","null"],"maxLength":30,"pattern":"^[a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}$"},"actor":{"$ref":"Actor"},"data":{"type":"object","maxProperties":100,"additionalProperties":true},"created_at":{"$ref":"Timestamp"}},"$id":"Event","additionalProperties":false};
const pattern_40882a132c = new RegExp("^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_EventId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_40882a132c.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_EventId.errors = vErrors;return errors === 0;}
validate_EventId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_dc0bf21bcd = {"type":"string","enum":["RESOURCE_CREATED","RESOURCE_UPDATED","RESOURCE_DELETED","USER_CREATED","USER_UPDATED","USER_DELETED","PROJECT_CREATED","PROJECT_UPDATED","PROJECT_DELETED","PROJECT_ARCHIVED","PROJECT_RESTORED","PROJECT_MEMBER_ADDED","PROJECT_MEMBER_REMOVED","TASK_CREATED","TASK_UPDATED","TASK_DELETED","TASK_COMPLETED","TASK_REOPENED","TEAM_CREATED","TEAM_UPDATED","TEAM_DELETED","TEAM_MEMBER_ADDED","TEAM_MEMBER_REMOVED","FILE_CREATED","FILE_UPDATED","FILE_DELETED","FILE_CONTENT_STORED","COMMENT_CREATED","COMMENT_UPDATED","COMMENT_DELETED","INTEGRATION_CREATED","INTEGRATION_UPDATED","INTEGRATION_DELETED","INTEGRATION_CONNECTED","INTEGRATION_DISCONNECTED","INTEGRATION_SYNC_STARTED","INTEGRATION_SYNCED","INTEGRATION_SYNC_FAILED","WEBHOOK_CREATED","WEBHOOK_UPDATED","WEBHOOK_DELETED","WEBHOOK_ENABLED","WEBHOOK_DISABLED","WEBHOOK_SECRET_ROTATED","WEBHOOK_TEST"],"$id":"EventType"};
function validate_EventType(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((((((((((((((((((((((((((((((((((((((((((((data === "RESOURCE_CREATED") || (data === "RESOURCE_UPDATED")) || (data === "RESOURCE_DELETED")) || (data === "USER_CREATED")) || (data === "USER_UPDATED")) || (data === "USER_DELETED")) || (data === "PROJECT_CREATED")) || (data === "PROJECT_UPDATED")) || (data === "PROJECT_DELETED")) || (data === "PROJECT_ARCHIVED")) || (data === "PROJECT_RESTORED")) || (data === "PROJECT_MEMBER_ADDED")) || (data === "PROJECT_MEMBER_REMOVED")) || (data === "TASK_CREATED")) || (data === "TASK_UPDATED")) || (data === "TASK_DELETED")) || (data === "TASK_COMPLETED")) || (data === "TASK_REOPENED")) || (data === "TEAM_CREATED")) || (data === "TEAM_UPDATED")) || (data === "TEAM_DELETED")) || (data === "TEAM_MEMBER_ADDED")) || (data === "TEAM_MEMBER_REMOVED")) || (data === "FILE_CREATED")) || (data === "FILE_UPDATED")) || (data === "FILE_DELETED")) || (data === "FILE_CONTENT_STORED")) || (data === "COMMENT_CREATED")) || (data === "COMMENT_UPDATED")) || (data === "COMMENT_DELETED")) || (data === "INTEGRATION_CREATED")) || (data === "INTEGRATION_UPDATED")) || (data === "INTEGRATION_DELETED")) || (data === "INTEGRATION_CONNECTED")) || (data === "INTEGRATION_DISCONNECTED")) || (data === "INTEGRATION_SYNC_STARTED")) || (data === "INTEGRATION_SYNCED")) || (data === "INTEGRATION_SYNC_FAILED")) || (data === "WEBHOOK_CREATED")) || (data === "WEBHOOK_UPDATED")) || (data === "WEBHOOK_DELETED")) || (data === "WEBHOOK_ENABLED")) || (data === "WEBHOOK_DISABLED")) || (data === "WEBHOOK_SECRET_ROTATED")) || (data === "WEBHOOK_TEST"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_dc0bf21bcd.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_EventType.errors = vErrors;return errors === 0;}
validate_EventType.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_f0b157179a = {"type":"object","required":["type","id"],"properties":{"type":{"$ref":"ActorType"},"id":{"type":["string","null"],"maxLength":30,"pattern":"^(usr|key|app)_[0-7][0-9a-hjkmnp-tv-z]{25}$"}},"$id":"Actor","additionalProperties":false};
const schema_1c099a3955 = {"type":"string","enum":["user","api_key","application","system"],"$id":"ActorType"};
function validate_ActorType(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((((data === "user") || (data === "api_key")) || (data === "application")) || (data === "system"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_1c099a3955.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_ActorType.errors = vErrors;return errors === 0;}
validate_ActorType.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_c2ce1a4995 = new RegExp("^(usr|key|app)_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_Actor(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "type") || (key0 === "id"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.type !== undefined){if(!(validate_ActorType(data.type))){vErrors = (vErrors ?? []).concat(under("/type", validate_ActorType.errors));errors = vErrors.length;}}
if(data.id !== undefined){let data1 = data.id;if((typeof data1 !== "string") && (data1 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema_f0b157179a.properties.id.type},message:"must be string,null"});errors++;}
if(typeof data1 === "string"){if(data1.length > 30 && func_a41a2f9c96(data1) > 30){(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_c2ce1a4995.test(data1)){(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^(usr|key|app)_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^(usr|key|app)_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Actor.errors = vErrors;return errors === 0;}
validate_Actor.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const pattern_0a1c3cb086 = new RegExp("^[a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_Event(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.actor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});errors++;}
if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
for(const key0 in data){if(!((((((key0 === "id") || (key0 === "type")) || (key0 === "resource_id")) || (key0 === "actor")) || (key0 === "data")) || (key0 === "created_at"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_EventId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EventId.errors));errors = vErrors.length;}}
if(data.type !== undefined){if(!(validate_EventType(data.type))){vErrors = (vErrors ?? []).concat(under("/type", validate_EventType.errors));errors = vErrors.length;}}
if(data.resource_id !== undefined){let data2 = data.resource_id;if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type: schema_d45f3e2d04.properties.resource_id.type},message:"must be string,null"});errors++;}
if(typeof data2 === "string"){if(data2.length > 30 && func_a41a2f9c96(data2) > 30){(vErrors ??= []).push({instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_0a1c3cb086.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/pattern",keyword:"pattern",params:{pattern: "^[a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^[a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}}
if(data.actor !== undefined){if(!(validate_Actor(data.actor))){vErrors = (vErrors ?? []).concat(under("/actor", validate_Actor.errors));errors = vErrors.length;}}
if(data.data !== undefined){let data4 = data.data;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){if(Object.keys(data4).length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Event.errors = vErrors;return errors === 0;}
validate_Event.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_EventCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
if(data.links === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_Event(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_Event.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CursorMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CursorMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_EventCollection.errors = vErrors;return errors === 0;}
validate_EventCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_TeamSingle = validate_TeamSingle;
function validate_TeamSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_Team(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Team.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamSingle.errors = vErrors;return errors === 0;}
validate_TeamSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_TeamMemberCollection = validate_TeamMemberCollection;
function validate_TeamMember(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.user_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"});errors++;}
if(data.added_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "added_at"},message:"must have required property '"+"added_at"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "user_id") || (key0 === "user")) || (key0 === "added_at"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.user_id !== undefined){if(!(validate_UserId(data.user_id))){vErrors = (vErrors ?? []).concat(under("/user_id", validate_UserId.errors));errors = vErrors.length;}}
if(data.user !== undefined){if(!(validate_User(data.user))){vErrors = (vErrors ?? []).concat(under("/user", validate_User.errors));errors = vErrors.length;}}
if(data.added_at !== undefined){if(!(validate_Timestamp(data.added_at))){vErrors = (vErrors ?? []).concat(under("/added_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamMember.errors = vErrors;return errors === 0;}
validate_TeamMember.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TeamMemberCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_TeamMember(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_TeamMember.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamMemberCollection.errors = vErrors;return errors === 0;}
validate_TeamMemberCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_TeamMemberSingle = validate_TeamMemberSingle;
function validate_TeamMemberSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_TeamMember(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_TeamMember.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamMemberSingle.errors = vErrors;return errors === 0;}
validate_TeamMemberSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_FileRecordSingle = validate_FileRecordSingle;
function validate_FileRecordSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_FileRecord(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_FileRecord.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_FileRecordSingle.errors = vErrors;return errors === 0;}
validate_FileRecordSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_CommentSingle = validate_CommentSingle;
function validate_CommentSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_Comment(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Comment.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_CommentSingle.errors = vErrors;return errors === 0;}
validate_CommentSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_EventSingle = validate_EventSingle;
function validate_EventSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_Event(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Event.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_EventSingle.errors = vErrors;return errors === 0;}
validate_EventSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_IntegrationCollection = validate_IntegrationCollection;
const schema_607a24c9ab = {"type":"object","required":["id","name","provider","status","config","last_synced_at","created_at","updated_at"],"properties":{"id":{"$ref":"IntegrationId"},"name":{"type":"string","minLength":1,"maxLength":200},"provider":{"$ref":"IntegrationProvider"},"status":{"$ref":"IntegrationStatus"},"config":{"$ref":"IntegrationConfig"},"last_synced_at":{"type":["string","null"],"format":"date-time","maxLength":24},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"$id":"Integration","additionalProperties":false};
const pattern_54d0b3feb8 = new RegExp("^itg_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_IntegrationId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_54d0b3feb8.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^itg_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^itg_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_IntegrationId.errors = vErrors;return errors === 0;}
validate_IntegrationId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_5879355f58 = {"type":"string","enum":["http_json"],"$id":"IntegrationProvider"};
function validate_IntegrationProvider(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(data === "http_json")){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_5879355f58.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_IntegrationProvider.errors = vErrors;return errors === 0;}
validate_IntegrationProvider.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_05b9d476b9 = {"type":"string","enum":["connected","disconnected","error"],"$id":"IntegrationStatus"};
function validate_IntegrationStatus(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data === "connected") || (data === "disconnected")) || (data === "error"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_05b9d476b9.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_IntegrationStatus.errors = vErrors;return errors === 0;}
validate_IntegrationStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_ccaba4ebdd = new RegExp("^https?://", "u");
function validate_Url(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 2048 && func_a41a2f9c96(data) > 2048){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});errors++;}
if(data.length < 16 && func_a41a2f9c96(data) < 8){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"});errors++;}
if(!pattern_ccaba4ebdd.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""});errors++;}
if(!(formats_472d88dd83(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_Url.errors = vErrors;return errors === 0;}
validate_Url.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_84264cda5a = new RegExp("^(/([^~]|~[01])*)?$", "u");
function validate_IntegrationItemsPointer(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 512 && func_a41a2f9c96(data) > 512){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"});errors++;}
if(!pattern_84264cda5a.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/([^~]|~[01])*)?$"},message:"must match pattern \""+"^(/([^~]|~[01])*)?$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_IntegrationItemsPointer.errors = vErrors;return errors === 0;}
validate_IntegrationItemsPointer.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_4607962cdc = new RegExp("^[^\\x00-\\x1F\\x7F]+$", "u");
function validate_IntegrationField(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 64 && func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_4607962cdc.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F]+$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_IntegrationField.errors = vErrors;return errors === 0;}
validate_IntegrationField.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_3d2b34c0d8 = new RegExp("^[a-z][a-z0-9_.-]*$", "u");
function validate_IntegrationResourceType(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 64 && func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_3d2b34c0d8.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_.-]*$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_IntegrationResourceType.errors = vErrors;return errors === 0;}
validate_IntegrationResourceType.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_d920dd42f2 = new RegExp("^[A-Za-z0-9-]+$", "u");
function validate_IntegrationConfig(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.url === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});errors++;}
if(data.items_pointer === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items_pointer"},message:"must have required property '"+"items_pointer"+"'"});errors++;}
if(data.id_field === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id_field"},message:"must have required property '"+"id_field"+"'"});errors++;}
if(data.name_field === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name_field"},message:"must have required property '"+"name_field"+"'"});errors++;}
if(data.resource_type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_type"},message:"must have required property '"+"resource_type"+"'"});errors++;}
if(data.request_header_names === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_header_names"},message:"must have required property '"+"request_header_names"+"'"});errors++;}
for(const key0 in data){if(!((((((key0 === "url") || (key0 === "items_pointer")) || (key0 === "id_field")) || (key0 === "name_field")) || (key0 === "resource_type")) || (key0 === "request_header_names"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.url !== undefined){if(!(validate_Url(data.url))){vErrors = (vErrors ?? []).concat(under("/url", validate_Url.errors));errors = vErrors.length;}}
if(data.items_pointer !== undefined){if(!(validate_IntegrationItemsPointer(data.items_pointer))){vErrors = (vErrors ?? []).concat(under("/items_pointer", validate_IntegrationItemsPointer.errors));errors = vErrors.length;}}
if(data.id_field !== undefined){if(!(validate_IntegrationField(data.id_field))){vErrors = (vErrors ?? []).concat(under("/id_field", validate_IntegrationField.errors));errors = vErrors.length;}}
if(data.name_field !== undefined){if(!(validate_IntegrationField(data.name_field))){vErrors = (vErrors ?? []).concat(under("/name_field", validate_IntegrationField.errors));errors = vErrors.length;}}
if(data.resource_type !== undefined){if(!(validate_IntegrationResourceType(data.resource_type))){vErrors = (vErrors ?? []).concat(under("/resource_type", validate_IntegrationResourceType.errors));errors = vErrors.length;}}
if(data.request_header_names !== undefined){let data5 = data.request_header_names;if(Array.isArray(data5)){if(data5.length > 10){(vErrors ??= []).push({instancePath:instancePath+"/request_header_names",schemaPath:"#/properties/request_header_names/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});errors++;}
const len0 = data5.length;for(let i0=0; i0<len0; i0++){let data6 = data5[i0];if(typeof data6 === "string"){if(data6.length > 64 && func_a41a2f9c96(data6) > 64){(vErrors ??= []).push({instancePath:instancePath+"/request_header_names/" + i0,schemaPath:"#/properties/request_header_names/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(data6.length < 2 && func_a41a2f9c96(data6) < 1){(vErrors ??= []).push({instancePath:instancePath+"/request_header_names/" + i0,schemaPath:"#/properties/request_header_names/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_d920dd42f2.test(data6)){(vErrors ??= []).push({instancePath:instancePath+"/request_header_names/" + i0,schemaPath:"#/properties/request_header_names/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},message:"must match pattern \""+"^[A-Za-z0-9-]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/request_header_names/" + i0,schemaPath:"#/properties/request_header_names/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
let i1 = data5.length;let j0;if(i1 > 1){const indices0 = {};for(;i1--;){let item0 = data5[i1];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];(vErrors ??= []).push({instancePath:instancePath+"/request_header_names",schemaPath:"#/properties/request_header_names/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break;}indices0[item0] = i1;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/request_header_names",schemaPath:"#/properties/request_header_names/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntegrationConfig.errors = vErrors;return errors === 0;}
validate_IntegrationConfig.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Integration(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
if(data.provider === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
if(data.config === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});errors++;}
if(data.last_synced_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_synced_at"},message:"must have required property '"+"last_synced_at"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
for(const key0 in data){if(!((((((((key0 === "id") || (key0 === "name")) || (key0 === "provider")) || (key0 === "status")) || (key0 === "config")) || (key0 === "last_synced_at")) || (key0 === "created_at")) || (key0 === "updated_at"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_IntegrationId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_IntegrationId.errors));errors = vErrors.length;}}
if(data.name !== undefined){let data1 = data.name;if(typeof data1 === "string"){if(data1.length > 200 && func_a41a2f9c96(data1) > 200){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}
if(data1.length < 2 && func_a41a2f9c96(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.provider !== undefined){if(!(validate_IntegrationProvider(data.provider))){vErrors = (vErrors ?? []).concat(under("/provider", validate_IntegrationProvider.errors));errors = vErrors.length;}}
if(data.status !== undefined){if(!(validate_IntegrationStatus(data.status))){vErrors = (vErrors ?? []).concat(under("/status", validate_IntegrationStatus.errors));errors = vErrors.length;}}
if(data.config !== undefined){if(!(validate_IntegrationConfig(data.config))){vErrors = (vErrors ?? []).concat(under("/config", validate_IntegrationConfig.errors));errors = vErrors.length;}}
if(data.last_synced_at !== undefined){let data5 = data.last_synced_at;if((typeof data5 !== "string") && (data5 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/last_synced_at",schemaPath:"#/properties/last_synced_at/type",keyword:"type",params:{type: schema_607a24c9ab.properties.last_synced_at.type},message:"must be string,null"});errors++;}
if(typeof data5 === "string"){if(data5.length > 24 && func_a41a2f9c96(data5) > 24){(vErrors ??= []).push({instancePath:instancePath+"/last_synced_at",schemaPath:"#/properties/last_synced_at/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"});errors++;}
if(!(formats_98445065ab.validate(data5))){(vErrors ??= []).push({instancePath:instancePath+"/last_synced_at",schemaPath:"#/properties/last_synced_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Integration.errors = vErrors;return errors === 0;}
validate_Integration.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_IntegrationCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_Integration(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_Integration.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntegrationCollection.errors = vErrors;return errors === 0;}
validate_IntegrationCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_IntegrationSingle = validate_IntegrationSingle;
function validate_IntegrationSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_Integration(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Integration.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntegrationSingle.errors = vErrors;return errors === 0;}
validate_IntegrationSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_OperationSingle = validate_OperationSingle;
const schema_3eb4bcfb5c = {"type":"object","required":["id","type","status","progress","resource_id","result","error","finished_at","created_at","updated_at"],"properties":{"id":{"$ref":"OperationId"},"type":{"$ref":"OperationType"},"status":{"$ref":"OperationStatus"},"progress":{"type":"integer","format":"int32","minimum":0,"maximum":100},"resource_id":{"type":"string","maxLength":30,"pattern":"^(itg|whk)_[0-7][0-9a-hjkmnp-tv-z]{25}$"},"result":{"type":["object","null"],"maxProperties":20,"additionalProperties":{"type":"integer","format":"int64","minimum":0,"maximum":1000000000000}},"error":{"oneOf":[{"$ref":"FormB"},{"type":"null"}]},"finished_at":{"type":["string","null"],"format":"date-time","maxLength":24},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"$id":"Operation","additionalProperties":false};
const pattern_7a9a09b259 = new RegExp("^opn_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_OperationId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_7a9a09b259.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^opn_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^opn_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_OperationId.errors = vErrors;return errors === 0;}
validate_OperationId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_1faae2cadc = {"type":"string","enum":["integration_sync","webhook_recovery"],"$id":"OperationType"};
function validate_OperationType(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((data === "integration_sync") || (data === "webhook_recovery"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_1faae2cadc.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_OperationType.errors = vErrors;return errors === 0;}
validate_OperationType.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_838d7fcd73 = {"type":"string","enum":["pending","running","succeeded","failed"],"$id":"OperationStatus"};
function validate_OperationStatus(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((((data === "pending") || (data === "running")) || (data === "succeeded")) || (data === "failed"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_838d7fcd73.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_OperationStatus.errors = vErrors;return errors === 0;}
validate_OperationStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_FormB(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.code === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});errors++;}
if(data.message === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});errors++;}
if(data.details === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "details"},message:"must have required property '"+"details"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "code") || (key0 === "message")) || (key0 === "details"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.code !== undefined){if(!(validate_ErrorCode(data.code))){vErrors = (vErrors ?? []).concat(under("/code", validate_ErrorCode.errors));errors = vErrors.length;}}
if(data.message !== undefined){let data1 = data.message;if(typeof data1 === "string"){if(data1.length > 2000 && func_a41a2f9c96(data1) > 2000){(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.details !== undefined){let data2 = data.details;if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(Object.keys(data2).length > 100){(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"#/properties/details/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});errors++;}
for(const key1 in data2){let data3 = data2[key1];if(typeof data3 === "string"){if(data3.length > 2000 && func_a41a2f9c96(data3) > 2000){(vErrors ??= []).push({instancePath:instancePath+"/details/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/details/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/details/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/details/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_FormB.errors = vErrors;return errors === 0;}
validate_FormB.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const pattern_86d7a70a68 = new RegExp("^(itg|whk)_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_Operation(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
if(data.progress === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "progress"},message:"must have required property '"+"progress"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.result === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"});errors++;}
if(data.error === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});errors++;}
if(data.finished_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "finished_at"},message:"must have required property '"+"finished_at"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_3eb4bcfb5c.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_OperationId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_OperationId.errors));errors = vErrors.length;}}
if(data.type !== undefined){if(!(validate_OperationType(data.type))){vErrors = (vErrors ?? []).concat(under("/type", validate_OperationType.errors));errors = vErrors.length;}}
if(data.status !== undefined){if(!(validate_OperationStatus(data.status))){vErrors = (vErrors ?? []).concat(under("/status", validate_OperationStatus.errors));errors = vErrors.length;}}
if(data.progress !== undefined){let data3 = data.progress;if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){(vErrors ??= []).push({instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}
if((typeof data3 == "number") && (isFinite(data3))){if(data3 > 100 || isNaN(data3)){(vErrors ??= []).push({instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});errors++;}
if(data3 < 0 || isNaN(data3)){(vErrors ??= []).push({instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_ae5d596cd9.validate(data3))){(vErrors ??= []).push({instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.resource_id !== undefined){let data4 = data.resource_id;if(typeof data4 === "string"){if(data4.length > 30 && func_a41a2f9c96(data4) > 30){(vErrors ??= []).push({instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_86d7a70a68.test(data4)){(vErrors ??= []).push({instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/pattern",keyword:"pattern",params:{pattern: "^(itg|whk)_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^(itg|whk)_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.result !== undefined){let data5 = data.result;if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: schema_3eb4bcfb5c.properties.result.type},message:"must be object,null"});errors++;}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){if(Object.keys(data5).length > 20){(vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"#/properties/result/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"});errors++;}
for(const key1 in data5){let data6 = data5[key1];if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){(vErrors ??= []).push({instancePath:instancePath+"/result/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/result/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}
if((typeof data6 == "number") && (isFinite(data6))){if(data6 > 1000000000000 || isNaN(data6)){(vErrors ??= []).push({instancePath:instancePath+"/result/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/result/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"});errors++;}
if(data6 < 0 || isNaN(data6)){(vErrors ??= []).push({instancePath:instancePath+"/result/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/result/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_0944215a2b.validate(data6))){(vErrors ??= []).push({instancePath:instancePath+"/result/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/result/additionalProperties/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""});errors++;}}}}}
if(data.error !== undefined){let data7 = data.error;const _errs15 = errors;let valid2 = false;let passing0 = null;const _errs16 = errors;if(!(validate_FormB(data7))){vErrors = (vErrors ?? []).concat(under("/error", validate_FormB.errors));errors = vErrors.length;}
var _valid0 = _errs16 === errors;if(_valid0){valid2 = true;passing0 = 0;}const _errs17 = errors;if(data7 !== null){(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"});errors++;}
var _valid0 = _errs17 === errors;if(_valid0 && valid2){valid2 = false;passing0 = [passing0, 1];}else {if(_valid0){valid2 = true;passing0 = 1;}}if(!valid2){(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});errors++;}
else {errors = _errs15;if(vErrors !== null){if(_errs15){vErrors.length = _errs15;}else {vErrors = null;}}}}if(data.finished_at !== undefined){let data8 = data.finished_at;if((typeof data8 !== "string") && (data8 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/type",keyword:"type",params:{type: schema_3eb4bcfb5c.properties.finished_at.type},message:"must be string,null"});errors++;}
if(typeof data8 === "string"){if(data8.length > 24 && func_a41a2f9c96(data8) > 24){(vErrors ??= []).push({instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"});errors++;}
if(!(formats_98445065ab.validate(data8))){(vErrors ??= []).push({instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Operation.errors = vErrors;return errors === 0;}
validate_Operation.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_OperationSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_Operation(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Operation.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_OperationSingle.errors = vErrors;return errors === 0;}
validate_OperationSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_OperationCollection = validate_OperationCollection;
function validate_OperationCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_Operation(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_Operation.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_OperationCollection.errors = vErrors;return errors === 0;}
validate_OperationCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_WebhookCollection = validate_WebhookCollection;
const schema_76d8959cbd = {"type":"object","required":["id","url","events","description","status","disabled_reason","created_by","created_at","updated_at"],"properties":{"id":{"$ref":"WebhookId"},"url":{"$ref":"WebhookUrl"},"events":{"$ref":"WebhookEvents"},"description":{"type":["string","null"],"maxLength":1000},"status":{"$ref":"WebhookStatus"},"disabled_reason":{"type":["string","null"],"enum":["gone","failing",null]},"created_by":{"$ref":"UserId"},"creator":{"$ref":"User"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"$id":"Webhook","additionalProperties":false};
const pattern_47fe3c2d70 = new RegExp("^whk_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_WebhookId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_47fe3c2d70.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^whk_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^whk_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_WebhookId.errors = vErrors;return errors === 0;}
validate_WebhookId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_WebhookUrl(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 2048 && func_a41a2f9c96(data) > 2048){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});errors++;}
if(data.length < 16 && func_a41a2f9c96(data) < 8){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"});errors++;}
if(!pattern_ccaba4ebdd.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""});errors++;}
if(!(formats_472d88dd83(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_WebhookUrl.errors = vErrors;return errors === 0;}
validate_WebhookUrl.evaluated = {"dynamicProps":false,"dynamicItems":false};
const func_c0057a683d = external2.default;
function validate_WebhookEvents(data){const instancePath = "";let vErrors = null;let errors = 0;
if(Array.isArray(data)){if(data.length > 100){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
if(data.length < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){if(!(validate_EventType(data[i0]))){vErrors = (vErrors ?? []).concat(under("/" + i0, validate_EventType.errors));errors = vErrors.length;}}
let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func_c0057a683d(data[i1], data[j0])){(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break outer0;}}}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}
validate_WebhookEvents.errors = vErrors;return errors === 0;}
validate_WebhookEvents.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
const schema_d0b9620da8 = {"type":"string","enum":["enabled","disabled"],"$id":"WebhookStatus"};
function validate_WebhookStatus(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((data === "enabled") || (data === "disabled"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_d0b9620da8.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_WebhookStatus.errors = vErrors;return errors === 0;}
validate_WebhookStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_Webhook(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.url === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});errors++;}
if(data.events === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"});errors++;}
if(data.description === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
if(data.disabled_reason === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disabled_reason"},message:"must have required property '"+"disabled_reason"+"'"});errors++;}
if(data.created_by === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_76d8959cbd.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_WebhookId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_WebhookId.errors));errors = vErrors.length;}}
if(data.url !== undefined){if(!(validate_WebhookUrl(data.url))){vErrors = (vErrors ?? []).concat(under("/url", validate_WebhookUrl.errors));errors = vErrors.length;}}
if(data.events !== undefined){if(!(validate_WebhookEvents(data.events))){vErrors = (vErrors ?? []).concat(under("/events", validate_WebhookEvents.errors));errors = vErrors.length;}}
if(data.description !== undefined){let data3 = data.description;if((typeof data3 !== "string") && (data3 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_76d8959cbd.properties.description.type},message:"must be string,null"});errors++;}
if(typeof data3 === "string"){if(data3.length > 1000 && func_a41a2f9c96(data3) > 1000){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});errors++;}}}
if(data.status !== undefined){if(!(validate_WebhookStatus(data.status))){vErrors = (vErrors ?? []).concat(under("/status", validate_WebhookStatus.errors));errors = vErrors.length;}}
if(data.disabled_reason !== undefined){let data5 = data.disabled_reason;if((typeof data5 !== "string") && (data5 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/type",keyword:"type",params:{type: schema_76d8959cbd.properties.disabled_reason.type},message:"must be string,null"});errors++;}
if(!(((data5 === "gone") || (data5 === "failing")) || (data5 === null))){(vErrors ??= []).push({instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/enum",keyword:"enum",params:{allowedValues: schema_76d8959cbd.properties.disabled_reason.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.created_by !== undefined){if(!(validate_UserId(data.created_by))){vErrors = (vErrors ?? []).concat(under("/created_by", validate_UserId.errors));errors = vErrors.length;}}
if(data.creator !== undefined){if(!(validate_User(data.creator))){vErrors = (vErrors ?? []).concat(under("/creator", validate_User.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Webhook.errors = vErrors;return errors === 0;}
validate_Webhook.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_Webhook(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_Webhook.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_WebhookCollection.errors = vErrors;return errors === 0;}
validate_WebhookCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_WebhookWithSecretSingle = validate_WebhookWithSecretSingle;
const schema_60a86851da = {"type":"object","required":["id","url","events","description","status","disabled_reason","created_by","created_at","updated_at"],"properties":{"id":{"$ref":"WebhookId"},"url":{"$ref":"WebhookUrl"},"events":{"$ref":"WebhookEvents"},"description":{"type":["string","null"],"maxLength":1000},"status":{"$ref":"WebhookStatus"},"disabled_reason":{"type":["string","null"],"enum":["gone","failing",null]},"created_by":{"$ref":"UserId"},"creator":{"$ref":"User"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"$id":"Webhook.open"};
function validate_Webhook_open(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.url === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});errors++;}
if(data.events === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"});errors++;}
if(data.description === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
if(data.disabled_reason === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disabled_reason"},message:"must have required property '"+"disabled_reason"+"'"});errors++;}
if(data.created_by === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
if(data.id !== undefined){if(!(validate_WebhookId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_WebhookId.errors));errors = vErrors.length;}}
if(data.url !== undefined){if(!(validate_WebhookUrl(data.url))){vErrors = (vErrors ?? []).concat(under("/url", validate_WebhookUrl.errors));errors = vErrors.length;}}
if(data.events !== undefined){if(!(validate_WebhookEvents(data.events))){vErrors = (vErrors ?? []).concat(under("/events", validate_WebhookEvents.errors));errors = vErrors.length;}}
if(data.description !== undefined){let data3 = data.description;if((typeof data3 !== "string") && (data3 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_60a86851da.properties.description.type},message:"must be string,null"});errors++;}
if(typeof data3 === "string"){if(data3.length > 1000 && func_a41a2f9c96(data3) > 1000){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});errors++;}}}
if(data.status !== undefined){if(!(validate_WebhookStatus(data.status))){vErrors = (vErrors ?? []).concat(under("/status", validate_WebhookStatus.errors));errors = vErrors.length;}}
if(data.disabled_reason !== undefined){let data5 = data.disabled_reason;if((typeof data5 !== "string") && (data5 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/type",keyword:"type",params:{type: schema_60a86851da.properties.disabled_reason.type},message:"must be string,null"});errors++;}
if(!(((data5 === "gone") || (data5 === "failing")) || (data5 === null))){(vErrors ??= []).push({instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/enum",keyword:"enum",params:{allowedValues: schema_60a86851da.properties.disabled_reason.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.created_by !== undefined){if(!(validate_UserId(data.created_by))){vErrors = (vErrors ?? []).concat(under("/created_by", validate_UserId.errors));errors = vErrors.length;}}
if(data.creator !== undefined){if(!(validate_User(data.creator))){vErrors = (vErrors ?? []).concat(under("/creator", validate_User.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Webhook_open.errors = vErrors;return errors === 0;}
validate_Webhook_open.evaluated = {"props":{"id":true,"url":true,"events":true,"description":true,"status":true,"disabled_reason":true,"created_by":true,"creator":true,"created_at":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};
const pattern_b288437f2a = new RegExp("^whsec_[A-Za-z0-9+/]{32,88}={0,2}$", "u");
function validate_WebhookSecret(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 128 && func_a41a2f9c96(data) > 128){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});errors++;}
if(!pattern_b288437f2a.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^whsec_[A-Za-z0-9+/]{32,88}={0,2}$"},message:"must match pattern \""+"^whsec_[A-Za-z0-9+/]{32,88}={0,2}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_WebhookSecret.errors = vErrors;return errors === 0;}
validate_WebhookSecret.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_WebhookWithSecret(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_Webhook_open(data))){vErrors = (vErrors ?? []).concat(validate_Webhook_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.secret === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"});errors++;}
if(data.secret !== undefined){if(!(validate_WebhookSecret(data.secret))){vErrors = (vErrors ?? []).concat(under("/secret", validate_WebhookSecret.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(((((((((((key0 !== "secret") && (key0 !== "id")) && (key0 !== "url")) && (key0 !== "events")) && (key0 !== "description")) && (key0 !== "status")) && (key0 !== "disabled_reason")) && (key0 !== "created_by")) && (key0 !== "creator")) && (key0 !== "created_at")) && (key0 !== "updated_at")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
validate_WebhookWithSecret.errors = vErrors;return errors === 0;}
validate_WebhookWithSecret.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookWithSecretSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_WebhookWithSecret(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_WebhookWithSecret.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_WebhookWithSecretSingle.errors = vErrors;return errors === 0;}
validate_WebhookWithSecretSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_WebhookSingle = validate_WebhookSingle;
function validate_WebhookSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_Webhook(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Webhook.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_WebhookSingle.errors = vErrors;return errors === 0;}
validate_WebhookSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_DeliveryCollection = validate_DeliveryCollection;
const schema_22242cece0 = {"type":"object","required":["id","webhook_id","event_id","event_type","status","attempt_count","next_attempt_at","last_response_status","attempts","created_at","updated_at"],"properties":{"id":{"$ref":"DeliveryId"},"webhook_id":{"$ref":"WebhookId"},"event_id":{"$ref":"EventId"},"event":{"$ref":"Event"},"event_type":{"$ref":"EventType"},"status":{"$ref":"DeliveryStatus"},"attempt_count":{"type":"integer","format":"int32","minimum":0,"maximum":1000000},"next_attempt_at":{"type":["string","null"],"format":"date-time","maxLength":24},"last_response_status":{"type":["integer","null"],"format":"int32","minimum":100,"maximum":599},"attempts":{"type":"array","maxItems":100,"items":{"$ref":"DeliveryAttempt"}},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"$id":"Delivery","additionalProperties":false};
const pattern_69e9c7b554 = new RegExp("^dlv_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_DeliveryId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_69e9c7b554.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^dlv_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^dlv_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_DeliveryId.errors = vErrors;return errors === 0;}
validate_DeliveryId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_b9d30a7f1c = {"type":"string","enum":["pending","succeeded","failed"],"$id":"DeliveryStatus"};
function validate_DeliveryStatus(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data === "pending") || (data === "succeeded")) || (data === "failed"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_b9d30a7f1c.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_DeliveryStatus.errors = vErrors;return errors === 0;}
validate_DeliveryStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_f8e1c2dcf5 = {"type":"object","required":["at","status","duration_ms","error","response_body","request_headers"],"properties":{"at":{"$ref":"Timestamp"},"status":{"type":["integer","null"],"format":"int32","minimum":100,"maximum":599},"duration_ms":{"type":"integer","format":"int32","minimum":0,"maximum":60000},"error":{"type":["string","null"],"maxLength":2000},"response_body":{"type":["string","null"],"maxLength":2048},"request_headers":{"type":"object","maxProperties":20,"propertyNames":{"maxLength":64},"additionalProperties":{"type":"string","maxLength":1024}}},"$id":"DeliveryAttempt","additionalProperties":false};
function validate_DeliveryAttempt(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
if(data.duration_ms === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"});errors++;}
if(data.error === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});errors++;}
if(data.response_body === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_body"},message:"must have required property '"+"response_body"+"'"});errors++;}
if(data.request_headers === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_headers"},message:"must have required property '"+"request_headers"+"'"});errors++;}
for(const key0 in data){if(!((((((key0 === "at") || (key0 === "status")) || (key0 === "duration_ms")) || (key0 === "error")) || (key0 === "response_body")) || (key0 === "request_headers"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.at !== undefined){if(!(validate_Timestamp(data.at))){vErrors = (vErrors ?? []).concat(under("/at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.status !== undefined){let data1 = data.status;if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema_f8e1c2dcf5.properties.status.type},message:"must be integer,null"});errors++;}
if((typeof data1 == "number") && (isFinite(data1))){if(data1 > 599 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"});errors++;}
if(data1 < 100 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"});errors++;}
if(!(formats_ae5d596cd9.validate(data1))){(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.duration_ms !== undefined){let data2 = data.duration_ms;if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){(vErrors ??= []).push({instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 60000 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"});errors++;}
if(data2 < 0 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_ae5d596cd9.validate(data2))){(vErrors ??= []).push({instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.error !== undefined){let data3 = data.error;if((typeof data3 !== "string") && (data3 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema_f8e1c2dcf5.properties.error.type},message:"must be string,null"});errors++;}
if(typeof data3 === "string"){if(data3.length > 2000 && func_a41a2f9c96(data3) > 2000){(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;}}}
if(data.response_body !== undefined){let data4 = data.response_body;if((typeof data4 !== "string") && (data4 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/response_body",schemaPath:"#/properties/response_body/type",keyword:"type",params:{type: schema_f8e1c2dcf5.properties.response_body.type},message:"must be string,null"});errors++;}
if(typeof data4 === "string"){if(data4.length > 2048 && func_a41a2f9c96(data4) > 2048){(vErrors ??= []).push({instancePath:instancePath+"/response_body",schemaPath:"#/properties/response_body/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});errors++;}}}
if(data.request_headers !== undefined){let data5 = data.request_headers;if(data5 && typeof data5 == "object" && !Array.isArray(data5)){if(Object.keys(data5).length > 20){(vErrors ??= []).push({instancePath:instancePath+"/request_headers",schemaPath:"#/properties/request_headers/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"});errors++;}
for(const key1 in data5){const _errs13 = errors;if(typeof key1 === "string"){if(key1.length > 64 && func_a41a2f9c96(key1) > 64){(vErrors ??= []).push({instancePath:instancePath+"/request_headers",schemaPath:"#/properties/request_headers/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key1});errors++;}}
var valid1 = _errs13 === errors;if(!valid1){(vErrors ??= []).push({instancePath:instancePath+"/request_headers",schemaPath:"#/properties/request_headers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"});errors++;}}
for(const key2 in data5){let data6 = data5[key2];if(typeof data6 === "string"){if(data6.length > 1024 && func_a41a2f9c96(data6) > 1024){(vErrors ??= []).push({instancePath:instancePath+"/request_headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/request_headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/request_headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_DeliveryAttempt.errors = vErrors;return errors === 0;}
validate_DeliveryAttempt.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Delivery(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.webhook_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_id"},message:"must have required property '"+"webhook_id"+"'"});errors++;}
if(data.event_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"});errors++;}
if(data.event_type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
if(data.attempt_count === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempt_count"},message:"must have required property '"+"attempt_count"+"'"});errors++;}
if(data.next_attempt_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_attempt_at"},message:"must have required property '"+"next_attempt_at"+"'"});errors++;}
if(data.last_response_status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_response_status"},message:"must have required property '"+"last_response_status"+"'"});errors++;}
if(data.attempts === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_22242cece0.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_DeliveryId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_DeliveryId.errors));errors = vErrors.length;}}
if(data.webhook_id !== undefined){if(!(validate_WebhookId(data.webhook_id))){vErrors = (vErrors ?? []).concat(under("/webhook_id", validate_WebhookId.errors));errors = vErrors.length;}}
if(data.event_id !== undefined){if(!(validate_EventId(data.event_id))){vErrors = (vErrors ?? []).concat(under("/event_id", validate_EventId.errors));errors = vErrors.length;}}
if(data.event !== undefined){if(!(validate_Event(data.event))){vErrors = (vErrors ?? []).concat(under("/event", validate_Event.errors));errors = vErrors.length;}}
if(data.event_type !== undefined){if(!(validate_EventType(data.event_type))){vErrors = (vErrors ?? []).concat(under("/event_type", validate_EventType.errors));errors = vErrors.length;}}
if(data.status !== undefined){if(!(validate_DeliveryStatus(data.status))){vErrors = (vErrors ?? []).concat(under("/status", validate_DeliveryStatus.errors));errors = vErrors.length;}}
if(data.attempt_count !== undefined){let data6 = data.attempt_count;if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){(vErrors ??= []).push({instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}
if((typeof data6 == "number") && (isFinite(data6))){if(data6 > 1000000 || isNaN(data6)){(vErrors ??= []).push({instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});errors++;}
if(data6 < 0 || isNaN(data6)){(vErrors ??= []).push({instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_ae5d596cd9.validate(data6))){(vErrors ??= []).push({instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.next_attempt_at !== undefined){let data7 = data.next_attempt_at;if((typeof data7 !== "string") && (data7 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema_22242cece0.properties.next_attempt_at.type},message:"must be string,null"});errors++;}
if(typeof data7 === "string"){if(data7.length > 24 && func_a41a2f9c96(data7) > 24){(vErrors ??= []).push({instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"});errors++;}
if(!(formats_98445065ab.validate(data7))){(vErrors ??= []).push({instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}
if(data.last_response_status !== undefined){let data8 = data.last_response_status;if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/last_response_status",schemaPath:"#/properties/last_response_status/type",keyword:"type",params:{type: schema_22242cece0.properties.last_response_status.type},message:"must be integer,null"});errors++;}
if((typeof data8 == "number") && (isFinite(data8))){if(data8 > 599 || isNaN(data8)){(vErrors ??= []).push({instancePath:instancePath+"/last_response_status",schemaPath:"#/properties/last_response_status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"});errors++;}
if(data8 < 100 || isNaN(data8)){(vErrors ??= []).push({instancePath:instancePath+"/last_response_status",schemaPath:"#/properties/last_response_status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"});errors++;}
if(!(formats_ae5d596cd9.validate(data8))){(vErrors ??= []).push({instancePath:instancePath+"/last_response_status",schemaPath:"#/properties/last_response_status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.attempts !== undefined){let data9 = data.attempts;if(Array.isArray(data9)){if(data9.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data9.length;for(let i0=0; i0<len0; i0++){if(!(validate_DeliveryAttempt(data9[i0]))){vErrors = (vErrors ?? []).concat(under("/attempts/" + i0, validate_DeliveryAttempt.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Delivery.errors = vErrors;return errors === 0;}
validate_Delivery.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_DeliveryCollection(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "data") || (key0 === "meta")) || (key0 === "links"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_Delivery(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_Delivery.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.meta !== undefined){if(!(validate_CollectionMeta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_CollectionMeta.errors));errors = vErrors.length;}}
if(data.links !== undefined){if(!(validate_CollectionLinks(data.links))){vErrors = (vErrors ?? []).concat(under("/links", validate_CollectionLinks.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_DeliveryCollection.errors = vErrors;return errors === 0;}
validate_DeliveryCollection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_DeliverySingle = validate_DeliverySingle;
function validate_DeliverySingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_Delivery(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Delivery.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_DeliverySingle.errors = vErrors;return errors === 0;}
validate_DeliverySingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_ResourceSingle = validate_ResourceSingle;
function validate_ResourceSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_Resource(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Resource.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ResourceSingle.errors = vErrors;return errors === 0;}
validate_ResourceSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_Resource = validate_Resource;
export const check_User = validate_User;
export const check_Project = validate_Project;
export const check_ProjectMemberChange = validate_ProjectMemberChange;
function validate_ProjectMemberChange(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.project_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project_id"},message:"must have required property '"+"project_id"+"'"});errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"});errors++;}
if(data.role === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "project_id") || (key0 === "user_id")) || (key0 === "role"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.project_id !== undefined){if(!(validate_ProjectId(data.project_id))){vErrors = (vErrors ?? []).concat(under("/project_id", validate_ProjectId.errors));errors = vErrors.length;}}
if(data.user_id !== undefined){if(!(validate_UserId(data.user_id))){vErrors = (vErrors ?? []).concat(under("/user_id", validate_UserId.errors));errors = vErrors.length;}}
if(data.role !== undefined){if(!(validate_ProjectRole(data.role))){vErrors = (vErrors ?? []).concat(under("/role", validate_ProjectRole.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectMemberChange.errors = vErrors;return errors === 0;}
validate_ProjectMemberChange.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_Task = validate_Task;
export const check_Team = validate_Team;
export const check_TeamMemberChange = validate_TeamMemberChange;
function validate_TeamMemberChange(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.team_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "team_id"},message:"must have required property '"+"team_id"+"'"});errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "team_id") || (key0 === "user_id"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.team_id !== undefined){if(!(validate_TeamId(data.team_id))){vErrors = (vErrors ?? []).concat(under("/team_id", validate_TeamId.errors));errors = vErrors.length;}}
if(data.user_id !== undefined){if(!(validate_UserId(data.user_id))){vErrors = (vErrors ?? []).concat(under("/user_id", validate_UserId.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamMemberChange.errors = vErrors;return errors === 0;}
validate_TeamMemberChange.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_FileRecord = validate_FileRecord;
export const check_Comment = validate_Comment;
export const check_Integration = validate_Integration;
export const check_Webhook = validate_Webhook;
export const check_WebhookBody = validate_WebhookBody;
const schema_1aea00136b = {"type":"object","required":["type","timestamp"],"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"ResourceCreatedEvent"},{"$ref":"ResourceUpdatedEvent"},{"$ref":"ResourceDeletedEvent"},{"$ref":"UserCreatedEvent"},{"$ref":"UserUpdatedEvent"},{"$ref":"UserDeletedEvent"},{"$ref":"ProjectCreatedEvent"},{"$ref":"ProjectUpdatedEvent"},{"$ref":"ProjectDeletedEvent"},{"$ref":"ProjectArchivedEvent"},{"$ref":"ProjectRestoredEvent"},{"$ref":"ProjectMemberAddedEvent"},{"$ref":"ProjectMemberRemovedEvent"},{"$ref":"TaskCreatedEvent"},{"$ref":"TaskUpdatedEvent"},{"$ref":"TaskDeletedEvent"},{"$ref":"TaskCompletedEvent"},{"$ref":"TaskReopenedEvent"},{"$ref":"TeamCreatedEvent"},{"$ref":"TeamUpdatedEvent"},{"$ref":"TeamDeletedEvent"},{"$ref":"TeamMemberAddedEvent"},{"$ref":"TeamMemberRemovedEvent"},{"$ref":"FileCreatedEvent"},{"$ref":"FileUpdatedEvent"},{"$ref":"FileDeletedEvent"},{"$ref":"FileContentStoredEvent"},{"$ref":"CommentCreatedEvent"},{"$ref":"CommentUpdatedEvent"},{"$ref":"CommentDeletedEvent"},{"$ref":"IntegrationCreatedEvent"},{"$ref":"IntegrationUpdatedEvent"},{"$ref":"IntegrationDeletedEvent"},{"$ref":"IntegrationConnectedEvent"},{"$ref":"IntegrationDisconnectedEvent"},{"$ref":"IntegrationSyncStartedEvent"},{"$ref":"IntegrationSyncedEvent"},{"$ref":"IntegrationSyncFailedEvent"},{"$ref":"WebhookCreatedEvent"},{"$ref":"WebhookUpdatedEvent"},{"$ref":"WebhookDeletedEvent"},{"$ref":"WebhookEnabledEvent"},{"$ref":"WebhookDisabledEvent"},{"$ref":"WebhookSecretRotatedEvent"},{"$ref":"WebhookTestEvent"}],"properties":{"type":{"enum":["RESOURCE_CREATED","RESOURCE_UPDATED","RESOURCE_DELETED","USER_CREATED","USER_UPDATED","USER_DELETED","PROJECT_CREATED","PROJECT_UPDATED","PROJECT_DELETED","PROJECT_ARCHIVED","PROJECT_RESTORED","PROJECT_MEMBER_ADDED","PROJECT_MEMBER_REMOVED","TASK_CREATED","TASK_UPDATED","TASK_DELETED","TASK_COMPLETED","TASK_REOPENED","TEAM_CREATED","TEAM_UPDATED","TEAM_DELETED","TEAM_MEMBER_ADDED","TEAM_MEMBER_REMOVED","FILE_CREATED","FILE_UPDATED","FILE_DELETED","FILE_CONTENT_STORED","COMMENT_CREATED","COMMENT_UPDATED","COMMENT_DELETED","INTEGRATION_CREATED","INTEGRATION_UPDATED","INTEGRATION_DELETED","INTEGRATION_CONNECTED","INTEGRATION_DISCONNECTED","INTEGRATION_SYNC_STARTED","INTEGRATION_SYNCED","INTEGRATION_SYNC_FAILED","WEBHOOK_CREATED","WEBHOOK_UPDATED","WEBHOOK_DELETED","WEBHOOK_ENABLED","WEBHOOK_DISABLED","WEBHOOK_SECRET_ROTATED","WEBHOOK_TEST"]}},"$id":"WebhookBody"};
function validate_WebhookTimestamp(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 24 && func_a41a2f9c96(data) > 24){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"});errors++;}
if(!pattern_9e2b2099b4.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""});errors++;}
if(!(formats_98445065ab.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_WebhookTimestamp.errors = vErrors;return errors === 0;}
validate_WebhookTimestamp.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ResourceEventBase_open(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.actor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});errors++;}
if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.id !== undefined){if(!(validate_EventId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EventId.errors));errors = vErrors.length;}}
if(data.resource_id !== undefined){if(!(validate_ResourceId(data.resource_id))){vErrors = (vErrors ?? []).concat(under("/resource_id", validate_ResourceId.errors));errors = vErrors.length;}}
if(data.actor !== undefined){if(!(validate_Actor(data.actor))){vErrors = (vErrors ?? []).concat(under("/actor", validate_Actor.errors));errors = vErrors.length;}}
if(data.data !== undefined){if(!(validate_Resource(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Resource.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.timestamp !== undefined){if(!(validate_WebhookTimestamp(data.timestamp))){vErrors = (vErrors ?? []).concat(under("/timestamp", validate_WebhookTimestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ResourceEventBase_open.errors = vErrors;return errors === 0;}
validate_ResourceEventBase_open.evaluated = {"props":{"id":true,"resource_id":true,"actor":true,"data":true,"created_at":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};
function validate_ResourceCreatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_ResourceEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_ResourceEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("RESOURCE_CREATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "RESOURCE_CREATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ResourceCreatedEvent.errors = vErrors;return errors === 0;}
validate_ResourceCreatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ResourceUpdatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_ResourceEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_ResourceEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("RESOURCE_UPDATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "RESOURCE_UPDATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ResourceUpdatedEvent.errors = vErrors;return errors === 0;}
validate_ResourceUpdatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ResourceDeletedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_ResourceEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_ResourceEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("RESOURCE_DELETED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "RESOURCE_DELETED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ResourceDeletedEvent.errors = vErrors;return errors === 0;}
validate_ResourceDeletedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_UserEventBase_open(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.actor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});errors++;}
if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.id !== undefined){if(!(validate_EventId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EventId.errors));errors = vErrors.length;}}
if(data.resource_id !== undefined){if(!(validate_UserId(data.resource_id))){vErrors = (vErrors ?? []).concat(under("/resource_id", validate_UserId.errors));errors = vErrors.length;}}
if(data.actor !== undefined){if(!(validate_Actor(data.actor))){vErrors = (vErrors ?? []).concat(under("/actor", validate_Actor.errors));errors = vErrors.length;}}
if(data.data !== undefined){if(!(validate_User(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_User.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.timestamp !== undefined){if(!(validate_WebhookTimestamp(data.timestamp))){vErrors = (vErrors ?? []).concat(under("/timestamp", validate_WebhookTimestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_UserEventBase_open.errors = vErrors;return errors === 0;}
validate_UserEventBase_open.evaluated = {"props":{"id":true,"resource_id":true,"actor":true,"data":true,"created_at":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};
function validate_UserCreatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_UserEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_UserEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("USER_CREATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "USER_CREATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_UserCreatedEvent.errors = vErrors;return errors === 0;}
validate_UserCreatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_UserUpdatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_UserEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_UserEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("USER_UPDATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "USER_UPDATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_UserUpdatedEvent.errors = vErrors;return errors === 0;}
validate_UserUpdatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_UserDeletedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_UserEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_UserEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("USER_DELETED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "USER_DELETED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_UserDeletedEvent.errors = vErrors;return errors === 0;}
validate_UserDeletedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ProjectEventBase_open(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.actor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});errors++;}
if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.id !== undefined){if(!(validate_EventId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EventId.errors));errors = vErrors.length;}}
if(data.resource_id !== undefined){if(!(validate_ProjectId(data.resource_id))){vErrors = (vErrors ?? []).concat(under("/resource_id", validate_ProjectId.errors));errors = vErrors.length;}}
if(data.actor !== undefined){if(!(validate_Actor(data.actor))){vErrors = (vErrors ?? []).concat(under("/actor", validate_Actor.errors));errors = vErrors.length;}}
if(data.data !== undefined){if(!(validate_Project(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Project.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.timestamp !== undefined){if(!(validate_WebhookTimestamp(data.timestamp))){vErrors = (vErrors ?? []).concat(under("/timestamp", validate_WebhookTimestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectEventBase_open.errors = vErrors;return errors === 0;}
validate_ProjectEventBase_open.evaluated = {"props":{"id":true,"resource_id":true,"actor":true,"data":true,"created_at":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};
function validate_ProjectCreatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_ProjectEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_ProjectEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("PROJECT_CREATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "PROJECT_CREATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectCreatedEvent.errors = vErrors;return errors === 0;}
validate_ProjectCreatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ProjectUpdatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_ProjectEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_ProjectEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("PROJECT_UPDATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "PROJECT_UPDATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectUpdatedEvent.errors = vErrors;return errors === 0;}
validate_ProjectUpdatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ProjectDeletedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_ProjectEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_ProjectEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("PROJECT_DELETED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "PROJECT_DELETED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectDeletedEvent.errors = vErrors;return errors === 0;}
validate_ProjectDeletedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ProjectArchivedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_ProjectEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_ProjectEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("PROJECT_ARCHIVED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "PROJECT_ARCHIVED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectArchivedEvent.errors = vErrors;return errors === 0;}
validate_ProjectArchivedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ProjectRestoredEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_ProjectEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_ProjectEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("PROJECT_RESTORED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "PROJECT_RESTORED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectRestoredEvent.errors = vErrors;return errors === 0;}
validate_ProjectRestoredEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ProjectMemberEventBase_open(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.actor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});errors++;}
if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.id !== undefined){if(!(validate_EventId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EventId.errors));errors = vErrors.length;}}
if(data.resource_id !== undefined){if(!(validate_ProjectId(data.resource_id))){vErrors = (vErrors ?? []).concat(under("/resource_id", validate_ProjectId.errors));errors = vErrors.length;}}
if(data.actor !== undefined){if(!(validate_Actor(data.actor))){vErrors = (vErrors ?? []).concat(under("/actor", validate_Actor.errors));errors = vErrors.length;}}
if(data.data !== undefined){if(!(validate_ProjectMemberChange(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_ProjectMemberChange.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.timestamp !== undefined){if(!(validate_WebhookTimestamp(data.timestamp))){vErrors = (vErrors ?? []).concat(under("/timestamp", validate_WebhookTimestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectMemberEventBase_open.errors = vErrors;return errors === 0;}
validate_ProjectMemberEventBase_open.evaluated = {"props":{"id":true,"resource_id":true,"actor":true,"data":true,"created_at":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};
function validate_ProjectMemberAddedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_ProjectMemberEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_ProjectMemberEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("PROJECT_MEMBER_ADDED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "PROJECT_MEMBER_ADDED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectMemberAddedEvent.errors = vErrors;return errors === 0;}
validate_ProjectMemberAddedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ProjectMemberRemovedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_ProjectMemberEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_ProjectMemberEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("PROJECT_MEMBER_REMOVED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "PROJECT_MEMBER_REMOVED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ProjectMemberRemovedEvent.errors = vErrors;return errors === 0;}
validate_ProjectMemberRemovedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TaskEventBase_open(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.actor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});errors++;}
if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.id !== undefined){if(!(validate_EventId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EventId.errors));errors = vErrors.length;}}
if(data.resource_id !== undefined){if(!(validate_TaskId(data.resource_id))){vErrors = (vErrors ?? []).concat(under("/resource_id", validate_TaskId.errors));errors = vErrors.length;}}
if(data.actor !== undefined){if(!(validate_Actor(data.actor))){vErrors = (vErrors ?? []).concat(under("/actor", validate_Actor.errors));errors = vErrors.length;}}
if(data.data !== undefined){if(!(validate_Task(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Task.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.timestamp !== undefined){if(!(validate_WebhookTimestamp(data.timestamp))){vErrors = (vErrors ?? []).concat(under("/timestamp", validate_WebhookTimestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TaskEventBase_open.errors = vErrors;return errors === 0;}
validate_TaskEventBase_open.evaluated = {"props":{"id":true,"resource_id":true,"actor":true,"data":true,"created_at":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};
function validate_TaskCreatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_TaskEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_TaskEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("TASK_CREATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TASK_CREATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TaskCreatedEvent.errors = vErrors;return errors === 0;}
validate_TaskCreatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TaskUpdatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_TaskEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_TaskEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("TASK_UPDATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TASK_UPDATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TaskUpdatedEvent.errors = vErrors;return errors === 0;}
validate_TaskUpdatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TaskDeletedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_TaskEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_TaskEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("TASK_DELETED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TASK_DELETED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TaskDeletedEvent.errors = vErrors;return errors === 0;}
validate_TaskDeletedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TaskCompletedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_TaskEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_TaskEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("TASK_COMPLETED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TASK_COMPLETED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TaskCompletedEvent.errors = vErrors;return errors === 0;}
validate_TaskCompletedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TaskReopenedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_TaskEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_TaskEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("TASK_REOPENED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TASK_REOPENED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TaskReopenedEvent.errors = vErrors;return errors === 0;}
validate_TaskReopenedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TeamEventBase_open(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.actor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});errors++;}
if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.id !== undefined){if(!(validate_EventId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EventId.errors));errors = vErrors.length;}}
if(data.resource_id !== undefined){if(!(validate_TeamId(data.resource_id))){vErrors = (vErrors ?? []).concat(under("/resource_id", validate_TeamId.errors));errors = vErrors.length;}}
if(data.actor !== undefined){if(!(validate_Actor(data.actor))){vErrors = (vErrors ?? []).concat(under("/actor", validate_Actor.errors));errors = vErrors.length;}}
if(data.data !== undefined){if(!(validate_Team(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Team.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.timestamp !== undefined){if(!(validate_WebhookTimestamp(data.timestamp))){vErrors = (vErrors ?? []).concat(under("/timestamp", validate_WebhookTimestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamEventBase_open.errors = vErrors;return errors === 0;}
validate_TeamEventBase_open.evaluated = {"props":{"id":true,"resource_id":true,"actor":true,"data":true,"created_at":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};
function validate_TeamCreatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_TeamEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_TeamEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("TEAM_CREATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TEAM_CREATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamCreatedEvent.errors = vErrors;return errors === 0;}
validate_TeamCreatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TeamUpdatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_TeamEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_TeamEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("TEAM_UPDATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TEAM_UPDATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamUpdatedEvent.errors = vErrors;return errors === 0;}
validate_TeamUpdatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TeamDeletedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_TeamEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_TeamEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("TEAM_DELETED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TEAM_DELETED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamDeletedEvent.errors = vErrors;return errors === 0;}
validate_TeamDeletedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TeamMemberEventBase_open(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.actor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});errors++;}
if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.id !== undefined){if(!(validate_EventId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EventId.errors));errors = vErrors.length;}}
if(data.resource_id !== undefined){if(!(validate_TeamId(data.resource_id))){vErrors = (vErrors ?? []).concat(under("/resource_id", validate_TeamId.errors));errors = vErrors.length;}}
if(data.actor !== undefined){if(!(validate_Actor(data.actor))){vErrors = (vErrors ?? []).concat(under("/actor", validate_Actor.errors));errors = vErrors.length;}}
if(data.data !== undefined){if(!(validate_TeamMemberChange(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_TeamMemberChange.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.timestamp !== undefined){if(!(validate_WebhookTimestamp(data.timestamp))){vErrors = (vErrors ?? []).concat(under("/timestamp", validate_WebhookTimestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamMemberEventBase_open.errors = vErrors;return errors === 0;}
validate_TeamMemberEventBase_open.evaluated = {"props":{"id":true,"resource_id":true,"actor":true,"data":true,"created_at":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};
function validate_TeamMemberAddedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_TeamMemberEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_TeamMemberEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("TEAM_MEMBER_ADDED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TEAM_MEMBER_ADDED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamMemberAddedEvent.errors = vErrors;return errors === 0;}
validate_TeamMemberAddedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TeamMemberRemovedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_TeamMemberEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_TeamMemberEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("TEAM_MEMBER_REMOVED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "TEAM_MEMBER_REMOVED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TeamMemberRemovedEvent.errors = vErrors;return errors === 0;}
validate_TeamMemberRemovedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_FileRecordEventBase_open(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.actor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});errors++;}
if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.id !== undefined){if(!(validate_EventId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EventId.errors));errors = vErrors.length;}}
if(data.resource_id !== undefined){if(!(validate_FileId(data.resource_id))){vErrors = (vErrors ?? []).concat(under("/resource_id", validate_FileId.errors));errors = vErrors.length;}}
if(data.actor !== undefined){if(!(validate_Actor(data.actor))){vErrors = (vErrors ?? []).concat(under("/actor", validate_Actor.errors));errors = vErrors.length;}}
if(data.data !== undefined){if(!(validate_FileRecord(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_FileRecord.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.timestamp !== undefined){if(!(validate_WebhookTimestamp(data.timestamp))){vErrors = (vErrors ?? []).concat(under("/timestamp", validate_WebhookTimestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_FileRecordEventBase_open.errors = vErrors;return errors === 0;}
validate_FileRecordEventBase_open.evaluated = {"props":{"id":true,"resource_id":true,"actor":true,"data":true,"created_at":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};
function validate_FileCreatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_FileRecordEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_FileRecordEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("FILE_CREATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "FILE_CREATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_FileCreatedEvent.errors = vErrors;return errors === 0;}
validate_FileCreatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_FileUpdatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_FileRecordEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_FileRecordEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("FILE_UPDATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "FILE_UPDATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_FileUpdatedEvent.errors = vErrors;return errors === 0;}
validate_FileUpdatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_FileDeletedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_FileRecordEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_FileRecordEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("FILE_DELETED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "FILE_DELETED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_FileDeletedEvent.errors = vErrors;return errors === 0;}
validate_FileDeletedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_FileContentStoredEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_FileRecordEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_FileRecordEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("FILE_CONTENT_STORED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "FILE_CONTENT_STORED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_FileContentStoredEvent.errors = vErrors;return errors === 0;}
validate_FileContentStoredEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_CommentEventBase_open(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.actor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});errors++;}
if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.id !== undefined){if(!(validate_EventId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EventId.errors));errors = vErrors.length;}}
if(data.resource_id !== undefined){if(!(validate_CommentId(data.resource_id))){vErrors = (vErrors ?? []).concat(under("/resource_id", validate_CommentId.errors));errors = vErrors.length;}}
if(data.actor !== undefined){if(!(validate_Actor(data.actor))){vErrors = (vErrors ?? []).concat(under("/actor", validate_Actor.errors));errors = vErrors.length;}}
if(data.data !== undefined){if(!(validate_Comment(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Comment.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.timestamp !== undefined){if(!(validate_WebhookTimestamp(data.timestamp))){vErrors = (vErrors ?? []).concat(under("/timestamp", validate_WebhookTimestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_CommentEventBase_open.errors = vErrors;return errors === 0;}
validate_CommentEventBase_open.evaluated = {"props":{"id":true,"resource_id":true,"actor":true,"data":true,"created_at":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};
function validate_CommentCreatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_CommentEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_CommentEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("COMMENT_CREATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "COMMENT_CREATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_CommentCreatedEvent.errors = vErrors;return errors === 0;}
validate_CommentCreatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_CommentUpdatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_CommentEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_CommentEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("COMMENT_UPDATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "COMMENT_UPDATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_CommentUpdatedEvent.errors = vErrors;return errors === 0;}
validate_CommentUpdatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_CommentDeletedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_CommentEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_CommentEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("COMMENT_DELETED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "COMMENT_DELETED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_CommentDeletedEvent.errors = vErrors;return errors === 0;}
validate_CommentDeletedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_IntegrationEventBase_open(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.actor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});errors++;}
if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.id !== undefined){if(!(validate_EventId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EventId.errors));errors = vErrors.length;}}
if(data.resource_id !== undefined){if(!(validate_IntegrationId(data.resource_id))){vErrors = (vErrors ?? []).concat(under("/resource_id", validate_IntegrationId.errors));errors = vErrors.length;}}
if(data.actor !== undefined){if(!(validate_Actor(data.actor))){vErrors = (vErrors ?? []).concat(under("/actor", validate_Actor.errors));errors = vErrors.length;}}
if(data.data !== undefined){if(!(validate_Integration(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Integration.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.timestamp !== undefined){if(!(validate_WebhookTimestamp(data.timestamp))){vErrors = (vErrors ?? []).concat(under("/timestamp", validate_WebhookTimestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntegrationEventBase_open.errors = vErrors;return errors === 0;}
validate_IntegrationEventBase_open.evaluated = {"props":{"id":true,"resource_id":true,"actor":true,"data":true,"created_at":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};
function validate_IntegrationCreatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_IntegrationEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("INTEGRATION_CREATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTEGRATION_CREATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntegrationCreatedEvent.errors = vErrors;return errors === 0;}
validate_IntegrationCreatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_IntegrationUpdatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_IntegrationEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("INTEGRATION_UPDATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTEGRATION_UPDATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntegrationUpdatedEvent.errors = vErrors;return errors === 0;}
validate_IntegrationUpdatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_IntegrationDeletedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_IntegrationEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("INTEGRATION_DELETED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTEGRATION_DELETED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntegrationDeletedEvent.errors = vErrors;return errors === 0;}
validate_IntegrationDeletedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_IntegrationConnectedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_IntegrationEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("INTEGRATION_CONNECTED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTEGRATION_CONNECTED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntegrationConnectedEvent.errors = vErrors;return errors === 0;}
validate_IntegrationConnectedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_IntegrationDisconnectedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_IntegrationEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("INTEGRATION_DISCONNECTED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTEGRATION_DISCONNECTED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntegrationDisconnectedEvent.errors = vErrors;return errors === 0;}
validate_IntegrationDisconnectedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_IntegrationSyncStartedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_IntegrationEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("INTEGRATION_SYNC_STARTED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTEGRATION_SYNC_STARTED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntegrationSyncStartedEvent.errors = vErrors;return errors === 0;}
validate_IntegrationSyncStartedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_IntegrationSyncedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_IntegrationEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("INTEGRATION_SYNCED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTEGRATION_SYNCED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntegrationSyncedEvent.errors = vErrors;return errors === 0;}
validate_IntegrationSyncedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_IntegrationSyncFailedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_IntegrationEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("INTEGRATION_SYNC_FAILED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTEGRATION_SYNC_FAILED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntegrationSyncFailedEvent.errors = vErrors;return errors === 0;}
validate_IntegrationSyncFailedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookEventBase_open(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.resource_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_id"},message:"must have required property '"+"resource_id"+"'"});errors++;}
if(data.actor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});errors++;}
if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.id !== undefined){if(!(validate_EventId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EventId.errors));errors = vErrors.length;}}
if(data.resource_id !== undefined){if(!(validate_WebhookId(data.resource_id))){vErrors = (vErrors ?? []).concat(under("/resource_id", validate_WebhookId.errors));errors = vErrors.length;}}
if(data.actor !== undefined){if(!(validate_Actor(data.actor))){vErrors = (vErrors ?? []).concat(under("/actor", validate_Actor.errors));errors = vErrors.length;}}
if(data.data !== undefined){if(!(validate_Webhook(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Webhook.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.timestamp !== undefined){if(!(validate_WebhookTimestamp(data.timestamp))){vErrors = (vErrors ?? []).concat(under("/timestamp", validate_WebhookTimestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_WebhookEventBase_open.errors = vErrors;return errors === 0;}
validate_WebhookEventBase_open.evaluated = {"props":{"id":true,"resource_id":true,"actor":true,"data":true,"created_at":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};
function validate_WebhookCreatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_WebhookEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_WebhookEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("WEBHOOK_CREATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "WEBHOOK_CREATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_WebhookCreatedEvent.errors = vErrors;return errors === 0;}
validate_WebhookCreatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookUpdatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_WebhookEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_WebhookEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("WEBHOOK_UPDATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "WEBHOOK_UPDATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_WebhookUpdatedEvent.errors = vErrors;return errors === 0;}
validate_WebhookUpdatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookDeletedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_WebhookEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_WebhookEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("WEBHOOK_DELETED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "WEBHOOK_DELETED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_WebhookDeletedEvent.errors = vErrors;return errors === 0;}
validate_WebhookDeletedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookEnabledEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_WebhookEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_WebhookEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("WEBHOOK_ENABLED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "WEBHOOK_ENABLED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_WebhookEnabledEvent.errors = vErrors;return errors === 0;}
validate_WebhookEnabledEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookDisabledEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_WebhookEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_WebhookEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("WEBHOOK_DISABLED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "WEBHOOK_DISABLED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_WebhookDisabledEvent.errors = vErrors;return errors === 0;}
validate_WebhookDisabledEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookSecretRotatedEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_WebhookEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_WebhookEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("WEBHOOK_SECRET_ROTATED" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "WEBHOOK_SECRET_ROTATED"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_WebhookSecretRotatedEvent.errors = vErrors;return errors === 0;}
validate_WebhookSecretRotatedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookTestEvent(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_WebhookEventBase_open(data))){vErrors = (vErrors ?? []).concat(validate_WebhookEventBase_open.errors);errors = vErrors.length;}
if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if("WEBHOOK_TEST" !== data0){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "WEBHOOK_TEST"},message:"must be equal to constant"});errors++;}}
for(const key0 in data){if(((((((key0 !== "type") && (key0 !== "id")) && (key0 !== "resource_id")) && (key0 !== "actor")) && (key0 !== "data")) && (key0 !== "created_at")) && (key0 !== "timestamp")){(vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_WebhookTestEvent.errors = vErrors;return errors === 0;}
validate_WebhookTestEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookBody(data){const instancePath = "";let vErrors = null;let errors = 0;
const evaluated0 = validate_WebhookBody.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.timestamp === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"});errors++;}
if(data.type !== undefined){let data0 = data.type;if(!(((((((((((((((((((((((((((((((((((((((((((((data0 === "RESOURCE_CREATED") || (data0 === "RESOURCE_UPDATED")) || (data0 === "RESOURCE_DELETED")) || (data0 === "USER_CREATED")) || (data0 === "USER_UPDATED")) || (data0 === "USER_DELETED")) || (data0 === "PROJECT_CREATED")) || (data0 === "PROJECT_UPDATED")) || (data0 === "PROJECT_DELETED")) || (data0 === "PROJECT_ARCHIVED")) || (data0 === "PROJECT_RESTORED")) || (data0 === "PROJECT_MEMBER_ADDED")) || (data0 === "PROJECT_MEMBER_REMOVED")) || (data0 === "TASK_CREATED")) || (data0 === "TASK_UPDATED")) || (data0 === "TASK_DELETED")) || (data0 === "TASK_COMPLETED")) || (data0 === "TASK_REOPENED")) || (data0 === "TEAM_CREATED")) || (data0 === "TEAM_UPDATED")) || (data0 === "TEAM_DELETED")) || (data0 === "TEAM_MEMBER_ADDED")) || (data0 === "TEAM_MEMBER_REMOVED")) || (data0 === "FILE_CREATED")) || (data0 === "FILE_UPDATED")) || (data0 === "FILE_DELETED")) || (data0 === "FILE_CONTENT_STORED")) || (data0 === "COMMENT_CREATED")) || (data0 === "COMMENT_UPDATED")) || (data0 === "COMMENT_DELETED")) || (data0 === "INTEGRATION_CREATED")) || (data0 === "INTEGRATION_UPDATED")) || (data0 === "INTEGRATION_DELETED")) || (data0 === "INTEGRATION_CONNECTED")) || (data0 === "INTEGRATION_DISCONNECTED")) || (data0 === "INTEGRATION_SYNC_STARTED")) || (data0 === "INTEGRATION_SYNCED")) || (data0 === "INTEGRATION_SYNC_FAILED")) || (data0 === "WEBHOOK_CREATED")) || (data0 === "WEBHOOK_UPDATED")) || (data0 === "WEBHOOK_DELETED")) || (data0 === "WEBHOOK_ENABLED")) || (data0 === "WEBHOOK_DISABLED")) || (data0 === "WEBHOOK_SECRET_ROTATED")) || (data0 === "WEBHOOK_TEST"))){(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema_1aea00136b.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;}}
const tag0 = data.type;if(typeof tag0 == "string"){if(tag0 === "RESOURCE_CREATED"){if(!(validate_ResourceCreatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_ResourceCreatedEvent.errors);errors = vErrors.length;}
var props0 = true;}else if(tag0 === "RESOURCE_UPDATED"){if(!(validate_ResourceUpdatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_ResourceUpdatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "RESOURCE_DELETED"){if(!(validate_ResourceDeletedEvent(data))){vErrors = (vErrors ?? []).concat(validate_ResourceDeletedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "USER_CREATED"){if(!(validate_UserCreatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_UserCreatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "USER_UPDATED"){if(!(validate_UserUpdatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_UserUpdatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "USER_DELETED"){if(!(validate_UserDeletedEvent(data))){vErrors = (vErrors ?? []).concat(validate_UserDeletedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "PROJECT_CREATED"){if(!(validate_ProjectCreatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_ProjectCreatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "PROJECT_UPDATED"){if(!(validate_ProjectUpdatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_ProjectUpdatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "PROJECT_DELETED"){if(!(validate_ProjectDeletedEvent(data))){vErrors = (vErrors ?? []).concat(validate_ProjectDeletedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "PROJECT_ARCHIVED"){if(!(validate_ProjectArchivedEvent(data))){vErrors = (vErrors ?? []).concat(validate_ProjectArchivedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "PROJECT_RESTORED"){if(!(validate_ProjectRestoredEvent(data))){vErrors = (vErrors ?? []).concat(validate_ProjectRestoredEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "PROJECT_MEMBER_ADDED"){if(!(validate_ProjectMemberAddedEvent(data))){vErrors = (vErrors ?? []).concat(validate_ProjectMemberAddedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "PROJECT_MEMBER_REMOVED"){if(!(validate_ProjectMemberRemovedEvent(data))){vErrors = (vErrors ?? []).concat(validate_ProjectMemberRemovedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "TASK_CREATED"){if(!(validate_TaskCreatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_TaskCreatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "TASK_UPDATED"){if(!(validate_TaskUpdatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_TaskUpdatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "TASK_DELETED"){if(!(validate_TaskDeletedEvent(data))){vErrors = (vErrors ?? []).concat(validate_TaskDeletedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "TASK_COMPLETED"){if(!(validate_TaskCompletedEvent(data))){vErrors = (vErrors ?? []).concat(validate_TaskCompletedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "TASK_REOPENED"){if(!(validate_TaskReopenedEvent(data))){vErrors = (vErrors ?? []).concat(validate_TaskReopenedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "TEAM_CREATED"){if(!(validate_TeamCreatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_TeamCreatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "TEAM_UPDATED"){if(!(validate_TeamUpdatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_TeamUpdatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "TEAM_DELETED"){if(!(validate_TeamDeletedEvent(data))){vErrors = (vErrors ?? []).concat(validate_TeamDeletedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "TEAM_MEMBER_ADDED"){if(!(validate_TeamMemberAddedEvent(data))){vErrors = (vErrors ?? []).concat(validate_TeamMemberAddedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "TEAM_MEMBER_REMOVED"){if(!(validate_TeamMemberRemovedEvent(data))){vErrors = (vErrors ?? []).concat(validate_TeamMemberRemovedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "FILE_CREATED"){if(!(validate_FileCreatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_FileCreatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "FILE_UPDATED"){if(!(validate_FileUpdatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_FileUpdatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "FILE_DELETED"){if(!(validate_FileDeletedEvent(data))){vErrors = (vErrors ?? []).concat(validate_FileDeletedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "FILE_CONTENT_STORED"){if(!(validate_FileContentStoredEvent(data))){vErrors = (vErrors ?? []).concat(validate_FileContentStoredEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "COMMENT_CREATED"){if(!(validate_CommentCreatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_CommentCreatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "COMMENT_UPDATED"){if(!(validate_CommentUpdatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_CommentUpdatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "COMMENT_DELETED"){if(!(validate_CommentDeletedEvent(data))){vErrors = (vErrors ?? []).concat(validate_CommentDeletedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "INTEGRATION_CREATED"){if(!(validate_IntegrationCreatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationCreatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "INTEGRATION_UPDATED"){if(!(validate_IntegrationUpdatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationUpdatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "INTEGRATION_DELETED"){if(!(validate_IntegrationDeletedEvent(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationDeletedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "INTEGRATION_CONNECTED"){if(!(validate_IntegrationConnectedEvent(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationConnectedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "INTEGRATION_DISCONNECTED"){if(!(validate_IntegrationDisconnectedEvent(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationDisconnectedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "INTEGRATION_SYNC_STARTED"){if(!(validate_IntegrationSyncStartedEvent(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationSyncStartedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "INTEGRATION_SYNCED"){if(!(validate_IntegrationSyncedEvent(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationSyncedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "INTEGRATION_SYNC_FAILED"){if(!(validate_IntegrationSyncFailedEvent(data))){vErrors = (vErrors ?? []).concat(validate_IntegrationSyncFailedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "WEBHOOK_CREATED"){if(!(validate_WebhookCreatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_WebhookCreatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "WEBHOOK_UPDATED"){if(!(validate_WebhookUpdatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_WebhookUpdatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "WEBHOOK_DELETED"){if(!(validate_WebhookDeletedEvent(data))){vErrors = (vErrors ?? []).concat(validate_WebhookDeletedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "WEBHOOK_ENABLED"){if(!(validate_WebhookEnabledEvent(data))){vErrors = (vErrors ?? []).concat(validate_WebhookEnabledEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "WEBHOOK_DISABLED"){if(!(validate_WebhookDisabledEvent(data))){vErrors = (vErrors ?? []).concat(validate_WebhookDisabledEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "WEBHOOK_SECRET_ROTATED"){if(!(validate_WebhookSecretRotatedEvent(data))){vErrors = (vErrors ?? []).concat(validate_WebhookSecretRotatedEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else if(tag0 === "WEBHOOK_TEST"){if(!(validate_WebhookTestEvent(data))){vErrors = (vErrors ?? []).concat(validate_WebhookTestEvent.errors);errors = vErrors.length;}
if(props0 !== true){props0 = true;}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_WebhookBody.errors = vErrors;evaluated0.props = props0;return errors === 0;}
validate_WebhookBody.evaluated = {"dynamicProps":true,"dynamicItems":false};

const commonAnswers = { '400': check_Error, '401': check_Error, '403': check_Error, '406': check_Error, '410': check_Error, '429': check_Error, '500': check_Error, '501': check_Error, '503': check_Error, '504': check_Error, 'default': check_Error };
export const answers = {
  listUsers: { ...commonAnswers, '200': check_UserCollection },
  createUser: { ...commonAnswers, '201': check_UserSingle, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  getCurrentUser: { ...commonAnswers, '200': check_UserSingle, '404': check_Error, '412': check_Error },
  updateCurrentUser: { ...commonAnswers, '200': check_UserSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  getUser: { ...commonAnswers, '200': check_UserSingle, '404': check_Error, '412': check_Error },
  replaceUser: { ...commonAnswers, '200': check_UserSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  updateUser: { ...commonAnswers, '200': check_UserSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  deleteUser: { ...commonAnswers, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  listUserProjects: { ...commonAnswers, '200': check_ProjectCollection, '404': check_Error },
  listUserTeams: { ...commonAnswers, '200': check_TeamCollection, '404': check_Error },
  listUserTasks: { ...commonAnswers, '200': check_TaskCollection, '404': check_Error },
  listUserResources: { ...commonAnswers, '200': check_ResourceCollection, '404': check_Error },
  listProjects: { ...commonAnswers, '200': check_ProjectCollection },
  createProject: { ...commonAnswers, '201': check_ProjectSingle, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  getProject: { ...commonAnswers, '200': check_ProjectSingle, '404': check_Error, '412': check_Error },
  replaceProject: { ...commonAnswers, '200': check_ProjectSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  updateProject: { ...commonAnswers, '200': check_ProjectSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  deleteProject: { ...commonAnswers, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  listProjectTasks: { ...commonAnswers, '200': check_TaskCollection, '404': check_Error },
  createProjectTask: { ...commonAnswers, '201': check_TaskSingle, '404': check_Error, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  listProjectMembers: { ...commonAnswers, '200': check_ProjectMemberCollection, '404': check_Error },
  addProjectMember: { ...commonAnswers, '201': check_ProjectMemberSingle, '404': check_Error, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  removeProjectMember: { ...commonAnswers, '404': check_Error, '409': check_Error, '422': check_Error },
  archiveProject: { ...commonAnswers, '200': check_ProjectSingle, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  restoreProject: { ...commonAnswers, '200': check_ProjectSingle, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  cloneProject: { ...commonAnswers, '201': check_ProjectSingle, '404': check_Error, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  listProjectFiles: { ...commonAnswers, '200': check_FileRecordCollection, '404': check_Error },
  listProjectComments: { ...commonAnswers, '200': check_CommentCollection, '404': check_Error },
  listProjectEvents: { ...commonAnswers, '200': check_EventCollection, '404': check_Error },
  listTasks: { ...commonAnswers, '200': check_TaskCollection },
  createTask: { ...commonAnswers, '201': check_TaskSingle, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  getTask: { ...commonAnswers, '200': check_TaskSingle, '404': check_Error, '412': check_Error },
  replaceTask: { ...commonAnswers, '200': check_TaskSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  updateTask: { ...commonAnswers, '200': check_TaskSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  deleteTask: { ...commonAnswers, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  completeTask: { ...commonAnswers, '200': check_TaskSingle, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  reopenTask: { ...commonAnswers, '200': check_TaskSingle, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  listTaskComments: { ...commonAnswers, '200': check_CommentCollection, '404': check_Error },
  listTaskFiles: { ...commonAnswers, '200': check_FileRecordCollection, '404': check_Error },
  listTeams: { ...commonAnswers, '200': check_TeamCollection },
  createTeam: { ...commonAnswers, '201': check_TeamSingle, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  getTeam: { ...commonAnswers, '200': check_TeamSingle, '404': check_Error, '412': check_Error },
  replaceTeam: { ...commonAnswers, '200': check_TeamSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  updateTeam: { ...commonAnswers, '200': check_TeamSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  deleteTeam: { ...commonAnswers, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  listTeamMembers: { ...commonAnswers, '200': check_TeamMemberCollection, '404': check_Error },
  addTeamMember: { ...commonAnswers, '201': check_TeamMemberSingle, '404': check_Error, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  removeTeamMember: { ...commonAnswers, '404': check_Error, '409': check_Error, '422': check_Error },
  listTeamProjects: { ...commonAnswers, '200': check_ProjectCollection, '404': check_Error },
  listFiles: { ...commonAnswers, '200': check_FileRecordCollection },
  createFile: { ...commonAnswers, '201': check_FileRecordSingle, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  getFile: { ...commonAnswers, '200': check_FileRecordSingle, '404': check_Error, '412': check_Error },
  replaceFile: { ...commonAnswers, '200': check_FileRecordSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  updateFile: { ...commonAnswers, '200': check_FileRecordSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  deleteFile: { ...commonAnswers, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  getFileContent: { ...commonAnswers, '404': check_Error, '409': check_Error, '412': check_Error, '416': check_Error, '502': check_Error },
  replaceFileContent: { ...commonAnswers, '200': check_FileRecordSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error, '502': check_Error },
  listFileComments: { ...commonAnswers, '200': check_CommentCollection, '404': check_Error },
  listComments: { ...commonAnswers, '200': check_CommentCollection },
  createComment: { ...commonAnswers, '201': check_CommentSingle, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  getComment: { ...commonAnswers, '200': check_CommentSingle, '404': check_Error, '412': check_Error },
  replaceComment: { ...commonAnswers, '200': check_CommentSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  updateComment: { ...commonAnswers, '200': check_CommentSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  deleteComment: { ...commonAnswers, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  listEvents: { ...commonAnswers, '200': check_EventCollection },
  getEvent: { ...commonAnswers, '200': check_EventSingle, '404': check_Error, '412': check_Error },
  listIntegrations: { ...commonAnswers, '200': check_IntegrationCollection },
  createIntegration: { ...commonAnswers, '201': check_IntegrationSingle, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  getIntegration: { ...commonAnswers, '200': check_IntegrationSingle, '404': check_Error, '412': check_Error },
  replaceIntegration: { ...commonAnswers, '200': check_IntegrationSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  updateIntegration: { ...commonAnswers, '200': check_IntegrationSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  deleteIntegration: { ...commonAnswers, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  connectIntegration: { ...commonAnswers, '200': check_IntegrationSingle, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error, '502': check_Error },
  disconnectIntegration: { ...commonAnswers, '200': check_IntegrationSingle, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  syncIntegration: { ...commonAnswers, '202': check_OperationSingle, '404': check_Error, '409': check_Error, '422': check_Error },
  listIntegrationOperations: { ...commonAnswers, '200': check_OperationCollection, '404': check_Error },
  getOperation: { ...commonAnswers, '200': check_OperationSingle, '404': check_Error, '412': check_Error },
  listWebhooks: { ...commonAnswers, '200': check_WebhookCollection },
  createWebhook: { ...commonAnswers, '201': check_WebhookWithSecretSingle, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  getWebhook: { ...commonAnswers, '200': check_WebhookSingle, '404': check_Error, '412': check_Error },
  replaceWebhook: { ...commonAnswers, '200': check_WebhookSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  updateWebhook: { ...commonAnswers, '200': check_WebhookSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  deleteWebhook: { ...commonAnswers, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  listWebhookDeliveries: { ...commonAnswers, '200': check_DeliveryCollection, '404': check_Error },
  getWebhookDelivery: { ...commonAnswers, '200': check_DeliverySingle, '404': check_Error, '412': check_Error },
  redeliverWebhookDelivery: { ...commonAnswers, '202': check_DeliverySingle, '404': check_Error, '409': check_Error, '422': check_Error },
  testWebhook: { ...commonAnswers, '202': check_DeliverySingle, '404': check_Error, '409': check_Error, '422': check_Error },
  rotateWebhookSecret: { ...commonAnswers, '200': check_WebhookWithSecretSingle, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  enableWebhook: { ...commonAnswers, '200': check_WebhookSingle, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  recoverWebhook: { ...commonAnswers, '202': check_OperationSingle, '404': check_Error, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  listResources: { ...commonAnswers, '200': check_ResourceCollection },
  createResource: { ...commonAnswers, '201': check_ResourceSingle, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  getResource: { ...commonAnswers, '200': check_ResourceSingle, '404': check_Error, '412': check_Error },
  replaceResource: { ...commonAnswers, '200': check_ResourceSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  updateResource: { ...commonAnswers, '200': check_ResourceSingle, '404': check_Error, '409': check_Error, '412': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  deleteResource: { ...commonAnswers, '404': check_Error, '409': check_Error, '412': check_Error, '422': check_Error },
  listResourceComments: { ...commonAnswers, '200': check_CommentCollection, '404': check_Error },
  listResourceEvents: { ...commonAnswers, '200': check_EventCollection, '404': check_Error },
};

export const eventData = {
  RESOURCE_CREATED: check_Resource,
  RESOURCE_UPDATED: check_Resource,
  RESOURCE_DELETED: check_Resource,
  USER_CREATED: check_User,
  USER_UPDATED: check_User,
  USER_DELETED: check_User,
  PROJECT_CREATED: check_Project,
  PROJECT_UPDATED: check_Project,
  PROJECT_DELETED: check_Project,
  PROJECT_ARCHIVED: check_Project,
  PROJECT_RESTORED: check_Project,
  PROJECT_MEMBER_ADDED: check_ProjectMemberChange,
  PROJECT_MEMBER_REMOVED: check_ProjectMemberChange,
  TASK_CREATED: check_Task,
  TASK_UPDATED: check_Task,
  TASK_DELETED: check_Task,
  TASK_COMPLETED: check_Task,
  TASK_REOPENED: check_Task,
  TEAM_CREATED: check_Team,
  TEAM_UPDATED: check_Team,
  TEAM_DELETED: check_Team,
  TEAM_MEMBER_ADDED: check_TeamMemberChange,
  TEAM_MEMBER_REMOVED: check_TeamMemberChange,
  FILE_CREATED: check_FileRecord,
  FILE_UPDATED: check_FileRecord,
  FILE_DELETED: check_FileRecord,
  FILE_CONTENT_STORED: check_FileRecord,
  COMMENT_CREATED: check_Comment,
  COMMENT_UPDATED: check_Comment,
  COMMENT_DELETED: check_Comment,
  INTEGRATION_CREATED: check_Integration,
  INTEGRATION_UPDATED: check_Integration,
  INTEGRATION_DELETED: check_Integration,
  INTEGRATION_CONNECTED: check_Integration,
  INTEGRATION_DISCONNECTED: check_Integration,
  INTEGRATION_SYNC_STARTED: check_Integration,
  INTEGRATION_SYNCED: check_Integration,
  INTEGRATION_SYNC_FAILED: check_Integration,
  WEBHOOK_CREATED: check_Webhook,
  WEBHOOK_UPDATED: check_Webhook,
  WEBHOOK_DELETED: check_Webhook,
  WEBHOOK_ENABLED: check_Webhook,
  WEBHOOK_DISABLED: check_Webhook,
  WEBHOOK_SECRET_ROTATED: check_Webhook,
  WEBHOOK_TEST: check_Webhook,
};

export const webhookBodies = {
  receiveEvent: check_WebhookBody,
};
