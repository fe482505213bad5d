// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import external0 from 'ajv/dist/runtime/ucs2length.js';
import external1 from 'ajv-formats/dist/formats.js';
export const check_inline_01eea2344d = validate_inline_01eea2344d;
const formats_1caf64dc32 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const func_a41a2f9c96 = external0.default;
function validate_inline_01eea2344d(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_01eea2344d.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 8192){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});errors++;}
if(!(formats_1caf64dc32.test(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});errors++;}}
validate_inline_01eea2344d.errors = vErrors;return errors === 0;}
validate_inline_01eea2344d.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_422ca4eaae = validate_inline_422ca4eaae;
const schema_f314d29797 = {"type":"string","enum":["no-store"],"$id":"inline_422ca4eaae"};
function validate_inline_422ca4eaae(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_422ca4eaae.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(!(data === "no-store")){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_f314d29797.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_inline_422ca4eaae.errors = vErrors;return errors === 0;}
validate_inline_422ca4eaae.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_RequestId = validate_RequestId;
const pattern_e4c2555c8e = new RegExp("^[\\x21-\\x7E]+$", "u");
function validate_RequestId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_RequestId.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 128){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});errors++;}
if(func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
validate_RequestId.errors = vErrors;return errors === 0;}
validate_RequestId.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_97f2f03585 = validate_inline_97f2f03585;
const pattern_2dc35e7791 = new RegExp("^\\d+(\\.\\d+)?$", "u");
function validate_inline_97f2f03585(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_97f2f03585.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 16){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});errors++;}
if(!pattern_2dc35e7791.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"},message:"must match pattern \""+"^\\d+(\\.\\d+)?$"+"\""});errors++;}}
validate_inline_97f2f03585.errors = vErrors;return errors === 0;}
validate_inline_97f2f03585.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_131c413320 = validate_inline_131c413320;
const pattern_8033f1b0a9 = new RegExp("^v\\d+(-[a-z]+)?$", "u");
function validate_inline_131c413320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_131c413320.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 32){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"});errors++;}
if(!pattern_8033f1b0a9.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^v\\d+(-[a-z]+)?$"},message:"must match pattern \""+"^v\\d+(-[a-z]+)?$"+"\""});errors++;}}
validate_inline_131c413320.errors = vErrors;return errors === 0;}
validate_inline_131c413320.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_b190fdea1b = validate_inline_b190fdea1b;
const formats_f19f7c0f34 = /^-?\d+$/;
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
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(!pattern_8aa955ef6d.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\"[a-z-]+\";r=\\d+;t=\\d+"},message:"must match pattern \""+"^\"[a-z-]+\";r=\\d+;t=\\d+"+"\""});errors++;}}
validate_inline_9b05302677.errors = vErrors;return errors === 0;}
validate_inline_9b05302677.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_d7406b8f66 = validate_inline_d7406b8f66;
const pattern_587d47d6be = new RegExp("^\"[a-z-]+\";q=\\d+;w=\\d+", "u");
function validate_inline_d7406b8f66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_d7406b8f66.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(!pattern_587d47d6be.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\"[a-z-]+\";q=\\d+;w=\\d+"},message:"must match pattern \""+"^\"[a-z-]+\";q=\\d+;w=\\d+"+"\""});errors++;}}
validate_inline_d7406b8f66.errors = vErrors;return errors === 0;}
validate_inline_d7406b8f66.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_bae2e8a858 = validate_inline_bae2e8a858;
const pattern_d95f41fa0a = new RegExp("^(Basic|Bearer)\\b", "u");
function validate_inline_bae2e8a858(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_bae2e8a858.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 1024){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});errors++;}
if(!pattern_d95f41fa0a.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(Basic|Bearer)\\b"},message:"must match pattern \""+"^(Basic|Bearer)\\b"+"\""});errors++;}}
validate_inline_bae2e8a858.errors = vErrors;return errors === 0;}
validate_inline_bae2e8a858.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_e58034211c = validate_inline_e58034211c;
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
export const check_inline_25ad726eb7 = validate_inline_25ad726eb7;
const schema_d1cb7dd633 = {"type":"string","enum":["no-cache"],"$id":"inline_25ad726eb7"};
function validate_inline_25ad726eb7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_25ad726eb7.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(!(data === "no-cache")){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_d1cb7dd633.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_inline_25ad726eb7.errors = vErrors;return errors === 0;}
validate_inline_25ad726eb7.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_ad3c9d493c = validate_inline_ad3c9d493c;
const pattern_faf90ae68c = new RegExp("^public, max-age=\\d+", "u");
function validate_inline_ad3c9d493c(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_ad3c9d493c.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!pattern_faf90ae68c.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^public, max-age=\\d+"},message:"must match pattern \""+"^public, max-age=\\d+"+"\""});errors++;}}
validate_inline_ad3c9d493c.errors = vErrors;return errors === 0;}
validate_inline_ad3c9d493c.evaluated = {"dynamicProps":false,"dynamicItems":false};

const commonHeaders = { 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_c4dd873547 = { ...commonHeaders, 'location': check_inline_01eea2344d, 'cache-control': check_inline_422ca4eaae };
const group_b22521cf2a = { ...commonHeaders, 'cache-control': check_inline_422ca4eaae };
const group_3c7082bed3 = { ...commonHeaders, 'cache-control': check_inline_422ca4eaae, 'www-authenticate': check_inline_bae2e8a858 };
const group_e44b67a01d = { ...commonHeaders, 'cache-control': check_inline_422ca4eaae, 'retry-after': check_inline_e58034211c };
const group_b5aba3135a = { ...commonHeaders, 'cache-control': check_inline_422ca4eaae, 'pragma': check_inline_25ad726eb7 };
const group_84b2afa0a2 = { ...commonHeaders };
const group_c3046d8ddb = { ...commonHeaders, 'cache-control': check_inline_ad3c9d493c };
const commonStatuses = { '400': group_b22521cf2a, '403': group_3c7082bed3, '406': group_b22521cf2a, '429': group_e44b67a01d, '500': group_b22521cf2a, '501': group_b22521cf2a, '503': group_e44b67a01d, '504': group_e44b67a01d };
const commonCodes = ['contract_violation'];

export const headers = {
  authorize: { ...commonStatuses, '303': group_c4dd873547 },
  token: { ...commonStatuses, '200': group_b5aba3135a, '401': group_3c7082bed3, '413': group_b22521cf2a, '415': group_b22521cf2a },
  revoke: { ...commonStatuses, '200': group_84b2afa0a2, '401': group_3c7082bed3, '413': group_b22521cf2a, '415': group_b22521cf2a },
  introspect: { ...commonStatuses, '200': group_b22521cf2a, '401': group_3c7082bed3, '413': group_b22521cf2a, '415': group_b22521cf2a },
  userinfo: { ...commonStatuses, '200': group_b22521cf2a, '401': group_3c7082bed3 },
  postUserinfo: { ...commonStatuses, '200': group_b22521cf2a, '401': group_3c7082bed3, '413': group_b22521cf2a, '415': group_b22521cf2a },
  issueClientToken: { ...commonStatuses, '200': group_b22521cf2a, '401': group_3c7082bed3, '413': group_b22521cf2a, '415': group_b22521cf2a, '422': group_b22521cf2a },
  issuePasswordToken: { ...commonStatuses, '200': group_b22521cf2a, '401': group_3c7082bed3, '413': group_b22521cf2a, '415': group_b22521cf2a, '422': group_b22521cf2a },
  login: { ...commonStatuses, '200': group_b22521cf2a, '401': group_3c7082bed3, '413': group_b22521cf2a, '415': group_b22521cf2a, '422': group_b22521cf2a },
  renewSession: { ...commonStatuses, '200': group_b22521cf2a, '401': group_3c7082bed3 },
  logout: { ...commonStatuses, '204': group_84b2afa0a2, '401': group_3c7082bed3 },
  setPassword: { ...commonStatuses, '204': group_84b2afa0a2, '401': group_3c7082bed3, '413': group_b22521cf2a, '415': group_b22521cf2a, '422': group_b22521cf2a },
  requestPasswordReset: { ...commonStatuses, '202': group_84b2afa0a2, '413': group_b22521cf2a, '415': group_b22521cf2a, '422': group_b22521cf2a },
  changePassword: { ...commonStatuses, '204': group_84b2afa0a2, '401': group_3c7082bed3, '413': group_b22521cf2a, '415': group_b22521cf2a, '422': group_b22521cf2a },
  listOwnSessions: { ...commonStatuses, '200': group_b22521cf2a, '401': group_3c7082bed3 },
  endOwnSession: { ...commonStatuses, '204': group_84b2afa0a2, '401': group_3c7082bed3, '404': group_b22521cf2a },
  endOtherSessions: { ...commonStatuses, '200': group_84b2afa0a2, '401': group_3c7082bed3 },
  listConsents: { ...commonStatuses, '200': group_b22521cf2a, '401': group_3c7082bed3 },
  withdrawConsent: { ...commonStatuses, '204': group_84b2afa0a2, '401': group_3c7082bed3, '404': group_b22521cf2a },
  getJwks: { ...commonStatuses, '200': group_c3046d8ddb },
  getAuthorizationServerMetadata: { ...commonStatuses, '200': group_c3046d8ddb },
  getOpenIdConfiguration: { ...commonStatuses, '200': group_c3046d8ddb },
  getProtectedResourceMetadata: { ...commonStatuses, '200': group_c3046d8ddb },
  getAgentResourceMetadata: { ...commonStatuses, '200': group_c3046d8ddb },
};

export const errorCodes = {
  authorize: [...commonCodes, 'invalid_scope'],
  token: [...commonCodes, 'invalid_scope'],
  revoke: [...commonCodes],
  introspect: [...commonCodes],
  userinfo: [...commonCodes, 'invalid_token'],
  postUserinfo: [...commonCodes, 'invalid_token'],
  issueClientToken: [...commonCodes, 'ambiguous_credentials', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict'],
  issuePasswordToken: [...commonCodes, 'ambiguous_credentials', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict'],
  login: [...commonCodes, 'ambiguous_credentials', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict'],
  renewSession: [...commonCodes, 'ambiguous_credentials', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'version_conflict'],
  logout: [...commonCodes, 'ambiguous_credentials', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'version_conflict'],
  setPassword: [...commonCodes, 'ambiguous_credentials', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict'],
  requestPasswordReset: [...commonCodes, 'ambiguous_credentials', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_parameters', 'invalid_scope', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict'],
  changePassword: [...commonCodes, 'ambiguous_credentials', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict'],
  listOwnSessions: [...commonCodes, 'ambiguous_credentials', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'version_conflict'],
  endOwnSession: [...commonCodes, 'ambiguous_credentials', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'version_conflict'],
  endOtherSessions: [...commonCodes, 'ambiguous_credentials', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'version_conflict'],
  listConsents: [...commonCodes, 'ambiguous_credentials', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'version_conflict'],
  withdrawConsent: [...commonCodes, 'ambiguous_credentials', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'version_conflict'],
  getJwks: [...commonCodes],
  getAuthorizationServerMetadata: [...commonCodes],
  getOpenIdConfiguration: [...commonCodes],
  getProtectedResourceMetadata: [...commonCodes],
  getAgentResourceMetadata: [...commonCodes],
};
