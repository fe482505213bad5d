// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import external0 from 'ajv/dist/runtime/ucs2length.js';
import external1 from 'ajv-formats/dist/formats.js';
export const check_inline_ff1b2d8857 = validate_inline_ff1b2d8857;
function validate_inline_ff1b2d8857(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_ff1b2d8857.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_ff1b2d8857.errors = vErrors;return errors === 0;}
validate_inline_ff1b2d8857.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_af764d5864 = validate_inline_af764d5864;
const schema_a1b233e139 = {"type":"object","properties":{"client_id":{"$ref":"ClientId"},"redirect_uri":{"$ref":"RedirectUri"},"response_type":{"$ref":"value_6c50daaf5e"},"scope":{"$ref":"RequestedScopes"},"state":{"$ref":"value_1133b6bd35"},"code_challenge":{"$ref":"value_c89b8c4327"},"code_challenge_method":{"$ref":"value_288df01274"},"nonce":{"$ref":"value_93a9a14960"},"prompt":{"$ref":"value_76a2856ec5"},"max_age":{"$ref":"value_35baf90d24"},"id_token_hint":{"$ref":"value_2f96cba4a1"},"login_hint":{"$ref":"value_9a6baa52d1"}},"required":["client_id","redirect_uri","response_type"],"additionalProperties":false,"$id":"inline_af764d5864"};
const func_191f75b36e = Object.prototype.hasOwnProperty;
const func_a41a2f9c96 = external0.default;
const pattern_e4c2555c8e = new RegExp("^[\\x21-\\x7E]+$", "u");
function validate_ClientId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_ClientId.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 512 && func_a41a2f9c96(data) > 512){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
validate_ClientId.errors = vErrors;return errors === 0;}
validate_ClientId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const formats_472d88dd83 = external1.fullFormats.uri;
const pattern_f6c6d6e441 = new RegExp("^[A-Za-z][A-Za-z0-9+.-]*:[^#\\s]+$", "u");
function validate_RedirectUri(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_RedirectUri.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 2048 && func_a41a2f9c96(data) > 2048){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});errors++;}
if(data.length < 6 && func_a41a2f9c96(data) < 3){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"});errors++;}
if(!pattern_f6c6d6e441.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9+.-]*:[^#\\s]+$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9+.-]*:[^#\\s]+$"+"\""});errors++;}
if(!(formats_472d88dd83(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});errors++;}}
validate_RedirectUri.errors = vErrors;return errors === 0;}
validate_RedirectUri.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_value_6c50daaf5e(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_6c50daaf5e.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 64 && func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
validate_value_6c50daaf5e.errors = vErrors;return errors === 0;}
validate_value_6c50daaf5e.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_2add8d2048 = new RegExp("^[\\x20\\x21\\x23-\\x5B\\x5D-\\x7E]*$", "u");
function validate_RequestedScopes(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_RequestedScopes.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 2048 && func_a41a2f9c96(data) > 2048){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});errors++;}
if(!pattern_2add8d2048.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x20\\x21\\x23-\\x5B\\x5D-\\x7E]*$"},message:"must match pattern \""+"^[\\x20\\x21\\x23-\\x5B\\x5D-\\x7E]*$"+"\""});errors++;}}
validate_RequestedScopes.errors = vErrors;return errors === 0;}
validate_RequestedScopes.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_e04c8324b2 = new RegExp("^[\\x20-\\x7E]+$", "u");
function validate_value_1133b6bd35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_1133b6bd35.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 2048 && func_a41a2f9c96(data) > 2048){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e04c8324b2.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7E]+$"},message:"must match pattern \""+"^[\\x20-\\x7E]+$"+"\""});errors++;}}
validate_value_1133b6bd35.errors = vErrors;return errors === 0;}
validate_value_1133b6bd35.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_f3d1cc3fd4 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
function validate_value_c89b8c4327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_c89b8c4327.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 43 && func_a41a2f9c96(data) > 43){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"});errors++;}
if(data.length < 86 && func_a41a2f9c96(data) < 43){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 43},message:"must NOT have fewer than 43 characters"});errors++;}
if(!pattern_f3d1cc3fd4.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""});errors++;}}
validate_value_c89b8c4327.errors = vErrors;return errors === 0;}
validate_value_c89b8c4327.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_16af3352c7 = {"type":"string","enum":["S256"],"$id":"value_288df01274"};
function validate_value_288df01274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_288df01274.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(!(data === "S256")){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_16af3352c7.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_value_288df01274.errors = vErrors;return errors === 0;}
validate_value_288df01274.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_value_93a9a14960(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_93a9a14960.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 512 && func_a41a2f9c96(data) > 512){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e04c8324b2.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7E]+$"},message:"must match pattern \""+"^[\\x20-\\x7E]+$"+"\""});errors++;}}
validate_value_93a9a14960.errors = vErrors;return errors === 0;}
validate_value_93a9a14960.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_8d909d1847 = new RegExp("^[a-z_]+( [a-z_]+)*$", "u");
function validate_value_76a2856ec5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_76a2856ec5.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 64 && func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_8d909d1847.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+( [a-z_]+)*$"},message:"must match pattern \""+"^[a-z_]+( [a-z_]+)*$"+"\""});errors++;}}
validate_value_76a2856ec5.errors = vErrors;return errors === 0;}
validate_value_76a2856ec5.evaluated = {"dynamicProps":false,"dynamicItems":false};
const formats_f19f7c0f34 = /^-?\d+$/;
const formats_0944215a2b = external1.fullFormats.int64;
function validate_value_35baf90d24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_35baf90d24.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(!(formats_f19f7c0f34.test(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/format",keyword:"format",params:{format: "decimal-integer"},message:"must match format \""+"decimal-integer"+"\""});errors++;}}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){let dataType1 = typeof data;let coerced1 = undefined;if(!(coerced1 !== undefined)){if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){coerced1 = +data;}else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}
if(coerced1 !== undefined){data = coerced1;if(parentData !== undefined){parentData[parentDataProperty] = coerced1;}}}if((typeof data == "number") && (isFinite(data))){if(data > 9999999999 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"});errors++;}
if(data < 0 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_0944215a2b.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""});errors++;}}
validate_value_35baf90d24.errors = vErrors;return errors === 0;}
validate_value_35baf90d24.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_3a672c926d = new RegExp("^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$", "u");
function validate_value_2f96cba4a1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_2f96cba4a1.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 8192 && func_a41a2f9c96(data) > 8192){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_3a672c926d.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"+"\""});errors++;}}
validate_value_2f96cba4a1.errors = vErrors;return errors === 0;}
validate_value_2f96cba4a1.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_value_9a6baa52d1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_9a6baa52d1.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 254 && func_a41a2f9c96(data) > 254){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
validate_value_9a6baa52d1.errors = vErrors;return errors === 0;}
validate_value_9a6baa52d1.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_inline_af764d5864(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_af764d5864.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if(data.client_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});errors++;}
if(data.redirect_uri === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect_uri"},message:"must have required property '"+"redirect_uri"+"'"});errors++;}
if(data.response_type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_type"},message:"must have required property '"+"response_type"+"'"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_a1b233e139.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.client_id !== undefined){if(!(validate_ClientId(data.client_id, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_ClientId.errors : vErrors.concat(validate_ClientId.errors);errors = vErrors.length;}}
if(data.redirect_uri !== undefined){if(!(validate_RedirectUri(data.redirect_uri, {instancePath:instancePath+"/redirect_uri",parentData:data,parentDataProperty:"redirect_uri",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_RedirectUri.errors : vErrors.concat(validate_RedirectUri.errors);errors = vErrors.length;}}
if(data.response_type !== undefined){if(!(validate_value_6c50daaf5e(data.response_type, {instancePath:instancePath+"/response_type",parentData:data,parentDataProperty:"response_type",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_6c50daaf5e.errors : vErrors.concat(validate_value_6c50daaf5e.errors);errors = vErrors.length;}}
if(data.scope !== undefined){if(!(validate_RequestedScopes(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_RequestedScopes.errors : vErrors.concat(validate_RequestedScopes.errors);errors = vErrors.length;}}
if(data.state !== undefined){if(!(validate_value_1133b6bd35(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_1133b6bd35.errors : vErrors.concat(validate_value_1133b6bd35.errors);errors = vErrors.length;}}
if(data.code_challenge !== undefined){if(!(validate_value_c89b8c4327(data.code_challenge, {instancePath:instancePath+"/code_challenge",parentData:data,parentDataProperty:"code_challenge",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_c89b8c4327.errors : vErrors.concat(validate_value_c89b8c4327.errors);errors = vErrors.length;}}
if(data.code_challenge_method !== undefined){if(!(validate_value_288df01274(data.code_challenge_method, {instancePath:instancePath+"/code_challenge_method",parentData:data,parentDataProperty:"code_challenge_method",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_288df01274.errors : vErrors.concat(validate_value_288df01274.errors);errors = vErrors.length;}}
if(data.nonce !== undefined){if(!(validate_value_93a9a14960(data.nonce, {instancePath:instancePath+"/nonce",parentData:data,parentDataProperty:"nonce",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_93a9a14960.errors : vErrors.concat(validate_value_93a9a14960.errors);errors = vErrors.length;}}
if(data.prompt !== undefined){if(!(validate_value_76a2856ec5(data.prompt, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_76a2856ec5.errors : vErrors.concat(validate_value_76a2856ec5.errors);errors = vErrors.length;}}
if(data.max_age !== undefined){if(!(validate_value_35baf90d24(data.max_age, {instancePath:instancePath+"/max_age",parentData:data,parentDataProperty:"max_age",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_35baf90d24.errors : vErrors.concat(validate_value_35baf90d24.errors);errors = vErrors.length;}}
if(data.id_token_hint !== undefined){if(!(validate_value_2f96cba4a1(data.id_token_hint, {instancePath:instancePath+"/id_token_hint",parentData:data,parentDataProperty:"id_token_hint",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_2f96cba4a1.errors : vErrors.concat(validate_value_2f96cba4a1.errors);errors = vErrors.length;}}
if(data.login_hint !== undefined){if(!(validate_value_9a6baa52d1(data.login_hint, {instancePath:instancePath+"/login_hint",parentData:data,parentDataProperty:"login_hint",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_9a6baa52d1.errors : vErrors.concat(validate_value_9a6baa52d1.errors);errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_af764d5864.errors = vErrors;return errors === 0;}
validate_inline_af764d5864.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_1e18c93b3d = validate_inline_1e18c93b3d;
function validate_RequestId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_RequestId.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 128 && func_a41a2f9c96(data) > 128){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
validate_RequestId.errors = vErrors;return errors === 0;}
validate_RequestId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_8033f1b0a9 = new RegExp("^v\\d+(-[a-z]+)?$", "u");
function validate_value_a54e9f4887(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_value_a54e9f4887.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 32 && func_a41a2f9c96(data) > 32){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"});errors++;}
if(!pattern_8033f1b0a9.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^v\\d+(-[a-z]+)?$"},message:"must match pattern \""+"^v\\d+(-[a-z]+)?$"+"\""});errors++;}}
validate_value_a54e9f4887.errors = vErrors;return errors === 0;}
validate_value_a54e9f4887.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_inline_1e18c93b3d(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_1e18c93b3d.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if(data["x-request-id"] !== undefined){if(!(validate_RequestId(data["x-request-id"], {instancePath:instancePath+"/x-request-id",parentData:data,parentDataProperty:"x-request-id",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_RequestId.errors : vErrors.concat(validate_RequestId.errors);errors = vErrors.length;}}
if(data["x-api-version"] !== undefined){if(!(validate_value_a54e9f4887(data["x-api-version"], {instancePath:instancePath+"/x-api-version",parentData:data,parentDataProperty:"x-api-version",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_a54e9f4887.errors : vErrors.concat(validate_value_a54e9f4887.errors);errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_1e18c93b3d.errors = vErrors;return errors === 0;}
validate_inline_1e18c93b3d.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_cde14515c7 = validate_inline_cde14515c7;
function validate_inline_cde14515c7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_cde14515c7.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!((((key0 === "id_token_hint") || (key0 === "client_id")) || (key0 === "post_logout_redirect_uri")) || (key0 === "state"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id_token_hint !== undefined){if(!(validate_value_2f96cba4a1(data.id_token_hint, {instancePath:instancePath+"/id_token_hint",parentData:data,parentDataProperty:"id_token_hint",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_2f96cba4a1.errors : vErrors.concat(validate_value_2f96cba4a1.errors);errors = vErrors.length;}}
if(data.client_id !== undefined){if(!(validate_ClientId(data.client_id, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_ClientId.errors : vErrors.concat(validate_ClientId.errors);errors = vErrors.length;}}
if(data.post_logout_redirect_uri !== undefined){if(!(validate_RedirectUri(data.post_logout_redirect_uri, {instancePath:instancePath+"/post_logout_redirect_uri",parentData:data,parentDataProperty:"post_logout_redirect_uri",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_RedirectUri.errors : vErrors.concat(validate_RedirectUri.errors);errors = vErrors.length;}}
if(data.state !== undefined){if(!(validate_value_1133b6bd35(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_value_1133b6bd35.errors : vErrors.concat(validate_value_1133b6bd35.errors);errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_cde14515c7.errors = vErrors;return errors === 0;}
validate_inline_cde14515c7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_205d6546e6 = validate_inline_205d6546e6;
const pattern_587a659ba3 = new RegExp("^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_SessionId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_SessionId.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_587a659ba3.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^ses_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
validate_SessionId.errors = vErrors;return errors === 0;}
validate_SessionId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_inline_205d6546e6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_205d6546e6.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if(data.session_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"},message:"must have required property '"+"session_id"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "session_id")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.session_id !== undefined){if(!(validate_SessionId(data.session_id, {instancePath:instancePath+"/session_id",parentData:data,parentDataProperty:"session_id",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_SessionId.errors : vErrors.concat(validate_SessionId.errors);errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_205d6546e6.errors = vErrors;return errors === 0;}
validate_inline_205d6546e6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_056e2d6790 = validate_inline_056e2d6790;
const pattern_0b04363c98 = new RegExp("^app_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_ApplicationId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_ApplicationId.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_0b04363c98.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^app_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^app_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
validate_ApplicationId.errors = vErrors;return errors === 0;}
validate_ApplicationId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_inline_056e2d6790(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_056e2d6790.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if(data.application_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "application_id"},message:"must have required property '"+"application_id"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "application_id")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.application_id !== undefined){if(!(validate_ApplicationId(data.application_id, {instancePath:instancePath+"/application_id",parentData:data,parentDataProperty:"application_id",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_ApplicationId.errors : vErrors.concat(validate_ApplicationId.errors);errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_056e2d6790.errors = vErrors;return errors === 0;}
validate_inline_056e2d6790.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_inline_1cb61323e9 = validate_inline_1cb61323e9;
const pattern_711ee88b8c = new RegExp("^fac_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_SecondFactorId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_SecondFactorId.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_711ee88b8c.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^fac_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^fac_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
validate_SecondFactorId.errors = vErrors;return errors === 0;}
validate_SecondFactorId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_inline_1cb61323e9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_1cb61323e9.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if(data.factor_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "factor_id"},message:"must have required property '"+"factor_id"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "factor_id")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.factor_id !== undefined){if(!(validate_SecondFactorId(data.factor_id, {instancePath:instancePath+"/factor_id",parentData:data,parentDataProperty:"factor_id",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate_SecondFactorId.errors : vErrors.concat(validate_SecondFactorId.errors);errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_inline_1cb61323e9.errors = vErrors;return errors === 0;}
validate_inline_1cb61323e9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const parameters = {
  authorize: { path: check_inline_ff1b2d8857, query: check_inline_af764d5864, header: check_inline_1e18c93b3d },
  endSession: { path: check_inline_ff1b2d8857, query: check_inline_cde14515c7, header: check_inline_1e18c93b3d },
  token: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  deviceAuthorization: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  revoke: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  introspect: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  userinfo: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  postUserinfo: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  issueClientToken: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  issuePasswordToken: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  login: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  proveSecondFactor: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  provePasskey: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  loginWithPasskey: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  beginPasskeyLogin: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  renewSession: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  logout: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  setPassword: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  requestPasswordReset: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  changePassword: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  getEmailChange: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  requestEmailChange: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  cancelEmailChange: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  confirmEmailChange: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  stopEmailChange: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  listOwnSessions: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  endOwnSession: { path: check_inline_205d6546e6, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  endOtherSessions: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  proveSession: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  listConsents: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  withdrawConsent: { path: check_inline_056e2d6790, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  listSecondFactors: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  challengeSecondFactor: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  enrolTotp: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  enrolPasskey: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  replaceRecoveryCodes: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  confirmSecondFactor: { path: check_inline_1cb61323e9, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  confirmPasskey: { path: check_inline_1cb61323e9, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  removeSecondFactor: { path: check_inline_1cb61323e9, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  getJwks: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  getAuthorizationServerMetadata: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  getOpenIdConfiguration: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  getProtectedResourceMetadata: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  getPasskeyOrigins: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
  getAgentResourceMetadata: { path: check_inline_ff1b2d8857, query: check_inline_ff1b2d8857, header: check_inline_1e18c93b3d },
};
