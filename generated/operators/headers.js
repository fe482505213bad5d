// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import external0 from 'ajv/dist/runtime/ucs2length.js';
import external1 from 'ajv-formats/dist/formats.js';
export const check_RequestId = validate_RequestId;
const func_a41a2f9c96 = external0.default;
const pattern_e4c2555c8e = new RegExp("^[\\x21-\\x7E]+$", "u");
function validate_RequestId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_RequestId.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 128 && func_a41a2f9c96(data) > 128){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
validate_RequestId.errors = vErrors;return errors === 0;}
validate_RequestId.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_97f2f03585 = validate_inline_97f2f03585;
const pattern_2dc35e7791 = new RegExp("^\\d+(\\.\\d+)?$", "u");
function validate_inline_97f2f03585(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_97f2f03585.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 16 && func_a41a2f9c96(data) > 16){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});errors++;}
if(!pattern_2dc35e7791.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"},message:"must match pattern \""+"^\\d+(\\.\\d+)?$"+"\""});errors++;}}
validate_inline_97f2f03585.errors = vErrors;return errors === 0;}
validate_inline_97f2f03585.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_bae2e8a858 = validate_inline_bae2e8a858;
const pattern_d95f41fa0a = new RegExp("^(Basic|Bearer)\\b", "u");
function validate_inline_bae2e8a858(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_bae2e8a858.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 1024 && func_a41a2f9c96(data) > 1024){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});errors++;}
if(!pattern_d95f41fa0a.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(Basic|Bearer)\\b"},message:"must match pattern \""+"^(Basic|Bearer)\\b"+"\""});errors++;}}
validate_inline_bae2e8a858.errors = vErrors;return errors === 0;}
validate_inline_bae2e8a858.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_e58034211c = validate_inline_e58034211c;
const formats_f19f7c0f34 = /^-?\d+$/;
const formats_ae5d596cd9 = external1.fullFormats.int32;
function validate_inline_e58034211c(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_e58034211c.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(!(formats_f19f7c0f34.test(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/format",keyword:"format",params:{format: "decimal-integer"},message:"must match format \""+"decimal-integer"+"\""});errors++;}}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){let dataType1 = typeof data;let coerced1 = undefined;if(!(coerced1 !== undefined)){if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){coerced1 = +data;}else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}
if(coerced1 !== undefined){data = coerced1;if(parentData !== undefined){parentData[parentDataProperty] = coerced1;}}}if((typeof data == "number") && (isFinite(data))){if(data > 86400 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"});errors++;}
if(data < 0 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_ae5d596cd9.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}
validate_inline_e58034211c.errors = vErrors;return errors === 0;}
validate_inline_e58034211c.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_b190fdea1b = validate_inline_b190fdea1b;
const formats_0944215a2b = external1.fullFormats.int64;
function validate_inline_b190fdea1b(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_b190fdea1b.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(!(formats_f19f7c0f34.test(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/format",keyword:"format",params:{format: "decimal-integer"},message:"must match format \""+"decimal-integer"+"\""});errors++;}}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){let dataType1 = typeof data;let coerced1 = undefined;if(!(coerced1 !== undefined)){if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){coerced1 = +data;}else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}
if(coerced1 !== undefined){data = coerced1;if(parentData !== undefined){parentData[parentDataProperty] = coerced1;}}}if((typeof data == "number") && (isFinite(data))){if(data > 1000000000 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"});errors++;}
if(data < 0 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_0944215a2b.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""});errors++;}}
validate_inline_b190fdea1b.errors = vErrors;return errors === 0;}
validate_inline_b190fdea1b.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_13b31a47be = validate_inline_13b31a47be;
function validate_inline_13b31a47be(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_13b31a47be.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(!(formats_f19f7c0f34.test(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/format",keyword:"format",params:{format: "decimal-integer"},message:"must match format \""+"decimal-integer"+"\""});errors++;}}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){let dataType1 = typeof data;let coerced1 = undefined;if(!(coerced1 !== undefined)){if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){coerced1 = +data;}else {(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}
if(coerced1 !== undefined){data = coerced1;if(parentData !== undefined){parentData[parentDataProperty] = coerced1;}}}if((typeof data == "number") && (isFinite(data))){if(data > 100000000000 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"});errors++;}
if(data < 0 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_0944215a2b.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""});errors++;}}
validate_inline_13b31a47be.errors = vErrors;return errors === 0;}
validate_inline_13b31a47be.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_9b05302677 = validate_inline_9b05302677;
const pattern_8aa955ef6d = new RegExp("^\"[a-z-]+\";r=\\d+;t=\\d+", "u");
function validate_inline_9b05302677(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_9b05302677.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 256 && func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(!pattern_8aa955ef6d.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\"[a-z-]+\";r=\\d+;t=\\d+"},message:"must match pattern \""+"^\"[a-z-]+\";r=\\d+;t=\\d+"+"\""});errors++;}}
validate_inline_9b05302677.errors = vErrors;return errors === 0;}
validate_inline_9b05302677.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_9fe721d706 = validate_inline_9fe721d706;
const schema_1ff74bacee = {"type":"string","enum":["true"],"$id":"inline_9fe721d706"};
function validate_inline_9fe721d706(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_9fe721d706.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(!(data === "true")){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_1ff74bacee.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_inline_9fe721d706.errors = vErrors;return errors === 0;}
validate_inline_9fe721d706.evaluated = {"dynamicProps":false,"dynamicItems":false};

const commonHeaders = { 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585 };
const group_84b2afa0a2 = { ...commonHeaders };
const group_ab0971b126 = { ...commonHeaders, 'www-authenticate': check_inline_bae2e8a858 };
const group_1891076095 = { ...commonHeaders, 'retry-after': check_inline_e58034211c, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677 };
const group_6f81eb9dc0 = { ...commonHeaders, 'retry-after': check_inline_e58034211c };
const group_c8a1c12dac = { ...commonHeaders, 'idempotency-replayed': check_inline_9fe721d706 };
const commonStatuses = { '400': group_84b2afa0a2, '401': group_ab0971b126, '429': group_1891076095, '500': group_84b2afa0a2, '503': group_6f81eb9dc0, '504': group_6f81eb9dc0 };
const commonCodes = ['contract_violation', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'rate_limit_exceeded', 'service_unavailable', 'timeout'];

export const headers = {
  listAccounts: { ...commonStatuses, '200': group_84b2afa0a2 },
  createAccount: { ...commonStatuses, '201': group_c8a1c12dac, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  showAccount: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  setAccount: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2, '409': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  deleteAccount: { ...commonStatuses, '202': group_84b2afa0a2, '404': group_84b2afa0a2, '409': group_84b2afa0a2 },
  suspendAccount: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2, '409': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  exportAccount: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2, '409': group_84b2afa0a2 },
  resumeAccount: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2, '409': group_84b2afa0a2 },
  listPendingEmailChanges: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  endEmailChange: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
};

export const errorCodes = {
  listAccounts: [...commonCodes],
  createAccount: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'malformed_json', 'malformed_request', 'missing_body', 'payload_too_large', 'unprocessable', 'unsupported_media_type'],
  showAccount: [...commonCodes, 'not_found'],
  setAccount: [...commonCodes, 'invalid_state', 'malformed_json', 'malformed_request', 'missing_body', 'not_found', 'payload_too_large', 'unprocessable', 'unsupported_media_type'],
  deleteAccount: [...commonCodes, 'invalid_state', 'not_found'],
  suspendAccount: [...commonCodes, 'invalid_state', 'malformed_json', 'malformed_request', 'missing_body', 'not_found', 'payload_too_large', 'unprocessable', 'unsupported_media_type'],
  exportAccount: [...commonCodes, 'invalid_state', 'not_found'],
  resumeAccount: [...commonCodes, 'invalid_state', 'not_found'],
  listPendingEmailChanges: [...commonCodes, 'not_found'],
  endEmailChange: [...commonCodes, 'not_found'],
};
