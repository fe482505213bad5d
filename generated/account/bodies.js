// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import external0 from 'ajv/dist/runtime/ucs2length.js';
import external1 from 'ajv-formats/dist/formats.js';
import external2 from 'ajv/dist/runtime/equal.js';

const under = (place, errors) => errors.map((error) => ({ ...error, instancePath: place + error.instancePath }));
export const check_AccountUpdate = validate_AccountUpdate;
const pattern_9383099e42 = new RegExp("^(?:[ \\u00A0\\u115F\\u1160\\u1680\\u180B-\\u180E\\u2000-\\u200A\\u200C\\u200D\\u202F\\u205F\\u2800\\u3000\\uFE00-\\uFE0F]*[^ \\u00A0\\u115F\\u1160\\u1680\\u180B-\\u180E\\u2000-\\u200A\\u200C\\u200D\\u202F\\u205F\\u2800\\u3000\\uFE00-\\uFE0F\\x00-\\x1F\\x7F-\\x9F\\u00AD\\u034F\\u061C\\u17B4\\u17B5\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFDD0-\\uFDEF\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uFFFE\\uFFFF][^\\x00-\\x1F\\x7F-\\x9F\\u00AD\\u034F\\u061C\\u17B4\\u17B5\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFDD0-\\uFDEF\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uFFFE\\uFFFF]*)?$", "u");
const pattern_d82aae1671 = new RegExp("^(?![^]*(?:(?!(?<=(?:\\p{ExtPict}\\uFE0F?|\\p{EMod}))\\u200D(?=\\p{ExtPict})|(?<=(?=\\p{L})[\\p{scx=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Sogd}]\\p{M}{0,4})[\\u200C\\u200D](?=(?=\\p{L})[\\p{scx=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Sogd}])|(?<=[\\p{L}\\p{Nd}\\p{Pf}])\\u200C(?=(?=\\p{L})[\\p{scx=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Sogd}])|(?<=\\u0647)[\\u200C\\u200D]|(?<=[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u1039\\u103A\\u17D2\\u1B44\\u1BAA\\uA806\\uA8C4\\uA953\\uA9C0\\uAAF6\\u{11046}\\u{110B9}\\u{11133}\\u{111C0}\\u{1134D}\\u{11442}\\u{114C2}\\u{115BF}\\u{1163F}])[\\u200C\\u200D]|(?<=\\p{Lo})[\\u200C\\u200D](?=[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u1039\\u103A\\u17D2\\u1B44\\u1BAA\\uA806\\uA8C4\\uA953\\uA9C0\\uAAF6\\u{11046}\\u{110B9}\\u{11133}\\u{111C0}\\u{1134D}\\u{11442}\\u{114C2}\\u{115BF}\\u{1163F}])|(?<=[\\u1780-\\u17A2])\\u200C(?=[\\u17C9\\u17CA])|(?<=[0-9#*])[\\uFE0E\\uFE0F](?=\\u20E3)|(?<=(?![0-9#*\\p{RI}])\\p{Emoji})[\\uFE0E\\uFE0F]|(?<=[\\u2200-\\u22FF\\u2A00-\\u2AFF\\p{sc=Mymr}\\p{sc=Phag}\\p{sc=Mani}])\\uFE00|(?<=[\\u3001\\u3002\\uFF01\\uFF0C\\uFF0E\\uFF1A\\uFF1B\\uFF1F])[\\uFE00\\uFE01]|(?<=\\p{UIdeo})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]|(?<=[\\u1807\\u1820-\\u18AA])[\\u180B-\\u180D\\u180F]|(?<=[\\u1807\\u1820-\\u18AA][\\u180B-\\u180D\\u180F]?)\\u180E(?=[\\u1807\\u1820-\\u18AA])|\\u115F(?=[\\u1161-\\u11A7\\uD7B0-\\uD7C6]|\\u1160[\\u11A8-\\u11FF\\uD7CB-\\uD7FB])|(?<=[\\u1100-\\u115E\\uA960-\\uA97C\\u115F])\\u1160(?=[\\u11A8-\\u11FF\\uD7CB-\\uD7FB])|(?<=[\\u2801-\\u28FF])\\u2800(?=[\\u2801-\\u28FF])|(?<=[\\u{E0020}-\\u{E007F}])[\\u{E0020}-\\u{E007F}]|(?<=\\u{1F3F4})(?=(?:\\u{E0067}\\u{E0062}\\u{E0065}\\u{E006e}\\u{E0067}|\\u{E0067}\\u{E0062}\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0067}\\u{E0062}\\u{E0077}\\u{E006c}\\u{E0073})\\u{E007F}(?![\\u{E0020}-\\u{E007F}]))[\\u{E0020}-\\u{E007F}])(?:[\\u115F\\u1160\\u180B-\\u180F\\u200C\\u200D\\u2800\\uFE00-\\uFE0F]|(?=[\\u{10000}-\\u{10FFFF}])[\\p{DI}\\p{NChar}\\u{1D159}\\u{13430}-\\u{13442}])))", "u");
const func_a41a2f9c96 = external0.default;
function validate_Name(data){const instancePath = "";let vErrors = null;let errors = 0;
const _errs1 = errors;let valid0 = false;const _errs2 = errors;const _errs3 = errors;const _errs4 = errors;if(typeof data === "string"){if(!pattern_9383099e42.test(data)){(vErrors ??= []).push({});errors++;}}
var valid1 = _errs4 === errors;if(valid1){(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/not",keyword:"not",params:{},message:"must NOT be valid"});errors++;}
else {errors = _errs3;if(vErrors !== null){if(_errs3){vErrors.length = _errs3;}else {vErrors = null;}}}var _valid0 = _errs2 === errors;valid0 = valid0 || _valid0;const _errs5 = errors;if(typeof data === "string"){if(!pattern_d82aae1671.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^(?![^]*(?:(?!(?<=(?:\\p{ExtPict}\\uFE0F?|\\p{EMod}))\\u200D(?=\\p{ExtPict})|(?<=(?=\\p{L})[\\p{scx=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Sogd}]\\p{M}{0,4})[\\u200C\\u200D](?=(?=\\p{L})[\\p{scx=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Sogd}])|(?<=[\\p{L}\\p{Nd}\\p{Pf}])\\u200C(?=(?=\\p{L})[\\p{scx=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Sogd}])|(?<=\\u0647)[\\u200C\\u200D]|(?<=[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u1039\\u103A\\u17D2\\u1B44\\u1BAA\\uA806\\uA8C4\\uA953\\uA9C0\\uAAF6\\u{11046}\\u{110B9}\\u{11133}\\u{111C0}\\u{1134D}\\u{11442}\\u{114C2}\\u{115BF}\\u{1163F}])[\\u200C\\u200D]|(?<=\\p{Lo})[\\u200C\\u200D](?=[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u1039\\u103A\\u17D2\\u1B44\\u1BAA\\uA806\\uA8C4\\uA953\\uA9C0\\uAAF6\\u{11046}\\u{110B9}\\u{11133}\\u{111C0}\\u{1134D}\\u{11442}\\u{114C2}\\u{115BF}\\u{1163F}])|(?<=[\\u1780-\\u17A2])\\u200C(?=[\\u17C9\\u17CA])|(?<=[0-9#*])[\\uFE0E\\uFE0F](?=\\u20E3)|(?<=(?![0-9#*\\p{RI}])\\p{Emoji})[\\uFE0E\\uFE0F]|(?<=[\\u2200-\\u22FF\\u2A00-\\u2AFF\\p{sc=Mymr}\\p{sc=Phag}\\p{sc=Mani}])\\uFE00|(?<=[\\u3001\\u3002\\uFF01\\uFF0C\\uFF0E\\uFF1A\\uFF1B\\uFF1F])[\\uFE00\\uFE01]|(?<=\\p{UIdeo})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]|(?<=[\\u1807\\u1820-\\u18AA])[\\u180B-\\u180D\\u180F]|(?<=[\\u1807\\u1820-\\u18AA][\\u180B-\\u180D\\u180F]?)\\u180E(?=[\\u1807\\u1820-\\u18AA])|\\u115F(?=[\\u1161-\\u11A7\\uD7B0-\\uD7C6]|\\u1160[\\u11A8-\\u11FF\\uD7CB-\\uD7FB])|(?<=[\\u1100-\\u115E\\uA960-\\uA97C\\u115F])\\u1160(?=[\\u11A8-\\u11FF\\uD7CB-\\uD7FB])|(?<=[\\u2801-\\u28FF])\\u2800(?=[\\u2801-\\u28FF])|(?<=[\\u{E0020}-\\u{E007F}])[\\u{E0020}-\\u{E007F}]|(?<=\\u{1F3F4})(?=(?:\\u{E0067}\\u{E0062}\\u{E0065}\\u{E006e}\\u{E0067}|\\u{E0067}\\u{E0062}\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0067}\\u{E0062}\\u{E0077}\\u{E006c}\\u{E0073})\\u{E007F}(?![\\u{E0020}-\\u{E007F}]))[\\u{E0020}-\\u{E007F}])(?:[\\u115F\\u1160\\u180B-\\u180F\\u200C\\u200D\\u2800\\uFE00-\\uFE0F]|(?=[\\u{10000}-\\u{10FFFF}])[\\p{DI}\\p{NChar}\\u{1D159}\\u{13430}-\\u{13442}])))"},message:"must match pattern \""+"^(?![^]*(?:(?!(?<=(?:\\p{ExtPict}\\uFE0F?|\\p{EMod}))\\u200D(?=\\p{ExtPict})|(?<=(?=\\p{L})[\\p{scx=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Sogd}]\\p{M}{0,4})[\\u200C\\u200D](?=(?=\\p{L})[\\p{scx=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Sogd}])|(?<=[\\p{L}\\p{Nd}\\p{Pf}])\\u200C(?=(?=\\p{L})[\\p{scx=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Sogd}])|(?<=\\u0647)[\\u200C\\u200D]|(?<=[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u1039\\u103A\\u17D2\\u1B44\\u1BAA\\uA806\\uA8C4\\uA953\\uA9C0\\uAAF6\\u{11046}\\u{110B9}\\u{11133}\\u{111C0}\\u{1134D}\\u{11442}\\u{114C2}\\u{115BF}\\u{1163F}])[\\u200C\\u200D]|(?<=\\p{Lo})[\\u200C\\u200D](?=[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u1039\\u103A\\u17D2\\u1B44\\u1BAA\\uA806\\uA8C4\\uA953\\uA9C0\\uAAF6\\u{11046}\\u{110B9}\\u{11133}\\u{111C0}\\u{1134D}\\u{11442}\\u{114C2}\\u{115BF}\\u{1163F}])|(?<=[\\u1780-\\u17A2])\\u200C(?=[\\u17C9\\u17CA])|(?<=[0-9#*])[\\uFE0E\\uFE0F](?=\\u20E3)|(?<=(?![0-9#*\\p{RI}])\\p{Emoji})[\\uFE0E\\uFE0F]|(?<=[\\u2200-\\u22FF\\u2A00-\\u2AFF\\p{sc=Mymr}\\p{sc=Phag}\\p{sc=Mani}])\\uFE00|(?<=[\\u3001\\u3002\\uFF01\\uFF0C\\uFF0E\\uFF1A\\uFF1B\\uFF1F])[\\uFE00\\uFE01]|(?<=\\p{UIdeo})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]|(?<=[\\u1807\\u1820-\\u18AA])[\\u180B-\\u180D\\u180F]|(?<=[\\u1807\\u1820-\\u18AA][\\u180B-\\u180D\\u180F]?)\\u180E(?=[\\u1807\\u1820-\\u18AA])|\\u115F(?=[\\u1161-\\u11A7\\uD7B0-\\uD7C6]|\\u1160[\\u11A8-\\u11FF\\uD7CB-\\uD7FB])|(?<=[\\u1100-\\u115E\\uA960-\\uA97C\\u115F])\\u1160(?=[\\u11A8-\\u11FF\\uD7CB-\\uD7FB])|(?<=[\\u2801-\\u28FF])\\u2800(?=[\\u2801-\\u28FF])|(?<=[\\u{E0020}-\\u{E007F}])[\\u{E0020}-\\u{E007F}]|(?<=\\u{1F3F4})(?=(?:\\u{E0067}\\u{E0062}\\u{E0065}\\u{E006e}\\u{E0067}|\\u{E0067}\\u{E0062}\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0067}\\u{E0062}\\u{E0077}\\u{E006c}\\u{E0073})\\u{E007F}(?![\\u{E0020}-\\u{E007F}]))[\\u{E0020}-\\u{E007F}])(?:[\\u115F\\u1160\\u180B-\\u180F\\u200C\\u200D\\u2800\\uFE00-\\uFE0F]|(?=[\\u{10000}-\\u{10FFFF}])[\\p{DI}\\p{NChar}\\u{1D159}\\u{13430}-\\u{13442}])))"+"\""});errors++;}}
var _valid0 = _errs5 === errors;valid0 = valid0 || _valid0;if(!valid0){(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});errors++;}
else {errors = _errs1;if(vErrors !== null){if(_errs1){vErrors.length = _errs1;}else {vErrors = null;}}}if(typeof data === "string"){if(data.length > 200 && func_a41a2f9c96(data) > 200){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_9383099e42.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:[ \\u00A0\\u115F\\u1160\\u1680\\u180B-\\u180E\\u2000-\\u200A\\u200C\\u200D\\u202F\\u205F\\u2800\\u3000\\uFE00-\\uFE0F]*[^ \\u00A0\\u115F\\u1160\\u1680\\u180B-\\u180E\\u2000-\\u200A\\u200C\\u200D\\u202F\\u205F\\u2800\\u3000\\uFE00-\\uFE0F\\x00-\\x1F\\x7F-\\x9F\\u00AD\\u034F\\u061C\\u17B4\\u17B5\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFDD0-\\uFDEF\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uFFFE\\uFFFF][^\\x00-\\x1F\\x7F-\\x9F\\u00AD\\u034F\\u061C\\u17B4\\u17B5\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFDD0-\\uFDEF\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uFFFE\\uFFFF]*)?$"},message:"must match pattern \""+"^(?:[ \\u00A0\\u115F\\u1160\\u1680\\u180B-\\u180E\\u2000-\\u200A\\u200C\\u200D\\u202F\\u205F\\u2800\\u3000\\uFE00-\\uFE0F]*[^ \\u00A0\\u115F\\u1160\\u1680\\u180B-\\u180E\\u2000-\\u200A\\u200C\\u200D\\u202F\\u205F\\u2800\\u3000\\uFE00-\\uFE0F\\x00-\\x1F\\x7F-\\x9F\\u00AD\\u034F\\u061C\\u17B4\\u17B5\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFDD0-\\uFDEF\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uFFFE\\uFFFF][^\\x00-\\x1F\\x7F-\\x9F\\u00AD\\u034F\\u061C\\u17B4\\u17B5\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFDD0-\\uFDEF\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uFFFE\\uFFFF]*)?$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_Name.errors = vErrors;return errors === 0;}
validate_Name.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_AccountUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});errors++;}
for(const key0 in data){if(!(key0 === "name")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.name !== undefined){if(!(validate_Name(data.name))){vErrors = (vErrors ?? []).concat(under("/name", validate_Name.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_AccountUpdate.errors = vErrors;return errors === 0;}
validate_AccountUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_RetentionUpdate = validate_RetentionUpdate;
const schema_570aa94826 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"events_days":{"type":["integer","null"],"format":"int32","minimum":7,"maximum":1095},"deliveries_days":{"type":["integer","null"],"format":"int32","minimum":7,"maximum":365},"audit_days":{"type":["integer","null"],"format":"int32","minimum":30,"maximum":2555},"requests_days":{"type":["integer","null"],"format":"int32","minimum":1,"maximum":30},"logged_reads":{"type":["number","null"],"format":"double","minimum":0,"maximum":1}},"$id":"RetentionUpdate"};
const formats_ae5d596cd9 = external1.fullFormats.int32;
const formats_e148d34ad1 = external1.fullFormats.double;
function validate_RetentionUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});errors++;}
for(const key0 in data){if(!(((((key0 === "events_days") || (key0 === "deliveries_days")) || (key0 === "audit_days")) || (key0 === "requests_days")) || (key0 === "logged_reads"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.events_days !== undefined){let data0 = data.events_days;if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/events_days",schemaPath:"#/properties/events_days/type",keyword:"type",params:{type: schema_570aa94826.properties.events_days.type},message:"must be integer,null"});errors++;}
if((typeof data0 == "number") && (isFinite(data0))){if(data0 > 1095 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/events_days",schemaPath:"#/properties/events_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1095},message:"must be <= 1095"});errors++;}
if(data0 < 7 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/events_days",schemaPath:"#/properties/events_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 7},message:"must be >= 7"});errors++;}
if(!(formats_ae5d596cd9.validate(data0))){(vErrors ??= []).push({instancePath:instancePath+"/events_days",schemaPath:"#/properties/events_days/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.deliveries_days !== undefined){let data1 = data.deliveries_days;if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/deliveries_days",schemaPath:"#/properties/deliveries_days/type",keyword:"type",params:{type: schema_570aa94826.properties.deliveries_days.type},message:"must be integer,null"});errors++;}
if((typeof data1 == "number") && (isFinite(data1))){if(data1 > 365 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/deliveries_days",schemaPath:"#/properties/deliveries_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"});errors++;}
if(data1 < 7 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/deliveries_days",schemaPath:"#/properties/deliveries_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 7},message:"must be >= 7"});errors++;}
if(!(formats_ae5d596cd9.validate(data1))){(vErrors ??= []).push({instancePath:instancePath+"/deliveries_days",schemaPath:"#/properties/deliveries_days/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.audit_days !== undefined){let data2 = data.audit_days;if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/audit_days",schemaPath:"#/properties/audit_days/type",keyword:"type",params:{type: schema_570aa94826.properties.audit_days.type},message:"must be integer,null"});errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 2555 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/audit_days",schemaPath:"#/properties/audit_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2555},message:"must be <= 2555"});errors++;}
if(data2 < 30 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/audit_days",schemaPath:"#/properties/audit_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30},message:"must be >= 30"});errors++;}
if(!(formats_ae5d596cd9.validate(data2))){(vErrors ??= []).push({instancePath:instancePath+"/audit_days",schemaPath:"#/properties/audit_days/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.requests_days !== undefined){let data3 = data.requests_days;if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/requests_days",schemaPath:"#/properties/requests_days/type",keyword:"type",params:{type: schema_570aa94826.properties.requests_days.type},message:"must be integer,null"});errors++;}
if((typeof data3 == "number") && (isFinite(data3))){if(data3 > 30 || isNaN(data3)){(vErrors ??= []).push({instancePath:instancePath+"/requests_days",schemaPath:"#/properties/requests_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"});errors++;}
if(data3 < 1 || isNaN(data3)){(vErrors ??= []).push({instancePath:instancePath+"/requests_days",schemaPath:"#/properties/requests_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}
if(!(formats_ae5d596cd9.validate(data3))){(vErrors ??= []).push({instancePath:instancePath+"/requests_days",schemaPath:"#/properties/requests_days/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}
if(data.logged_reads !== undefined){let data4 = data.logged_reads;if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/logged_reads",schemaPath:"#/properties/logged_reads/type",keyword:"type",params:{type: schema_570aa94826.properties.logged_reads.type},message:"must be number,null"});errors++;}
if((typeof data4 == "number") && (isFinite(data4))){if(data4 > 1 || isNaN(data4)){(vErrors ??= []).push({instancePath:instancePath+"/logged_reads",schemaPath:"#/properties/logged_reads/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"});errors++;}
if(data4 < 0 || isNaN(data4)){(vErrors ??= []).push({instancePath:instancePath+"/logged_reads",schemaPath:"#/properties/logged_reads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_e148d34ad1.validate(data4))){(vErrors ??= []).push({instancePath:instancePath+"/logged_reads",schemaPath:"#/properties/logged_reads/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""});errors++;}}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_RetentionUpdate.errors = vErrors;return errors === 0;}
validate_RetentionUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_MemberInvite = validate_MemberInvite;
const schema_bcccacdab8 = {"type":"string","enum":["admin","editor","viewer"],"$id":"UserRole"};
function validate_UserRole(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data === "admin") || (data === "editor")) || (data === "viewer"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_bcccacdab8.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_UserRole.errors = vErrors;return errors === 0;}
validate_UserRole.evaluated = {"dynamicProps":false,"dynamicItems":false};
const formats_9ab8c387c1 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate_MemberInvite(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
if(data.email === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "name") || (key0 === "email")) || (key0 === "role"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.name !== undefined){if(!(validate_Name(data.name))){vErrors = (vErrors ?? []).concat(under("/name", validate_Name.errors));errors = vErrors.length;}}
if(data.email !== undefined){let data1 = data.email;if(typeof data1 === "string"){if(data1.length > 254 && func_a41a2f9c96(data1) > 254){(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});errors++;}
if(data1.length < 6 && func_a41a2f9c96(data1) < 3){(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"});errors++;}
if(!(formats_9ab8c387c1.test(data1))){(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.role !== undefined){if(!(validate_UserRole(data.role))){vErrors = (vErrors ?? []).concat(under("/role", validate_UserRole.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_MemberInvite.errors = vErrors;return errors === 0;}
validate_MemberInvite.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_MemberUpdate = validate_MemberUpdate;
function validate_MemberUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.role === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "role")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.role !== undefined){if(!(validate_UserRole(data.role))){vErrors = (vErrors ?? []).concat(under("/role", validate_UserRole.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_MemberUpdate.errors = vErrors;return errors === 0;}
validate_MemberUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_ApiKeyCreate = validate_ApiKeyCreate;
const schema_85b980bf71 = {"type":"object","additionalProperties":false,"required":["name","scopes"],"properties":{"name":{"$ref":"Name"},"scopes":{"$ref":"Scopes"},"user_id":{"$ref":"UserId"},"allowed_ips":{"$ref":"AllowedIps"},"allowed_referrers":{"$ref":"AllowedReferrers"},"expires_at":{"type":["string","null"],"format":"date-time","maxLength":35}},"$id":"ApiKeyCreate"};
const pattern_e49a443f08 = new RegExp("^(admin|(read|write)(:[a-z]+(-[a-z]+)*)?)$", "u");
function validate_Scope(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 64 && func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(!pattern_e49a443f08.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(admin|(read|write)(:[a-z]+(-[a-z]+)*)?)$"},message:"must match pattern \""+"^(admin|(read|write)(:[a-z]+(-[a-z]+)*)?)$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_Scope.errors = vErrors;return errors === 0;}
validate_Scope.evaluated = {"dynamicProps":false,"dynamicItems":false};
const func_c0057a683d = external2.default;
function validate_Scopes(data){const instancePath = "";let vErrors = null;let errors = 0;
if(Array.isArray(data)){if(data.length > 50){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});errors++;}
if(data.length < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){if(!(validate_Scope(data[i0]))){vErrors = (vErrors ?? []).concat(under("/" + i0, validate_Scope.errors));errors = vErrors.length;}}
let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func_c0057a683d(data[i1], data[j0])){(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break outer0;}}}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}
validate_Scopes.errors = vErrors;return errors === 0;}
validate_Scopes.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
const pattern_1ae3b07d88 = new RegExp("^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_UserId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_1ae3b07d88.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_UserId.errors = vErrors;return errors === 0;}
validate_UserId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_50e6d4c5a0 = new RegExp("^[0-9A-Fa-f:.]+(/\\d{1,3})?$", "u");
function validate_AllowedIps(data){const instancePath = "";let vErrors = null;let errors = 0;
if(Array.isArray(data)){if(data.length > 50){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(typeof data0 === "string"){if(data0.length > 43 && func_a41a2f9c96(data0) > 43){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"});errors++;}
if(data0.length < 4 && func_a41a2f9c96(data0) < 2){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"});errors++;}
if(!pattern_50e6d4c5a0.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f:.]+(/\\d{1,3})?$"},message:"must match pattern \""+"^[0-9A-Fa-f:.]+(/\\d{1,3})?$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
let i1 = data.length;let j0;if(i1 > 1){const indices0 = {};for(;i1--;){let item0 = data[i1];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break;}indices0[item0] = i1;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}
validate_AllowedIps.errors = vErrors;return errors === 0;}
validate_AllowedIps.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_AllowedReferrers(data){const instancePath = "";let vErrors = null;let errors = 0;
if(Array.isArray(data)){if(data.length > 50){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(typeof data0 === "string"){if(data0.length > 253 && func_a41a2f9c96(data0) > 253){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"});errors++;}
if(data0.length < 2 && func_a41a2f9c96(data0) < 1){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
let i1 = data.length;let j0;if(i1 > 1){const indices0 = {};for(;i1--;){let item0 = data[i1];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break;}indices0[item0] = i1;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}
validate_AllowedReferrers.errors = vErrors;return errors === 0;}
validate_AllowedReferrers.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
const formats_98445065ab = ((usual, whole) => ({ validate: (text) => usual.test(text) || whole.validate(text) }))(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/, external1.fullFormats["date-time"]);
function validate_ApiKeyCreate(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
if(data.scopes === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"});errors++;}
for(const key0 in data){if(!((((((key0 === "name") || (key0 === "scopes")) || (key0 === "user_id")) || (key0 === "allowed_ips")) || (key0 === "allowed_referrers")) || (key0 === "expires_at"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.name !== undefined){if(!(validate_Name(data.name))){vErrors = (vErrors ?? []).concat(under("/name", validate_Name.errors));errors = vErrors.length;}}
if(data.scopes !== undefined){if(!(validate_Scopes(data.scopes))){vErrors = (vErrors ?? []).concat(under("/scopes", validate_Scopes.errors));errors = vErrors.length;}}
if(data.user_id !== undefined){if(!(validate_UserId(data.user_id))){vErrors = (vErrors ?? []).concat(under("/user_id", validate_UserId.errors));errors = vErrors.length;}}
if(data.allowed_ips !== undefined){if(!(validate_AllowedIps(data.allowed_ips))){vErrors = (vErrors ?? []).concat(under("/allowed_ips", validate_AllowedIps.errors));errors = vErrors.length;}}
if(data.allowed_referrers !== undefined){if(!(validate_AllowedReferrers(data.allowed_referrers))){vErrors = (vErrors ?? []).concat(under("/allowed_referrers", validate_AllowedReferrers.errors));errors = vErrors.length;}}
if(data.expires_at !== undefined){let data5 = data.expires_at;if((typeof data5 !== "string") && (data5 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema_85b980bf71.properties.expires_at.type},message:"must be string,null"});errors++;}
if(typeof data5 === "string"){if(data5.length > 35 && func_a41a2f9c96(data5) > 35){(vErrors ??= []).push({instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});errors++;}
if(!(formats_98445065ab.validate(data5))){(vErrors ??= []).push({instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ApiKeyCreate.errors = vErrors;return errors === 0;}
validate_ApiKeyCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_ApiKeyUpdate = validate_ApiKeyUpdate;
const schema_dedab9a93e = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"$ref":"Name"},"allowed_ips":{"$ref":"AllowedIpsUpdate"},"allowed_referrers":{"$ref":"AllowedReferrersUpdate"},"expires_at":{"type":["string","null"],"format":"date-time","maxLength":35}},"$id":"ApiKeyUpdate"};
const schema_bae0b1b3e2 = {"type":["array","null"],"maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":2,"maxLength":43,"pattern":"^[0-9A-Fa-f:.]+(/\\d{1,3})?$"},"$id":"AllowedIpsUpdate"};
function validate_AllowedIpsUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_bae0b1b3e2.type},message:"must be array,null"});errors++;}
if(Array.isArray(data)){if(data.length > 50){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(typeof data0 === "string"){if(data0.length > 43 && func_a41a2f9c96(data0) > 43){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"});errors++;}
if(data0.length < 4 && func_a41a2f9c96(data0) < 2){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"});errors++;}
if(!pattern_50e6d4c5a0.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f:.]+(/\\d{1,3})?$"},message:"must match pattern \""+"^[0-9A-Fa-f:.]+(/\\d{1,3})?$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
let i1 = data.length;let j0;if(i1 > 1){const indices0 = {};for(;i1--;){let item0 = data[i1];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break;}indices0[item0] = i1;}}}validate_AllowedIpsUpdate.errors = vErrors;return errors === 0;}
validate_AllowedIpsUpdate.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
const schema_2eadc86f17 = {"type":["array","null"],"maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":253},"$id":"AllowedReferrersUpdate"};
function validate_AllowedReferrersUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_2eadc86f17.type},message:"must be array,null"});errors++;}
if(Array.isArray(data)){if(data.length > 50){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(typeof data0 === "string"){if(data0.length > 253 && func_a41a2f9c96(data0) > 253){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"});errors++;}
if(data0.length < 2 && func_a41a2f9c96(data0) < 1){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
let i1 = data.length;let j0;if(i1 > 1){const indices0 = {};for(;i1--;){let item0 = data[i1];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break;}indices0[item0] = i1;}}}validate_AllowedReferrersUpdate.errors = vErrors;return errors === 0;}
validate_AllowedReferrersUpdate.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_ApiKeyUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});errors++;}
for(const key0 in data){if(!((((key0 === "name") || (key0 === "allowed_ips")) || (key0 === "allowed_referrers")) || (key0 === "expires_at"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.name !== undefined){if(!(validate_Name(data.name))){vErrors = (vErrors ?? []).concat(under("/name", validate_Name.errors));errors = vErrors.length;}}
if(data.allowed_ips !== undefined){if(!(validate_AllowedIpsUpdate(data.allowed_ips))){vErrors = (vErrors ?? []).concat(under("/allowed_ips", validate_AllowedIpsUpdate.errors));errors = vErrors.length;}}
if(data.allowed_referrers !== undefined){if(!(validate_AllowedReferrersUpdate(data.allowed_referrers))){vErrors = (vErrors ?? []).concat(under("/allowed_referrers", validate_AllowedReferrersUpdate.errors));errors = vErrors.length;}}
if(data.expires_at !== undefined){let data3 = data.expires_at;if((typeof data3 !== "string") && (data3 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema_dedab9a93e.properties.expires_at.type},message:"must be string,null"});errors++;}
if(typeof data3 === "string"){if(data3.length > 35 && func_a41a2f9c96(data3) > 35){(vErrors ??= []).push({instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});errors++;}
if(!(formats_98445065ab.validate(data3))){(vErrors ??= []).push({instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ApiKeyUpdate.errors = vErrors;return errors === 0;}
validate_ApiKeyUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_SecretOverlap = validate_SecretOverlap;
function validate_SecretOverlap(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(key0 === "overlap_seconds")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.overlap_seconds !== undefined){let data0 = data.overlap_seconds;if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}
if((typeof data0 == "number") && (isFinite(data0))){if(data0 > 604800 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},message:"must be <= 604800"});errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}
if(!(formats_ae5d596cd9.validate(data0))){(vErrors ??= []).push({instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_SecretOverlap.errors = vErrors;return errors === 0;}
validate_SecretOverlap.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_ApplicationCreate = validate_ApplicationCreate;
const schema_3e10026880 = {"type":"object","additionalProperties":false,"required":["name","type","scopes"],"properties":{"name":{"$ref":"Name"},"type":{"$ref":"ApplicationType"},"token_endpoint_auth_method":{"$ref":"TokenEndpointAuthMethod"},"jwks":{"$ref":"ApplicationKeys"},"redirect_uris":{"$ref":"RedirectUris"},"post_logout_redirect_uris":{"$ref":"PostLogoutRedirectUris"},"backchannel_logout_uri":{"$ref":"BackchannelLogoutUri"},"scopes":{"$ref":"Scopes"},"device_grant":{"$ref":"DeviceGrant"}},"$id":"ApplicationCreate"};
const func_191f75b36e = Object.prototype.hasOwnProperty;
const schema_36b7c7b2bf = {"type":"string","enum":["confidential","public"],"$id":"ApplicationType"};
function validate_ApplicationType(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((data === "confidential") || (data === "public"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_36b7c7b2bf.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_ApplicationType.errors = vErrors;return errors === 0;}
validate_ApplicationType.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_8edfb28073 = {"type":"string","enum":["client_secret_basic","private_key_jwt","none"],"$id":"TokenEndpointAuthMethod"};
function validate_TokenEndpointAuthMethod(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data === "client_secret_basic") || (data === "private_key_jwt")) || (data === "none"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_8edfb28073.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_TokenEndpointAuthMethod.errors = vErrors;return errors === 0;}
validate_TokenEndpointAuthMethod.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_771a7b5d14 = {"type":"object","additionalProperties":false,"required":["kty","kid"],"properties":{"kty":{"type":"string","enum":["RSA","EC","OKP"]},"kid":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[\\x21-\\x7E]+$"},"alg":{"type":"string","enum":["RS256","PS256","ES256","EdDSA","Ed25519"]},"use":{"type":"string","enum":["sig"]},"n":{"type":"string","maxLength":684,"pattern":"^[A-Za-z0-9_-]+$"},"e":{"type":"string","maxLength":16,"pattern":"^[A-Za-z0-9_-]+$"},"crv":{"type":"string","enum":["P-256","Ed25519"]},"x":{"type":"string","minLength":43,"maxLength":43,"pattern":"^[A-Za-z0-9_-]+$"},"y":{"type":"string","minLength":43,"maxLength":43,"pattern":"^[A-Za-z0-9_-]+$"}},"$id":"ApplicationKey"};
const pattern_e4c2555c8e = new RegExp("^[\\x21-\\x7E]+$", "u");
const pattern_9f95224a97 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate_ApplicationKey(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.kty === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kty"},message:"must have required property '"+"kty"+"'"});errors++;}
if(data.kid === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kid"},message:"must have required property '"+"kid"+"'"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_771a7b5d14.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.kty !== undefined){let data0 = data.kty;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data0 === "RSA") || (data0 === "EC")) || (data0 === "OKP"))){(vErrors ??= []).push({instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/enum",keyword:"enum",params:{allowedValues: schema_771a7b5d14.properties.kty.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.kid !== undefined){let data1 = data.kid;if(typeof data1 === "string"){if(data1.length > 128 && func_a41a2f9c96(data1) > 128){(vErrors ??= []).push({instancePath:instancePath+"/kid",schemaPath:"#/properties/kid/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});errors++;}
if(data1.length < 2 && func_a41a2f9c96(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/kid",schemaPath:"#/properties/kid/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data1)){(vErrors ??= []).push({instancePath:instancePath+"/kid",schemaPath:"#/properties/kid/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/kid",schemaPath:"#/properties/kid/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.alg !== undefined){let data2 = data.alg;if(typeof data2 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((((data2 === "RS256") || (data2 === "PS256")) || (data2 === "ES256")) || (data2 === "EdDSA")) || (data2 === "Ed25519"))){(vErrors ??= []).push({instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema_771a7b5d14.properties.alg.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.use !== undefined){let data3 = data.use;if(typeof data3 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/use",schemaPath:"#/properties/use/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(data3 === "sig")){(vErrors ??= []).push({instancePath:instancePath+"/use",schemaPath:"#/properties/use/enum",keyword:"enum",params:{allowedValues: schema_771a7b5d14.properties.use.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.n !== undefined){let data4 = data.n;if(typeof data4 === "string"){if(data4.length > 684 && func_a41a2f9c96(data4) > 684){(vErrors ??= []).push({instancePath:instancePath+"/n",schemaPath:"#/properties/n/maxLength",keyword:"maxLength",params:{limit: 684},message:"must NOT have more than 684 characters"});errors++;}
if(!pattern_9f95224a97.test(data4)){(vErrors ??= []).push({instancePath:instancePath+"/n",schemaPath:"#/properties/n/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.e !== undefined){let data5 = data.e;if(typeof data5 === "string"){if(data5.length > 16 && func_a41a2f9c96(data5) > 16){(vErrors ??= []).push({instancePath:instancePath+"/e",schemaPath:"#/properties/e/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});errors++;}
if(!pattern_9f95224a97.test(data5)){(vErrors ??= []).push({instancePath:instancePath+"/e",schemaPath:"#/properties/e/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/e",schemaPath:"#/properties/e/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.crv !== undefined){let data6 = data.crv;if(typeof data6 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((data6 === "P-256") || (data6 === "Ed25519"))){(vErrors ??= []).push({instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/enum",keyword:"enum",params:{allowedValues: schema_771a7b5d14.properties.crv.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.x !== undefined){let data7 = data.x;if(typeof data7 === "string"){if(data7.length > 43 && func_a41a2f9c96(data7) > 43){(vErrors ??= []).push({instancePath:instancePath+"/x",schemaPath:"#/properties/x/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"});errors++;}
if(data7.length < 86 && func_a41a2f9c96(data7) < 43){(vErrors ??= []).push({instancePath:instancePath+"/x",schemaPath:"#/properties/x/minLength",keyword:"minLength",params:{limit: 43},message:"must NOT have fewer than 43 characters"});errors++;}
if(!pattern_9f95224a97.test(data7)){(vErrors ??= []).push({instancePath:instancePath+"/x",schemaPath:"#/properties/x/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.y !== undefined){let data8 = data.y;if(typeof data8 === "string"){if(data8.length > 43 && func_a41a2f9c96(data8) > 43){(vErrors ??= []).push({instancePath:instancePath+"/y",schemaPath:"#/properties/y/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"});errors++;}
if(data8.length < 86 && func_a41a2f9c96(data8) < 43){(vErrors ??= []).push({instancePath:instancePath+"/y",schemaPath:"#/properties/y/minLength",keyword:"minLength",params:{limit: 43},message:"must NOT have fewer than 43 characters"});errors++;}
if(!pattern_9f95224a97.test(data8)){(vErrors ??= []).push({instancePath:instancePath+"/y",schemaPath:"#/properties/y/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ApplicationKey.errors = vErrors;return errors === 0;}
validate_ApplicationKey.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ApplicationKeys(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.keys === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keys"},message:"must have required property '"+"keys"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "keys")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.keys !== undefined){let data0 = data.keys;if(Array.isArray(data0)){if(data0.length > 10){(vErrors ??= []).push({instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});errors++;}
if(data0.length < 1){(vErrors ??= []).push({instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;}
const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(!(validate_ApplicationKey(data0[i0]))){vErrors = (vErrors ?? []).concat(under("/keys/" + i0, validate_ApplicationKey.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ApplicationKeys.errors = vErrors;return errors === 0;}
validate_ApplicationKeys.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const formats_472d88dd83 = external1.fullFormats.uri;
const pattern_f6c6d6e441 = new RegExp("^[A-Za-z][A-Za-z0-9+.-]*:[^#\\s]+$", "u");
function validate_RedirectUri(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 2048 && func_a41a2f9c96(data) > 2048){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});errors++;}
if(data.length < 6 && func_a41a2f9c96(data) < 3){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"});errors++;}
if(!pattern_f6c6d6e441.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9+.-]*:[^#\\s]+$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9+.-]*:[^#\\s]+$"+"\""});errors++;}
if(!(formats_472d88dd83(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_RedirectUri.errors = vErrors;return errors === 0;}
validate_RedirectUri.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_RedirectUris(data){const instancePath = "";let vErrors = null;let errors = 0;
if(Array.isArray(data)){if(data.length > 20){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){if(!(validate_RedirectUri(data[i0]))){vErrors = (vErrors ?? []).concat(under("/" + i0, validate_RedirectUri.errors));errors = vErrors.length;}}
let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func_c0057a683d(data[i1], data[j0])){(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break outer0;}}}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}
validate_RedirectUris.errors = vErrors;return errors === 0;}
validate_RedirectUris.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_PostLogoutRedirectUris(data){const instancePath = "";let vErrors = null;let errors = 0;
if(Array.isArray(data)){if(data.length > 20){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){if(!(validate_RedirectUri(data[i0]))){vErrors = (vErrors ?? []).concat(under("/" + i0, validate_RedirectUri.errors));errors = vErrors.length;}}
let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func_c0057a683d(data[i1], data[j0])){(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break outer0;}}}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}
validate_PostLogoutRedirectUris.errors = vErrors;return errors === 0;}
validate_PostLogoutRedirectUris.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
const schema_faccb2f806 = {"type":["string","null"],"format":"uri","minLength":8,"maxLength":2048,"pattern":"^https?://[^#]+$","$id":"BackchannelLogoutUri"};
const pattern_d59107074c = new RegExp("^https?://[^#]+$", "u");
function validate_BackchannelLogoutUri(data){const instancePath = "";let vErrors = null;let errors = 0;
if((typeof data !== "string") && (data !== null)){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_faccb2f806.type},message:"must be string,null"});errors++;}
if(typeof data === "string"){if(data.length > 2048 && func_a41a2f9c96(data) > 2048){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});errors++;}
if(data.length < 16 && func_a41a2f9c96(data) < 8){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"});errors++;}
if(!pattern_d59107074c.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^#]+$"},message:"must match pattern \""+"^https?://[^#]+$"+"\""});errors++;}
if(!(formats_472d88dd83(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});errors++;}}
validate_BackchannelLogoutUri.errors = vErrors;return errors === 0;}
validate_BackchannelLogoutUri.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_DeviceGrant(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "boolean"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}
validate_DeviceGrant.errors = vErrors;return errors === 0;}
validate_DeviceGrant.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ApplicationCreate(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
if(data.type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;}
if(data.scopes === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_3e10026880.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.name !== undefined){if(!(validate_Name(data.name))){vErrors = (vErrors ?? []).concat(under("/name", validate_Name.errors));errors = vErrors.length;}}
if(data.type !== undefined){if(!(validate_ApplicationType(data.type))){vErrors = (vErrors ?? []).concat(under("/type", validate_ApplicationType.errors));errors = vErrors.length;}}
if(data.token_endpoint_auth_method !== undefined){if(!(validate_TokenEndpointAuthMethod(data.token_endpoint_auth_method))){vErrors = (vErrors ?? []).concat(under("/token_endpoint_auth_method", validate_TokenEndpointAuthMethod.errors));errors = vErrors.length;}}
if(data.jwks !== undefined){if(!(validate_ApplicationKeys(data.jwks))){vErrors = (vErrors ?? []).concat(under("/jwks", validate_ApplicationKeys.errors));errors = vErrors.length;}}
if(data.redirect_uris !== undefined){if(!(validate_RedirectUris(data.redirect_uris))){vErrors = (vErrors ?? []).concat(under("/redirect_uris", validate_RedirectUris.errors));errors = vErrors.length;}}
if(data.post_logout_redirect_uris !== undefined){if(!(validate_PostLogoutRedirectUris(data.post_logout_redirect_uris))){vErrors = (vErrors ?? []).concat(under("/post_logout_redirect_uris", validate_PostLogoutRedirectUris.errors));errors = vErrors.length;}}
if(data.backchannel_logout_uri !== undefined){if(!(validate_BackchannelLogoutUri(data.backchannel_logout_uri))){vErrors = (vErrors ?? []).concat(under("/backchannel_logout_uri", validate_BackchannelLogoutUri.errors));errors = vErrors.length;}}
if(data.scopes !== undefined){if(!(validate_Scopes(data.scopes))){vErrors = (vErrors ?? []).concat(under("/scopes", validate_Scopes.errors));errors = vErrors.length;}}
if(data.device_grant !== undefined){if(!(validate_DeviceGrant(data.device_grant))){vErrors = (vErrors ?? []).concat(under("/device_grant", validate_DeviceGrant.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ApplicationCreate.errors = vErrors;return errors === 0;}
validate_ApplicationCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_ApplicationUpdate = validate_ApplicationUpdate;
const schema_f7fb6ba43b = {"type":["array","null"],"maxItems":20,"uniqueItems":true,"items":{"$ref":"RedirectUri"},"$id":"RedirectUrisUpdate"};
function validate_RedirectUrisUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_f7fb6ba43b.type},message:"must be array,null"});errors++;}
if(Array.isArray(data)){if(data.length > 20){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){if(!(validate_RedirectUri(data[i0]))){vErrors = (vErrors ?? []).concat(under("/" + i0, validate_RedirectUri.errors));errors = vErrors.length;}}
let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func_c0057a683d(data[i1], data[j0])){(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break outer0;}}}}}validate_RedirectUrisUpdate.errors = vErrors;return errors === 0;}
validate_RedirectUrisUpdate.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
const schema_1d8756f13a = {"type":["array","null"],"maxItems":20,"uniqueItems":true,"items":{"$ref":"RedirectUri"},"$id":"PostLogoutRedirectUrisUpdate"};
function validate_PostLogoutRedirectUrisUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_1d8756f13a.type},message:"must be array,null"});errors++;}
if(Array.isArray(data)){if(data.length > 20){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){if(!(validate_RedirectUri(data[i0]))){vErrors = (vErrors ?? []).concat(under("/" + i0, validate_RedirectUri.errors));errors = vErrors.length;}}
let i1 = data.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func_c0057a683d(data[i1], data[j0])){(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break outer0;}}}}}validate_PostLogoutRedirectUrisUpdate.errors = vErrors;return errors === 0;}
validate_PostLogoutRedirectUrisUpdate.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
const schema_46d7a76288 = {"type":"string","enum":["allowed","refused"],"$id":"ApplicationDecision"};
function validate_ApplicationDecision(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((data === "allowed") || (data === "refused"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_46d7a76288.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_ApplicationDecision.errors = vErrors;return errors === 0;}
validate_ApplicationDecision.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ApplicationUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});errors++;}
for(const key0 in data){if(!((((((((key0 === "name") || (key0 === "jwks")) || (key0 === "redirect_uris")) || (key0 === "post_logout_redirect_uris")) || (key0 === "backchannel_logout_uri")) || (key0 === "scopes")) || (key0 === "device_grant")) || (key0 === "status"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.name !== undefined){if(!(validate_Name(data.name))){vErrors = (vErrors ?? []).concat(under("/name", validate_Name.errors));errors = vErrors.length;}}
if(data.jwks !== undefined){if(!(validate_ApplicationKeys(data.jwks))){vErrors = (vErrors ?? []).concat(under("/jwks", validate_ApplicationKeys.errors));errors = vErrors.length;}}
if(data.redirect_uris !== undefined){if(!(validate_RedirectUrisUpdate(data.redirect_uris))){vErrors = (vErrors ?? []).concat(under("/redirect_uris", validate_RedirectUrisUpdate.errors));errors = vErrors.length;}}
if(data.post_logout_redirect_uris !== undefined){if(!(validate_PostLogoutRedirectUrisUpdate(data.post_logout_redirect_uris))){vErrors = (vErrors ?? []).concat(under("/post_logout_redirect_uris", validate_PostLogoutRedirectUrisUpdate.errors));errors = vErrors.length;}}
if(data.backchannel_logout_uri !== undefined){if(!(validate_BackchannelLogoutUri(data.backchannel_logout_uri))){vErrors = (vErrors ?? []).concat(under("/backchannel_logout_uri", validate_BackchannelLogoutUri.errors));errors = vErrors.length;}}
if(data.scopes !== undefined){if(!(validate_Scopes(data.scopes))){vErrors = (vErrors ?? []).concat(under("/scopes", validate_Scopes.errors));errors = vErrors.length;}}
if(data.device_grant !== undefined){if(!(validate_DeviceGrant(data.device_grant))){vErrors = (vErrors ?? []).concat(under("/device_grant", validate_DeviceGrant.errors));errors = vErrors.length;}}
if(data.status !== undefined){if(!(validate_ApplicationDecision(data.status))){vErrors = (vErrors ?? []).concat(under("/status", validate_ApplicationDecision.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ApplicationUpdate.errors = vErrors;return errors === 0;}
validate_ApplicationUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_SecuritySettingsUpdate = validate_SecuritySettingsUpdate;
const schema_f78602766e = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"allowed_origins":{"$ref":"AllowedOriginsUpdate"},"api_version":{"$ref":"PinnedVersion"},"administrators_need_second_factor":{"$ref":"SecondFactorDemand"},"everybody_needs_second_factor":{"$ref":"EverybodyDemand"},"api_key_days":{"$ref":"ApiKeyDays"},"session_minutes":{"$ref":"SessionMinutes"},"refresh_token_days":{"$ref":"RefreshTokenDays"},"people_networks":{"$ref":"PeopleNetworksUpdate"},"program_networks":{"$ref":"ProgramNetworksUpdate"},"described_applications":{"$ref":"DescribedApplications"}},"$id":"SecuritySettingsUpdate"};
const schema_6a2d1f7d4a = {"type":["array","null"],"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":8,"maxLength":270,"pattern":"^https?://(\\[[0-9a-f:.]+\\]|[a-z0-9.-]+)(:([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5]))?$"},"$id":"AllowedOriginsUpdate"};
const pattern_56c6c2e91c = new RegExp("^https?://(\\[[0-9a-f:.]+\\]|[a-z0-9.-]+)(:([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5]))?$", "u");
function validate_AllowedOriginsUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_6a2d1f7d4a.type},message:"must be array,null"});errors++;}
if(Array.isArray(data)){if(data.length > 100){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(typeof data0 === "string"){if(data0.length > 270 && func_a41a2f9c96(data0) > 270){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 270},message:"must NOT have more than 270 characters"});errors++;}
if(data0.length < 16 && func_a41a2f9c96(data0) < 8){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"});errors++;}
if(!pattern_56c6c2e91c.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^https?://(\\[[0-9a-f:.]+\\]|[a-z0-9.-]+)(:([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5]))?$"},message:"must match pattern \""+"^https?://(\\[[0-9a-f:.]+\\]|[a-z0-9.-]+)(:([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5]))?$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
let i1 = data.length;let j0;if(i1 > 1){const indices0 = {};for(;i1--;){let item0 = data[i1];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break;}indices0[item0] = i1;}}}validate_AllowedOriginsUpdate.errors = vErrors;return errors === 0;}
validate_AllowedOriginsUpdate.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
const schema_bd2cd36cf4 = {"type":["string","null"],"maxLength":32,"pattern":"^v\\d+(-[a-z]+)?$","$id":"PinnedVersion"};
const pattern_8033f1b0a9 = new RegExp("^v\\d+(-[a-z]+)?$", "u");
function validate_PinnedVersion(data){const instancePath = "";let vErrors = null;let errors = 0;
if((typeof data !== "string") && (data !== null)){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_bd2cd36cf4.type},message:"must be string,null"});errors++;}
if(typeof data === "string"){if(data.length > 32 && func_a41a2f9c96(data) > 32){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"});errors++;}
if(!pattern_8033f1b0a9.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^v\\d+(-[a-z]+)?$"},message:"must match pattern \""+"^v\\d+(-[a-z]+)?$"+"\""});errors++;}}
validate_PinnedVersion.errors = vErrors;return errors === 0;}
validate_PinnedVersion.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_SecondFactorDemand(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "boolean"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}
validate_SecondFactorDemand.errors = vErrors;return errors === 0;}
validate_SecondFactorDemand.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_EverybodyDemand(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "boolean"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}
validate_EverybodyDemand.errors = vErrors;return errors === 0;}
validate_EverybodyDemand.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_0b8a26b77d = {"type":["integer","null"],"format":"int32","minimum":1,"maximum":3650,"$id":"ApiKeyDays"};
function validate_ApiKeyDays(data){const instancePath = "";let vErrors = null;let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_0b8a26b77d.type},message:"must be integer,null"});errors++;}
if((typeof data == "number") && (isFinite(data))){if(data > 3650 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650},message:"must be <= 3650"});errors++;}
if(data < 1 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}
if(!(formats_ae5d596cd9.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}
validate_ApiKeyDays.errors = vErrors;return errors === 0;}
validate_ApiKeyDays.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_6261ae5af4 = {"type":["integer","null"],"format":"int32","minimum":15,"maximum":1440,"$id":"SessionMinutes"};
function validate_SessionMinutes(data){const instancePath = "";let vErrors = null;let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_6261ae5af4.type},message:"must be integer,null"});errors++;}
if((typeof data == "number") && (isFinite(data))){if(data > 1440 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440},message:"must be <= 1440"});errors++;}
if(data < 15 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 15},message:"must be >= 15"});errors++;}
if(!(formats_ae5d596cd9.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}
validate_SessionMinutes.errors = vErrors;return errors === 0;}
validate_SessionMinutes.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_4c14d1d98f = {"type":["integer","null"],"format":"int32","minimum":1,"maximum":30,"$id":"RefreshTokenDays"};
function validate_RefreshTokenDays(data){const instancePath = "";let vErrors = null;let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_4c14d1d98f.type},message:"must be integer,null"});errors++;}
if((typeof data == "number") && (isFinite(data))){if(data > 30 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"});errors++;}
if(data < 1 || isNaN(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}
if(!(formats_ae5d596cd9.validate(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});errors++;}}
validate_RefreshTokenDays.errors = vErrors;return errors === 0;}
validate_RefreshTokenDays.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_f0d3e9d5ad = {"type":["array","null"],"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":2,"maxLength":43,"pattern":"^[0-9A-Fa-f:.]+(/\\d{1,3})?$"},"$id":"PeopleNetworksUpdate"};
function validate_PeopleNetworksUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_f0d3e9d5ad.type},message:"must be array,null"});errors++;}
if(Array.isArray(data)){if(data.length > 100){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(typeof data0 === "string"){if(data0.length > 43 && func_a41a2f9c96(data0) > 43){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"});errors++;}
if(data0.length < 4 && func_a41a2f9c96(data0) < 2){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"});errors++;}
if(!pattern_50e6d4c5a0.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f:.]+(/\\d{1,3})?$"},message:"must match pattern \""+"^[0-9A-Fa-f:.]+(/\\d{1,3})?$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
let i1 = data.length;let j0;if(i1 > 1){const indices0 = {};for(;i1--;){let item0 = data[i1];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break;}indices0[item0] = i1;}}}validate_PeopleNetworksUpdate.errors = vErrors;return errors === 0;}
validate_PeopleNetworksUpdate.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
const schema_43c53ebfb7 = {"type":["array","null"],"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":2,"maxLength":43,"pattern":"^[0-9A-Fa-f:.]+(/\\d{1,3})?$"},"$id":"ProgramNetworksUpdate"};
function validate_ProgramNetworksUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_43c53ebfb7.type},message:"must be array,null"});errors++;}
if(Array.isArray(data)){if(data.length > 100){(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}
const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(typeof data0 === "string"){if(data0.length > 43 && func_a41a2f9c96(data0) > 43){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"});errors++;}
if(data0.length < 4 && func_a41a2f9c96(data0) < 2){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"});errors++;}
if(!pattern_50e6d4c5a0.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f:.]+(/\\d{1,3})?$"},message:"must match pattern \""+"^[0-9A-Fa-f:.]+(/\\d{1,3})?$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
let i1 = data.length;let j0;if(i1 > 1){const indices0 = {};for(;i1--;){let item0 = data[i1];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];(vErrors ??= []).push({instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});errors++;
break;}indices0[item0] = i1;}}}validate_ProgramNetworksUpdate.errors = vErrors;return errors === 0;}
validate_ProgramNetworksUpdate.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
const schema_8c7c96810e = {"type":"string","enum":["allowed","approval","listed"],"$id":"DescribedApplications"};
function validate_DescribedApplications(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data === "allowed") || (data === "approval")) || (data === "listed"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_8c7c96810e.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_DescribedApplications.errors = vErrors;return errors === 0;}
validate_DescribedApplications.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_SecuritySettingsUpdate(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_f78602766e.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.allowed_origins !== undefined){if(!(validate_AllowedOriginsUpdate(data.allowed_origins))){vErrors = (vErrors ?? []).concat(under("/allowed_origins", validate_AllowedOriginsUpdate.errors));errors = vErrors.length;}}
if(data.api_version !== undefined){if(!(validate_PinnedVersion(data.api_version))){vErrors = (vErrors ?? []).concat(under("/api_version", validate_PinnedVersion.errors));errors = vErrors.length;}}
if(data.administrators_need_second_factor !== undefined){if(!(validate_SecondFactorDemand(data.administrators_need_second_factor))){vErrors = (vErrors ?? []).concat(under("/administrators_need_second_factor", validate_SecondFactorDemand.errors));errors = vErrors.length;}}
if(data.everybody_needs_second_factor !== undefined){if(!(validate_EverybodyDemand(data.everybody_needs_second_factor))){vErrors = (vErrors ?? []).concat(under("/everybody_needs_second_factor", validate_EverybodyDemand.errors));errors = vErrors.length;}}
if(data.api_key_days !== undefined){if(!(validate_ApiKeyDays(data.api_key_days))){vErrors = (vErrors ?? []).concat(under("/api_key_days", validate_ApiKeyDays.errors));errors = vErrors.length;}}
if(data.session_minutes !== undefined){if(!(validate_SessionMinutes(data.session_minutes))){vErrors = (vErrors ?? []).concat(under("/session_minutes", validate_SessionMinutes.errors));errors = vErrors.length;}}
if(data.refresh_token_days !== undefined){if(!(validate_RefreshTokenDays(data.refresh_token_days))){vErrors = (vErrors ?? []).concat(under("/refresh_token_days", validate_RefreshTokenDays.errors));errors = vErrors.length;}}
if(data.people_networks !== undefined){if(!(validate_PeopleNetworksUpdate(data.people_networks))){vErrors = (vErrors ?? []).concat(under("/people_networks", validate_PeopleNetworksUpdate.errors));errors = vErrors.length;}}
if(data.program_networks !== undefined){if(!(validate_ProgramNetworksUpdate(data.program_networks))){vErrors = (vErrors ?? []).concat(under("/program_networks", validate_ProgramNetworksUpdate.errors));errors = vErrors.length;}}
if(data.described_applications !== undefined){if(!(validate_DescribedApplications(data.described_applications))){vErrors = (vErrors ?? []).concat(under("/described_applications", validate_DescribedApplications.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_SecuritySettingsUpdate.errors = vErrors;return errors === 0;}
validate_SecuritySettingsUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bodies = {
  updateAccount: { 'application/json': check_AccountUpdate },
  updateRetention: { 'application/json': check_RetentionUpdate },
  inviteMember: { 'application/json': check_MemberInvite },
  updateMember: { 'application/json': check_MemberUpdate },
  createApiKey: { 'application/json': check_ApiKeyCreate },
  updateApiKey: { 'application/json': check_ApiKeyUpdate },
  rerollApiKey: { 'application/json': check_SecretOverlap },
  createApplication: { 'application/json': check_ApplicationCreate },
  updateApplication: { 'application/json': check_ApplicationUpdate },
  rotateApplicationSecret: { 'application/json': check_SecretOverlap },
  updateSecuritySettings: { 'application/json': check_SecuritySettingsUpdate },
  previewSecuritySettings: { 'application/json': check_SecuritySettingsUpdate },
};
