// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import external0 from 'ajv-formats/dist/formats.js';
import external1 from 'ajv/dist/runtime/ucs2length.js';
export const check_inline_ff1b2d8857 = validate_inline_ff1b2d8857;
function validate_inline_ff1b2d8857(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_ff1b2d8857.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_ff1b2d8857.errors = vErrors;return errors === 0;}
validate_inline_ff1b2d8857.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_56c0d27c11 = validate_inline_56c0d27c11;
const formats_f19f7c0f34 = /^-?\d+$/;
const formats_57d5ea1577 = external0.fullFormats.int32;
function validate_value_739f42b6f4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_739f42b6f4.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(!(formats_f19f7c0f34.test(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/format",keyword:"format",params:{format: "decimal-integer"},message:"must match format \""+"decimal-integer"+"\""});errors++;}}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){let dataType1 = typeof data;let coerced1 = undefined;if(!(coerced1 !== undefined)){if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){coerced1 = +data;}else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}
if(coerced1 !== undefined){data = coerced1;if(parentData !== undefined){parentData[parentDataProperty] = coerced1;}}}if((typeof data == "number") && (isFinite(data))){if(data > 100 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});errors++;}
if(data < 1 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}
if(!(formats_57d5ea1577.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}
validate_value_739f42b6f4.errors = vErrors;return errors === 0;}
validate_value_739f42b6f4.evaluated = {"dynamicProps":false,"dynamicItems":false};
const func_897987d7f3 = external1.default;
const pattern_f28568c4cf = new RegExp("^acc_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_AccountId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_AccountId.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 30 && func_897987d7f3(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_f28568c4cf.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^acc_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^acc_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
validate_AccountId.errors = vErrors;return errors === 0;}
validate_AccountId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_eefec33ce4 = {"type":"string","enum":["active","suspended","deleting"],"$id":"AccountStatus"};
function validate_AccountStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_AccountStatus.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(!(((data === "active") || (data === "suspended")) || (data === "deleting"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_eefec33ce4.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_AccountStatus.errors = vErrors;return errors === 0;}
validate_AccountStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_inline_56c0d27c11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_56c0d27c11.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((key0 === "limit") || (key0 === "after")) || (key0 === "status"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.limit !== undefined){if(!(validate_value_739f42b6f4(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_739f42b6f4.errors : vErrors.concat(validate_value_739f42b6f4.errors);errors = vErrors.length;}}
if(data.after !== undefined){if(!(validate_AccountId(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_AccountId.errors : vErrors.concat(validate_AccountId.errors);errors = vErrors.length;}}
if(data.status !== undefined){if(!(validate_AccountStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_AccountStatus.errors : vErrors.concat(validate_AccountStatus.errors);errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_56c0d27c11.errors = vErrors;return errors === 0;}
validate_inline_56c0d27c11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_01a00e11ab = validate_inline_01a00e11ab;
function validate_inline_01a00e11ab(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_01a00e11ab.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_01a00e11ab.errors = vErrors;return errors === 0;}
validate_inline_01a00e11ab.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_9fa8bbbd11 = validate_inline_9fa8bbbd11;
const pattern_e4c2555c8e = new RegExp("^[\\x21-\\x7E]+$", "u");
function validate_value_828d1461a2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_828d1461a2.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 255 && func_897987d7f3(data) > 255){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});errors++;}
if(data.length < 2 && func_897987d7f3(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
validate_value_828d1461a2.errors = vErrors;return errors === 0;}
validate_value_828d1461a2.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_inline_9fa8bbbd11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_9fa8bbbd11.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if(data["idempotency-key"] !== undefined){if(!(validate_value_828d1461a2(data["idempotency-key"], {instancePath:instancePath+"/idempotency-key",parentData:data,parentDataProperty:"idempotency-key",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_828d1461a2.errors : vErrors.concat(validate_value_828d1461a2.errors);errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_9fa8bbbd11.errors = vErrors;return errors === 0;}
validate_inline_9fa8bbbd11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_8e850b6060 = validate_inline_8e850b6060;
function validate_inline_8e850b6060(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_8e850b6060.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if(data.account_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "account_id")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.account_id !== undefined){if(!(validate_AccountId(data.account_id, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_AccountId.errors : vErrors.concat(validate_AccountId.errors);errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_8e850b6060.errors = vErrors;return errors === 0;}
validate_inline_8e850b6060.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_4973e50beb = validate_inline_4973e50beb;
function validate_value_372007f003(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_372007f003.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "boolean"){let coerced0 = undefined;if(!(coerced0 !== undefined)){if(data === "false" || data === 0 || data === null){coerced0 = false;}else if(data === "true" || data === 1){coerced0 = true;}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}validate_value_372007f003.errors = vErrors;return errors === 0;}
validate_value_372007f003.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_value_7b884a5356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_7b884a5356.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(!(formats_f19f7c0f34.test(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/format",keyword:"format",params:{format: "decimal-integer"},message:"must match format \""+"decimal-integer"+"\""});errors++;}}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){let dataType1 = typeof data;let coerced1 = undefined;if(!(coerced1 !== undefined)){if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){coerced1 = +data;}else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}
if(coerced1 !== undefined){data = coerced1;if(parentData !== undefined){parentData[parentDataProperty] = coerced1;}}}if((typeof data == "number") && (isFinite(data))){if(data > 365 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"});errors++;}
if(data < 1 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}
if(!(formats_57d5ea1577.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}
validate_value_7b884a5356.errors = vErrors;return errors === 0;}
validate_value_7b884a5356.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_inline_4973e50beb(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_4973e50beb.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!((key0 === "without_export") || (key0 === "grace_days"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.without_export !== undefined){if(!(validate_value_372007f003(data.without_export, {instancePath:instancePath+"/without_export",parentData:data,parentDataProperty:"without_export",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_372007f003.errors : vErrors.concat(validate_value_372007f003.errors);errors = vErrors.length;}}
if(data.grace_days !== undefined){if(!(validate_value_7b884a5356(data.grace_days, {instancePath:instancePath+"/grace_days",parentData:data,parentDataProperty:"grace_days",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_7b884a5356.errors : vErrors.concat(validate_value_7b884a5356.errors);errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_4973e50beb.errors = vErrors;return errors === 0;}
validate_inline_4973e50beb.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_39d23c340a = validate_inline_39d23c340a;
const pattern_f728084760 = new RegExp("^emc_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_EmailChangeId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_EmailChangeId.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 30 && func_897987d7f3(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_f728084760.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^emc_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^emc_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
validate_EmailChangeId.errors = vErrors;return errors === 0;}
validate_EmailChangeId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_inline_39d23c340a(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_39d23c340a.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!((key0 === "limit") || (key0 === "after"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.limit !== undefined){if(!(validate_value_739f42b6f4(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_739f42b6f4.errors : vErrors.concat(validate_value_739f42b6f4.errors);errors = vErrors.length;}}
if(data.after !== undefined){if(!(validate_EmailChangeId(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_EmailChangeId.errors : vErrors.concat(validate_EmailChangeId.errors);errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_39d23c340a.errors = vErrors;return errors === 0;}
validate_inline_39d23c340a.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_56872ce6d4 = validate_inline_56872ce6d4;
function validate_inline_56872ce6d4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_56872ce6d4.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if(data.account_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"});errors++;}
if(data.change_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "change_id"},message:"must have required property '"+"change_id"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "account_id") || (key0 === "change_id"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.account_id !== undefined){if(!(validate_AccountId(data.account_id, {instancePath:instancePath+"/account_id",parentData:data,parentDataProperty:"account_id",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_AccountId.errors : vErrors.concat(validate_AccountId.errors);errors = vErrors.length;}}
if(data.change_id !== undefined){if(!(validate_EmailChangeId(data.change_id, {instancePath:instancePath+"/change_id",parentData:data,parentDataProperty:"change_id",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_EmailChangeId.errors : vErrors.concat(validate_EmailChangeId.errors);errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_56872ce6d4.errors = vErrors;return errors === 0;}
validate_inline_56872ce6d4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const parameters = {
  listAccounts: { path: check_inline_ff1b2d8857, query: check_inline_56c0d27c11, header: check_inline_01a00e11ab },
  createAccount: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_9fa8bbbd11 },
  showAccount: { path: check_inline_8e850b6060, query: check_inline_ff1b2d8857, header: check_inline_01a00e11ab },
  setAccount: { path: check_inline_8e850b6060, query: check_inline_ff1b2d8857, header: check_inline_01a00e11ab },
  deleteAccount: { path: check_inline_8e850b6060, query: check_inline_4973e50beb, header: check_inline_01a00e11ab },
  suspendAccount: { path: check_inline_8e850b6060, query: check_inline_ff1b2d8857, header: check_inline_01a00e11ab },
  exportAccount: { path: check_inline_8e850b6060, query: check_inline_ff1b2d8857, header: check_inline_01a00e11ab },
  resumeAccount: { path: check_inline_8e850b6060, query: check_inline_ff1b2d8857, header: check_inline_01a00e11ab },
  listPendingEmailChanges: { path: check_inline_8e850b6060, query: check_inline_39d23c340a, header: check_inline_01a00e11ab },
  endEmailChange: { path: check_inline_56872ce6d4, query: check_inline_ff1b2d8857, header: check_inline_01a00e11ab },
};
