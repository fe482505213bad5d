// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import external0 from 'ajv/dist/runtime/ucs2length.js';
import external1 from 'ajv-formats/dist/formats.js';

const under = (place, errors) => errors.map((error) => ({ ...error, instancePath: place + error.instancePath }));
export const check_TokenRequest = validate_TokenRequest;
const schema_6b95cfb137 = {"oneOf":[{"$ref":"AuthorizationCodeGrant"},{"$ref":"RefreshTokenGrant"},{"$ref":"ClientCredentialsGrant"},{"$ref":"DeviceCodeGrant"}],"discriminator":{"propertyName":"grant_type"},"properties":{"grant_type":{"enum":["authorization_code","refresh_token","client_credentials","urn:ietf:params:oauth:grant-type:device_code"]}},"$id":"TokenRequest"};
const schema_695c17e1df = {"type":"object","required":["grant_type","code","redirect_uri"],"properties":{"grant_type":{"type":"string","enum":["authorization_code"]},"client_id":{"$ref":"ClientId"},"client_secret":{"$ref":"ClientSecret"},"client_assertion_type":{"$ref":"ClientAssertionType"},"client_assertion":{"$ref":"ClientAssertion"},"code":{"type":"string","minLength":1,"maxLength":512,"pattern":"^[\\x21-\\x7E]+$"},"redirect_uri":{"$ref":"RedirectUri"},"code_verifier":{"type":"string","minLength":43,"maxLength":128,"pattern":"^[A-Za-z0-9._~-]+$"},"token_format":{"$ref":"TokenFormat"}},"$id":"AuthorizationCodeGrant"};
const func_a41a2f9c96 = external0.default;
const pattern_e4c2555c8e = new RegExp("^[\\x21-\\x7E]+$", "u");
function validate_ClientId(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 512 && func_a41a2f9c96(data) > 512){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_ClientId.errors = vErrors;return errors === 0;}
validate_ClientId.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_e04c8324b2 = new RegExp("^[\\x20-\\x7E]+$", "u");
function validate_ClientSecret(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 256 && func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e04c8324b2.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7E]+$"},message:"must match pattern \""+"^[\\x20-\\x7E]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_ClientSecret.errors = vErrors;return errors === 0;}
validate_ClientSecret.evaluated = {"dynamicProps":false,"dynamicItems":false};
const schema_a998606a78 = {"type":"string","enum":["urn:ietf:params:oauth:client-assertion-type:jwt-bearer"],"$id":"ClientAssertionType"};
function validate_ClientAssertionType(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(data === "urn:ietf:params:oauth:client-assertion-type:jwt-bearer")){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_a998606a78.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_ClientAssertionType.errors = vErrors;return errors === 0;}
validate_ClientAssertionType.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_3a672c926d = new RegExp("^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$", "u");
function validate_ClientAssertion(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 4096 && func_a41a2f9c96(data) > 4096){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"});errors++;}
if(data.length < 32 && func_a41a2f9c96(data) < 16){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"});errors++;}
if(!pattern_3a672c926d.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_ClientAssertion.errors = vErrors;return errors === 0;}
validate_ClientAssertion.evaluated = {"dynamicProps":false,"dynamicItems":false};
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
const schema_c6b0b4364b = {"type":"string","enum":["opaque","jwt"],"$id":"TokenFormat"};
function validate_TokenFormat(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data !== "string"){(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!((data === "opaque") || (data === "jwt"))){(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_c6b0b4364b.enum},message:"must be equal to one of the allowed values"});errors++;}
validate_TokenFormat.errors = vErrors;return errors === 0;}
validate_TokenFormat.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_4eb8e61167 = new RegExp("^[A-Za-z0-9._~-]+$", "u");
function validate_AuthorizationCodeGrant(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.grant_type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'"});errors++;}
if(data.code === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});errors++;}
if(data.redirect_uri === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect_uri"},message:"must have required property '"+"redirect_uri"+"'"});errors++;}
if(data.grant_type !== undefined){let data0 = data.grant_type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(data0 === "authorization_code")){(vErrors ??= []).push({instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/enum",keyword:"enum",params:{allowedValues: schema_695c17e1df.properties.grant_type.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.client_id !== undefined){if(!(validate_ClientId(data.client_id))){vErrors = (vErrors ?? []).concat(under("/client_id", validate_ClientId.errors));errors = vErrors.length;}}
if(data.client_secret !== undefined){if(!(validate_ClientSecret(data.client_secret))){vErrors = (vErrors ?? []).concat(under("/client_secret", validate_ClientSecret.errors));errors = vErrors.length;}}
if(data.client_assertion_type !== undefined){if(!(validate_ClientAssertionType(data.client_assertion_type))){vErrors = (vErrors ?? []).concat(under("/client_assertion_type", validate_ClientAssertionType.errors));errors = vErrors.length;}}
if(data.client_assertion !== undefined){if(!(validate_ClientAssertion(data.client_assertion))){vErrors = (vErrors ?? []).concat(under("/client_assertion", validate_ClientAssertion.errors));errors = vErrors.length;}}
if(data.code !== undefined){let data5 = data.code;if(typeof data5 === "string"){if(data5.length > 512 && func_a41a2f9c96(data5) > 512){(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"});errors++;}
if(data5.length < 2 && func_a41a2f9c96(data5) < 1){(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data5)){(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.redirect_uri !== undefined){if(!(validate_RedirectUri(data.redirect_uri))){vErrors = (vErrors ?? []).concat(under("/redirect_uri", validate_RedirectUri.errors));errors = vErrors.length;}}
if(data.code_verifier !== undefined){let data7 = data.code_verifier;if(typeof data7 === "string"){if(data7.length > 128 && func_a41a2f9c96(data7) > 128){(vErrors ??= []).push({instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_verifier/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});errors++;}
if(data7.length < 86 && func_a41a2f9c96(data7) < 43){(vErrors ??= []).push({instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_verifier/minLength",keyword:"minLength",params:{limit: 43},message:"must NOT have fewer than 43 characters"});errors++;}
if(!pattern_4eb8e61167.test(data7)){(vErrors ??= []).push({instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_verifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_verifier/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.token_format !== undefined){if(!(validate_TokenFormat(data.token_format))){vErrors = (vErrors ?? []).concat(under("/token_format", validate_TokenFormat.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_AuthorizationCodeGrant.errors = vErrors;return errors === 0;}
validate_AuthorizationCodeGrant.evaluated = {"props":{"grant_type":true,"client_id":true,"client_secret":true,"client_assertion_type":true,"client_assertion":true,"code":true,"redirect_uri":true,"code_verifier":true,"token_format":true},"dynamicProps":false,"dynamicItems":false};
const schema_d2565be8ba = {"type":"object","required":["grant_type","refresh_token"],"properties":{"grant_type":{"type":"string","enum":["refresh_token"]},"client_id":{"$ref":"ClientId"},"client_secret":{"$ref":"ClientSecret"},"client_assertion_type":{"$ref":"ClientAssertionType"},"client_assertion":{"$ref":"ClientAssertion"},"refresh_token":{"$ref":"RefreshToken"},"scope":{"$ref":"RequestedScopes"},"token_format":{"$ref":"TokenFormat"}},"$id":"RefreshTokenGrant"};
const pattern_afa507a3fe = new RegExp("^[A-Za-z0-9._~+/-]+=*$", "u");
function validate_RefreshToken(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 1024 && func_a41a2f9c96(data) > 1024){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});errors++;}
if(data.length < 32 && func_a41a2f9c96(data) < 16){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"});errors++;}
if(!pattern_afa507a3fe.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~+/-]+=*$"},message:"must match pattern \""+"^[A-Za-z0-9._~+/-]+=*$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_RefreshToken.errors = vErrors;return errors === 0;}
validate_RefreshToken.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_2add8d2048 = new RegExp("^[\\x20\\x21\\x23-\\x5B\\x5D-\\x7E]*$", "u");
function validate_RequestedScopes(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 2048 && func_a41a2f9c96(data) > 2048){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});errors++;}
if(!pattern_2add8d2048.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x20\\x21\\x23-\\x5B\\x5D-\\x7E]*$"},message:"must match pattern \""+"^[\\x20\\x21\\x23-\\x5B\\x5D-\\x7E]*$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_RequestedScopes.errors = vErrors;return errors === 0;}
validate_RequestedScopes.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_RefreshTokenGrant(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.grant_type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'"});errors++;}
if(data.refresh_token === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"});errors++;}
if(data.grant_type !== undefined){let data0 = data.grant_type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(data0 === "refresh_token")){(vErrors ??= []).push({instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/enum",keyword:"enum",params:{allowedValues: schema_d2565be8ba.properties.grant_type.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.client_id !== undefined){if(!(validate_ClientId(data.client_id))){vErrors = (vErrors ?? []).concat(under("/client_id", validate_ClientId.errors));errors = vErrors.length;}}
if(data.client_secret !== undefined){if(!(validate_ClientSecret(data.client_secret))){vErrors = (vErrors ?? []).concat(under("/client_secret", validate_ClientSecret.errors));errors = vErrors.length;}}
if(data.client_assertion_type !== undefined){if(!(validate_ClientAssertionType(data.client_assertion_type))){vErrors = (vErrors ?? []).concat(under("/client_assertion_type", validate_ClientAssertionType.errors));errors = vErrors.length;}}
if(data.client_assertion !== undefined){if(!(validate_ClientAssertion(data.client_assertion))){vErrors = (vErrors ?? []).concat(under("/client_assertion", validate_ClientAssertion.errors));errors = vErrors.length;}}
if(data.refresh_token !== undefined){if(!(validate_RefreshToken(data.refresh_token))){vErrors = (vErrors ?? []).concat(under("/refresh_token", validate_RefreshToken.errors));errors = vErrors.length;}}
if(data.scope !== undefined){if(!(validate_RequestedScopes(data.scope))){vErrors = (vErrors ?? []).concat(under("/scope", validate_RequestedScopes.errors));errors = vErrors.length;}}
if(data.token_format !== undefined){if(!(validate_TokenFormat(data.token_format))){vErrors = (vErrors ?? []).concat(under("/token_format", validate_TokenFormat.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_RefreshTokenGrant.errors = vErrors;return errors === 0;}
validate_RefreshTokenGrant.evaluated = {"props":{"grant_type":true,"client_id":true,"client_secret":true,"client_assertion_type":true,"client_assertion":true,"refresh_token":true,"scope":true,"token_format":true},"dynamicProps":false,"dynamicItems":false};
const schema_584519e8bd = {"type":"object","required":["grant_type"],"properties":{"grant_type":{"type":"string","enum":["client_credentials"]},"client_id":{"$ref":"ClientId"},"client_secret":{"$ref":"ClientSecret"},"client_assertion_type":{"$ref":"ClientAssertionType"},"client_assertion":{"$ref":"ClientAssertion"},"scope":{"$ref":"RequestedScopes"},"token_format":{"$ref":"TokenFormat"}},"$id":"ClientCredentialsGrant"};
function validate_ClientCredentialsGrant(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.grant_type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'"});errors++;}
if(data.grant_type !== undefined){let data0 = data.grant_type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(data0 === "client_credentials")){(vErrors ??= []).push({instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/enum",keyword:"enum",params:{allowedValues: schema_584519e8bd.properties.grant_type.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.client_id !== undefined){if(!(validate_ClientId(data.client_id))){vErrors = (vErrors ?? []).concat(under("/client_id", validate_ClientId.errors));errors = vErrors.length;}}
if(data.client_secret !== undefined){if(!(validate_ClientSecret(data.client_secret))){vErrors = (vErrors ?? []).concat(under("/client_secret", validate_ClientSecret.errors));errors = vErrors.length;}}
if(data.client_assertion_type !== undefined){if(!(validate_ClientAssertionType(data.client_assertion_type))){vErrors = (vErrors ?? []).concat(under("/client_assertion_type", validate_ClientAssertionType.errors));errors = vErrors.length;}}
if(data.client_assertion !== undefined){if(!(validate_ClientAssertion(data.client_assertion))){vErrors = (vErrors ?? []).concat(under("/client_assertion", validate_ClientAssertion.errors));errors = vErrors.length;}}
if(data.scope !== undefined){if(!(validate_RequestedScopes(data.scope))){vErrors = (vErrors ?? []).concat(under("/scope", validate_RequestedScopes.errors));errors = vErrors.length;}}
if(data.token_format !== undefined){if(!(validate_TokenFormat(data.token_format))){vErrors = (vErrors ?? []).concat(under("/token_format", validate_TokenFormat.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ClientCredentialsGrant.errors = vErrors;return errors === 0;}
validate_ClientCredentialsGrant.evaluated = {"props":{"grant_type":true,"client_id":true,"client_secret":true,"client_assertion_type":true,"client_assertion":true,"scope":true,"token_format":true},"dynamicProps":false,"dynamicItems":false};
const schema_28c0f24da1 = {"type":"object","required":["grant_type","device_code"],"properties":{"grant_type":{"type":"string","enum":["urn:ietf:params:oauth:grant-type:device_code"]},"client_id":{"$ref":"ClientId"},"client_secret":{"$ref":"ClientSecret"},"client_assertion_type":{"$ref":"ClientAssertionType"},"client_assertion":{"$ref":"ClientAssertion"},"device_code":{"$ref":"DeviceCode"},"token_format":{"$ref":"TokenFormat"}},"$id":"DeviceCodeGrant"};
function validate_DeviceCode(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 512 && func_a41a2f9c96(data) > 512){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"});errors++;}
if(data.length < 32 && func_a41a2f9c96(data) < 16){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_DeviceCode.errors = vErrors;return errors === 0;}
validate_DeviceCode.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_DeviceCodeGrant(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.grant_type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'"});errors++;}
if(data.device_code === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "device_code"},message:"must have required property '"+"device_code"+"'"});errors++;}
if(data.grant_type !== undefined){let data0 = data.grant_type;if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(data0 === "urn:ietf:params:oauth:grant-type:device_code")){(vErrors ??= []).push({instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/enum",keyword:"enum",params:{allowedValues: schema_28c0f24da1.properties.grant_type.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.client_id !== undefined){if(!(validate_ClientId(data.client_id))){vErrors = (vErrors ?? []).concat(under("/client_id", validate_ClientId.errors));errors = vErrors.length;}}
if(data.client_secret !== undefined){if(!(validate_ClientSecret(data.client_secret))){vErrors = (vErrors ?? []).concat(under("/client_secret", validate_ClientSecret.errors));errors = vErrors.length;}}
if(data.client_assertion_type !== undefined){if(!(validate_ClientAssertionType(data.client_assertion_type))){vErrors = (vErrors ?? []).concat(under("/client_assertion_type", validate_ClientAssertionType.errors));errors = vErrors.length;}}
if(data.client_assertion !== undefined){if(!(validate_ClientAssertion(data.client_assertion))){vErrors = (vErrors ?? []).concat(under("/client_assertion", validate_ClientAssertion.errors));errors = vErrors.length;}}
if(data.device_code !== undefined){if(!(validate_DeviceCode(data.device_code))){vErrors = (vErrors ?? []).concat(under("/device_code", validate_DeviceCode.errors));errors = vErrors.length;}}
if(data.token_format !== undefined){if(!(validate_TokenFormat(data.token_format))){vErrors = (vErrors ?? []).concat(under("/token_format", validate_TokenFormat.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_DeviceCodeGrant.errors = vErrors;return errors === 0;}
validate_DeviceCodeGrant.evaluated = {"props":{"grant_type":true,"client_id":true,"client_secret":true,"client_assertion_type":true,"client_assertion":true,"device_code":true,"token_format":true},"dynamicProps":false,"dynamicItems":false};
function validate_TokenRequest(data){const instancePath = "";let vErrors = null;let errors = 0;
const evaluated0 = validate_TokenRequest.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if(data.grant_type !== undefined){let data0 = data.grant_type;if(!((((data0 === "authorization_code") || (data0 === "refresh_token")) || (data0 === "client_credentials")) || (data0 === "urn:ietf:params:oauth:grant-type:device_code"))){(vErrors ??= []).push({instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/enum",keyword:"enum",params:{allowedValues: schema_6b95cfb137.properties.grant_type.enum},message:"must be equal to one of the allowed values"});errors++;}}
const tag0 = data.grant_type;if(typeof tag0 == "string"){if(tag0 === "authorization_code"){if(!(validate_AuthorizationCodeGrant(data))){vErrors = (vErrors ?? []).concat(validate_AuthorizationCodeGrant.errors);errors = vErrors.length;}
var props0 = {};props0.grant_type = true;props0.client_id = true;props0.client_secret = true;props0.client_assertion_type = true;props0.client_assertion = true;props0.code = true;props0.redirect_uri = true;props0.code_verifier = true;props0.token_format = true;}else if(tag0 === "refresh_token"){if(!(validate_RefreshTokenGrant(data))){vErrors = (vErrors ?? []).concat(validate_RefreshTokenGrant.errors);errors = vErrors.length;}
if(props0 !== true){props0 = props0 || {};props0.grant_type = true;props0.client_id = true;props0.client_secret = true;props0.client_assertion_type = true;props0.client_assertion = true;props0.refresh_token = true;props0.scope = true;props0.token_format = true;}}else if(tag0 === "client_credentials"){if(!(validate_ClientCredentialsGrant(data))){vErrors = (vErrors ?? []).concat(validate_ClientCredentialsGrant.errors);errors = vErrors.length;}
if(props0 !== true){props0 = props0 || {};props0.grant_type = true;props0.client_id = true;props0.client_secret = true;props0.client_assertion_type = true;props0.client_assertion = true;props0.scope = true;props0.token_format = true;}}else if(tag0 === "urn:ietf:params:oauth:grant-type:device_code"){if(!(validate_DeviceCodeGrant(data))){vErrors = (vErrors ?? []).concat(validate_DeviceCodeGrant.errors);errors = vErrors.length;}
if(props0 !== true){props0 = props0 || {};props0.grant_type = true;props0.client_id = true;props0.client_secret = true;props0.client_assertion_type = true;props0.client_assertion = true;props0.device_code = true;props0.token_format = true;}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "grant_type", tagValue: tag0},message:"value of tag \"grant_type\" must be in oneOf"});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "grant_type", tagValue: tag0},message:"tag \"grant_type\" must be string"});errors++;}}
validate_TokenRequest.errors = vErrors;evaluated0.props = props0;return errors === 0;}
validate_TokenRequest.evaluated = {"dynamicProps":true,"dynamicItems":false};
export const check_DeviceAuthorizationRequest = validate_DeviceAuthorizationRequest;
function validate_DeviceAuthorizationRequest(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.client_id !== undefined){if(!(validate_ClientId(data.client_id))){vErrors = (vErrors ?? []).concat(under("/client_id", validate_ClientId.errors));errors = vErrors.length;}}
if(data.client_secret !== undefined){if(!(validate_ClientSecret(data.client_secret))){vErrors = (vErrors ?? []).concat(under("/client_secret", validate_ClientSecret.errors));errors = vErrors.length;}}
if(data.client_assertion_type !== undefined){if(!(validate_ClientAssertionType(data.client_assertion_type))){vErrors = (vErrors ?? []).concat(under("/client_assertion_type", validate_ClientAssertionType.errors));errors = vErrors.length;}}
if(data.client_assertion !== undefined){if(!(validate_ClientAssertion(data.client_assertion))){vErrors = (vErrors ?? []).concat(under("/client_assertion", validate_ClientAssertion.errors));errors = vErrors.length;}}
if(data.scope !== undefined){if(!(validate_RequestedScopes(data.scope))){vErrors = (vErrors ?? []).concat(under("/scope", validate_RequestedScopes.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_DeviceAuthorizationRequest.errors = vErrors;return errors === 0;}
validate_DeviceAuthorizationRequest.evaluated = {"props":{"client_id":true,"client_secret":true,"client_assertion_type":true,"client_assertion":true,"scope":true},"dynamicProps":false,"dynamicItems":false};
export const check_RevocationRequest = validate_RevocationRequest;
function validate_RevocationRequest(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.token === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"});errors++;}
if(data.token !== undefined){let data0 = data.token;if(typeof data0 === "string"){if(data0.length > 8192 && func_a41a2f9c96(data0) > 8192){(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});errors++;}
if(data0.length < 2 && func_a41a2f9c96(data0) < 1){(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.token_type_hint !== undefined){let data1 = data.token_type_hint;if(typeof data1 === "string"){if(data1.length > 64 && func_a41a2f9c96(data1) > 64){(vErrors ??= []).push({instancePath:instancePath+"/token_type_hint",schemaPath:"#/properties/token_type_hint/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/token_type_hint",schemaPath:"#/properties/token_type_hint/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.client_id !== undefined){if(!(validate_ClientId(data.client_id))){vErrors = (vErrors ?? []).concat(under("/client_id", validate_ClientId.errors));errors = vErrors.length;}}
if(data.client_secret !== undefined){if(!(validate_ClientSecret(data.client_secret))){vErrors = (vErrors ?? []).concat(under("/client_secret", validate_ClientSecret.errors));errors = vErrors.length;}}
if(data.client_assertion_type !== undefined){if(!(validate_ClientAssertionType(data.client_assertion_type))){vErrors = (vErrors ?? []).concat(under("/client_assertion_type", validate_ClientAssertionType.errors));errors = vErrors.length;}}
if(data.client_assertion !== undefined){if(!(validate_ClientAssertion(data.client_assertion))){vErrors = (vErrors ?? []).concat(under("/client_assertion", validate_ClientAssertion.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_RevocationRequest.errors = vErrors;return errors === 0;}
validate_RevocationRequest.evaluated = {"props":{"token":true,"token_type_hint":true,"client_id":true,"client_secret":true,"client_assertion_type":true,"client_assertion":true},"dynamicProps":false,"dynamicItems":false};
export const check_IntrospectionRequest = validate_IntrospectionRequest;
function validate_IntrospectionRequest(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.token === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"});errors++;}
if(data.token !== undefined){let data0 = data.token;if(typeof data0 === "string"){if(data0.length > 8192 && func_a41a2f9c96(data0) > 8192){(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});errors++;}
if(data0.length < 2 && func_a41a2f9c96(data0) < 1){(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.token_type_hint !== undefined){let data1 = data.token_type_hint;if(typeof data1 === "string"){if(data1.length > 64 && func_a41a2f9c96(data1) > 64){(vErrors ??= []).push({instancePath:instancePath+"/token_type_hint",schemaPath:"#/properties/token_type_hint/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/token_type_hint",schemaPath:"#/properties/token_type_hint/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.client_id !== undefined){if(!(validate_ClientId(data.client_id))){vErrors = (vErrors ?? []).concat(under("/client_id", validate_ClientId.errors));errors = vErrors.length;}}
if(data.client_secret !== undefined){if(!(validate_ClientSecret(data.client_secret))){vErrors = (vErrors ?? []).concat(under("/client_secret", validate_ClientSecret.errors));errors = vErrors.length;}}
if(data.client_assertion_type !== undefined){if(!(validate_ClientAssertionType(data.client_assertion_type))){vErrors = (vErrors ?? []).concat(under("/client_assertion_type", validate_ClientAssertionType.errors));errors = vErrors.length;}}
if(data.client_assertion !== undefined){if(!(validate_ClientAssertion(data.client_assertion))){vErrors = (vErrors ?? []).concat(under("/client_assertion", validate_ClientAssertion.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_IntrospectionRequest.errors = vErrors;return errors === 0;}
validate_IntrospectionRequest.evaluated = {"props":{"token":true,"token_type_hint":true,"client_id":true,"client_secret":true,"client_assertion_type":true,"client_assertion":true},"dynamicProps":false,"dynamicItems":false};
export const check_UserInfoRequest = validate_UserInfoRequest;
function validate_UserInfoRequest(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.access_token !== undefined){let data0 = data.access_token;if(typeof data0 === "string"){if(data0.length > 8192 && func_a41a2f9c96(data0) > 8192){(vErrors ??= []).push({instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});errors++;}
if(data0.length < 2 && func_a41a2f9c96(data0) < 1){(vErrors ??= []).push({instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}
if(!pattern_e4c2555c8e.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7E]+$"},message:"must match pattern \""+"^[\\x21-\\x7E]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_UserInfoRequest.errors = vErrors;return errors === 0;}
validate_UserInfoRequest.evaluated = {"props":{"access_token":true},"dynamicProps":false,"dynamicItems":false};
export const check_ClientTokenRequest = validate_ClientTokenRequest;
const schema_ab9becc0b4 = {"type":"object","additionalProperties":false,"required":["client_id","client_secret","audience","grant_type"],"properties":{"client_id":{"$ref":"ClientId"},"client_secret":{"$ref":"ClientSecret"},"audience":{"type":"string","format":"uri","minLength":8,"maxLength":2048},"grant_type":{"type":"string","enum":["client_credentials"]},"scope":{"$ref":"RequestedScopes"}},"$id":"ClientTokenRequest"};
function validate_ClientTokenRequest(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.client_id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});errors++;}
if(data.client_secret === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_secret"},message:"must have required property '"+"client_secret"+"'"});errors++;}
if(data.audience === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audience"},message:"must have required property '"+"audience"+"'"});errors++;}
if(data.grant_type === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'"});errors++;}
for(const key0 in data){if(!(((((key0 === "client_id") || (key0 === "client_secret")) || (key0 === "audience")) || (key0 === "grant_type")) || (key0 === "scope"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.client_id !== undefined){if(!(validate_ClientId(data.client_id))){vErrors = (vErrors ?? []).concat(under("/client_id", validate_ClientId.errors));errors = vErrors.length;}}
if(data.client_secret !== undefined){if(!(validate_ClientSecret(data.client_secret))){vErrors = (vErrors ?? []).concat(under("/client_secret", validate_ClientSecret.errors));errors = vErrors.length;}}
if(data.audience !== undefined){let data2 = data.audience;if(typeof data2 === "string"){if(data2.length > 2048 && func_a41a2f9c96(data2) > 2048){(vErrors ??= []).push({instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});errors++;}
if(data2.length < 16 && func_a41a2f9c96(data2) < 8){(vErrors ??= []).push({instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"});errors++;}
if(!(formats_472d88dd83(data2))){(vErrors ??= []).push({instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.grant_type !== undefined){let data3 = data.grant_type;if(typeof data3 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
if(!(data3 === "client_credentials")){(vErrors ??= []).push({instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/enum",keyword:"enum",params:{allowedValues: schema_ab9becc0b4.properties.grant_type.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.scope !== undefined){if(!(validate_RequestedScopes(data.scope))){vErrors = (vErrors ?? []).concat(under("/scope", validate_RequestedScopes.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_ClientTokenRequest.errors = vErrors;return errors === 0;}
validate_ClientTokenRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_PasswordTokenRequest = validate_PasswordTokenRequest;
const formats_9ab8c387c1 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate_SignInEmail(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 254 && func_a41a2f9c96(data) > 254){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});errors++;}
if(data.length < 6 && func_a41a2f9c96(data) < 3){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"});errors++;}
if(!(formats_9ab8c387c1.test(data))){(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_SignInEmail.errors = vErrors;return errors === 0;}
validate_SignInEmail.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_SignInPassword(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 256 && func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_SignInPassword.errors = vErrors;return errors === 0;}
validate_SignInPassword.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern_f28568c4cf = new RegExp("^acc_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
function validate_SignInAccount(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 30 && func_a41a2f9c96(data) > 30){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;}
if(!pattern_f28568c4cf.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^acc_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^acc_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_SignInAccount.errors = vErrors;return errors === 0;}
validate_SignInAccount.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_PasswordTokenRequest(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.email === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});errors++;}
if(data.password === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "email") || (key0 === "password")) || (key0 === "account_id"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.email !== undefined){if(!(validate_SignInEmail(data.email))){vErrors = (vErrors ?? []).concat(under("/email", validate_SignInEmail.errors));errors = vErrors.length;}}
if(data.password !== undefined){if(!(validate_SignInPassword(data.password))){vErrors = (vErrors ?? []).concat(under("/password", validate_SignInPassword.errors));errors = vErrors.length;}}
if(data.account_id !== undefined){if(!(validate_SignInAccount(data.account_id))){vErrors = (vErrors ?? []).concat(under("/account_id", validate_SignInAccount.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PasswordTokenRequest.errors = vErrors;return errors === 0;}
validate_PasswordTokenRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_LoginRequest = validate_LoginRequest;
function validate_LoginRequest(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.email === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});errors++;}
if(data.password === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "email") || (key0 === "password")) || (key0 === "account_id"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.email !== undefined){if(!(validate_SignInEmail(data.email))){vErrors = (vErrors ?? []).concat(under("/email", validate_SignInEmail.errors));errors = vErrors.length;}}
if(data.password !== undefined){if(!(validate_SignInPassword(data.password))){vErrors = (vErrors ?? []).concat(under("/password", validate_SignInPassword.errors));errors = vErrors.length;}}
if(data.account_id !== undefined){if(!(validate_SignInAccount(data.account_id))){vErrors = (vErrors ?? []).concat(under("/account_id", validate_SignInAccount.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_LoginRequest.errors = vErrors;return errors === 0;}
validate_LoginRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_SecondFactorProof = validate_SecondFactorProof;
const pattern_9f95224a97 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate_SessionToken(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 256 && func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(data.length < 32 && func_a41a2f9c96(data) < 16){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"});errors++;}
if(!pattern_9f95224a97.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_SessionToken.errors = vErrors;return errors === 0;}
validate_SessionToken.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_SecondFactorCode(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 64 && func_a41a2f9c96(data) > 64){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});errors++;}
if(data.length < 12 && func_a41a2f9c96(data) < 6){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_SecondFactorCode.errors = vErrors;return errors === 0;}
validate_SecondFactorCode.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_SecondFactorProof(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.mfa_token === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mfa_token"},message:"must have required property '"+"mfa_token"+"'"});errors++;}
if(data.code === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "mfa_token") || (key0 === "code"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.mfa_token !== undefined){if(!(validate_SessionToken(data.mfa_token))){vErrors = (vErrors ?? []).concat(under("/mfa_token", validate_SessionToken.errors));errors = vErrors.length;}}
if(data.code !== undefined){if(!(validate_SecondFactorCode(data.code))){vErrors = (vErrors ?? []).concat(under("/code", validate_SecondFactorCode.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_SecondFactorProof.errors = vErrors;return errors === 0;}
validate_SecondFactorProof.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_PasskeyProof = validate_PasskeyProof;
function validate_PasskeyCredential(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length > 16){(vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties"});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PasskeyCredential.errors = vErrors;return errors === 0;}
validate_PasskeyCredential.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_PasskeyProof(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.mfa_token === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mfa_token"},message:"must have required property '"+"mfa_token"+"'"});errors++;}
if(data.credential === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "mfa_token") || (key0 === "credential"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.mfa_token !== undefined){if(!(validate_SessionToken(data.mfa_token))){vErrors = (vErrors ?? []).concat(under("/mfa_token", validate_SessionToken.errors));errors = vErrors.length;}}
if(data.credential !== undefined){if(!(validate_PasskeyCredential(data.credential))){vErrors = (vErrors ?? []).concat(under("/credential", validate_PasskeyCredential.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PasskeyProof.errors = vErrors;return errors === 0;}
validate_PasskeyProof.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_PasskeyLogin = validate_PasskeyLogin;
function validate_PasskeyLogin(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.credential === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "credential")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.credential !== undefined){if(!(validate_PasskeyCredential(data.credential))){vErrors = (vErrors ?? []).concat(under("/credential", validate_PasskeyCredential.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PasskeyLogin.errors = vErrors;return errors === 0;}
validate_PasskeyLogin.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_PasswordSet = validate_PasswordSet;
function validate_PasswordSet(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.token === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"});errors++;}
if(data.password === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"});errors++;}
for(const key0 in data){if(!((key0 === "token") || (key0 === "password"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.token !== undefined){let data0 = data.token;if(typeof data0 === "string"){if(data0.length > 256 && func_a41a2f9c96(data0) > 256){(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(data0.length < 32 && func_a41a2f9c96(data0) < 16){(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"});errors++;}
if(!pattern_9f95224a97.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.password !== undefined){let data1 = data.password;if(typeof data1 === "string"){if(data1.length > 256 && func_a41a2f9c96(data1) > 256){(vErrors ??= []).push({instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(data1.length < 24 && func_a41a2f9c96(data1) < 12){(vErrors ??= []).push({instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PasswordSet.errors = vErrors;return errors === 0;}
validate_PasswordSet.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_PasswordResetRequest = validate_PasswordResetRequest;
function validate_PasswordResetRequest(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.email === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "email")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.email !== undefined){if(!(validate_SignInEmail(data.email))){vErrors = (vErrors ?? []).concat(under("/email", validate_SignInEmail.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PasswordResetRequest.errors = vErrors;return errors === 0;}
validate_PasswordResetRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_PasswordChange = validate_PasswordChange;
function validate_password(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 256 && func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(data.length < 24 && func_a41a2f9c96(data) < 12){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_password.errors = vErrors;return errors === 0;}
validate_password.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_OwnCredential(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_PasskeyCredential(data))){vErrors = (vErrors ?? []).concat(validate_PasskeyCredential.errors);errors = vErrors.length;}
validate_OwnCredential.errors = vErrors;return errors === 0;}
validate_OwnCredential.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_PasswordChange(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.current_password === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current_password"},message:"must have required property '"+"current_password"+"'"});errors++;}
if(data.password === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"});errors++;}
for(const key0 in data){if(!((((key0 === "current_password") || (key0 === "password")) || (key0 === "code")) || (key0 === "credential"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.current_password !== undefined){let data0 = data.current_password;if(typeof data0 === "string"){if(data0.length > 256 && func_a41a2f9c96(data0) > 256){(vErrors ??= []).push({instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(data0.length < 2 && func_a41a2f9c96(data0) < 1){(vErrors ??= []).push({instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.password !== undefined){if(!(validate_password(data.password))){vErrors = (vErrors ?? []).concat(under("/password", validate_password.errors));errors = vErrors.length;}}
if(data.code !== undefined){if(!(validate_SecondFactorCode(data.code))){vErrors = (vErrors ?? []).concat(under("/code", validate_SecondFactorCode.errors));errors = vErrors.length;}}
if(data.credential !== undefined){if(!(validate_OwnCredential(data.credential))){vErrors = (vErrors ?? []).concat(under("/credential", validate_OwnCredential.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PasswordChange.errors = vErrors;return errors === 0;}
validate_PasswordChange.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_EmailChangeRequest = validate_EmailChangeRequest;
function validate_current_password(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 256 && func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(data.length < 2 && func_a41a2f9c96(data) < 1){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_current_password.errors = vErrors;return errors === 0;}
validate_current_password.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_EmailChangeRequest(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.email === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});errors++;}
if(data.current_password === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current_password"},message:"must have required property '"+"current_password"+"'"});errors++;}
for(const key0 in data){if(!((((key0 === "email") || (key0 === "current_password")) || (key0 === "code")) || (key0 === "credential"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.email !== undefined){if(!(validate_SignInEmail(data.email))){vErrors = (vErrors ?? []).concat(under("/email", validate_SignInEmail.errors));errors = vErrors.length;}}
if(data.current_password !== undefined){if(!(validate_current_password(data.current_password))){vErrors = (vErrors ?? []).concat(under("/current_password", validate_current_password.errors));errors = vErrors.length;}}
if(data.code !== undefined){if(!(validate_SecondFactorCode(data.code))){vErrors = (vErrors ?? []).concat(under("/code", validate_SecondFactorCode.errors));errors = vErrors.length;}}
if(data.credential !== undefined){if(!(validate_OwnCredential(data.credential))){vErrors = (vErrors ?? []).concat(under("/credential", validate_OwnCredential.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_EmailChangeRequest.errors = vErrors;return errors === 0;}
validate_EmailChangeRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_EmailLinkToken = validate_EmailLinkToken;
function validate_token(data){const instancePath = "";let vErrors = null;let errors = 0;
if(typeof data === "string"){if(data.length > 256 && func_a41a2f9c96(data) > 256){(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"});errors++;}
if(data.length < 32 && func_a41a2f9c96(data) < 16){(vErrors ??= []).push({instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"});errors++;}
if(!pattern_9f95224a97.test(data)){(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""});errors++;}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}
validate_token.errors = vErrors;return errors === 0;}
validate_token.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_EmailLinkToken(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.token === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "token")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.token !== undefined){if(!(validate_token(data.token))){vErrors = (vErrors ?? []).concat(under("/token", validate_token.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_EmailLinkToken.errors = vErrors;return errors === 0;}
validate_EmailLinkToken.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_OwnProof = validate_OwnProof;
function validate_OwnProof(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.current_password === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current_password"},message:"must have required property '"+"current_password"+"'"});errors++;}
for(const key0 in data){if(!(((key0 === "current_password") || (key0 === "code")) || (key0 === "credential"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.current_password !== undefined){if(!(validate_current_password(data.current_password))){vErrors = (vErrors ?? []).concat(under("/current_password", validate_current_password.errors));errors = vErrors.length;}}
if(data.code !== undefined){if(!(validate_SecondFactorCode(data.code))){vErrors = (vErrors ?? []).concat(under("/code", validate_SecondFactorCode.errors));errors = vErrors.length;}}
if(data.credential !== undefined){if(!(validate_OwnCredential(data.credential))){vErrors = (vErrors ?? []).concat(under("/credential", validate_OwnCredential.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_OwnProof.errors = vErrors;return errors === 0;}
validate_OwnProof.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_TotpEnrolment = validate_TotpEnrolment;
const pattern_9383099e42 = new RegExp("^(?:[ \\u00A0\\u115F\\u1160\\u1680\\u180B-\\u180E\\u2000-\\u200A\\u200C\\u200D\\u202F\\u205F\\u2800\\u3000\\uFE00-\\uFE0F]*[^ \\u00A0\\u115F\\u1160\\u1680\\u180B-\\u180E\\u2000-\\u200A\\u200C\\u200D\\u202F\\u205F\\u2800\\u3000\\uFE00-\\uFE0F\\x00-\\x1F\\x7F-\\x9F\\u00AD\\u034F\\u061C\\u17B4\\u17B5\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFDD0-\\uFDEF\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uFFFE\\uFFFF][^\\x00-\\x1F\\x7F-\\x9F\\u00AD\\u034F\\u061C\\u17B4\\u17B5\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFDD0-\\uFDEF\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uFFFE\\uFFFF]*)?$", "u");
const pattern_d82aae1671 = new RegExp("^(?![^]*(?:(?!(?<=(?:\\p{ExtPict}\\uFE0F?|\\p{EMod}))\\u200D(?=\\p{ExtPict})|(?<=(?=\\p{L})[\\p{scx=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Sogd}]\\p{M}{0,4})[\\u200C\\u200D](?=(?=\\p{L})[\\p{scx=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Sogd}])|(?<=[\\p{L}\\p{Nd}\\p{Pf}])\\u200C(?=(?=\\p{L})[\\p{scx=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}\\p{sc=Sogd}])|(?<=\\u0647)[\\u200C\\u200D]|(?<=[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u1039\\u103A\\u17D2\\u1B44\\u1BAA\\uA806\\uA8C4\\uA953\\uA9C0\\uAAF6\\u{11046}\\u{110B9}\\u{11133}\\u{111C0}\\u{1134D}\\u{11442}\\u{114C2}\\u{115BF}\\u{1163F}])[\\u200C\\u200D]|(?<=\\p{Lo})[\\u200C\\u200D](?=[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u1039\\u103A\\u17D2\\u1B44\\u1BAA\\uA806\\uA8C4\\uA953\\uA9C0\\uAAF6\\u{11046}\\u{110B9}\\u{11133}\\u{111C0}\\u{1134D}\\u{11442}\\u{114C2}\\u{115BF}\\u{1163F}])|(?<=[\\u1780-\\u17A2])\\u200C(?=[\\u17C9\\u17CA])|(?<=[0-9#*])[\\uFE0E\\uFE0F](?=\\u20E3)|(?<=(?![0-9#*\\p{RI}])\\p{Emoji})[\\uFE0E\\uFE0F]|(?<=[\\u2200-\\u22FF\\u2A00-\\u2AFF\\p{sc=Mymr}\\p{sc=Phag}\\p{sc=Mani}])\\uFE00|(?<=[\\u3001\\u3002\\uFF01\\uFF0C\\uFF0E\\uFF1A\\uFF1B\\uFF1F])[\\uFE00\\uFE01]|(?<=\\p{UIdeo})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]|(?<=[\\u1807\\u1820-\\u18AA])[\\u180B-\\u180D\\u180F]|(?<=[\\u1807\\u1820-\\u18AA][\\u180B-\\u180D\\u180F]?)\\u180E(?=[\\u1807\\u1820-\\u18AA])|\\u115F(?=[\\u1161-\\u11A7\\uD7B0-\\uD7C6]|\\u1160[\\u11A8-\\u11FF\\uD7CB-\\uD7FB])|(?<=[\\u1100-\\u115E\\uA960-\\uA97C\\u115F])\\u1160(?=[\\u11A8-\\u11FF\\uD7CB-\\uD7FB])|(?<=[\\u2801-\\u28FF])\\u2800(?=[\\u2801-\\u28FF])|(?<=[\\u{E0020}-\\u{E007F}])[\\u{E0020}-\\u{E007F}]|(?<=\\u{1F3F4})(?=(?:\\u{E0067}\\u{E0062}\\u{E0065}\\u{E006e}\\u{E0067}|\\u{E0067}\\u{E0062}\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0067}\\u{E0062}\\u{E0077}\\u{E006c}\\u{E0073})\\u{E007F}(?![\\u{E0020}-\\u{E007F}]))[\\u{E0020}-\\u{E007F}])(?:[\\u115F\\u1160\\u180B-\\u180F\\u200C\\u200D\\u2800\\uFE00-\\uFE0F]|(?=[\\u{10000}-\\u{10FFFF}])[\\p{DI}\\p{NChar}\\u{1D159}\\u{13430}-\\u{13442}])))", "u");
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
function validate_SecondFactorName(data){const instancePath = "";let vErrors = null;let errors = 0;
if(!(validate_Name(data))){vErrors = (vErrors ?? []).concat(validate_Name.errors);errors = vErrors.length;}
validate_SecondFactorName.errors = vErrors;return errors === 0;}
validate_SecondFactorName.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_TotpEnrolment(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.current_password === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current_password"},message:"must have required property '"+"current_password"+"'"});errors++;}
for(const key0 in data){if(!((((key0 === "current_password") || (key0 === "code")) || (key0 === "credential")) || (key0 === "name"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.current_password !== undefined){if(!(validate_current_password(data.current_password))){vErrors = (vErrors ?? []).concat(under("/current_password", validate_current_password.errors));errors = vErrors.length;}}
if(data.code !== undefined){if(!(validate_SecondFactorCode(data.code))){vErrors = (vErrors ?? []).concat(under("/code", validate_SecondFactorCode.errors));errors = vErrors.length;}}
if(data.credential !== undefined){if(!(validate_OwnCredential(data.credential))){vErrors = (vErrors ?? []).concat(under("/credential", validate_OwnCredential.errors));errors = vErrors.length;}}
if(data.name !== undefined){if(!(validate_SecondFactorName(data.name))){vErrors = (vErrors ?? []).concat(under("/name", validate_SecondFactorName.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_TotpEnrolment.errors = vErrors;return errors === 0;}
validate_TotpEnrolment.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_PasskeyEnrolment = validate_PasskeyEnrolment;
function validate_PasskeyEnrolment(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.current_password === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current_password"},message:"must have required property '"+"current_password"+"'"});errors++;}
for(const key0 in data){if(!((((key0 === "current_password") || (key0 === "code")) || (key0 === "credential")) || (key0 === "name"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.current_password !== undefined){if(!(validate_current_password(data.current_password))){vErrors = (vErrors ?? []).concat(under("/current_password", validate_current_password.errors));errors = vErrors.length;}}
if(data.code !== undefined){if(!(validate_SecondFactorCode(data.code))){vErrors = (vErrors ?? []).concat(under("/code", validate_SecondFactorCode.errors));errors = vErrors.length;}}
if(data.credential !== undefined){if(!(validate_OwnCredential(data.credential))){vErrors = (vErrors ?? []).concat(under("/credential", validate_OwnCredential.errors));errors = vErrors.length;}}
if(data.name !== undefined){if(!(validate_SecondFactorName(data.name))){vErrors = (vErrors ?? []).concat(under("/name", validate_SecondFactorName.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PasskeyEnrolment.errors = vErrors;return errors === 0;}
validate_PasskeyEnrolment.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_SecondFactorConfirmation = validate_SecondFactorConfirmation;
function validate_SecondFactorConfirmation(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.code === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "code")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.code !== undefined){if(!(validate_SecondFactorCode(data.code))){vErrors = (vErrors ?? []).concat(under("/code", validate_SecondFactorCode.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_SecondFactorConfirmation.errors = vErrors;return errors === 0;}
validate_SecondFactorConfirmation.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const check_PasskeyConfirmation = validate_PasskeyConfirmation;
function validate_PasskeyConfirmation(data){const instancePath = "";let vErrors = null;let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.credential === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'"});errors++;}
for(const key0 in data){if(!(key0 === "credential")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.credential !== undefined){if(!(validate_PasskeyCredential(data.credential))){vErrors = (vErrors ?? []).concat(under("/credential", validate_PasskeyCredential.errors));errors = vErrors.length;}}}
else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}
validate_PasskeyConfirmation.errors = vErrors;return errors === 0;}
validate_PasskeyConfirmation.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bodies = {
  token: { 'application/x-www-form-urlencoded': check_TokenRequest },
  deviceAuthorization: { 'application/x-www-form-urlencoded': check_DeviceAuthorizationRequest },
  revoke: { 'application/x-www-form-urlencoded': check_RevocationRequest },
  introspect: { 'application/x-www-form-urlencoded': check_IntrospectionRequest },
  postUserinfo: { 'application/x-www-form-urlencoded': check_UserInfoRequest },
  issueClientToken: { 'application/json': check_ClientTokenRequest },
  issuePasswordToken: { 'application/json': check_PasswordTokenRequest },
  login: { 'application/json': check_LoginRequest },
  proveSecondFactor: { 'application/json': check_SecondFactorProof },
  provePasskey: { 'application/json': check_PasskeyProof },
  loginWithPasskey: { 'application/json': check_PasskeyLogin },
  setPassword: { 'application/json': check_PasswordSet },
  requestPasswordReset: { 'application/json': check_PasswordResetRequest },
  changePassword: { 'application/json': check_PasswordChange },
  requestEmailChange: { 'application/json': check_EmailChangeRequest },
  confirmEmailChange: { 'application/json': check_EmailLinkToken },
  stopEmailChange: { 'application/json': check_EmailLinkToken },
  proveSession: { 'application/json': check_OwnProof },
  enrolTotp: { 'application/json': check_TotpEnrolment },
  enrolPasskey: { 'application/json': check_PasskeyEnrolment },
  replaceRecoveryCodes: { 'application/json': check_OwnProof },
  confirmSecondFactor: { 'application/json': check_SecondFactorConfirmation },
  confirmPasskey: { 'application/json': check_PasskeyConfirmation },
  removeSecondFactor: { 'application/json': check_OwnProof },
};
