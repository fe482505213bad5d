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
export const check_inline_131c413320 = validate_inline_131c413320;
const pattern_8033f1b0a9 = new RegExp("^v\\d+(-[a-z]+)?$", "u");
function validate_inline_131c413320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_131c413320.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 32 && func_a41a2f9c96(data) > 32){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"});errors++;}
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
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 256 && func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(!pattern_8aa955ef6d.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\"[a-z-]+\";r=\\d+;t=\\d+"},message:"must match pattern \""+"^\"[a-z-]+\";r=\\d+;t=\\d+"+"\""});errors++;}}
validate_inline_9b05302677.errors = vErrors;return errors === 0;}
validate_inline_9b05302677.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_d7406b8f66 = validate_inline_d7406b8f66;
const pattern_587d47d6be = new RegExp("^\"[a-z-]+\";q=\\d+;w=\\d+", "u");
function validate_inline_d7406b8f66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_d7406b8f66.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 256 && func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(!pattern_587d47d6be.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\"[a-z-]+\";q=\\d+;w=\\d+"},message:"must match pattern \""+"^\"[a-z-]+\";q=\\d+;w=\\d+"+"\""});errors++;}}
validate_inline_d7406b8f66.errors = vErrors;return errors === 0;}
validate_inline_d7406b8f66.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_bae2e8a858 = validate_inline_bae2e8a858;
const pattern_d95f41fa0a = new RegExp("^(Basic|Bearer)\\b", "u");
function validate_inline_bae2e8a858(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_bae2e8a858.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 1024 && func_a41a2f9c96(data) > 1024){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});errors++;}
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
export const check_inline_3d619df185 = validate_inline_3d619df185;
const pattern_86a6c63323 = new RegExp("^\"([a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}-)?\\d+(\\.v[0-9a-z-]+)?(-(br|gzip|zstd))?\"$", "u");
function validate_inline_3d619df185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_3d619df185.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 64 && func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!pattern_86a6c63323.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\"([a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}-)?\\d+(\\.v[0-9a-z-]+)?(-(br|gzip|zstd))?\"$"},message:"must match pattern \""+"^\"([a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}-)?\\d+(\\.v[0-9a-z-]+)?(-(br|gzip|zstd))?\"$"+"\""});errors++;}}
validate_inline_3d619df185.errors = vErrors;return errors === 0;}
validate_inline_3d619df185.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_57e5cac67b = validate_inline_57e5cac67b;
const formats_1caf64dc32 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate_inline_57e5cac67b(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_57e5cac67b.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 512 && func_a41a2f9c96(data) > 512){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"});errors++;}
if(!(formats_1caf64dc32.test(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});errors++;}}
validate_inline_57e5cac67b.errors = vErrors;return errors === 0;}
validate_inline_57e5cac67b.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_9fe721d706 = validate_inline_9fe721d706;
const schema_1ff74bacee = {"type":"string","enum":["true"],"$id":"inline_9fe721d706"};
function validate_inline_9fe721d706(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_9fe721d706.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(!(data === "true")){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_1ff74bacee.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_inline_9fe721d706.errors = vErrors;return errors === 0;}
validate_inline_9fe721d706.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_cfbb5aac40 = validate_inline_cfbb5aac40;
const pattern_8340d64e4c = new RegExp("^[a-z+/, -]+$", "u");
function validate_inline_cfbb5aac40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_cfbb5aac40.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 256 && func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(!pattern_8340d64e4c.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z+/, -]+$"},message:"must match pattern \""+"^[a-z+/, -]+$"+"\""});errors++;}}
validate_inline_cfbb5aac40.errors = vErrors;return errors === 0;}
validate_inline_cfbb5aac40.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_25ce32781b = validate_inline_25ce32781b;
const schema_0c99332eff = {"type":"string","enum":["bytes"],"$id":"inline_25ce32781b"};
function validate_inline_25ce32781b(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_25ce32781b.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(!(data === "bytes")){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_0c99332eff.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_inline_25ce32781b.errors = vErrors;return errors === 0;}
validate_inline_25ce32781b.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_186f0a6d2f = validate_inline_186f0a6d2f;
const pattern_5935ff7029 = new RegExp("^attachment; filename", "u");
function validate_inline_186f0a6d2f(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_186f0a6d2f.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 4096 && func_a41a2f9c96(data) > 4096){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"});errors++;}
if(!pattern_5935ff7029.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^attachment; filename"},message:"must match pattern \""+"^attachment; filename"+"\""});errors++;}}
validate_inline_186f0a6d2f.errors = vErrors;return errors === 0;}
validate_inline_186f0a6d2f.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_7b998b7ac9 = validate_inline_7b998b7ac9;
const pattern_8b0535635e = new RegExp("^sha-256=:[A-Za-z0-9+/]{43}=:$", "u");
function validate_inline_7b998b7ac9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_7b998b7ac9.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 128 && func_a41a2f9c96(data) > 128){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});errors++;}
if(!pattern_8b0535635e.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^sha-256=:[A-Za-z0-9+/]{43}=:$"},message:"must match pattern \""+"^sha-256=:[A-Za-z0-9+/]{43}=:$"+"\""});errors++;}}
validate_inline_7b998b7ac9.errors = vErrors;return errors === 0;}
validate_inline_7b998b7ac9.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_6846863fb3 = validate_inline_6846863fb3;
const pattern_bae363f444 = new RegExp("^bytes \\d+-\\d+/\\d+$", "u");
function validate_inline_6846863fb3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_6846863fb3.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 64 && func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!pattern_bae363f444.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^bytes \\d+-\\d+/\\d+$"},message:"must match pattern \""+"^bytes \\d+-\\d+/\\d+$"+"\""});errors++;}}
validate_inline_6846863fb3.errors = vErrors;return errors === 0;}
validate_inline_6846863fb3.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_01da4e1ae4 = validate_inline_01da4e1ae4;
const pattern_eb68e308da = new RegExp("^bytes \\*/\\d+$", "u");
function validate_inline_01da4e1ae4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_01da4e1ae4.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 64 && func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!pattern_eb68e308da.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^bytes \\*/\\d+$"},message:"must match pattern \""+"^bytes \\*/\\d+$"+"\""});errors++;}}
validate_inline_01da4e1ae4.errors = vErrors;return errors === 0;}
validate_inline_01da4e1ae4.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_422ca4eaae = validate_inline_422ca4eaae;
const schema_f314d29797 = {"type":"string","enum":["no-store"],"$id":"inline_422ca4eaae"};
function validate_inline_422ca4eaae(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_422ca4eaae.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(!(data === "no-store")){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_f314d29797.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_inline_422ca4eaae.errors = vErrors;return errors === 0;}
validate_inline_422ca4eaae.evaluated = {"dynamicProps":false,"dynamicItems":false};

const commonHeaders = { 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_84b2afa0a2 = { ...commonHeaders };
const group_ab0971b126 = { ...commonHeaders, 'www-authenticate': check_inline_bae2e8a858 };
const group_6f81eb9dc0 = { ...commonHeaders, 'retry-after': check_inline_e58034211c };
const group_f6c50a181d = { ...commonHeaders, 'etag': check_inline_3d619df185, 'location': check_inline_57e5cac67b, 'idempotency-replayed': check_inline_9fe721d706 };
const group_256ac1bbab = { ...commonHeaders, 'etag': check_inline_3d619df185 };
const group_419aa7501e = { ...commonHeaders, 'etag': check_inline_3d619df185, 'idempotency-replayed': check_inline_9fe721d706 };
const group_8fd223b199 = { ...commonHeaders, 'accept-patch': check_inline_cfbb5aac40 };
const group_c8a1c12dac = { ...commonHeaders, 'idempotency-replayed': check_inline_9fe721d706 };
const group_801e9764d2 = { ...commonHeaders, 'etag': check_inline_3d619df185, 'accept-ranges': check_inline_25ce32781b, 'content-disposition': check_inline_186f0a6d2f, 'repr-digest': check_inline_7b998b7ac9 };
const group_a4a0b475f7 = { ...commonHeaders, 'etag': check_inline_3d619df185, 'accept-ranges': check_inline_25ce32781b, 'content-range': check_inline_6846863fb3, 'content-disposition': check_inline_186f0a6d2f, 'repr-digest': check_inline_7b998b7ac9 };
const group_ab0ce63f54 = { ...commonHeaders, 'content-range': check_inline_01da4e1ae4 };
const group_75a2c54f7a = { ...commonHeaders, 'location': check_inline_57e5cac67b, 'etag': check_inline_3d619df185, 'idempotency-replayed': check_inline_9fe721d706 };
const group_a2acbd2cba = { ...commonHeaders, 'cache-control': check_inline_422ca4eaae, 'etag': check_inline_3d619df185, 'location': check_inline_57e5cac67b, 'idempotency-replayed': check_inline_9fe721d706 };
const group_e799175ea9 = { ...commonHeaders, 'cache-control': check_inline_422ca4eaae, 'etag': check_inline_3d619df185, 'idempotency-replayed': check_inline_9fe721d706 };
const commonStatuses = { '400': group_84b2afa0a2, '401': group_ab0971b126, '403': group_ab0971b126, '406': group_84b2afa0a2, '410': group_84b2afa0a2, '429': group_6f81eb9dc0, '500': group_84b2afa0a2, '501': group_84b2afa0a2, '503': group_6f81eb9dc0, '504': group_6f81eb9dc0 };
const commonCodes = ['account_suspended', 'ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'insufficient_permissions', 'insufficient_user_authentication', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'network_not_allowed', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'version_conflict', 'version_retired'];

export const headers = {
  listUsers: { ...commonStatuses, '200': group_84b2afa0a2 },
  createUser: { ...commonStatuses, '201': group_f6c50a181d, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getCurrentUser: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  updateCurrentUser: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  getUser: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  replaceUser: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  updateUser: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  deleteUser: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  listUserProjects: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  listUserTeams: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  listUserTasks: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  listUserResources: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  listProjects: { ...commonStatuses, '200': group_84b2afa0a2 },
  createProject: { ...commonStatuses, '201': group_f6c50a181d, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getProject: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  replaceProject: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  updateProject: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  deleteProject: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  listProjectTasks: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  createProjectTask: { ...commonStatuses, '201': group_f6c50a181d, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  listProjectMembers: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  addProjectMember: { ...commonStatuses, '201': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  removeProjectMember: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '422': group_84b2afa0a2 },
  archiveProject: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  restoreProject: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  cloneProject: { ...commonStatuses, '201': group_f6c50a181d, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  listProjectFiles: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  listProjectComments: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  listProjectEvents: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  listTasks: { ...commonStatuses, '200': group_84b2afa0a2 },
  createTask: { ...commonStatuses, '201': group_f6c50a181d, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getTask: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  replaceTask: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  updateTask: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  deleteTask: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  completeTask: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  reopenTask: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  listTaskComments: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  listTaskFiles: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  listTeams: { ...commonStatuses, '200': group_84b2afa0a2 },
  createTeam: { ...commonStatuses, '201': group_f6c50a181d, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getTeam: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  replaceTeam: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  updateTeam: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  deleteTeam: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  listTeamMembers: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  addTeamMember: { ...commonStatuses, '201': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  removeTeamMember: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '422': group_84b2afa0a2 },
  listTeamProjects: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  listFiles: { ...commonStatuses, '200': group_84b2afa0a2 },
  createFile: { ...commonStatuses, '201': group_f6c50a181d, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getFile: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  replaceFile: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  updateFile: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  deleteFile: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getFileContent: { ...commonStatuses, '200': group_801e9764d2, '206': group_a4a0b475f7, '304': group_256ac1bbab, '404': group_84b2afa0a2, '409': group_84b2afa0a2, '412': group_84b2afa0a2, '416': group_ab0ce63f54, '502': group_84b2afa0a2 },
  replaceFileContent: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2, '502': group_84b2afa0a2 },
  listFileComments: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  listComments: { ...commonStatuses, '200': group_84b2afa0a2 },
  createComment: { ...commonStatuses, '201': group_f6c50a181d, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getComment: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  replaceComment: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  updateComment: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  deleteComment: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  listEvents: { ...commonStatuses, '200': group_84b2afa0a2 },
  getEvent: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  listIntegrations: { ...commonStatuses, '200': group_84b2afa0a2 },
  createIntegration: { ...commonStatuses, '201': group_f6c50a181d, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getIntegration: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  replaceIntegration: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  updateIntegration: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  deleteIntegration: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  connectIntegration: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2, '502': group_84b2afa0a2 },
  disconnectIntegration: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  syncIntegration: { ...commonStatuses, '202': group_75a2c54f7a, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '422': group_84b2afa0a2 },
  listIntegrationOperations: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  getOperation: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  listWebhooks: { ...commonStatuses, '200': group_84b2afa0a2 },
  createWebhook: { ...commonStatuses, '201': group_a2acbd2cba, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getWebhook: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  replaceWebhook: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  updateWebhook: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  deleteWebhook: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  listWebhookDeliveries: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  getWebhookDelivery: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  redeliverWebhookDelivery: { ...commonStatuses, '202': group_75a2c54f7a, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '422': group_84b2afa0a2 },
  testWebhook: { ...commonStatuses, '202': group_75a2c54f7a, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '422': group_84b2afa0a2 },
  rotateWebhookSecret: { ...commonStatuses, '200': group_e799175ea9, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  enableWebhook: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  recoverWebhook: { ...commonStatuses, '202': group_75a2c54f7a, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  listResources: { ...commonStatuses, '200': group_84b2afa0a2 },
  createResource: { ...commonStatuses, '201': group_f6c50a181d, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getResource: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  replaceResource: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  updateResource: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  deleteResource: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  listResourceComments: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  listResourceEvents: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
};

export const errorCodes = {
  listUsers: [...commonCodes],
  createUser: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getCurrentUser: [...commonCodes, 'not_found', 'version_mismatch'],
  updateCurrentUser: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  getUser: [...commonCodes, 'not_found', 'version_mismatch'],
  replaceUser: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  updateUser: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  deleteUser: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  listUserProjects: [...commonCodes, 'not_found'],
  listUserTeams: [...commonCodes, 'not_found'],
  listUserTasks: [...commonCodes, 'not_found'],
  listUserResources: [...commonCodes, 'not_found'],
  listProjects: [...commonCodes],
  createProject: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getProject: [...commonCodes, 'not_found', 'version_mismatch'],
  replaceProject: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  updateProject: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  deleteProject: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  listProjectTasks: [...commonCodes, 'not_found'],
  createProjectTask: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  listProjectMembers: [...commonCodes, 'not_found'],
  addProjectMember: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  removeProjectMember: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'project_archived', 'unknown_reference', 'unprocessable'],
  archiveProject: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  restoreProject: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  cloneProject: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  listProjectFiles: [...commonCodes, 'not_found'],
  listProjectComments: [...commonCodes, 'not_found'],
  listProjectEvents: [...commonCodes, 'cursor_expired', 'not_found'],
  listTasks: [...commonCodes],
  createTask: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getTask: [...commonCodes, 'not_found', 'version_mismatch'],
  replaceTask: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  updateTask: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state_transition', 'not_found', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  deleteTask: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'project_archived', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  completeTask: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'project_archived', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  reopenTask: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'project_archived', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  listTaskComments: [...commonCodes, 'not_found'],
  listTaskFiles: [...commonCodes, 'not_found'],
  listTeams: [...commonCodes],
  createTeam: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getTeam: [...commonCodes, 'not_found', 'version_mismatch'],
  replaceTeam: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  updateTeam: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  deleteTeam: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  listTeamMembers: [...commonCodes, 'not_found'],
  addTeamMember: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  removeTeamMember: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'unknown_reference', 'unprocessable'],
  listTeamProjects: [...commonCodes, 'not_found'],
  listFiles: [...commonCodes],
  createFile: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getFile: [...commonCodes, 'not_found', 'version_mismatch'],
  replaceFile: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  updateFile: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  deleteFile: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'project_archived', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  getFileContent: [...commonCodes, 'invalid_state', 'not_found', 'range_not_satisfiable', 'upstream_error', 'version_mismatch'],
  replaceFileContent: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'project_archived', 'unprocessable', 'unsupported_media_type', 'upstream_error', 'version_mismatch'],
  listFileComments: [...commonCodes, 'not_found'],
  listComments: [...commonCodes],
  createComment: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getComment: [...commonCodes, 'not_found', 'version_mismatch'],
  replaceComment: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  updateComment: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'project_archived', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  deleteComment: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'project_archived', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  listEvents: [...commonCodes, 'cursor_expired'],
  getEvent: [...commonCodes, 'not_found', 'version_mismatch'],
  listIntegrations: [...commonCodes],
  createIntegration: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'limit_reached', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getIntegration: [...commonCodes, 'not_found', 'version_mismatch'],
  replaceIntegration: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  updateIntegration: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  deleteIntegration: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  connectIntegration: [...commonCodes, 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'unknown_reference', 'unprocessable', 'upstream_error', 'version_mismatch'],
  disconnectIntegration: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  syncIntegration: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'unknown_reference', 'unprocessable'],
  listIntegrationOperations: [...commonCodes, 'not_found'],
  getOperation: [...commonCodes, 'not_found', 'version_mismatch'],
  listWebhooks: [...commonCodes],
  createWebhook: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'limit_reached', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getWebhook: [...commonCodes, 'not_found', 'version_mismatch'],
  replaceWebhook: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  updateWebhook: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  deleteWebhook: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  listWebhookDeliveries: [...commonCodes, 'not_found'],
  getWebhookDelivery: [...commonCodes, 'not_found', 'version_mismatch'],
  redeliverWebhookDelivery: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'unknown_reference', 'unprocessable'],
  testWebhook: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'unknown_reference', 'unprocessable'],
  rotateWebhookSecret: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  enableWebhook: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  recoverWebhook: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  listResources: [...commonCodes],
  createResource: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getResource: [...commonCodes, 'not_found', 'version_mismatch'],
  replaceResource: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state_transition', 'not_found', 'payload_too_large', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  updateResource: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state_transition', 'not_found', 'payload_too_large', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  deleteResource: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  listResourceComments: [...commonCodes, 'not_found'],
  listResourceEvents: [...commonCodes, 'cursor_expired', 'not_found'],
};
