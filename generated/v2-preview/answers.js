// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import external0 from 'ajv/dist/runtime/ucs2length.js';
import external1 from 'ajv-formats/dist/formats.js';

const under = (place, errors) => errors.map((error) => ({ ...error, instancePath: place + error.instancePath }));
export const check_TaskCollection = validate_TaskCollection;
const schema_8cad10db3e = {"type":"object","required":["id","project_id","name","description","status","priority","assignee_id","due_at","tags","completed_at","created_by","created_at","updated_at","resolution"],"properties":{"id":{"$ref":"TaskId"},"project_id":{"$ref":"ProjectId"},"project":{"$ref":"Project"},"name":{"type":"string","minLength":1,"maxLength":300},"description":{"type":["string","null"],"maxLength":20000},"status":{"$ref":"TaskStatus"},"priority":{"$ref":"TaskPriority"},"assignee_id":{"type":["string","null"],"maxLength":30,"pattern":"^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"},"assignee":{"$ref":"User"},"due_at":{"type":["string","null"],"format":"date-time","maxLength":24},"tags":{"$ref":"Tags"},"completed_at":{"type":["string","null"],"format":"date-time","maxLength":24},"created_by":{"$ref":"UserId"},"creator":{"$ref":"User"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"},"resolution":{"type":["string","null"],"enum":["done","cancelled",null]}},"$id":"Task","additionalProperties":false};
const func_191f75b36e = Object.prototype.hasOwnProperty;
const func_a41a2f9c96 = external0.default;
const pattern_8aa511b413 = new RegExp("^tsk_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_TaskId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_8aa511b413.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^tsk_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^tsk_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_TaskId.errors = vErrors;return errors === 0;}
validate_TaskId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_108c49a7e3 = new RegExp("^prj_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_ProjectId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_108c49a7e3.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^prj_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^prj_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_ProjectId.errors = vErrors;return errors === 0;}
validate_ProjectId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_0a08fc9074 = {"type":"object","required":["id","name","description","visibility","status","settings","tags","owner_id","archived_at","created_at","updated_at"],"properties":{"id":{"$ref":"ProjectId"},"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":["string","null"],"maxLength":10000},"visibility":{"$ref":"ProjectVisibility"},"status":{"$ref":"ProjectStatus"},"settings":{"$ref":"ProjectSettings"},"tags":{"$ref":"Tags"},"owner_id":{"$ref":"UserId"},"owner":{"$ref":"User"},"archived_at":{"type":["string","null"],"format":"date-time","maxLength":24},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"$id":"Project","additionalProperties":false};
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
const schema_1460a6bc66 = {"type":"string","enum":["todo","in_progress","closed"],"$id":"TaskStatus"};
function validate_TaskStatus(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(((data === "todo") || (data === "in_progress")) || (data === "closed"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_1460a6bc66.enum},message:"must be equal to one of the allowed values"});errors++;}
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
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
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
if(data.resolution === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resolution"},message:"must have required property '"+"resolution"+"'"});errors++;}
for(const key0 in data){if(!(func_191f75b36e.call(schema_8cad10db3e.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validate_TaskId(data.id))){vErrors = (vErrors ?? []).concat(under("/id", validate_TaskId.errors));errors = vErrors.length;}}
if(data.project_id !== undefined){if(!(validate_ProjectId(data.project_id))){vErrors = (vErrors ?? []).concat(under("/project_id", validate_ProjectId.errors));errors = vErrors.length;}}
if(data.project !== undefined){if(!(validate_Project(data.project))){vErrors = (vErrors ?? []).concat(under("/project", validate_Project.errors));errors = vErrors.length;}}
if(data.name !== undefined){let data3 = data.name;if(typeof data3 === "string"){if(data3.length > 300 && func_a41a2f9c96(data3) > 300){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});errors++;}
if(data3.length < 2 && func_a41a2f9c96(data3) < 1){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.description !== undefined){let data4 = data.description;if((typeof data4 !== "string") && (data4 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_8cad10db3e.properties.description.type},message:"must be string,null"});errors++;}
if(typeof data4 === "string"){if(data4.length > 20000 && func_a41a2f9c96(data4) > 20000){(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});errors++;}}}
if(data.status !== undefined){if(!(validate_TaskStatus(data.status))){vErrors = (vErrors ?? []).concat(under("/status", validate_TaskStatus.errors));errors = vErrors.length;}}
if(data.priority !== undefined){if(!(validate_TaskPriority(data.priority))){vErrors = (vErrors ?? []).concat(under("/priority", validate_TaskPriority.errors));errors = vErrors.length;}}
if(data.assignee_id !== undefined){let data7 = data.assignee_id;if((typeof data7 !== "string") && (data7 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/type",keyword:"type",params:{type: schema_8cad10db3e.properties.assignee_id.type},message:"must be string,null"});errors++;}
if(typeof data7 === "string"){if(data7.length > 30 && func_a41a2f9c96(data7) > 30){(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_1ae3b07d88.test(data7)){(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/pattern",keyword:"pattern",params:{pattern: "^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}}
if(data.assignee !== undefined){if(!(validate_User(data.assignee))){vErrors = (vErrors ?? []).concat(under("/assignee", validate_User.errors));errors = vErrors.length;}}
if(data.due_at !== undefined){let data9 = data.due_at;if((typeof data9 !== "string") && (data9 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/type",keyword:"type",params:{type: schema_8cad10db3e.properties.due_at.type},message:"must be string,null"});errors++;}
if(typeof data9 === "string"){if(data9.length > 24 && func_a41a2f9c96(data9) > 24){(vErrors ??= []).push({instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"});errors++;}
if(!(formats_98445065ab.validate(data9))){(vErrors ??= []).push({instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}
if(data.tags !== undefined){if(!(validate_Tags(data.tags))){vErrors = (vErrors ?? []).concat(under("/tags", validate_Tags.errors));errors = vErrors.length;}}
if(data.completed_at !== undefined){let data11 = data.completed_at;if((typeof data11 !== "string") && (data11 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema_8cad10db3e.properties.completed_at.type},message:"must be string,null"});errors++;}
if(typeof data11 === "string"){if(data11.length > 24 && func_a41a2f9c96(data11) > 24){(vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"});errors++;}
if(!(formats_98445065ab.validate(data11))){(vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});errors++;}}}
if(data.created_by !== undefined){if(!(validate_UserId(data.created_by))){vErrors = (vErrors ?? []).concat(under("/created_by", validate_UserId.errors));errors = vErrors.length;}}
if(data.creator !== undefined){if(!(validate_User(data.creator))){vErrors = (vErrors ?? []).concat(under("/creator", validate_User.errors));errors = vErrors.length;}}
if(data.created_at !== undefined){if(!(validate_Timestamp(data.created_at))){vErrors = (vErrors ?? []).concat(under("/created_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.updated_at !== undefined){if(!(validate_Timestamp(data.updated_at))){vErrors = (vErrors ?? []).concat(under("/updated_at", validate_Timestamp.errors));errors = vErrors.length;}}
if(data.resolution !== undefined){let data16 = data.resolution;if((typeof data16 !== "string") && (data16 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: schema_8cad10db3e.properties.resolution.type},message:"must be string,null"});errors++;}
if(!(((data16 === "done") || (data16 === "cancelled")) || (data16 === null))){(vErrors ??= []).push({instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues: schema_8cad10db3e.properties.resolution.enum},message:"must be equal to one of the allowed values"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Task.errors = vErrors;return errors === 0;}
validate_Task.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
export const check_TaskSingle = validate_TaskSingle;
function validate_Meta(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.request_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "request_id")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.request_id !== undefined){if(!(validate_RequestId(data.request_id))){vErrors = (vErrors ?? []).concat(under("/request_id", validate_RequestId.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_Meta.errors = vErrors;return errors === 0;}
validate_Meta.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TaskSingle(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.data === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;}
if(data.meta === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "data") || (key0 === "meta"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.data !== undefined){if(!(validate_Task(data.data))){vErrors = (vErrors ?? []).concat(under("/data", validate_Task.errors));errors = vErrors.length;}}
if(data.meta !== undefined){if(!(validate_Meta(data.meta))){vErrors = (vErrors ?? []).concat(under("/meta", validate_Meta.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TaskSingle.errors = vErrors;return errors === 0;}
validate_TaskSingle.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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

const commonAnswers = {  };
export const answers = {
  listUserTasks: { '200': check_TaskCollection },
  listProjectTasks: { '200': check_TaskCollection },
  createProjectTask: { '201': check_TaskSingle },
  listProjectFiles: { '200': check_FileRecordCollection },
  listTasks: { '200': check_TaskCollection },
  createTask: { '201': check_TaskSingle },
  getTask: { '200': check_TaskSingle },
  replaceTask: { '200': check_TaskSingle },
  updateTask: { '200': check_TaskSingle },
  completeTask: { '200': check_TaskSingle },
  reopenTask: { '200': check_TaskSingle },
  listTaskFiles: { '200': check_FileRecordCollection },
  listFiles: { '200': check_FileRecordCollection },
  createFile: { '201': check_FileRecordSingle },
  getFile: { '200': check_FileRecordSingle },
  replaceFile: { '200': check_FileRecordSingle },
  updateFile: { '200': check_FileRecordSingle },
  replaceFileContent: { '200': check_FileRecordSingle },
};
