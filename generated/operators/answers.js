// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import external0 from 'ajv/dist/runtime/ucs2length.js';
import external1 from 'ajv-formats/dist/formats.js';

const under = (place, errors) => errors.map((error) => ({ ...error, instancePath: place + error.instancePath }));
export const check_OperatedAccountList = validate_OperatedAccountList;
const schema_bb0d8eefe4 = {"type":"object","required":["data","next"],"properties":{"data":{"type":"array","maxItems":100,"items":{"$ref":"OperatedAccount"}},"next":{"type":["string","null"],"maxLength":30}},"$id":"OperatedAccountList","additionalProperties":false};
const schema_954ecb92a2 = {"type":"object","required":["id","name","plan","rate_limit","burst_limit","region","status","suspended_at","suspension_reason","delete_after","exported_at","created_at","updated_at"],"properties":{"id":{"$ref":"AccountId"},"name":{"type":"string","minLength":1,"maxLength":200},"plan":{"$ref":"PlanName"},"rate_limit":{"type":["integer","null"],"format":"int32","minimum":1,"maximum":1000000000},"burst_limit":{"type":["integer","null"],"format":"int32","minimum":1,"maximum":1000000000},"region":{"$ref":"AccountRegion"},"status":{"$ref":"AccountStatus"},"suspended_at":{"type":["string","null"],"format":"date-time","maxLength":64},"suspension_reason":{"type":["string","null"],"maxLength":500},"delete_after":{"type":["string","null"],"format":"date-time","maxLength":64},"exported_at":{"type":["string","null"],"format":"date-time","maxLength":64},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"$id":"OperatedAccount","additionalProperties":false};
const func_191f75b36e = Object.prototype.hasOwnProperty;
const func_a41a2f9c96 = external0.default;
const pattern_f28568c4cf = new RegExp("^acc_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_AccountId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_f28568c4cf.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^acc_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^acc_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_AccountId.errors = vErrors;return errors === 0;}
validate_AccountId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_3e69f8f185 = {"type":"string","enum":["free","professional","business","enterprise"],"$id":"PlanName"};
function validate_PlanName(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((((data === "free") || (data === "professional")) || (data === "business")) || (data === "enterprise"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_3e69f8f185.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_PlanName.errors = vErrors;return errors === 0;}
validate_PlanName.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_7072fc2cc6 = {"type":"string","enum":["us","eu","ap"],"$id":"AccountRegion"};
function validate_AccountRegion(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data === "us") || (data === "eu")) || (data === "ap"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_7072fc2cc6.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_AccountRegion.errors = vErrors;return errors === 0;}
validate_AccountRegion.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_eefec33ce4 = {"type":"string","enum":["active","suspended","deleting"],"$id":"AccountStatus"};
function validate_AccountStatus(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data === "active") || (data === "suspended")) || (data === "deleting"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_eefec33ce4.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_AccountStatus.errors = vErrors;return errors === 0;}
validate_AccountStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
const formats_98445065ab = ((usual, whole) => ({ validate: (text) => usual.test(text) || whole.validate(text) }))(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/, external1.fullFormats["date-time"]);
const pattern_9e2b2099b4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
function validate_Timestamp(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 24 && func_a41a2f9c96(data) > 24){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"});errors++;}
if(!pattern_9e2b2099b4.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""});errors++;}
if(!(formats_98445065ab.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_Timestamp.errors = vErrors;return errors === 0;}
validate_Timestamp.evaluated = {"dynamicProps":false,"dynamicItems":false};
const formats_ae5d596cd9 = external1.fullFormats.int32;
function validate_OperatedAccount(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
if(data.plan === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"});errors++;}
if(data.rate_limit === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate_limit"},message:"must have required property '"+"rate_limit"+"'"});errors++;}
if(data.burst_limit === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "burst_limit"},message:"must have required property '"+"burst_limit"+"'"});errors++;}
if(data.region === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "region"},message:"must have required property '"+"region"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
if(data.suspended_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspended_at"},message:"must have required property '"+"suspended_at"+"'"});errors++;}
if(data.suspension_reason === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspension_reason"},message:"must have required property '"+"suspension_reason"+"'"});errors++;}
if(data.delete_after === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delete_after"},message:"must have required property '"+"delete_after"+"'"});errors++;}
if(data.exported_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exported_at"},message:"must have required property '"+"exported_at"+"'"});errors++;}
if(data.created_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});errors++;}
if(data.updated_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_954ecb92a2.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_AccountId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_AccountId.errors));errors = vErrors.length;}}
if(data.name !== undefined){let data1 = data.name;if(typeof data1 === "string"){if(data1.length > 200 && func_a41a2f9c96(data1) > 200){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}
if(data1.length < 2 && func_a41a2f9c96(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.plan !== undefined){if(!(validate_PlanName(data.plan))){vErrors = (vErrors ?? []).concat(under("/plan", validate_PlanName.errors));errors = vErrors.length;}}
if(data.rate_limit !== undefined){let data3 = data.rate_limit;if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/rate_limit",schemaPath:"#/properties/rate_limit/type",keyword:"type",params:{type: schema_954ecb92a2.properties.rate_limit.type},message:"must be integer,null"});errors++;}
if((typeof data3 == "number") && (isFinite(data3))){if(data3 > 1000000000 || isNaN(data3)){(vErrors ??= []).push({instancePath:instancePath+"/rate_limit",schemaPath:"#/properties/rate_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"});errors++;}
if(data3 < 1 || isNaN(data3)){(vErrors ??= []).push({instancePath:instancePath+"/rate_limit",schemaPath:"#/properties/rate_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}
if(!(formats_ae5d596cd9.validate(data3))){(vErrors ??= []).push({instancePath:instancePath+"/rate_limit",schemaPath:"#/properties/rate_limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.burst_limit !== undefined){let data4 = data.burst_limit;if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/burst_limit",schemaPath:"#/properties/burst_limit/type",keyword:"type",params:{type: schema_954ecb92a2.properties.burst_limit.type},message:"must be integer,null"});errors++;}
if((typeof data4 == "number") && (isFinite(data4))){if(data4 > 1000000000 || isNaN(data4)){(vErrors ??= []).push({instancePath:instancePath+"/burst_limit",schemaPath:"#/properties/burst_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"});errors++;}
if(data4 < 1 || isNaN(data4)){(vErrors ??= []).push({instancePath:instancePath+"/burst_limit",schemaPath:"#/properties/burst_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}
if(!(formats_ae5d596cd9.validate(data4))){(vErrors ??= []).push({instancePath:instancePath+"/burst_limit",schemaPath:"#/properties/burst_limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.region !== undefined){if(!(validate_AccountRegion(data.region))){vErrors = (vErrors ?? []).concat(under("/region", validate_AccountRegion.errors));errors = vErrors.length;}}
if(data.status !== undefined){if(!(validate_AccountStatus(data.status))){vErrors = (vErrors ?? []).concat(under("/status", validate_AccountStatus.errors));errors = vErrors.length;}}
if(data.suspended_at !== undefined){let data7 = data.suspended_at;if((typeof data7 !== "string") && (data7 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/suspended_at",schemaPath:"#/properties/suspended_at/type",keyword:"type",params:{type: schema_954ecb92a2.properties.suspended_at.type},message:"must be string,null"});errors++;}
if(typeof data7 === "string"){if(data7.length > 64 && func_a41a2f9c96(data7) > 64){(vErrors ??= []).push({instancePath:instancePath+"/suspended_at",schemaPath:"#/properties/suspended_at/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!(formats_98445065ab.validate(data7))){(vErrors ??= []).push({instancePath:instancePath+"/suspended_at",schemaPath:"#/properties/suspended_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}
if(data.suspension_reason !== undefined){let data8 = data.suspension_reason;if((typeof data8 !== "string") && (data8 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/suspension_reason",schemaPath:"#/properties/suspension_reason/type",keyword:"type",params:{type: schema_954ecb92a2.properties.suspension_reason.type},message:"must be string,null"});errors++;}
if(typeof data8 === "string"){if(data8.length > 500 && func_a41a2f9c96(data8) > 500){(vErrors ??= []).push({instancePath:instancePath+"/suspension_reason",schemaPath:"#/properties/suspension_reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});errors++;}}}
if(data.delete_after !== undefined){let data9 = data.delete_after;if((typeof data9 !== "string") && (data9 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/delete_after",schemaPath:"#/properties/delete_after/type",keyword:"type",params:{type: schema_954ecb92a2.properties.delete_after.type},message:"must be string,null"});errors++;}
if(typeof data9 === "string"){if(data9.length > 64 && func_a41a2f9c96(data9) > 64){(vErrors ??= []).push({instancePath:instancePath+"/delete_after",schemaPath:"#/properties/delete_after/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!(formats_98445065ab.validate(data9))){(vErrors ??= []).push({instancePath:instancePath+"/delete_after",schemaPath:"#/properties/delete_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}
if(data.exported_at !== undefined){let data10 = data.exported_at;if((typeof data10 !== "string") && (data10 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/exported_at",schemaPath:"#/properties/exported_at/type",keyword:"type",params:{type: schema_954ecb92a2.properties.exported_at.type},message:"must be string,null"});errors++;}
if(typeof data10 === "string"){if(data10.length > 64 && func_a41a2f9c96(data10) > 64){(vErrors ??= []).push({instancePath:instancePath+"/exported_at",schemaPath:"#/properties/exported_at/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!(formats_98445065ab.validate(data10))){(vErrors ??= []).push({instancePath:instancePath+"/exported_at",schemaPath:"#/properties/exported_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_OperatedAccount.errors = vErrors;return errors === 0;}
validate_OperatedAccount.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_OperatedAccountList(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.next === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "next"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_OperatedAccount(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_OperatedAccount.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.next !== undefined){let data2 = data.next;if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema_bb0d8eefe4.properties.next.type},message:"must be string,null"});errors++;}
if(typeof data2 === "string"){if(data2.length > 30 && func_a41a2f9c96(data2) > 30){(vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_OperatedAccountList.errors = vErrors;return errors === 0;}
validate_OperatedAccountList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
const pattern_e4c2555c8e = new RegExp("^[\\x21-\\x7E]+$", "u");
function validate_RequestId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 128 && func_a41a2f9c96(data) > 128){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_RequestId.errors = vErrors;return errors === 0;}
validate_RequestId.evaluated = {"dynamicProps":false,"dynamicItems":false};
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
export const check_AccountCreated = validate_AccountCreated;
const pattern_1ae3b07d88 = new RegExp("^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_UserId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_1ae3b07d88.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_UserId.errors = vErrors;return errors === 0;}
validate_UserId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const formats_9ab8c387c1 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const formats_472d88dd83 = external1.fullFormats.uri;
function validate_AccountCreated(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.administrator === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "administrator"},message:"must have required property '"+"administrator"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "administrator"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_OperatedAccount(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_OperatedAccount.errors));errors = vErrors.length;}}
if(data.administrator !== undefined){let data1 = data.administrator;if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(data1.user_id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/administrator",schemaPath:"#/properties/administrator/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"});errors++;}
if(data1.email === undefined){(vErrors ??= []).push({instancePath:instancePath+"/administrator",schemaPath:"#/properties/administrator/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});errors++;}
if(data1.link === undefined){(vErrors ??= []).push({instancePath:instancePath+"/administrator",schemaPath:"#/properties/administrator/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;}
if(data1.expires_at === undefined){(vErrors ??= []).push({instancePath:instancePath+"/administrator",schemaPath:"#/properties/administrator/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"});errors++;}
for(const key1 in data1){if(!((((key1 === "user_id") || (key1 === "email")) || (key1 === "link")) || (key1 === "expires_at"))){(vErrors ??= []).push({instancePath:instancePath+"/administrator",schemaPath:"#/properties/administrator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});errors++;}}
if(data1.user_id !== undefined){if(!(validate_UserId(data1.user_id))){vErrors = (vErrors ?? []).concat(under("/administrator/user_id", validate_UserId.errors));errors = vErrors.length;}}
if(data1.email !== undefined){let data3 = data1.email;if(typeof data3 === "string"){if(data3.length > 254 && func_a41a2f9c96(data3) > 254){(vErrors ??= []).push({instancePath:instancePath+"/administrator/email",schemaPath:"#/properties/administrator/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});errors++;}
if(!(formats_9ab8c387c1.test(data3))){(vErrors ??= []).push({instancePath:instancePath+"/administrator/email",schemaPath:"#/properties/administrator/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/administrator/email",schemaPath:"#/properties/administrator/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data1.link !== undefined){let data4 = data1.link;if(typeof data4 === "string"){if(data4.length > 2048 && func_a41a2f9c96(data4) > 2048){(vErrors ??= []).push({instancePath:instancePath+"/administrator/link",schemaPath:"#/properties/administrator/properties/link/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});errors++;}
if(!(formats_472d88dd83(data4))){(vErrors ??= []).push({instancePath:instancePath+"/administrator/link",schemaPath:"#/properties/administrator/properties/link/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/administrator/link",schemaPath:"#/properties/administrator/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data1.expires_at !== undefined){if(!(validate_Timestamp(data1.expires_at))){vErrors = (vErrors ?? []).concat(under("/administrator/expires_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/administrator",schemaPath:"#/properties/administrator/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_AccountCreated.errors = vErrors;return errors === 0;}
validate_AccountCreated.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_OperatedAccountAnswer = validate_OperatedAccountAnswer;
function validate_OperatedAccountAnswer(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "data")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_OperatedAccount(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_OperatedAccount.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_OperatedAccountAnswer.errors = vErrors;return errors === 0;}
validate_OperatedAccountAnswer.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_PendingEmailChangeList = validate_PendingEmailChangeList;
const schema_dd13c216fc = {"type":"object","required":["data","next"],"properties":{"data":{"type":"array","maxItems":100,"items":{"$ref":"PendingEmailChange"}},"next":{"type":["string","null"],"maxLength":30}},"$id":"PendingEmailChangeList","additionalProperties":false};
const pattern_f728084760 = new RegExp("^emc_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_EmailChangeId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_f728084760.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^emc_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^emc_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_EmailChangeId.errors = vErrors;return errors === 0;}
validate_EmailChangeId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_PendingEmailChange(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"});errors++;}
if(data.email === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});errors++;}
if(data.former_email === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "former_email"},message:"must have required property '"+"former_email"+"'"});errors++;}
if(data.requested_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requested_at"},message:"must have required property '"+"requested_at"+"'"});errors++;}
if(data.expires_at === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"});errors++;}
for(const key0 in data){if(!((((((key0 === "id") || (key0 === "user_id")) || (key0 === "email")) || (key0 === "former_email")) || (key0 === "requested_at")) || (key0 === "expires_at"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_EmailChangeId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_EmailChangeId.errors));errors = vErrors.length;}}
if(data.user_id !== undefined){let data1 = data.user_id;if(typeof data1 === "string"){if(data1.length > 30 && func_a41a2f9c96(data1) > 30){(vErrors ??= []).push({instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_1ae3b07d88.test(data1)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/pattern",keyword:"pattern",params:{pattern: "^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.email !== undefined){let data2 = data.email;if(typeof data2 === "string"){if(data2.length > 254 && func_a41a2f9c96(data2) > 254){(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});errors++;}
if(!(formats_9ab8c387c1.test(data2))){(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.former_email !== undefined){let data3 = data.former_email;if(typeof data3 === "string"){if(data3.length > 254 && func_a41a2f9c96(data3) > 254){(vErrors ??= []).push({instancePath:instancePath+"/former_email",schemaPath:"#/properties/former_email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});errors++;}
if(!(formats_9ab8c387c1.test(data3))){(vErrors ??= []).push({instancePath:instancePath+"/former_email",schemaPath:"#/properties/former_email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/former_email",schemaPath:"#/properties/former_email/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.requested_at !== undefined){if(!(validate_Timestamp(data.requested_at))){vErrors = (vErrors ?? []).concat(under("/requested_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.expires_at !== undefined){if(!(validate_Timestamp(data.expires_at))){vErrors = (vErrors ?? []).concat(under("/expires_at", validate_Timestamp.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PendingEmailChange.errors = vErrors;return errors === 0;}
validate_PendingEmailChange.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_PendingEmailChangeList(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.next === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "next"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){let data0 = data.data;if(Array.isArray(data0)){if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_PendingEmailChange(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/data/" + i0, validate_PendingEmailChange.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.next !== undefined){let data2 = data.next;if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema_dd13c216fc.properties.next.type},message:"must be string,null"});errors++;}
if(typeof data2 === "string"){if(data2.length > 30 && func_a41a2f9c96(data2) > 30){(vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PendingEmailChangeList.errors = vErrors;return errors === 0;}
validate_PendingEmailChangeList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_PendingEmailChangeAnswer = validate_PendingEmailChangeAnswer;
function validate_PendingEmailChangeAnswer(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "data")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_PendingEmailChange(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_PendingEmailChange.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PendingEmailChangeAnswer.errors = vErrors;return errors === 0;}
validate_PendingEmailChangeAnswer.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const commonAnswers = { '400': check_Error, '401': check_Error, '429': check_Error, '500': check_Error, '503': check_Error, '504': check_Error, 'default': check_Error };
export const answers = {
  listAccounts: { ...commonAnswers, '200': check_OperatedAccountList },
  createAccount: { ...commonAnswers, '201': check_AccountCreated, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  showAccount: { ...commonAnswers, '200': check_OperatedAccountAnswer, '404': check_Error },
  setAccount: { ...commonAnswers, '200': check_OperatedAccountAnswer, '404': check_Error, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  deleteAccount: { ...commonAnswers, '202': check_OperatedAccountAnswer, '404': check_Error, '409': check_Error },
  suspendAccount: { ...commonAnswers, '200': check_OperatedAccountAnswer, '404': check_Error, '409': check_Error, '413': check_Error, '415': check_Error, '422': check_Error },
  exportAccount: { ...commonAnswers, '404': check_Error, '409': check_Error },
  resumeAccount: { ...commonAnswers, '200': check_OperatedAccountAnswer, '404': check_Error, '409': check_Error },
  listPendingEmailChanges: { ...commonAnswers, '200': check_PendingEmailChangeList, '404': check_Error },
  endEmailChange: { ...commonAnswers, '200': check_PendingEmailChangeAnswer, '404': check_Error },
};
