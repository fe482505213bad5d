// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import external0 from 'ajv/dist/runtime/ucs2length.js';
import external1 from 'ajv-formats/dist/formats.js';
export const check_inline_3d619df185 = validate_inline_3d619df185;
const func_a41a2f9c96 = external0.default;
const pattern_86a6c63323 = new RegExp("^\"([a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}-)?\\d+(\\.v[0-9a-z-]+)?(-(br|gzip|zstd))?\"$", "u");
function validate_inline_3d619df185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_3d619df185.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 64 && func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!pattern_86a6c63323.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\"([a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}-)?\\d+(\\.v[0-9a-z-]+)?(-(br|gzip|zstd))?\"$"},message:"must match pattern \""+"^\"([a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}-)?\\d+(\\.v[0-9a-z-]+)?(-(br|gzip|zstd))?\"$"+"\""});errors++;}}
validate_inline_3d619df185.errors = vErrors;return errors === 0;}
validate_inline_3d619df185.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_RequestId = validate_RequestId;
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
export const check_inline_422ca4eaae = validate_inline_422ca4eaae;
const schema_f314d29797 = {"type":"string","enum":["no-store"],"$id":"inline_422ca4eaae"};
function validate_inline_422ca4eaae(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_422ca4eaae.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(!(data === "no-store")){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_f314d29797.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_inline_422ca4eaae.errors = vErrors;return errors === 0;}
validate_inline_422ca4eaae.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_57e5cac67b = validate_inline_57e5cac67b;
const formats_1caf64dc32 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate_inline_57e5cac67b(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_57e5cac67b.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 512 && func_a41a2f9c96(data) > 512){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"});errors++;}
if(!(formats_1caf64dc32.test(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});errors++;}}
validate_inline_57e5cac67b.errors = vErrors;return errors === 0;}
validate_inline_57e5cac67b.evaluated = {"dynamicProps":false,"dynamicItems":false};
export const check_inline_186f0a6d2f = validate_inline_186f0a6d2f;
const pattern_5935ff7029 = new RegExp("^attachment; filename", "u");
function validate_inline_186f0a6d2f(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;
const evaluated0 = validate_inline_186f0a6d2f.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(typeof data !== "string"){let dataType0 = typeof data;let coerced0 = undefined;if(!(coerced0 !== undefined)){if(dataType0 == "number" || dataType0 == "boolean"){coerced0 = "" + data;}else if(data === null){coerced0 = "";}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(coerced0 !== undefined){data = coerced0;if(parentData !== undefined){parentData[parentDataProperty] = coerced0;}}}if(typeof data === "string"){if(data.length > 4096 && func_a41a2f9c96(data) > 4096){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"});errors++;}
if(!pattern_5935ff7029.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^attachment; filename"},message:"must match pattern \""+"^attachment; filename"+"\""});errors++;}}
validate_inline_186f0a6d2f.errors = vErrors;return errors === 0;}
validate_inline_186f0a6d2f.evaluated = {"dynamicProps":false,"dynamicItems":false};

const commonHeaders = { 'x-request-id': check_RequestId, 'x-response-time': check_inline_97f2f03585, 'x-api-version': check_inline_131c413320, 'x-ratelimit-limit': check_inline_b190fdea1b, 'x-ratelimit-remaining': check_inline_b190fdea1b, 'x-ratelimit-reset': check_inline_13b31a47be, 'ratelimit': check_inline_9b05302677, 'ratelimit-policy': check_inline_d7406b8f66 };
const group_256ac1bbab = { ...commonHeaders, 'etag': check_inline_3d619df185 };
const group_84b2afa0a2 = { ...commonHeaders };
const group_ab0971b126 = { ...commonHeaders, 'www-authenticate': check_inline_bae2e8a858 };
const group_6f81eb9dc0 = { ...commonHeaders, 'retry-after': check_inline_e58034211c };
const group_419aa7501e = { ...commonHeaders, 'etag': check_inline_3d619df185, 'idempotency-replayed': check_inline_9fe721d706 };
const group_8fd223b199 = { ...commonHeaders, 'accept-patch': check_inline_cfbb5aac40 };
const group_a2acbd2cba = { ...commonHeaders, 'cache-control': check_inline_422ca4eaae, 'etag': check_inline_3d619df185, 'location': check_inline_57e5cac67b, 'idempotency-replayed': check_inline_9fe721d706 };
const group_c8a1c12dac = { ...commonHeaders, 'idempotency-replayed': check_inline_9fe721d706 };
const group_2291f908d3 = { ...commonHeaders, 'cache-control': check_inline_422ca4eaae, 'idempotency-replayed': check_inline_9fe721d706 };
const group_e799175ea9 = { ...commonHeaders, 'cache-control': check_inline_422ca4eaae, 'etag': check_inline_3d619df185, 'idempotency-replayed': check_inline_9fe721d706 };
const group_a04581e8e9 = { ...commonHeaders, 'content-disposition': check_inline_186f0a6d2f };
const commonStatuses = { '400': group_84b2afa0a2, '401': group_ab0971b126, '403': group_ab0971b126, '406': group_84b2afa0a2, '429': group_6f81eb9dc0, '500': group_84b2afa0a2, '501': group_84b2afa0a2, '503': group_6f81eb9dc0, '504': group_6f81eb9dc0 };
const commonCodes = ['account_suspended', 'ambiguous_credentials', 'contract_violation', 'expired_token', 'https_required', 'insufficient_permissions', 'insufficient_user_authentication', 'internal_error', 'invalid_credentials', 'invalid_cursor', 'invalid_parameters', 'invalid_scope', 'invalid_token', 'malformed_json', 'malformed_request', 'missing_body', 'network_not_allowed', 'not_acceptable', 'not_implemented', 'origin_not_allowed', 'rate_limit_exceeded', 'service_unavailable', 'timeout', 'unknown_version', 'version_conflict'];

export const headers = {
  getAccount: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '412': group_84b2afa0a2 },
  updateAccount: { ...commonStatuses, '200': group_419aa7501e, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  getRetention: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '412': group_84b2afa0a2 },
  updateRetention: { ...commonStatuses, '200': group_419aa7501e, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  resetAccount: { ...commonStatuses, '200': group_419aa7501e, '409': group_6f81eb9dc0, '422': group_84b2afa0a2 },
  listMembers: { ...commonStatuses, '200': group_84b2afa0a2 },
  inviteMember: { ...commonStatuses, '201': group_a2acbd2cba, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getMember: { ...commonStatuses, '200': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  updateMember: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  removeMember: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  removeMemberSessions: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '422': group_84b2afa0a2 },
  removeMemberSecondFactors: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '422': group_84b2afa0a2 },
  createMemberPasswordLink: { ...commonStatuses, '201': group_2291f908d3, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '422': group_84b2afa0a2 },
  listApiKeys: { ...commonStatuses, '200': group_84b2afa0a2 },
  createApiKey: { ...commonStatuses, '201': group_a2acbd2cba, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getApiKey: { ...commonStatuses, '200': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  updateApiKey: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  rerollApiKey: { ...commonStatuses, '201': group_a2acbd2cba, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  revokeApiKey: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  listApplications: { ...commonStatuses, '200': group_84b2afa0a2 },
  createApplication: { ...commonStatuses, '201': group_a2acbd2cba, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getApplication: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  updateApplication: { ...commonStatuses, '200': group_419aa7501e, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  deleteApplication: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '422': group_84b2afa0a2 },
  rotateApplicationSecret: { ...commonStatuses, '200': group_e799175ea9, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  listApplicationGrants: { ...commonStatuses, '200': group_84b2afa0a2, '404': group_84b2afa0a2 },
  revokeApplicationGrant: { ...commonStatuses, '204': group_c8a1c12dac, '404': group_84b2afa0a2, '409': group_6f81eb9dc0, '422': group_84b2afa0a2 },
  getSecuritySettings: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '412': group_84b2afa0a2 },
  updateSecuritySettings: { ...commonStatuses, '200': group_419aa7501e, '409': group_6f81eb9dc0, '412': group_84b2afa0a2, '413': group_84b2afa0a2, '415': group_8fd223b199, '422': group_84b2afa0a2 },
  previewSecuritySettings: { ...commonStatuses, '200': group_c8a1c12dac, '409': group_6f81eb9dc0, '413': group_84b2afa0a2, '415': group_84b2afa0a2, '422': group_84b2afa0a2 },
  getPlan: { ...commonStatuses, '200': group_84b2afa0a2 },
  getUsage: { ...commonStatuses, '200': group_84b2afa0a2 },
  listUsageDays: { ...commonStatuses, '200': group_84b2afa0a2 },
  listUsedParts: { ...commonStatuses, '200': group_84b2afa0a2 },
  listAccountDeliveries: { ...commonStatuses, '200': group_84b2afa0a2 },
  listRequests: { ...commonStatuses, '200': group_84b2afa0a2 },
  getRequest: { ...commonStatuses, '200': group_256ac1bbab, '304': group_256ac1bbab, '404': group_84b2afa0a2, '412': group_84b2afa0a2 },
  listAuditEntries: { ...commonStatuses, '200': group_84b2afa0a2 },
  exportAuditEntries: { ...commonStatuses, '200': group_a04581e8e9 },
};

export const errorCodes = {
  getAccount: [...commonCodes, 'version_mismatch'],
  updateAccount: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  getRetention: [...commonCodes, 'version_mismatch'],
  updateRetention: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  resetAccount: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'unknown_reference', 'unprocessable'],
  listMembers: [...commonCodes],
  inviteMember: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getMember: [...commonCodes, 'not_found', 'version_mismatch'],
  updateMember: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  removeMember: [...commonCodes, 'already_exists', 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  removeMemberSessions: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'unknown_reference', 'unprocessable'],
  removeMemberSecondFactors: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'unknown_reference', 'unprocessable'],
  createMemberPasswordLink: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'unknown_reference', 'unprocessable'],
  listApiKeys: [...commonCodes],
  createApiKey: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'limit_reached', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getApiKey: [...commonCodes, 'not_found', 'version_mismatch'],
  updateApiKey: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'limit_reached', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  rerollApiKey: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'limit_reached', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  revokeApiKey: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'limit_reached', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  listApplications: [...commonCodes],
  createApplication: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'limit_reached', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getApplication: [...commonCodes, 'not_found', 'version_mismatch'],
  updateApplication: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  deleteApplication: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'unknown_reference', 'unprocessable', 'version_mismatch'],
  rotateApplicationSecret: [...commonCodes, 'idempotency_key_in_use', 'idempotency_key_reused', 'invalid_state', 'not_found', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  listApplicationGrants: [...commonCodes, 'not_found'],
  revokeApplicationGrant: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'not_found', 'unknown_reference', 'unprocessable'],
  getSecuritySettings: [...commonCodes, 'version_mismatch'],
  updateSecuritySettings: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type', 'version_mismatch'],
  previewSecuritySettings: [...commonCodes, 'already_exists', 'conflict', 'idempotency_key_in_use', 'idempotency_key_reused', 'payload_too_large', 'unknown_reference', 'unprocessable', 'unsupported_media_type'],
  getPlan: [...commonCodes],
  getUsage: [...commonCodes],
  listUsageDays: [...commonCodes],
  listUsedParts: [...commonCodes],
  listAccountDeliveries: [...commonCodes],
  listRequests: [...commonCodes],
  getRequest: [...commonCodes, 'not_found', 'version_mismatch'],
  listAuditEntries: [...commonCodes],
  exportAuditEntries: [...commonCodes],
};
