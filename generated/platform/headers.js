// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import external0 from 'ajv/dist/runtime/ucs2length.js';
import external1 from 'ajv-formats/dist/formats.js';
export const check_RequestId = validate_RequestId;
const func_a41a2f9c96 = external0.default;
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
export const check_inline_a000f7a55a = validate_inline_a000f7a55a;
const pattern_b8671ea30d = new RegExp("^\"([a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}-)?\\d+(-(br|gzip|zstd))?\"$", "u");
function validate_inline_a000f7a55a(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_a000f7a55a.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!pattern_b8671ea30d.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\"([a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}-)?\\d+(-(br|gzip|zstd))?\"$"},message:"must match pattern \""+"^\"([a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}-)?\\d+(-(br|gzip|zstd))?\"$"+"\""});errors++;}}
validate_inline_a000f7a55a.errors = vErrors;return errors === 0;}
validate_inline_a000f7a55a.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_57e5cac67b = validate_inline_57e5cac67b;
const formats_1caf64dc32 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate_inline_57e5cac67b(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_57e5cac67b.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 512){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"});errors++;}
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
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
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
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 4096){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"});errors++;}
if(!pattern_5935ff7029.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^attachment; filename"},message:"must match pattern \""+"^attachment; filename"+"\""});errors++;}}
validate_inline_186f0a6d2f.errors = vErrors;return errors === 0;}
validate_inline_186f0a6d2f.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_7b998b7ac9 = validate_inline_7b998b7ac9;
const pattern_8b0535635e = new RegExp("^sha-256=:[A-Za-z0-9+/]{43}=:$", "u");
function validate_inline_7b998b7ac9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_7b998b7ac9.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 128){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});errors++;}
if(!pattern_8b0535635e.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^sha-256=:[A-Za-z0-9+/]{43}=:$"},message:"must match pattern \""+"^sha-256=:[A-Za-z0-9+/]{43}=:$"+"\""});errors++;}}
validate_inline_7b998b7ac9.errors = vErrors;return errors === 0;}
validate_inline_7b998b7ac9.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_6846863fb3 = validate_inline_6846863fb3;
const pattern_bae363f444 = new RegExp("^bytes \\d+-\\d+/\\d+$", "u");
function validate_inline_6846863fb3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_6846863fb3.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!pattern_bae363f444.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^bytes \\d+-\\d+/\\d+$"},message:"must match pattern \""+"^bytes \\d+-\\d+/\\d+$"+"\""});errors++;}}
validate_inline_6846863fb3.errors = vErrors;return errors === 0;}
validate_inline_6846863fb3.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_01da4e1ae4 = validate_inline_01da4e1ae4;
const pattern_eb68e308da = new RegExp("^bytes \\*/\\d+$", "u");
function validate_inline_01da4e1ae4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_01da4e1ae4.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
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

const group_69dc2fd1e6 = { 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_a11c091ffa = { 'www-authenticate': check_inline_bae2e8a858, 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_02a4781962 = { 'retry-after': check_inline_e58034211c, 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_d2063491af = { '200': group_69dc2fd1e6, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '406': group_69dc2fd1e6, '410': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_9e48a792dc = { 'etag': check_inline_a000f7a55a, 'location': check_inline_57e5cac67b, 'idempotency-replayed': check_inline_9fe721d706, 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_2b30bf661d = { '201': group_9e48a792dc, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '413': group_69dc2fd1e6, '415': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_b83ad416c7 = { 'etag': check_inline_a000f7a55a, 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_e0cb7f4bb0 = { '200': group_b83ad416c7, '304': group_b83ad416c7, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '410': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_29881b0d22 = { 'etag': check_inline_a000f7a55a, 'idempotency-replayed': check_inline_9fe721d706, 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_a487cec08c = { 'accept-patch': check_inline_cfbb5aac40, 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_54347301b5 = { '200': group_29881b0d22, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '412': group_69dc2fd1e6, '413': group_69dc2fd1e6, '415': group_a487cec08c, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_1bf5e64322 = { '200': group_29881b0d22, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '412': group_69dc2fd1e6, '413': group_69dc2fd1e6, '415': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_44c1b19e0e = { 'idempotency-replayed': check_inline_9fe721d706, 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_7107dd1ce0 = { '204': group_44c1b19e0e, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '412': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_f66fa04e16 = { '200': group_69dc2fd1e6, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '410': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_688598909d = { '201': group_9e48a792dc, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '413': group_69dc2fd1e6, '415': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_856e9c6df7 = { '201': group_44c1b19e0e, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '413': group_69dc2fd1e6, '415': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_c5de66f493 = { '204': group_44c1b19e0e, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_93ca5a51d0 = { '200': group_29881b0d22, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '412': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_a22b0012c3 = { 'etag': check_inline_a000f7a55a, 'accept-ranges': check_inline_25ce32781b, 'content-disposition': check_inline_186f0a6d2f, 'repr-digest': check_inline_7b998b7ac9, 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_af9e3fed32 = { 'etag': check_inline_a000f7a55a, 'accept-ranges': check_inline_25ce32781b, 'content-range': check_inline_6846863fb3, 'content-disposition': check_inline_186f0a6d2f, 'repr-digest': check_inline_7b998b7ac9, 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_d4e84368bc = { 'content-range': check_inline_01da4e1ae4, 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_4c5c5a6b9c = { '200': group_a22b0012c3, '206': group_af9e3fed32, '304': group_b83ad416c7, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_69dc2fd1e6, '410': group_69dc2fd1e6, '416': group_d4e84368bc, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '502': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_f753bf06b7 = { '200': group_29881b0d22, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '412': group_69dc2fd1e6, '413': group_69dc2fd1e6, '415': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '502': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_8ecad9c0bd = { '200': group_29881b0d22, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '412': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '502': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_69f74a2429 = { '202': group_9e48a792dc, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_9e0f263bf8 = { 'etag': check_inline_a000f7a55a, 'location': check_inline_57e5cac67b, 'cache-control': check_inline_422ca4eaae, 'idempotency-replayed': check_inline_9fe721d706, 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_7b8495e3bc = { '201': group_9e0f263bf8, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '413': group_69dc2fd1e6, '415': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_96a4ce9344 = { 'etag': check_inline_a000f7a55a, 'cache-control': check_inline_422ca4eaae, 'idempotency-replayed': check_inline_9fe721d706, 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_1c4b9f7c30 = { '200': group_96a4ce9344, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '412': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_f2521ded3e = { '202': group_9e48a792dc, '400': group_69dc2fd1e6, '401': group_a11c091ffa, '403': group_a11c091ffa, '404': group_69dc2fd1e6, '406': group_69dc2fd1e6, '409': group_02a4781962, '410': group_69dc2fd1e6, '413': group_69dc2fd1e6, '415': group_69dc2fd1e6, '422': group_69dc2fd1e6, '429': group_02a4781962, '500': group_69dc2fd1e6, '501': group_69dc2fd1e6, '503': group_02a4781962, '504': group_02a4781962 };
const group_b791841cf4 = ['ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'version_conflict', 'version_retired'];
const group_f7a9bfe4b3 = ['already_exists', 'ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict', 'version_retired'];
const group_a1735e1cfe = ['ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'version_conflict', 'version_retired'];
const group_4e4ddcae8a = ['already_exists', 'ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict', 'version_mismatch', 'version_retired'];
const group_a2bb0f6439 = ['already_exists', 'ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'version_conflict', 'version_mismatch', 'version_retired'];
const group_da4a4659cb = ['already_exists', 'ambiguous_credentials', 'conflict', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict', 'version_retired'];
const group_d7e4eb6a24 = ['already_exists', 'ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'project_archived', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict', 'version_mismatch', 'version_retired'];
const group_a20c519947 = ['already_exists', 'ambiguous_credentials', 'conflict', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'version_conflict', 'version_mismatch', 'version_retired'];
const group_cc9722f5b5 = ['already_exists', 'ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'project_archived', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict', 'version_retired'];
const group_5710a2405f = ['already_exists', 'ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'project_archived', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'version_conflict', 'version_retired'];
const group_786e983770 = ['already_exists', 'ambiguous_credentials', 'conflict', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'version_conflict', 'version_mismatch', 'version_retired'];
const group_f952bd81a4 = ['already_exists', 'ambiguous_credentials', 'conflict', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict', 'version_retired'];
const group_265c0bcf3a = ['already_exists', 'ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'project_archived', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict', 'version_retired'];
const group_002d0052bb = ['already_exists', 'ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state_transition', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'project_archived', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unsupported_media_type', 'version_conflict', 'version_mismatch', 'version_retired'];
const group_447754bf35 = ['already_exists', 'ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'project_archived', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'version_conflict', 'version_mismatch', 'version_retired'];
const group_5859d92edb = ['ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'project_archived', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'version_conflict', 'version_mismatch', 'version_retired'];
const group_fb7a545de4 = ['already_exists', 'ambiguous_credentials', 'conflict', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict', 'version_mismatch', 'version_retired'];
const group_c49f7c0063 = ['already_exists', 'ambiguous_credentials', 'conflict', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'version_conflict', 'version_retired'];
const group_6c4ec0e4d7 = ['ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'range_not_satisfiable', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'upstream_error', 'version_conflict', 'version_retired'];
const group_88a5785f2c = ['already_exists', 'ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'project_archived', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'upstream_error', 'version_conflict', 'version_mismatch', 'version_retired'];
const group_0acae57b16 = ['ambiguous_credentials', 'conflict', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'upstream_error', 'version_conflict', 'version_mismatch', 'version_retired'];
const group_fe5b14b649 = ['ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'version_conflict', 'version_mismatch', 'version_retired'];
const group_13ef749538 = ['ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'version_conflict', 'version_retired'];
const group_fe5149411e = ['ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'limit_reached', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict', 'version_retired'];
const group_b24e770346 = ['ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_reference', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict', 'version_retired'];
const group_642272dd7a = ['already_exists', 'ambiguous_credentials', 'conflict', 'contract_violation', 'expired_token', 'https_required', 'idempotency_key_in_use', 'idempotency_key_reused', 'insufficient_permissions', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_state_transition', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'not_acceptable', 'not_found', 'not_implemented', 'origin_not_allowed', 'payload_too_large', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'unprocessable', 'unsupported_media_type', 'version_conflict', 'version_mismatch', 'version_retired'];

export const headers = {
  listUsers: group_d2063491af,
  createUser: group_2b30bf661d,
  getCurrentUser: group_e0cb7f4bb0,
  updateCurrentUser: group_54347301b5,
  getUser: group_e0cb7f4bb0,
  replaceUser: group_1bf5e64322,
  updateUser: group_54347301b5,
  deleteUser: group_7107dd1ce0,
  listUserProjects: group_f66fa04e16,
  listUserTeams: group_f66fa04e16,
  listUserTasks: group_f66fa04e16,
  listUserResources: group_f66fa04e16,
  listProjects: group_d2063491af,
  createProject: group_2b30bf661d,
  getProject: group_e0cb7f4bb0,
  replaceProject: group_1bf5e64322,
  updateProject: group_54347301b5,
  deleteProject: group_7107dd1ce0,
  listProjectTasks: group_f66fa04e16,
  createProjectTask: group_688598909d,
  listProjectMembers: group_f66fa04e16,
  addProjectMember: group_856e9c6df7,
  removeProjectMember: group_c5de66f493,
  archiveProject: group_93ca5a51d0,
  restoreProject: group_93ca5a51d0,
  cloneProject: group_688598909d,
  listProjectFiles: group_f66fa04e16,
  listProjectComments: group_f66fa04e16,
  listProjectEvents: group_f66fa04e16,
  listTasks: group_d2063491af,
  createTask: group_2b30bf661d,
  getTask: group_e0cb7f4bb0,
  replaceTask: group_1bf5e64322,
  updateTask: group_54347301b5,
  deleteTask: group_7107dd1ce0,
  completeTask: group_93ca5a51d0,
  reopenTask: group_93ca5a51d0,
  listTaskComments: group_f66fa04e16,
  listTaskFiles: group_f66fa04e16,
  listTeams: group_d2063491af,
  createTeam: group_2b30bf661d,
  getTeam: group_e0cb7f4bb0,
  replaceTeam: group_1bf5e64322,
  updateTeam: group_54347301b5,
  deleteTeam: group_7107dd1ce0,
  listTeamMembers: group_f66fa04e16,
  addTeamMember: group_856e9c6df7,
  removeTeamMember: group_c5de66f493,
  listTeamProjects: group_f66fa04e16,
  listFiles: group_d2063491af,
  createFile: group_2b30bf661d,
  getFile: group_e0cb7f4bb0,
  replaceFile: group_1bf5e64322,
  updateFile: group_54347301b5,
  deleteFile: group_7107dd1ce0,
  getFileContent: group_4c5c5a6b9c,
  replaceFileContent: group_f753bf06b7,
  listFileComments: group_f66fa04e16,
  listComments: group_d2063491af,
  createComment: group_2b30bf661d,
  getComment: group_e0cb7f4bb0,
  replaceComment: group_1bf5e64322,
  updateComment: group_54347301b5,
  deleteComment: group_7107dd1ce0,
  listEvents: group_d2063491af,
  getEvent: group_e0cb7f4bb0,
  listIntegrations: group_d2063491af,
  createIntegration: group_2b30bf661d,
  getIntegration: group_e0cb7f4bb0,
  replaceIntegration: group_1bf5e64322,
  updateIntegration: group_54347301b5,
  deleteIntegration: group_7107dd1ce0,
  connectIntegration: group_8ecad9c0bd,
  disconnectIntegration: group_93ca5a51d0,
  syncIntegration: group_69f74a2429,
  listIntegrationOperations: group_f66fa04e16,
  getOperation: group_e0cb7f4bb0,
  listWebhooks: group_d2063491af,
  createWebhook: group_7b8495e3bc,
  getWebhook: group_e0cb7f4bb0,
  replaceWebhook: group_1bf5e64322,
  updateWebhook: group_54347301b5,
  deleteWebhook: group_7107dd1ce0,
  listWebhookDeliveries: group_f66fa04e16,
  getWebhookDelivery: group_e0cb7f4bb0,
  redeliverWebhookDelivery: group_69f74a2429,
  testWebhook: group_69f74a2429,
  rotateWebhookSecret: group_1c4b9f7c30,
  enableWebhook: group_93ca5a51d0,
  recoverWebhook: group_f2521ded3e,
  listResources: group_d2063491af,
  createResource: group_2b30bf661d,
  getResource: group_e0cb7f4bb0,
  replaceResource: group_1bf5e64322,
  updateResource: group_54347301b5,
  deleteResource: group_7107dd1ce0,
  listResourceComments: group_f66fa04e16,
  listResourceEvents: group_f66fa04e16,
};

export const errorCodes = {
  listUsers: group_b791841cf4,
  createUser: group_f7a9bfe4b3,
  getCurrentUser: group_a1735e1cfe,
  updateCurrentUser: group_4e4ddcae8a,
  getUser: group_a1735e1cfe,
  replaceUser: group_4e4ddcae8a,
  updateUser: group_4e4ddcae8a,
  deleteUser: group_a2bb0f6439,
  listUserProjects: group_a1735e1cfe,
  listUserTeams: group_a1735e1cfe,
  listUserTasks: group_a1735e1cfe,
  listUserResources: group_a1735e1cfe,
  listProjects: group_b791841cf4,
  createProject: group_da4a4659cb,
  getProject: group_a1735e1cfe,
  replaceProject: group_d7e4eb6a24,
  updateProject: group_d7e4eb6a24,
  deleteProject: group_a20c519947,
  listProjectTasks: group_a1735e1cfe,
  createProjectTask: group_cc9722f5b5,
  listProjectMembers: group_a1735e1cfe,
  addProjectMember: group_cc9722f5b5,
  removeProjectMember: group_5710a2405f,
  archiveProject: group_786e983770,
  restoreProject: group_786e983770,
  cloneProject: group_f952bd81a4,
  listProjectFiles: group_a1735e1cfe,
  listProjectComments: group_a1735e1cfe,
  listProjectEvents: group_a1735e1cfe,
  listTasks: group_b791841cf4,
  createTask: group_265c0bcf3a,
  getTask: group_a1735e1cfe,
  replaceTask: group_d7e4eb6a24,
  updateTask: group_002d0052bb,
  deleteTask: group_447754bf35,
  completeTask: group_5859d92edb,
  reopenTask: group_5859d92edb,
  listTaskComments: group_a1735e1cfe,
  listTaskFiles: group_a1735e1cfe,
  listTeams: group_b791841cf4,
  createTeam: group_da4a4659cb,
  getTeam: group_a1735e1cfe,
  replaceTeam: group_fb7a545de4,
  updateTeam: group_fb7a545de4,
  deleteTeam: group_a20c519947,
  listTeamMembers: group_a1735e1cfe,
  addTeamMember: group_f952bd81a4,
  removeTeamMember: group_c49f7c0063,
  listTeamProjects: group_a1735e1cfe,
  listFiles: group_b791841cf4,
  createFile: group_265c0bcf3a,
  getFile: group_a1735e1cfe,
  replaceFile: group_d7e4eb6a24,
  updateFile: group_d7e4eb6a24,
  deleteFile: group_447754bf35,
  getFileContent: group_6c4ec0e4d7,
  replaceFileContent: group_88a5785f2c,
  listFileComments: group_a1735e1cfe,
  listComments: group_b791841cf4,
  createComment: group_265c0bcf3a,
  getComment: group_a1735e1cfe,
  replaceComment: group_d7e4eb6a24,
  updateComment: group_d7e4eb6a24,
  deleteComment: group_447754bf35,
  listEvents: group_b791841cf4,
  getEvent: group_a1735e1cfe,
  listIntegrations: group_b791841cf4,
  createIntegration: group_da4a4659cb,
  getIntegration: group_a1735e1cfe,
  replaceIntegration: group_fb7a545de4,
  updateIntegration: group_fb7a545de4,
  deleteIntegration: group_a20c519947,
  connectIntegration: group_0acae57b16,
  disconnectIntegration: group_fe5b14b649,
  syncIntegration: group_13ef749538,
  listIntegrationOperations: group_a1735e1cfe,
  getOperation: group_a1735e1cfe,
  listWebhooks: group_b791841cf4,
  createWebhook: group_fe5149411e,
  getWebhook: group_a1735e1cfe,
  replaceWebhook: group_fb7a545de4,
  updateWebhook: group_fb7a545de4,
  deleteWebhook: group_a20c519947,
  listWebhookDeliveries: group_a1735e1cfe,
  getWebhookDelivery: group_a1735e1cfe,
  redeliverWebhookDelivery: group_13ef749538,
  testWebhook: group_c49f7c0063,
  rotateWebhookSecret: group_a20c519947,
  enableWebhook: group_fe5b14b649,
  recoverWebhook: group_b24e770346,
  listResources: group_b791841cf4,
  createResource: group_da4a4659cb,
  getResource: group_a1735e1cfe,
  replaceResource: group_642272dd7a,
  updateResource: group_642272dd7a,
  deleteResource: group_a20c519947,
  listResourceComments: group_a1735e1cfe,
  listResourceEvents: group_a1735e1cfe,
};
