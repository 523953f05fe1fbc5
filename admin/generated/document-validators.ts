// @ts-nocheck Code that ajv wrote.
// Generated from schemas/documents. Do not edit; edit the schema.
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import * as runtime1Module from 'ajv/dist/runtime/ucs2length.js';
const runtime1 = runtime1Module.default?.default === undefined ? runtime1Module : runtime1Module.default;

const validators = {};
export const documentValidators: ValidatorFunctions = validators;

(function (exports) {
exports["question.smiley"] = validate10;
const schema11 = {"$id":"question.smiley","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"counts":{"type":"boolean","default":true},"weight":{"enum":[1,2,3,4,5],"default":1}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.smiley" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.counts !== undefined){
let data9 = data.counts;
if(typeof data9 !== "boolean"){
const err15 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.counts.type,parentSchema:schema11.properties.counts,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.weight !== undefined){
let data10 = data.weight;
if(!(((((data10 === 1) || (data10 === 2)) || (data10 === 3)) || (data10 === 4)) || (data10 === 5))){
const err16 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/enum",keyword:"enum",params:{allowedValues: schema11.properties.weight.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.weight.enum,parentSchema:schema11.properties.weight,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.stars"] = validate10;
const schema11 = {"$id":"question.stars","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"counts":{"type":"boolean","default":true},"weight":{"enum":[1,2,3,4,5],"default":1}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.stars" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.counts !== undefined){
let data9 = data.counts;
if(typeof data9 !== "boolean"){
const err15 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.counts.type,parentSchema:schema11.properties.counts,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.weight !== undefined){
let data10 = data.weight;
if(!(((((data10 === 1) || (data10 === 2)) || (data10 === 3)) || (data10 === 4)) || (data10 === 5))){
const err16 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/enum",keyword:"enum",params:{allowedValues: schema11.properties.weight.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.weight.enum,parentSchema:schema11.properties.weight,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.nps"] = validate10;
const schema11 = {"$id":"question.nps","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"lowest":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"highest":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"counts":{"type":"boolean","default":true},"weight":{"enum":[1,2,3,4,5],"default":1}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.nps" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.lowest !== undefined){
let data9 = data.lowest;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key4 in data9){
let data10 = data9[key4];
if(typeof data10 === "string"){
if(func2(data10) > 120){
const err15 = {instancePath:instancePath+"/lowest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lowest/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.lowest.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/lowest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lowest/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.lowest.additionalProperties.type,parentSchema:schema11.properties.lowest.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/lowest",schemaPath:"#/properties/lowest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.lowest.type,parentSchema:schema11.properties.lowest,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.highest !== undefined){
let data11 = data.highest;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key5 in data11){
let data12 = data11[key5];
if(typeof data12 === "string"){
if(func2(data12) > 120){
const err18 = {instancePath:instancePath+"/highest/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/highest/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.highest.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/highest/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/highest/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.highest.additionalProperties.type,parentSchema:schema11.properties.highest.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/highest",schemaPath:"#/properties/highest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.highest.type,parentSchema:schema11.properties.highest,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.counts !== undefined){
let data13 = data.counts;
if(typeof data13 !== "boolean"){
const err21 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.counts.type,parentSchema:schema11.properties.counts,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.weight !== undefined){
let data14 = data.weight;
if(!(((((data14 === 1) || (data14 === 2)) || (data14 === 3)) || (data14 === 4)) || (data14 === 5))){
const err22 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/enum",keyword:"enum",params:{allowedValues: schema11.properties.weight.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.weight.enum,parentSchema:schema11.properties.weight,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.csat"] = validate10;
const schema11 = {"$id":"question.csat","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"lowest":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"highest":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"counts":{"type":"boolean","default":true},"weight":{"enum":[1,2,3,4,5],"default":1}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.csat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.lowest !== undefined){
let data9 = data.lowest;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key4 in data9){
let data10 = data9[key4];
if(typeof data10 === "string"){
if(func2(data10) > 120){
const err15 = {instancePath:instancePath+"/lowest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lowest/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.lowest.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/lowest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lowest/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.lowest.additionalProperties.type,parentSchema:schema11.properties.lowest.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/lowest",schemaPath:"#/properties/lowest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.lowest.type,parentSchema:schema11.properties.lowest,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.highest !== undefined){
let data11 = data.highest;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key5 in data11){
let data12 = data11[key5];
if(typeof data12 === "string"){
if(func2(data12) > 120){
const err18 = {instancePath:instancePath+"/highest/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/highest/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.highest.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/highest/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/highest/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.highest.additionalProperties.type,parentSchema:schema11.properties.highest.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/highest",schemaPath:"#/properties/highest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.highest.type,parentSchema:schema11.properties.highest,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.counts !== undefined){
let data13 = data.counts;
if(typeof data13 !== "boolean"){
const err21 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.counts.type,parentSchema:schema11.properties.counts,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.weight !== undefined){
let data14 = data.weight;
if(!(((((data14 === 1) || (data14 === 2)) || (data14 === 3)) || (data14 === 4)) || (data14 === 5))){
const err22 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/enum",keyword:"enum",params:{allowedValues: schema11.properties.weight.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.weight.enum,parentSchema:schema11.properties.weight,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.ces"] = validate10;
const schema11 = {"$id":"question.ces","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"lowest":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"highest":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"counts":{"type":"boolean","default":true},"weight":{"enum":[1,2,3,4,5],"default":1}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.ces" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.lowest !== undefined){
let data9 = data.lowest;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key4 in data9){
let data10 = data9[key4];
if(typeof data10 === "string"){
if(func2(data10) > 120){
const err15 = {instancePath:instancePath+"/lowest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lowest/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.lowest.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/lowest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lowest/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.lowest.additionalProperties.type,parentSchema:schema11.properties.lowest.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/lowest",schemaPath:"#/properties/lowest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.lowest.type,parentSchema:schema11.properties.lowest,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.highest !== undefined){
let data11 = data.highest;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key5 in data11){
let data12 = data11[key5];
if(typeof data12 === "string"){
if(func2(data12) > 120){
const err18 = {instancePath:instancePath+"/highest/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/highest/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.highest.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/highest/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/highest/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.highest.additionalProperties.type,parentSchema:schema11.properties.highest.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/highest",schemaPath:"#/properties/highest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.highest.type,parentSchema:schema11.properties.highest,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.counts !== undefined){
let data13 = data.counts;
if(typeof data13 !== "boolean"){
const err21 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.counts.type,parentSchema:schema11.properties.counts,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.weight !== undefined){
let data14 = data.weight;
if(!(((((data14 === 1) || (data14 === 2)) || (data14 === 3)) || (data14 === 4)) || (data14 === 5))){
const err22 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/enum",keyword:"enum",params:{allowedValues: schema11.properties.weight.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.weight.enum,parentSchema:schema11.properties.weight,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.rating"] = validate10;
const schema11 = {"$id":"question.rating","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"lowest_point":{"enum":[0,1],"default":1},"highest_point":{"type":"integer","minimum":2,"maximum":10},"shape":{"enum":["stars","hearts","thumbs","numbers"],"default":"stars"},"lowest":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"highest":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"point_labels":{"type":"array","maxItems":11,"items":{"type":"object","additionalProperties":false,"properties":{"point":{"type":"integer","minimum":0,"maximum":10},"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}}},"counts":{"type":"boolean","default":true},"weight":{"enum":[1,2,3,4,5],"default":1}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.rating" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.lowest_point !== undefined){
let data9 = data.lowest_point;
if(!((data9 === 0) || (data9 === 1))){
const err15 = {instancePath:instancePath+"/lowest_point",schemaPath:"#/properties/lowest_point/enum",keyword:"enum",params:{allowedValues: schema11.properties.lowest_point.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.lowest_point.enum,parentSchema:schema11.properties.lowest_point,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.highest_point !== undefined){
let data10 = data.highest_point;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err16 = {instancePath:instancePath+"/highest_point",schemaPath:"#/properties/highest_point/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.highest_point.type,parentSchema:schema11.properties.highest_point,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 10 || isNaN(data10)){
const err17 = {instancePath:instancePath+"/highest_point",schemaPath:"#/properties/highest_point/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10",schema:10,parentSchema:schema11.properties.highest_point,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data10 < 2 || isNaN(data10)){
const err18 = {instancePath:instancePath+"/highest_point",schemaPath:"#/properties/highest_point/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2",schema:2,parentSchema:schema11.properties.highest_point,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.shape !== undefined){
let data11 = data.shape;
if(!((((data11 === "stars") || (data11 === "hearts")) || (data11 === "thumbs")) || (data11 === "numbers"))){
const err19 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/enum",keyword:"enum",params:{allowedValues: schema11.properties.shape.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.shape.enum,parentSchema:schema11.properties.shape,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.lowest !== undefined){
let data12 = data.lowest;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
let data13 = data12[key4];
if(typeof data13 === "string"){
if(func2(data13) > 120){
const err20 = {instancePath:instancePath+"/lowest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lowest/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.lowest.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/lowest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lowest/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.lowest.additionalProperties.type,parentSchema:schema11.properties.lowest.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/lowest",schemaPath:"#/properties/lowest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.lowest.type,parentSchema:schema11.properties.lowest,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.highest !== undefined){
let data14 = data.highest;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key5 in data14){
let data15 = data14[key5];
if(typeof data15 === "string"){
if(func2(data15) > 120){
const err23 = {instancePath:instancePath+"/highest/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/highest/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.highest.additionalProperties,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/highest/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/highest/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.highest.additionalProperties.type,parentSchema:schema11.properties.highest.additionalProperties,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/highest",schemaPath:"#/properties/highest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.highest.type,parentSchema:schema11.properties.highest,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.point_labels !== undefined){
let data16 = data.point_labels;
if(Array.isArray(data16)){
if(data16.length > 11){
const err26 = {instancePath:instancePath+"/point_labels",schemaPath:"#/properties/point_labels/maxItems",keyword:"maxItems",params:{limit: 11},message:"must NOT have more than 11 items",schema:11,parentSchema:schema11.properties.point_labels,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key6 in data17){
if(!((key6 === "point") || (key6 === "label"))){
const err27 = {instancePath:instancePath+"/point_labels/" + i0,schemaPath:"#/properties/point_labels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.point_labels.items,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data17.point !== undefined){
let data18 = data17.point;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err28 = {instancePath:instancePath+"/point_labels/" + i0+"/point",schemaPath:"#/properties/point_labels/items/properties/point/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.point_labels.items.properties.point.type,parentSchema:schema11.properties.point_labels.items.properties.point,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 10 || isNaN(data18)){
const err29 = {instancePath:instancePath+"/point_labels/" + i0+"/point",schemaPath:"#/properties/point_labels/items/properties/point/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10",schema:10,parentSchema:schema11.properties.point_labels.items.properties.point,data:data18};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err30 = {instancePath:instancePath+"/point_labels/" + i0+"/point",schemaPath:"#/properties/point_labels/items/properties/point/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema11.properties.point_labels.items.properties.point,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data17.label !== undefined){
let data19 = data17.label;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key7 in data19){
let data20 = data19[key7];
if(typeof data20 === "string"){
if(func2(data20) > 120){
const err31 = {instancePath:instancePath+"/point_labels/" + i0+"/label/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/point_labels/items/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.point_labels.items.properties.label.additionalProperties,data:data20};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/point_labels/" + i0+"/label/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/point_labels/items/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.point_labels.items.properties.label.additionalProperties.type,parentSchema:schema11.properties.point_labels.items.properties.label.additionalProperties,data:data20};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/point_labels/" + i0+"/label",schemaPath:"#/properties/point_labels/items/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.point_labels.items.properties.label.type,parentSchema:schema11.properties.point_labels.items.properties.label,data:data19};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/point_labels/" + i0,schemaPath:"#/properties/point_labels/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.point_labels.items.type,parentSchema:schema11.properties.point_labels.items,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/point_labels",schemaPath:"#/properties/point_labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.point_labels.type,parentSchema:schema11.properties.point_labels,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.counts !== undefined){
let data21 = data.counts;
if(typeof data21 !== "boolean"){
const err36 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.counts.type,parentSchema:schema11.properties.counts,data:data21};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.weight !== undefined){
let data22 = data.weight;
if(!(((((data22 === 1) || (data22 === 2)) || (data22 === 3)) || (data22 === 4)) || (data22 === 5))){
const err37 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/enum",keyword:"enum",params:{allowedValues: schema11.properties.weight.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.weight.enum,parentSchema:schema11.properties.weight,data:data22};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.slider"] = validate10;
const schema11 = {"$id":"question.slider","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"minimum":{"type":"number","minimum":-1000000,"maximum":1000000},"maximum":{"type":"number","minimum":-1000000,"maximum":1000000},"step":{"type":"number","minimum":0.01,"maximum":1000000,"default":1},"unit":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"lowest":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"highest":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"counts":{"type":"boolean","default":true},"weight":{"enum":[1,2,3,4,5],"default":1}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.slider" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.minimum !== undefined){
let data9 = data.minimum;
if(typeof data9 == "number"){
if(data9 > 1000000 || isNaN(data9)){
const err15 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema11.properties.minimum,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data9 < -1000000 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000",schema:-1000000,parentSchema:schema11.properties.minimum,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.properties.minimum.type,parentSchema:schema11.properties.minimum,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.maximum !== undefined){
let data10 = data.maximum;
if(typeof data10 == "number"){
if(data10 > 1000000 || isNaN(data10)){
const err18 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema11.properties.maximum,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data10 < -1000000 || isNaN(data10)){
const err19 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000",schema:-1000000,parentSchema:schema11.properties.maximum,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.properties.maximum.type,parentSchema:schema11.properties.maximum,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.step !== undefined){
let data11 = data.step;
if(typeof data11 == "number"){
if(data11 > 1000000 || isNaN(data11)){
const err21 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema11.properties.step,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data11 < 0.01 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01",schema:0.01,parentSchema:schema11.properties.step,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.properties.step.type,parentSchema:schema11.properties.step,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.unit !== undefined){
let data12 = data.unit;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
let data13 = data12[key4];
if(typeof data13 === "string"){
if(func2(data13) > 120){
const err24 = {instancePath:instancePath+"/unit/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/unit/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.unit.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/unit/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/unit/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.unit.additionalProperties.type,parentSchema:schema11.properties.unit.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.unit.type,parentSchema:schema11.properties.unit,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.lowest !== undefined){
let data14 = data.lowest;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key5 in data14){
let data15 = data14[key5];
if(typeof data15 === "string"){
if(func2(data15) > 120){
const err27 = {instancePath:instancePath+"/lowest/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lowest/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.lowest.additionalProperties,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/lowest/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lowest/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.lowest.additionalProperties.type,parentSchema:schema11.properties.lowest.additionalProperties,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/lowest",schemaPath:"#/properties/lowest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.lowest.type,parentSchema:schema11.properties.lowest,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.highest !== undefined){
let data16 = data.highest;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key6 in data16){
let data17 = data16[key6];
if(typeof data17 === "string"){
if(func2(data17) > 120){
const err30 = {instancePath:instancePath+"/highest/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/highest/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.highest.additionalProperties,data:data17};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/highest/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/highest/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.highest.additionalProperties.type,parentSchema:schema11.properties.highest.additionalProperties,data:data17};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/highest",schemaPath:"#/properties/highest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.highest.type,parentSchema:schema11.properties.highest,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.counts !== undefined){
let data18 = data.counts;
if(typeof data18 !== "boolean"){
const err33 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.counts.type,parentSchema:schema11.properties.counts,data:data18};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.weight !== undefined){
let data19 = data.weight;
if(!(((((data19 === 1) || (data19 === 2)) || (data19 === 3)) || (data19 === 4)) || (data19 === 5))){
const err34 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/enum",keyword:"enum",params:{allowedValues: schema11.properties.weight.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.weight.enum,parentSchema:schema11.properties.weight,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.yes_no"] = validate10;
const schema11 = {"$id":"question.yes_no","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"good_answer":{"enum":["yes","no"]},"weight":{"enum":[1,2,3,4,5],"default":1}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.yes_no" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.good_answer !== undefined){
let data9 = data.good_answer;
if(!((data9 === "yes") || (data9 === "no"))){
const err15 = {instancePath:instancePath+"/good_answer",schemaPath:"#/properties/good_answer/enum",keyword:"enum",params:{allowedValues: schema11.properties.good_answer.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.good_answer.enum,parentSchema:schema11.properties.good_answer,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.weight !== undefined){
let data10 = data.weight;
if(!(((((data10 === 1) || (data10 === 2)) || (data10 === 3)) || (data10 === 4)) || (data10 === 5))){
const err16 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/enum",keyword:"enum",params:{allowedValues: schema11.properties.weight.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.weight.enum,parentSchema:schema11.properties.weight,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.thumbs"] = validate10;
const schema11 = {"$id":"question.thumbs","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"counts":{"type":"boolean","default":true},"weight":{"enum":[1,2,3,4,5],"default":1}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.thumbs" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.counts !== undefined){
let data9 = data.counts;
if(typeof data9 !== "boolean"){
const err15 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.counts.type,parentSchema:schema11.properties.counts,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.weight !== undefined){
let data10 = data.weight;
if(!(((((data10 === 1) || (data10 === 2)) || (data10 === 3)) || (data10 === 4)) || (data10 === 5))){
const err16 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/enum",keyword:"enum",params:{allowedValues: schema11.properties.weight.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.weight.enum,parentSchema:schema11.properties.weight,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.single"] = validate10;
const schema11 = {"$id":"question.single","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"options":{"type":"array","maxItems":30,"items":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}$","maxLength":32},"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41}}}}}},"other":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"none":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"order":{"enum":["random"]}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");
const pattern1 = new RegExp("^[a-z][a-z0-9_]{0,31}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.single" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.options !== undefined){
let data9 = data.options;
if(Array.isArray(data9)){
if(data9.length > 30){
const err15 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items",schema:30,parentSchema:schema11.properties.options,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 === "string"){
if(func2(data11) > 32){
const err16 = {instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters",schema:32,parentSchema:schema11.properties.options.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1.test(data11)){
const err17 = {instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}$"+"\"",schema:"^[a-z][a-z0-9_]{0,31}$",parentSchema:schema11.properties.options.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.options.items.properties.id.type,parentSchema:schema11.properties.options.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data10.label !== undefined){
let data12 = data10.label;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
let data13 = data12[key4];
if(typeof data13 === "string"){
if(func2(data13) > 120){
const err19 = {instancePath:instancePath+"/options/" + i0+"/label/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/items/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.options.items.properties.label.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/options/" + i0+"/label/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/items/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.options.items.properties.label.additionalProperties.type,parentSchema:schema11.properties.options.items.properties.label.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/properties/options/items/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.options.items.properties.label.type,parentSchema:schema11.properties.options.items.properties.label,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data10.image !== undefined){
let data14 = data10.image;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key5 in data14){
if(!(key5 === "file")){
const err22 = {instancePath:instancePath+"/options/" + i0+"/image",schemaPath:"#/properties/options/items/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.options.items.properties.image,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data14.file !== undefined){
let data15 = data14.file;
if(typeof data15 === "string"){
if(func2(data15) > 41){
const err23 = {instancePath:instancePath+"/options/" + i0+"/image/file",schemaPath:"#/properties/options/items/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.options.items.properties.image.properties.file,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern0.test(data15)){
const err24 = {instancePath:instancePath+"/options/" + i0+"/image/file",schemaPath:"#/properties/options/items/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.options.items.properties.image.properties.file,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/options/" + i0+"/image/file",schemaPath:"#/properties/options/items/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.options.items.properties.image.properties.file.type,parentSchema:schema11.properties.options.items.properties.image.properties.file,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/options/" + i0+"/image",schemaPath:"#/properties/options/items/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.options.items.properties.image.type,parentSchema:schema11.properties.options.items.properties.image,data:data14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.options.items.type,parentSchema:schema11.properties.options.items,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.options.type,parentSchema:schema11.properties.options,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.other !== undefined){
let data16 = data.other;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key6 in data16){
if(!(key6 === "label")){
const err29 = {instancePath:instancePath+"/other",schemaPath:"#/properties/other/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.other,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data16.label !== undefined){
let data17 = data16.label;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key7 in data17){
let data18 = data17[key7];
if(typeof data18 === "string"){
if(func2(data18) > 120){
const err30 = {instancePath:instancePath+"/other/label/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/other/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.other.properties.label.additionalProperties,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/other/label/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/other/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.other.properties.label.additionalProperties.type,parentSchema:schema11.properties.other.properties.label.additionalProperties,data:data18};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/other/label",schemaPath:"#/properties/other/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.other.properties.label.type,parentSchema:schema11.properties.other.properties.label,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/other",schemaPath:"#/properties/other/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.other.type,parentSchema:schema11.properties.other,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.none !== undefined){
let data19 = data.none;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key8 in data19){
if(!(key8 === "label")){
const err34 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.none,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data19.label !== undefined){
let data20 = data19.label;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key9 in data20){
let data21 = data20[key9];
if(typeof data21 === "string"){
if(func2(data21) > 120){
const err35 = {instancePath:instancePath+"/none/label/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/none/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.none.properties.label.additionalProperties,data:data21};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/none/label/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/none/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.none.properties.label.additionalProperties.type,parentSchema:schema11.properties.none.properties.label.additionalProperties,data:data21};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/none/label",schemaPath:"#/properties/none/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.none.properties.label.type,parentSchema:schema11.properties.none.properties.label,data:data20};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.none.type,parentSchema:schema11.properties.none,data:data19};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.order !== undefined){
let data22 = data.order;
if(!(data22 === "random")){
const err39 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema11.properties.order.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.order.enum,parentSchema:schema11.properties.order,data:data22};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.multiple"] = validate10;
const schema11 = {"$id":"question.multiple","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"options":{"type":"array","maxItems":30,"items":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}$","maxLength":32},"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41}}}}}},"other":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"none":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"max_choices":{"type":"integer","minimum":1,"maximum":30},"order":{"enum":["random"]}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");
const pattern1 = new RegExp("^[a-z][a-z0-9_]{0,31}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.multiple" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.options !== undefined){
let data9 = data.options;
if(Array.isArray(data9)){
if(data9.length > 30){
const err15 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items",schema:30,parentSchema:schema11.properties.options,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 === "string"){
if(func2(data11) > 32){
const err16 = {instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters",schema:32,parentSchema:schema11.properties.options.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1.test(data11)){
const err17 = {instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}$"+"\"",schema:"^[a-z][a-z0-9_]{0,31}$",parentSchema:schema11.properties.options.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.options.items.properties.id.type,parentSchema:schema11.properties.options.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data10.label !== undefined){
let data12 = data10.label;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
let data13 = data12[key4];
if(typeof data13 === "string"){
if(func2(data13) > 120){
const err19 = {instancePath:instancePath+"/options/" + i0+"/label/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/items/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.options.items.properties.label.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/options/" + i0+"/label/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/items/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.options.items.properties.label.additionalProperties.type,parentSchema:schema11.properties.options.items.properties.label.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/properties/options/items/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.options.items.properties.label.type,parentSchema:schema11.properties.options.items.properties.label,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data10.image !== undefined){
let data14 = data10.image;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key5 in data14){
if(!(key5 === "file")){
const err22 = {instancePath:instancePath+"/options/" + i0+"/image",schemaPath:"#/properties/options/items/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.options.items.properties.image,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data14.file !== undefined){
let data15 = data14.file;
if(typeof data15 === "string"){
if(func2(data15) > 41){
const err23 = {instancePath:instancePath+"/options/" + i0+"/image/file",schemaPath:"#/properties/options/items/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.options.items.properties.image.properties.file,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern0.test(data15)){
const err24 = {instancePath:instancePath+"/options/" + i0+"/image/file",schemaPath:"#/properties/options/items/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.options.items.properties.image.properties.file,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/options/" + i0+"/image/file",schemaPath:"#/properties/options/items/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.options.items.properties.image.properties.file.type,parentSchema:schema11.properties.options.items.properties.image.properties.file,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/options/" + i0+"/image",schemaPath:"#/properties/options/items/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.options.items.properties.image.type,parentSchema:schema11.properties.options.items.properties.image,data:data14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.options.items.type,parentSchema:schema11.properties.options.items,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.options.type,parentSchema:schema11.properties.options,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.other !== undefined){
let data16 = data.other;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key6 in data16){
if(!(key6 === "label")){
const err29 = {instancePath:instancePath+"/other",schemaPath:"#/properties/other/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.other,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data16.label !== undefined){
let data17 = data16.label;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key7 in data17){
let data18 = data17[key7];
if(typeof data18 === "string"){
if(func2(data18) > 120){
const err30 = {instancePath:instancePath+"/other/label/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/other/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.other.properties.label.additionalProperties,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/other/label/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/other/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.other.properties.label.additionalProperties.type,parentSchema:schema11.properties.other.properties.label.additionalProperties,data:data18};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/other/label",schemaPath:"#/properties/other/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.other.properties.label.type,parentSchema:schema11.properties.other.properties.label,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/other",schemaPath:"#/properties/other/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.other.type,parentSchema:schema11.properties.other,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.none !== undefined){
let data19 = data.none;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key8 in data19){
if(!(key8 === "label")){
const err34 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.none,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data19.label !== undefined){
let data20 = data19.label;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key9 in data20){
let data21 = data20[key9];
if(typeof data21 === "string"){
if(func2(data21) > 120){
const err35 = {instancePath:instancePath+"/none/label/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/none/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.none.properties.label.additionalProperties,data:data21};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/none/label/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/none/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.none.properties.label.additionalProperties.type,parentSchema:schema11.properties.none.properties.label.additionalProperties,data:data21};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/none/label",schemaPath:"#/properties/none/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.none.properties.label.type,parentSchema:schema11.properties.none.properties.label,data:data20};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.none.type,parentSchema:schema11.properties.none,data:data19};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.max_choices !== undefined){
let data22 = data.max_choices;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err39 = {instancePath:instancePath+"/max_choices",schemaPath:"#/properties/max_choices/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.max_choices.type,parentSchema:schema11.properties.max_choices,data:data22};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 > 30 || isNaN(data22)){
const err40 = {instancePath:instancePath+"/max_choices",schemaPath:"#/properties/max_choices/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30",schema:30,parentSchema:schema11.properties.max_choices,data:data22};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err41 = {instancePath:instancePath+"/max_choices",schemaPath:"#/properties/max_choices/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.properties.max_choices,data:data22};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.order !== undefined){
let data23 = data.order;
if(!(data23 === "random")){
const err42 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema11.properties.order.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.order.enum,parentSchema:schema11.properties.order,data:data23};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.dropdown"] = validate10;
const schema11 = {"$id":"question.dropdown","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"options":{"type":"array","maxItems":200,"items":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}$","maxLength":32},"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}}},"other":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"none":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"order":{"enum":["random"]}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");
const pattern1 = new RegExp("^[a-z][a-z0-9_]{0,31}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.dropdown" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.options !== undefined){
let data9 = data.options;
if(Array.isArray(data9)){
if(data9.length > 200){
const err15 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema11.properties.options,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 === "string"){
if(func2(data11) > 32){
const err16 = {instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters",schema:32,parentSchema:schema11.properties.options.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1.test(data11)){
const err17 = {instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}$"+"\"",schema:"^[a-z][a-z0-9_]{0,31}$",parentSchema:schema11.properties.options.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.options.items.properties.id.type,parentSchema:schema11.properties.options.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data10.label !== undefined){
let data12 = data10.label;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
let data13 = data12[key4];
if(typeof data13 === "string"){
if(func2(data13) > 120){
const err19 = {instancePath:instancePath+"/options/" + i0+"/label/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/items/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.options.items.properties.label.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/options/" + i0+"/label/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/items/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.options.items.properties.label.additionalProperties.type,parentSchema:schema11.properties.options.items.properties.label.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/properties/options/items/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.options.items.properties.label.type,parentSchema:schema11.properties.options.items.properties.label,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.options.items.type,parentSchema:schema11.properties.options.items,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.options.type,parentSchema:schema11.properties.options,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.other !== undefined){
let data14 = data.other;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key5 in data14){
if(!(key5 === "label")){
const err24 = {instancePath:instancePath+"/other",schemaPath:"#/properties/other/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.other,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data14.label !== undefined){
let data15 = data14.label;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key6 in data15){
let data16 = data15[key6];
if(typeof data16 === "string"){
if(func2(data16) > 120){
const err25 = {instancePath:instancePath+"/other/label/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/other/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.other.properties.label.additionalProperties,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/other/label/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/other/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.other.properties.label.additionalProperties.type,parentSchema:schema11.properties.other.properties.label.additionalProperties,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/other/label",schemaPath:"#/properties/other/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.other.properties.label.type,parentSchema:schema11.properties.other.properties.label,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/other",schemaPath:"#/properties/other/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.other.type,parentSchema:schema11.properties.other,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.none !== undefined){
let data17 = data.none;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key7 in data17){
if(!(key7 === "label")){
const err29 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.none,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data17.label !== undefined){
let data18 = data17.label;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key8 in data18){
let data19 = data18[key8];
if(typeof data19 === "string"){
if(func2(data19) > 120){
const err30 = {instancePath:instancePath+"/none/label/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/none/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.none.properties.label.additionalProperties,data:data19};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/none/label/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/none/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.none.properties.label.additionalProperties.type,parentSchema:schema11.properties.none.properties.label.additionalProperties,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/none/label",schemaPath:"#/properties/none/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.none.properties.label.type,parentSchema:schema11.properties.none.properties.label,data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.none.type,parentSchema:schema11.properties.none,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.order !== undefined){
let data20 = data.order;
if(!(data20 === "random")){
const err34 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema11.properties.order.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.order.enum,parentSchema:schema11.properties.order,data:data20};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.short_text"] = validate10;
const schema11 = {"$id":"question.short_text","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"max_length":{"type":"integer","minimum":1,"maximum":200}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.short_text" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.max_length !== undefined){
let data9 = data.max_length;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err15 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.max_length.type,parentSchema:schema11.properties.max_length,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 200 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema11.properties.max_length,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.properties.max_length,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.long_text"] = validate10;
const schema11 = {"$id":"question.long_text","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"max_length":{"type":"integer","minimum":1,"maximum":4000}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.long_text" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.max_length !== undefined){
let data9 = data.max_length;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err15 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.max_length.type,parentSchema:schema11.properties.max_length,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 4000 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},message:"must be <= 4000",schema:4000,parentSchema:schema11.properties.max_length,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.properties.max_length,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.number"] = validate10;
const schema11 = {"$id":"question.number","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"minimum":{"type":"number","minimum":-1000000000,"maximum":1000000000},"maximum":{"type":"number","minimum":-1000000000,"maximum":1000000000},"decimals":{"type":"integer","minimum":0,"maximum":2},"unit":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.number" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.minimum !== undefined){
let data9 = data.minimum;
if(typeof data9 == "number"){
if(data9 > 1000000000 || isNaN(data9)){
const err15 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema11.properties.minimum,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data9 < -1000000000 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000},message:"must be >= -1000000000",schema:-1000000000,parentSchema:schema11.properties.minimum,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.properties.minimum.type,parentSchema:schema11.properties.minimum,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.maximum !== undefined){
let data10 = data.maximum;
if(typeof data10 == "number"){
if(data10 > 1000000000 || isNaN(data10)){
const err18 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema11.properties.maximum,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data10 < -1000000000 || isNaN(data10)){
const err19 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000},message:"must be >= -1000000000",schema:-1000000000,parentSchema:schema11.properties.maximum,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.properties.maximum.type,parentSchema:schema11.properties.maximum,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.decimals !== undefined){
let data11 = data.decimals;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err21 = {instancePath:instancePath+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.decimals.type,parentSchema:schema11.properties.decimals,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2",schema:2,parentSchema:schema11.properties.decimals,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err23 = {instancePath:instancePath+"/decimals",schemaPath:"#/properties/decimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema11.properties.decimals,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.unit !== undefined){
let data12 = data.unit;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
let data13 = data12[key4];
if(typeof data13 === "string"){
if(func2(data13) > 120){
const err24 = {instancePath:instancePath+"/unit/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/unit/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.unit.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/unit/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/unit/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.unit.additionalProperties.type,parentSchema:schema11.properties.unit.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.unit.type,parentSchema:schema11.properties.unit,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.date"] = validate10;
const schema11 = {"$id":"question.date","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"earliest":{"type":"string","maxLength":10},"latest":{"type":"string","maxLength":10}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.date" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.earliest !== undefined){
let data9 = data.earliest;
if(typeof data9 === "string"){
if(func2(data9) > 10){
const err15 = {instancePath:instancePath+"/earliest",schemaPath:"#/properties/earliest/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters",schema:10,parentSchema:schema11.properties.earliest,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/earliest",schemaPath:"#/properties/earliest/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.earliest.type,parentSchema:schema11.properties.earliest,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.latest !== undefined){
let data10 = data.latest;
if(typeof data10 === "string"){
if(func2(data10) > 10){
const err17 = {instancePath:instancePath+"/latest",schemaPath:"#/properties/latest/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters",schema:10,parentSchema:schema11.properties.latest,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/latest",schemaPath:"#/properties/latest/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.latest.type,parentSchema:schema11.properties.latest,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.time"] = validate10;
const schema11 = {"$id":"question.time","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"earliest":{"type":"string","maxLength":5},"latest":{"type":"string","maxLength":5}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.time" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.earliest !== undefined){
let data9 = data.earliest;
if(typeof data9 === "string"){
if(func2(data9) > 5){
const err15 = {instancePath:instancePath+"/earliest",schemaPath:"#/properties/earliest/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters",schema:5,parentSchema:schema11.properties.earliest,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/earliest",schemaPath:"#/properties/earliest/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.earliest.type,parentSchema:schema11.properties.earliest,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.latest !== undefined){
let data10 = data.latest;
if(typeof data10 === "string"){
if(func2(data10) > 5){
const err17 = {instancePath:instancePath+"/latest",schemaPath:"#/properties/latest/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters",schema:5,parentSchema:schema11.properties.latest,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/latest",schemaPath:"#/properties/latest/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.latest.type,parentSchema:schema11.properties.latest,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.email"] = validate10;
const schema11 = {"$id":"question.email","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.email" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.phone"] = validate10;
const schema11 = {"$id":"question.phone","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.phone" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.url"] = validate10;
const schema11 = {"$id":"question.url","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.url" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.matrix"] = validate10;
const schema11 = {"$id":"question.matrix","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"rows":{"type":"array","maxItems":20,"items":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}$","maxLength":32},"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}}},"columns":{"type":"array","maxItems":10,"items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}$","maxLength":32},"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}}},"scale":{"type":"object","additionalProperties":false,"properties":{"minimum":{"type":"integer","minimum":0,"maximum":1,"default":1},"maximum":{"type":"integer","minimum":2,"maximum":10},"lowest":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"highest":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"several":{"type":"boolean"},"text_column":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"counts":{"type":"boolean","default":true},"weight":{"enum":[1,2,3,4,5],"default":1},"order":{"enum":["random"]}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");
const pattern1 = new RegExp("^[a-z][a-z0-9_]{0,31}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.matrix" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.rows !== undefined){
let data9 = data.rows;
if(Array.isArray(data9)){
if(data9.length > 20){
const err15 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.properties.rows,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 === "string"){
if(func2(data11) > 32){
const err16 = {instancePath:instancePath+"/rows/" + i0+"/id",schemaPath:"#/properties/rows/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters",schema:32,parentSchema:schema11.properties.rows.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1.test(data11)){
const err17 = {instancePath:instancePath+"/rows/" + i0+"/id",schemaPath:"#/properties/rows/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}$"+"\"",schema:"^[a-z][a-z0-9_]{0,31}$",parentSchema:schema11.properties.rows.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/rows/" + i0+"/id",schemaPath:"#/properties/rows/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.rows.items.properties.id.type,parentSchema:schema11.properties.rows.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data10.label !== undefined){
let data12 = data10.label;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
let data13 = data12[key4];
if(typeof data13 === "string"){
if(func2(data13) > 120){
const err19 = {instancePath:instancePath+"/rows/" + i0+"/label/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rows/items/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.rows.items.properties.label.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/rows/" + i0+"/label/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rows/items/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.rows.items.properties.label.additionalProperties.type,parentSchema:schema11.properties.rows.items.properties.label.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/rows/" + i0+"/label",schemaPath:"#/properties/rows/items/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.rows.items.properties.label.type,parentSchema:schema11.properties.rows.items.properties.label,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.rows.items.type,parentSchema:schema11.properties.rows.items,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.rows.type,parentSchema:schema11.properties.rows,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.columns !== undefined){
let data14 = data.columns;
if(Array.isArray(data14)){
if(data14.length > 10){
const err24 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema11.properties.columns,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key5 in data15){
if(!((key5 === "id") || (key5 === "label"))){
const err25 = {instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.columns.items,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(func2(data16) > 32){
const err26 = {instancePath:instancePath+"/columns/" + i1+"/id",schemaPath:"#/properties/columns/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters",schema:32,parentSchema:schema11.properties.columns.items.properties.id,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern1.test(data16)){
const err27 = {instancePath:instancePath+"/columns/" + i1+"/id",schemaPath:"#/properties/columns/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}$"+"\"",schema:"^[a-z][a-z0-9_]{0,31}$",parentSchema:schema11.properties.columns.items.properties.id,data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/columns/" + i1+"/id",schemaPath:"#/properties/columns/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.columns.items.properties.id.type,parentSchema:schema11.properties.columns.items.properties.id,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data15.label !== undefined){
let data17 = data15.label;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key6 in data17){
let data18 = data17[key6];
if(typeof data18 === "string"){
if(func2(data18) > 120){
const err29 = {instancePath:instancePath+"/columns/" + i1+"/label/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/columns/items/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.columns.items.properties.label.additionalProperties,data:data18};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/columns/" + i1+"/label/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/columns/items/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.columns.items.properties.label.additionalProperties.type,parentSchema:schema11.properties.columns.items.properties.label.additionalProperties,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/columns/" + i1+"/label",schemaPath:"#/properties/columns/items/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.columns.items.properties.label.type,parentSchema:schema11.properties.columns.items.properties.label,data:data17};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.columns.items.type,parentSchema:schema11.properties.columns.items,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.columns.type,parentSchema:schema11.properties.columns,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.scale !== undefined){
let data19 = data.scale;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key7 in data19){
if(!((((key7 === "minimum") || (key7 === "maximum")) || (key7 === "lowest")) || (key7 === "highest"))){
const err34 = {instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.scale,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data19.minimum !== undefined){
let data20 = data19.minimum;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
const err35 = {instancePath:instancePath+"/scale/minimum",schemaPath:"#/properties/scale/properties/minimum/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.scale.properties.minimum.type,parentSchema:schema11.properties.scale.properties.minimum,data:data20};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 > 1 || isNaN(data20)){
const err36 = {instancePath:instancePath+"/scale/minimum",schemaPath:"#/properties/scale/properties/minimum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema11.properties.scale.properties.minimum,data:data20};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err37 = {instancePath:instancePath+"/scale/minimum",schemaPath:"#/properties/scale/properties/minimum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema11.properties.scale.properties.minimum,data:data20};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data19.maximum !== undefined){
let data21 = data19.maximum;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err38 = {instancePath:instancePath+"/scale/maximum",schemaPath:"#/properties/scale/properties/maximum/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.scale.properties.maximum.type,parentSchema:schema11.properties.scale.properties.maximum,data:data21};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 > 10 || isNaN(data21)){
const err39 = {instancePath:instancePath+"/scale/maximum",schemaPath:"#/properties/scale/properties/maximum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10",schema:10,parentSchema:schema11.properties.scale.properties.maximum,data:data21};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data21 < 2 || isNaN(data21)){
const err40 = {instancePath:instancePath+"/scale/maximum",schemaPath:"#/properties/scale/properties/maximum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2",schema:2,parentSchema:schema11.properties.scale.properties.maximum,data:data21};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data19.lowest !== undefined){
let data22 = data19.lowest;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key8 in data22){
let data23 = data22[key8];
if(typeof data23 === "string"){
if(func2(data23) > 120){
const err41 = {instancePath:instancePath+"/scale/lowest/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/scale/properties/lowest/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.scale.properties.lowest.additionalProperties,data:data23};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/scale/lowest/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/scale/properties/lowest/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.scale.properties.lowest.additionalProperties.type,parentSchema:schema11.properties.scale.properties.lowest.additionalProperties,data:data23};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/scale/lowest",schemaPath:"#/properties/scale/properties/lowest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.scale.properties.lowest.type,parentSchema:schema11.properties.scale.properties.lowest,data:data22};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data19.highest !== undefined){
let data24 = data19.highest;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key9 in data24){
let data25 = data24[key9];
if(typeof data25 === "string"){
if(func2(data25) > 120){
const err44 = {instancePath:instancePath+"/scale/highest/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/scale/properties/highest/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.scale.properties.highest.additionalProperties,data:data25};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/scale/highest/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/scale/properties/highest/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.scale.properties.highest.additionalProperties.type,parentSchema:schema11.properties.scale.properties.highest.additionalProperties,data:data25};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/scale/highest",schemaPath:"#/properties/scale/properties/highest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.scale.properties.highest.type,parentSchema:schema11.properties.scale.properties.highest,data:data24};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.scale.type,parentSchema:schema11.properties.scale,data:data19};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.several !== undefined){
let data26 = data.several;
if(typeof data26 !== "boolean"){
const err48 = {instancePath:instancePath+"/several",schemaPath:"#/properties/several/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.several.type,parentSchema:schema11.properties.several,data:data26};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.text_column !== undefined){
let data27 = data.text_column;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key10 in data27){
if(!(key10 === "label")){
const err49 = {instancePath:instancePath+"/text_column",schemaPath:"#/properties/text_column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.text_column,data:data27};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data27.label !== undefined){
let data28 = data27.label;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key11 in data28){
let data29 = data28[key11];
if(typeof data29 === "string"){
if(func2(data29) > 120){
const err50 = {instancePath:instancePath+"/text_column/label/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text_column/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.text_column.properties.label.additionalProperties,data:data29};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/text_column/label/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text_column/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.text_column.properties.label.additionalProperties.type,parentSchema:schema11.properties.text_column.properties.label.additionalProperties,data:data29};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/text_column/label",schemaPath:"#/properties/text_column/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.text_column.properties.label.type,parentSchema:schema11.properties.text_column.properties.label,data:data28};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/text_column",schemaPath:"#/properties/text_column/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.text_column.type,parentSchema:schema11.properties.text_column,data:data27};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.counts !== undefined){
let data30 = data.counts;
if(typeof data30 !== "boolean"){
const err54 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.counts.type,parentSchema:schema11.properties.counts,data:data30};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.weight !== undefined){
let data31 = data.weight;
if(!(((((data31 === 1) || (data31 === 2)) || (data31 === 3)) || (data31 === 4)) || (data31 === 5))){
const err55 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/enum",keyword:"enum",params:{allowedValues: schema11.properties.weight.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.weight.enum,parentSchema:schema11.properties.weight,data:data31};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.order !== undefined){
let data32 = data.order;
if(!(data32 === "random")){
const err56 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema11.properties.order.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.order.enum,parentSchema:schema11.properties.order,data:data32};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.ranking"] = validate10;
const schema11 = {"$id":"question.ranking","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"options":{"type":"array","maxItems":10,"items":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}$","maxLength":32},"label":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}}},"order":{"enum":["random"]}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");
const pattern1 = new RegExp("^[a-z][a-z0-9_]{0,31}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.ranking" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.options !== undefined){
let data9 = data.options;
if(Array.isArray(data9)){
if(data9.length > 10){
const err15 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema11.properties.options,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 === "string"){
if(func2(data11) > 32){
const err16 = {instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters",schema:32,parentSchema:schema11.properties.options.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1.test(data11)){
const err17 = {instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}$"+"\"",schema:"^[a-z][a-z0-9_]{0,31}$",parentSchema:schema11.properties.options.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.options.items.properties.id.type,parentSchema:schema11.properties.options.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data10.label !== undefined){
let data12 = data10.label;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
let data13 = data12[key4];
if(typeof data13 === "string"){
if(func2(data13) > 120){
const err19 = {instancePath:instancePath+"/options/" + i0+"/label/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/items/properties/label/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.options.items.properties.label.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/options/" + i0+"/label/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/items/properties/label/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.options.items.properties.label.additionalProperties.type,parentSchema:schema11.properties.options.items.properties.label.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/properties/options/items/properties/label/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.options.items.properties.label.type,parentSchema:schema11.properties.options.items.properties.label,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.options.items.type,parentSchema:schema11.properties.options.items,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.options.type,parentSchema:schema11.properties.options,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.order !== undefined){
let data14 = data.order;
if(!(data14 === "random")){
const err24 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema11.properties.order.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.order.enum,parentSchema:schema11.properties.order,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.photo"] = validate10;
const schema11 = {"$id":"question.photo","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"max_files":{"type":"integer","minimum":1,"maximum":5}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.photo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.max_files !== undefined){
let data9 = data.max_files;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err15 = {instancePath:instancePath+"/max_files",schemaPath:"#/properties/max_files/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.max_files.type,parentSchema:schema11.properties.max_files,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 5 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/max_files",schemaPath:"#/properties/max_files/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema11.properties.max_files,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/max_files",schemaPath:"#/properties/max_files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.properties.max_files,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.audio"] = validate10;
const schema11 = {"$id":"question.audio","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.audio" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.file"] = validate10;
const schema11 = {"$id":"question.file","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"max_files":{"type":"integer","minimum":1,"maximum":5}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.file" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.max_files !== undefined){
let data9 = data.max_files;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err15 = {instancePath:instancePath+"/max_files",schemaPath:"#/properties/max_files/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.max_files.type,parentSchema:schema11.properties.max_files,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 5 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/max_files",schemaPath:"#/properties/max_files/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema11.properties.max_files,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/max_files",schemaPath:"#/properties/max_files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.properties.max_files,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.signature"] = validate10;
const schema11 = {"$id":"question.signature","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.signature" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.contact"] = validate10;
const schema11 = {"$id":"question.contact","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"fields":{"type":"object","additionalProperties":false,"properties":{"name":{"enum":["optional","required"]},"email":{"enum":["optional","required"]},"phone":{"enum":["optional","required"]}}},"consent":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.contact" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.fields !== undefined){
let data9 = data.fields;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key4 in data9){
if(!(((key4 === "name") || (key4 === "email")) || (key4 === "phone"))){
const err15 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.fields,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data9.name !== undefined){
let data10 = data9.name;
if(!((data10 === "optional") || (data10 === "required"))){
const err16 = {instancePath:instancePath+"/fields/name",schemaPath:"#/properties/fields/properties/name/enum",keyword:"enum",params:{allowedValues: schema11.properties.fields.properties.name.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.fields.properties.name.enum,parentSchema:schema11.properties.fields.properties.name,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.email !== undefined){
let data11 = data9.email;
if(!((data11 === "optional") || (data11 === "required"))){
const err17 = {instancePath:instancePath+"/fields/email",schemaPath:"#/properties/fields/properties/email/enum",keyword:"enum",params:{allowedValues: schema11.properties.fields.properties.email.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.fields.properties.email.enum,parentSchema:schema11.properties.fields.properties.email,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data9.phone !== undefined){
let data12 = data9.phone;
if(!((data12 === "optional") || (data12 === "required"))){
const err18 = {instancePath:instancePath+"/fields/phone",schemaPath:"#/properties/fields/properties/phone/enum",keyword:"enum",params:{allowedValues: schema11.properties.fields.properties.phone.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.fields.properties.phone.enum,parentSchema:schema11.properties.fields.properties.phone,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.fields.type,parentSchema:schema11.properties.fields,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.consent !== undefined){
let data13 = data.consent;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key5 in data13){
let data14 = data13[key5];
if(typeof data14 === "string"){
if(func2(data14) > 1000){
const err20 = {instancePath:instancePath+"/consent/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/consent/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.consent.additionalProperties,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/consent/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/consent/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.consent.additionalProperties.type,parentSchema:schema11.properties.consent.additionalProperties,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.consent.type,parentSchema:schema11.properties.consent,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.consent"] = validate10;
const schema11 = {"$id":"question.consent","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}},"required":{"type":"boolean"},"text":{"type":"object","additionalProperties":{"type":"string","maxLength":5000}},"link":{"type":"string","maxLength":2000}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.consent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.required !== undefined){
let data8 = data.required;
if(typeof data8 !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.required.type,parentSchema:schema11.properties.required,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.text !== undefined){
let data9 = data.text;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key4 in data9){
let data10 = data9[key4];
if(typeof data10 === "string"){
if(func2(data10) > 5000){
const err15 = {instancePath:instancePath+"/text/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters",schema:5000,parentSchema:schema11.properties.text.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/text/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.text.additionalProperties.type,parentSchema:schema11.properties.text.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.text.type,parentSchema:schema11.properties.text,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.link !== undefined){
let data11 = data.link;
if(typeof data11 === "string"){
if(func2(data11) > 2000){
const err18 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema11.properties.link,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.link.type,parentSchema:schema11.properties.link,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports["question.statement"] = validate10;
const schema11 = {"$id":"question.statement","type":"object","properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"help":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}},"image":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41},"alt":{"type":"object","additionalProperties":{"type":"string","maxLength":120}}}}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="question.statement" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err0 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.help !== undefined){
let data2 = data.help;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err3 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/help/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/help/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.help.additionalProperties.type,parentSchema:schema11.properties.help.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.help.type,parentSchema:schema11.properties.help,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "file") || (key2 === "alt"))){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.file !== undefined){
let data5 = data4.file;
if(typeof data5 === "string"){
if(func2(data5) > 41){
const err7 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/file",schemaPath:"#/properties/image/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.file.type,parentSchema:schema11.properties.image.properties.file,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err10 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image/properties/alt/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.image.properties.alt.additionalProperties.type,parentSchema:schema11.properties.image.properties.alt.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.properties.alt.type,parentSchema:schema11.properties.image.properties.alt,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.image.type,parentSchema:schema11.properties.image,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports.ending = validate10;
const schema11 = {"$id":"ending","type":"object","additionalProperties":false,"properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"text":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}}}};
const func2 = runtime1.default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ending" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "title") || (key0 === "text"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
let data1 = data0[key1];
if(typeof data1 === "string"){
if(func2(data1) > 120){
const err1 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
let data3 = data2[key2];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err4 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.text.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.text.additionalProperties.type,parentSchema:schema11.properties.text.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.text.type,parentSchema:schema11.properties.text,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports.availability = validate10;
const schema11 = {"$id":"availability","type":"object","additionalProperties":false,"properties":{"opens":{"type":"string","maxLength":16},"closes":{"type":"string","maxLength":16},"title":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"text":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}}}};
const func2 = runtime1.default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="availability" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "opens") || (key0 === "closes")) || (key0 === "title")) || (key0 === "text"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.opens !== undefined){
let data0 = data.opens;
if(typeof data0 === "string"){
if(func2(data0) > 16){
const err1 = {instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters",schema:16,parentSchema:schema11.properties.opens,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.opens.type,parentSchema:schema11.properties.opens,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.closes !== undefined){
let data1 = data.closes;
if(typeof data1 === "string"){
if(func2(data1) > 16){
const err3 = {instancePath:instancePath+"/closes",schemaPath:"#/properties/closes/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters",schema:16,parentSchema:schema11.properties.closes,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/closes",schemaPath:"#/properties/closes/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.closes.type,parentSchema:schema11.properties.closes,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func2(data3) > 120){
const err5 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.title.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.text !== undefined){
let data4 = data.text;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
let data5 = data4[key2];
if(typeof data5 === "string"){
if(func2(data5) > 1000){
const err8 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.text.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.text.additionalProperties.type,parentSchema:schema11.properties.text.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.text.type,parentSchema:schema11.properties.text,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports.quota = validate10;
const schema11 = {"$id":"quota","type":"object","additionalProperties":false,"properties":{"most":{"type":"integer","minimum":1,"maximum":10000000},"title":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"text":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}}}};
const func2 = runtime1.default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="quota" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "most") || (key0 === "title")) || (key0 === "text"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.most !== undefined){
let data0 = data.most;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.most.type,parentSchema:schema11.properties.most,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 10000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000",schema:10000000,parentSchema:schema11.properties.most,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.properties.most,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.title !== undefined){
let data1 = data.title;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
if(typeof data2 === "string"){
if(func2(data2) > 120){
const err4 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.title.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
let data4 = data3[key2];
if(typeof data4 === "string"){
if(func2(data4) > 1000){
const err7 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.text.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.text.additionalProperties.type,parentSchema:schema11.properties.text.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.text.type,parentSchema:schema11.properties.text,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports.thank_you = validate10;
const schema11 = {"$id":"thank_you","type":"object","additionalProperties":false,"properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"text":{"type":"object","additionalProperties":{"type":"string","maxLength":1000}}}};
const func2 = runtime1.default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="thank_you" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "title") || (key0 === "text"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
let data1 = data0[key1];
if(typeof data1 === "string"){
if(func2(data1) > 120){
const err1 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
let data3 = data2[key2];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err4 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.text.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.text.additionalProperties.type,parentSchema:schema11.properties.text.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.text.type,parentSchema:schema11.properties.text,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports.qr_design = validate10;
const schema11 = {"$id":"qr_design","type":"object","additionalProperties":false,"properties":{"foreground":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","maxLength":7},"background":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","maxLength":7},"modules":{"enum":["square","rounded","dots","bars"]},"eyes":{"enum":["square","rounded","round"]},"eye_color":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","maxLength":7},"gradient":{"type":"object","additionalProperties":false,"properties":{"to":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","maxLength":7},"direction":{"enum":["across","down","diagonal","outwards"]}}},"logo":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41}}},"frame":{"type":"object","additionalProperties":false,"properties":{"style":{"enum":["line","banner_below","banner_above"]},"color":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","maxLength":7},"text":{"type":"object","additionalProperties":{"type":"string","maxLength":80}}}},"marker":{"type":"object","additionalProperties":false,"properties":{"location":{"enum":["top_left","top_right","bottom_left","bottom_right"]},"size":{"enum":["small","medium","large"]},"color":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","maxLength":7},"with_name":{"type":"boolean"}}},"poster":{"type":"object","additionalProperties":false,"properties":{"template":{"enum":["a6","a5","a4","table_tent","sticker"]},"color":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","maxLength":7},"title":{"type":"object","additionalProperties":{"type":"string","maxLength":80}},"note":{"type":"object","additionalProperties":{"type":"string","maxLength":80}},"company_logo":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41}}},"without_name":{"type":"boolean"}}}}};
const func2 = Object.prototype.hasOwnProperty;
const func3 = runtime1.default;
const pattern0 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");
const pattern4 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="qr_design" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.foreground !== undefined){
let data0 = data.foreground;
if(typeof data0 === "string"){
if(func3(data0) > 7){
const err1 = {instancePath:instancePath+"/foreground",schemaPath:"#/properties/foreground/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters",schema:7,parentSchema:schema11.properties.foreground,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/foreground",schemaPath:"#/properties/foreground/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\"",schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema11.properties.foreground,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/foreground",schemaPath:"#/properties/foreground/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.foreground.type,parentSchema:schema11.properties.foreground,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.background !== undefined){
let data1 = data.background;
if(typeof data1 === "string"){
if(func3(data1) > 7){
const err4 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters",schema:7,parentSchema:schema11.properties.background,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\"",schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema11.properties.background,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.background.type,parentSchema:schema11.properties.background,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.modules !== undefined){
let data2 = data.modules;
if(!((((data2 === "square") || (data2 === "rounded")) || (data2 === "dots")) || (data2 === "bars"))){
const err7 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/enum",keyword:"enum",params:{allowedValues: schema11.properties.modules.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.modules.enum,parentSchema:schema11.properties.modules,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.eyes !== undefined){
let data3 = data.eyes;
if(!(((data3 === "square") || (data3 === "rounded")) || (data3 === "round"))){
const err8 = {instancePath:instancePath+"/eyes",schemaPath:"#/properties/eyes/enum",keyword:"enum",params:{allowedValues: schema11.properties.eyes.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.eyes.enum,parentSchema:schema11.properties.eyes,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.eye_color !== undefined){
let data4 = data.eye_color;
if(typeof data4 === "string"){
if(func3(data4) > 7){
const err9 = {instancePath:instancePath+"/eye_color",schemaPath:"#/properties/eye_color/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters",schema:7,parentSchema:schema11.properties.eye_color,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(data4)){
const err10 = {instancePath:instancePath+"/eye_color",schemaPath:"#/properties/eye_color/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\"",schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema11.properties.eye_color,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/eye_color",schemaPath:"#/properties/eye_color/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.eye_color.type,parentSchema:schema11.properties.eye_color,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.gradient !== undefined){
let data5 = data.gradient;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!((key1 === "to") || (key1 === "direction"))){
const err12 = {instancePath:instancePath+"/gradient",schemaPath:"#/properties/gradient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.gradient,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.to !== undefined){
let data6 = data5.to;
if(typeof data6 === "string"){
if(func3(data6) > 7){
const err13 = {instancePath:instancePath+"/gradient/to",schemaPath:"#/properties/gradient/properties/to/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters",schema:7,parentSchema:schema11.properties.gradient.properties.to,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern0.test(data6)){
const err14 = {instancePath:instancePath+"/gradient/to",schemaPath:"#/properties/gradient/properties/to/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\"",schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema11.properties.gradient.properties.to,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/gradient/to",schemaPath:"#/properties/gradient/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.gradient.properties.to.type,parentSchema:schema11.properties.gradient.properties.to,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.direction !== undefined){
let data7 = data5.direction;
if(!((((data7 === "across") || (data7 === "down")) || (data7 === "diagonal")) || (data7 === "outwards"))){
const err16 = {instancePath:instancePath+"/gradient/direction",schemaPath:"#/properties/gradient/properties/direction/enum",keyword:"enum",params:{allowedValues: schema11.properties.gradient.properties.direction.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.gradient.properties.direction.enum,parentSchema:schema11.properties.gradient.properties.direction,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/gradient",schemaPath:"#/properties/gradient/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.gradient.type,parentSchema:schema11.properties.gradient,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.logo !== undefined){
let data8 = data.logo;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!(key2 === "file")){
const err18 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.logo,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.file !== undefined){
let data9 = data8.file;
if(typeof data9 === "string"){
if(func3(data9) > 41){
const err19 = {instancePath:instancePath+"/logo/file",schemaPath:"#/properties/logo/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.logo.properties.file,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern4.test(data9)){
const err20 = {instancePath:instancePath+"/logo/file",schemaPath:"#/properties/logo/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.logo.properties.file,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/logo/file",schemaPath:"#/properties/logo/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.logo.properties.file.type,parentSchema:schema11.properties.logo.properties.file,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.logo.type,parentSchema:schema11.properties.logo,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.frame !== undefined){
let data10 = data.frame;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key3 in data10){
if(!(((key3 === "style") || (key3 === "color")) || (key3 === "text"))){
const err23 = {instancePath:instancePath+"/frame",schemaPath:"#/properties/frame/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.frame,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.style !== undefined){
let data11 = data10.style;
if(!(((data11 === "line") || (data11 === "banner_below")) || (data11 === "banner_above"))){
const err24 = {instancePath:instancePath+"/frame/style",schemaPath:"#/properties/frame/properties/style/enum",keyword:"enum",params:{allowedValues: schema11.properties.frame.properties.style.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.frame.properties.style.enum,parentSchema:schema11.properties.frame.properties.style,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.color !== undefined){
let data12 = data10.color;
if(typeof data12 === "string"){
if(func3(data12) > 7){
const err25 = {instancePath:instancePath+"/frame/color",schemaPath:"#/properties/frame/properties/color/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters",schema:7,parentSchema:schema11.properties.frame.properties.color,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern0.test(data12)){
const err26 = {instancePath:instancePath+"/frame/color",schemaPath:"#/properties/frame/properties/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\"",schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema11.properties.frame.properties.color,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/frame/color",schemaPath:"#/properties/frame/properties/color/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.frame.properties.color.type,parentSchema:schema11.properties.frame.properties.color,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.text !== undefined){
let data13 = data10.text;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
let data14 = data13[key4];
if(typeof data14 === "string"){
if(func3(data14) > 80){
const err28 = {instancePath:instancePath+"/frame/text/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/frame/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema11.properties.frame.properties.text.additionalProperties,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/frame/text/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/frame/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.frame.properties.text.additionalProperties.type,parentSchema:schema11.properties.frame.properties.text.additionalProperties,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/frame/text",schemaPath:"#/properties/frame/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.frame.properties.text.type,parentSchema:schema11.properties.frame.properties.text,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/frame",schemaPath:"#/properties/frame/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.frame.type,parentSchema:schema11.properties.frame,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.marker !== undefined){
let data15 = data.marker;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key5 in data15){
if(!((((key5 === "location") || (key5 === "size")) || (key5 === "color")) || (key5 === "with_name"))){
const err32 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.marker,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data15.location !== undefined){
let data16 = data15.location;
if(!((((data16 === "top_left") || (data16 === "top_right")) || (data16 === "bottom_left")) || (data16 === "bottom_right"))){
const err33 = {instancePath:instancePath+"/marker/location",schemaPath:"#/properties/marker/properties/location/enum",keyword:"enum",params:{allowedValues: schema11.properties.marker.properties.location.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.marker.properties.location.enum,parentSchema:schema11.properties.marker.properties.location,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.size !== undefined){
let data17 = data15.size;
if(!(((data17 === "small") || (data17 === "medium")) || (data17 === "large"))){
const err34 = {instancePath:instancePath+"/marker/size",schemaPath:"#/properties/marker/properties/size/enum",keyword:"enum",params:{allowedValues: schema11.properties.marker.properties.size.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.marker.properties.size.enum,parentSchema:schema11.properties.marker.properties.size,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data15.color !== undefined){
let data18 = data15.color;
if(typeof data18 === "string"){
if(func3(data18) > 7){
const err35 = {instancePath:instancePath+"/marker/color",schemaPath:"#/properties/marker/properties/color/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters",schema:7,parentSchema:schema11.properties.marker.properties.color,data:data18};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern0.test(data18)){
const err36 = {instancePath:instancePath+"/marker/color",schemaPath:"#/properties/marker/properties/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\"",schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema11.properties.marker.properties.color,data:data18};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/marker/color",schemaPath:"#/properties/marker/properties/color/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.marker.properties.color.type,parentSchema:schema11.properties.marker.properties.color,data:data18};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data15.with_name !== undefined){
let data19 = data15.with_name;
if(typeof data19 !== "boolean"){
const err38 = {instancePath:instancePath+"/marker/with_name",schemaPath:"#/properties/marker/properties/with_name/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.marker.properties.with_name.type,parentSchema:schema11.properties.marker.properties.with_name,data:data19};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.marker.type,parentSchema:schema11.properties.marker,data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.poster !== undefined){
let data20 = data.poster;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key6 in data20){
if(!((((((key6 === "template") || (key6 === "color")) || (key6 === "title")) || (key6 === "note")) || (key6 === "company_logo")) || (key6 === "without_name"))){
const err40 = {instancePath:instancePath+"/poster",schemaPath:"#/properties/poster/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.poster,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data20.template !== undefined){
let data21 = data20.template;
if(!(((((data21 === "a6") || (data21 === "a5")) || (data21 === "a4")) || (data21 === "table_tent")) || (data21 === "sticker"))){
const err41 = {instancePath:instancePath+"/poster/template",schemaPath:"#/properties/poster/properties/template/enum",keyword:"enum",params:{allowedValues: schema11.properties.poster.properties.template.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.poster.properties.template.enum,parentSchema:schema11.properties.poster.properties.template,data:data21};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data20.color !== undefined){
let data22 = data20.color;
if(typeof data22 === "string"){
if(func3(data22) > 7){
const err42 = {instancePath:instancePath+"/poster/color",schemaPath:"#/properties/poster/properties/color/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters",schema:7,parentSchema:schema11.properties.poster.properties.color,data:data22};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern0.test(data22)){
const err43 = {instancePath:instancePath+"/poster/color",schemaPath:"#/properties/poster/properties/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\"",schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema11.properties.poster.properties.color,data:data22};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/poster/color",schemaPath:"#/properties/poster/properties/color/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.poster.properties.color.type,parentSchema:schema11.properties.poster.properties.color,data:data22};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data20.title !== undefined){
let data23 = data20.title;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key7 in data23){
let data24 = data23[key7];
if(typeof data24 === "string"){
if(func3(data24) > 80){
const err45 = {instancePath:instancePath+"/poster/title/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/poster/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema11.properties.poster.properties.title.additionalProperties,data:data24};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/poster/title/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/poster/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.poster.properties.title.additionalProperties.type,parentSchema:schema11.properties.poster.properties.title.additionalProperties,data:data24};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/poster/title",schemaPath:"#/properties/poster/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.poster.properties.title.type,parentSchema:schema11.properties.poster.properties.title,data:data23};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data20.note !== undefined){
let data25 = data20.note;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key8 in data25){
let data26 = data25[key8];
if(typeof data26 === "string"){
if(func3(data26) > 80){
const err48 = {instancePath:instancePath+"/poster/note/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/poster/properties/note/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema11.properties.poster.properties.note.additionalProperties,data:data26};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/poster/note/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/poster/properties/note/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.poster.properties.note.additionalProperties.type,parentSchema:schema11.properties.poster.properties.note.additionalProperties,data:data26};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/poster/note",schemaPath:"#/properties/poster/properties/note/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.poster.properties.note.type,parentSchema:schema11.properties.poster.properties.note,data:data25};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data20.company_logo !== undefined){
let data27 = data20.company_logo;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key9 in data27){
if(!(key9 === "file")){
const err51 = {instancePath:instancePath+"/poster/company_logo",schemaPath:"#/properties/poster/properties/company_logo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.poster.properties.company_logo,data:data27};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data27.file !== undefined){
let data28 = data27.file;
if(typeof data28 === "string"){
if(func3(data28) > 41){
const err52 = {instancePath:instancePath+"/poster/company_logo/file",schemaPath:"#/properties/poster/properties/company_logo/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.poster.properties.company_logo.properties.file,data:data28};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern4.test(data28)){
const err53 = {instancePath:instancePath+"/poster/company_logo/file",schemaPath:"#/properties/poster/properties/company_logo/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.poster.properties.company_logo.properties.file,data:data28};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/poster/company_logo/file",schemaPath:"#/properties/poster/properties/company_logo/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.poster.properties.company_logo.properties.file.type,parentSchema:schema11.properties.poster.properties.company_logo.properties.file,data:data28};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/poster/company_logo",schemaPath:"#/properties/poster/properties/company_logo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.poster.properties.company_logo.type,parentSchema:schema11.properties.poster.properties.company_logo,data:data27};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data20.without_name !== undefined){
let data29 = data20.without_name;
if(typeof data29 !== "boolean"){
const err56 = {instancePath:instancePath+"/poster/without_name",schemaPath:"#/properties/poster/properties/without_name/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.poster.properties.without_name.type,parentSchema:schema11.properties.poster.properties.without_name,data:data29};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/poster",schemaPath:"#/properties/poster/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.poster.type,parentSchema:schema11.properties.poster,data:data20};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports.link_list = validate10;
const schema11 = {"$id":"link_list","type":"object","additionalProperties":false,"properties":{"opens":{"enum":["survey","links","choice"],"default":"survey","title":"A scan opens"},"title":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"links":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"properties":{"title":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"url":{"type":"string","maxLength":2000},"icon":{"enum":["web","menu","phone","mail","map","wifi","booking","shop","review","document","ticket","gift","info","chat","instagram","facebook","x","tiktok","youtube","whatsapp","telegram","google","tripadvisor","pinterest","spotify"]},"visible_from":{"type":"string","maxLength":16},"visible_until":{"type":"string","maxLength":16}}}}}};
const func2 = runtime1.default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="link_list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "opens") || (key0 === "title")) || (key0 === "links"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.opens !== undefined){
let data0 = data.opens;
if(!(((data0 === "survey") || (data0 === "links")) || (data0 === "choice"))){
const err1 = {instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/enum",keyword:"enum",params:{allowedValues: schema11.properties.opens.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.opens.enum,parentSchema:schema11.properties.opens,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
if(typeof data2 === "string"){
if(func2(data2) > 300){
const err2 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema11.properties.title.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.title.additionalProperties.type,parentSchema:schema11.properties.title.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.title.type,parentSchema:schema11.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.links !== undefined){
let data3 = data.links;
if(Array.isArray(data3)){
if(data3.length > 50){
const err5 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema11.properties.links,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!(((((key2 === "title") || (key2 === "url")) || (key2 === "icon")) || (key2 === "visible_from")) || (key2 === "visible_until"))){
const err6 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.links.items,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.title !== undefined){
let data5 = data4.title;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key3 in data5){
let data6 = data5[key3];
if(typeof data6 === "string"){
if(func2(data6) > 120){
const err7 = {instancePath:instancePath+"/links/" + i0+"/title/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/links/items/properties/title/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.properties.links.items.properties.title.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/links/" + i0+"/title/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/links/items/properties/title/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.links.items.properties.title.additionalProperties.type,parentSchema:schema11.properties.links.items.properties.title.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/links/" + i0+"/title",schemaPath:"#/properties/links/items/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.links.items.properties.title.type,parentSchema:schema11.properties.links.items.properties.title,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.url !== undefined){
let data7 = data4.url;
if(typeof data7 === "string"){
if(func2(data7) > 2000){
const err10 = {instancePath:instancePath+"/links/" + i0+"/url",schemaPath:"#/properties/links/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema11.properties.links.items.properties.url,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/links/" + i0+"/url",schemaPath:"#/properties/links/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.links.items.properties.url.type,parentSchema:schema11.properties.links.items.properties.url,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.icon !== undefined){
let data8 = data4.icon;
if(!(((((((((((((((((((((((((data8 === "web") || (data8 === "menu")) || (data8 === "phone")) || (data8 === "mail")) || (data8 === "map")) || (data8 === "wifi")) || (data8 === "booking")) || (data8 === "shop")) || (data8 === "review")) || (data8 === "document")) || (data8 === "ticket")) || (data8 === "gift")) || (data8 === "info")) || (data8 === "chat")) || (data8 === "instagram")) || (data8 === "facebook")) || (data8 === "x")) || (data8 === "tiktok")) || (data8 === "youtube")) || (data8 === "whatsapp")) || (data8 === "telegram")) || (data8 === "google")) || (data8 === "tripadvisor")) || (data8 === "pinterest")) || (data8 === "spotify"))){
const err12 = {instancePath:instancePath+"/links/" + i0+"/icon",schemaPath:"#/properties/links/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema11.properties.links.items.properties.icon.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.links.items.properties.icon.enum,parentSchema:schema11.properties.links.items.properties.icon,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.visible_from !== undefined){
let data9 = data4.visible_from;
if(typeof data9 === "string"){
if(func2(data9) > 16){
const err13 = {instancePath:instancePath+"/links/" + i0+"/visible_from",schemaPath:"#/properties/links/items/properties/visible_from/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters",schema:16,parentSchema:schema11.properties.links.items.properties.visible_from,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/links/" + i0+"/visible_from",schemaPath:"#/properties/links/items/properties/visible_from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.links.items.properties.visible_from.type,parentSchema:schema11.properties.links.items.properties.visible_from,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.visible_until !== undefined){
let data10 = data4.visible_until;
if(typeof data10 === "string"){
if(func2(data10) > 16){
const err15 = {instancePath:instancePath+"/links/" + i0+"/visible_until",schemaPath:"#/properties/links/items/properties/visible_until/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters",schema:16,parentSchema:schema11.properties.links.items.properties.visible_until,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/links/" + i0+"/visible_until",schemaPath:"#/properties/links/items/properties/visible_until/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.links.items.properties.visible_until.type,parentSchema:schema11.properties.links.items.properties.visible_until,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.links.items.type,parentSchema:schema11.properties.links.items,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.links.type,parentSchema:schema11.properties.links,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);

(function (exports) {
exports.theme = validate10;
const schema11 = {"$id":"theme","type":"object","additionalProperties":false,"properties":{"accent":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","maxLength":7},"background":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","maxLength":7},"corner":{"enum":["round","soft","square"]},"logo":{"type":"object","additionalProperties":false,"properties":{"file":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$","maxLength":41}}}}};
const func2 = runtime1.default;
const pattern0 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");
const pattern2 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="theme" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "accent") || (key0 === "background")) || (key0 === "corner")) || (key0 === "logo"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.accent !== undefined){
let data0 = data.accent;
if(typeof data0 === "string"){
if(func2(data0) > 7){
const err1 = {instancePath:instancePath+"/accent",schemaPath:"#/properties/accent/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters",schema:7,parentSchema:schema11.properties.accent,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/accent",schemaPath:"#/properties/accent/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\"",schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema11.properties.accent,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/accent",schemaPath:"#/properties/accent/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.accent.type,parentSchema:schema11.properties.accent,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.background !== undefined){
let data1 = data.background;
if(typeof data1 === "string"){
if(func2(data1) > 7){
const err4 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters",schema:7,parentSchema:schema11.properties.background,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\"",schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema11.properties.background,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.background.type,parentSchema:schema11.properties.background,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.corner !== undefined){
let data2 = data.corner;
if(!(((data2 === "round") || (data2 === "soft")) || (data2 === "square"))){
const err7 = {instancePath:instancePath+"/corner",schemaPath:"#/properties/corner/enum",keyword:"enum",params:{allowedValues: schema11.properties.corner.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.corner.enum,parentSchema:schema11.properties.corner,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.logo !== undefined){
let data3 = data.logo;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(key1 === "file")){
const err8 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.logo,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.file !== undefined){
let data4 = data3.file;
if(typeof data4 === "string"){
if(func2(data4) > 41){
const err9 = {instancePath:instancePath+"/logo/file",schemaPath:"#/properties/logo/properties/file/maxLength",keyword:"maxLength",params:{limit: 41},message:"must NOT have more than 41 characters",schema:41,parentSchema:schema11.properties.logo.properties.file,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern2.test(data4)){
const err10 = {instancePath:instancePath+"/logo/file",schemaPath:"#/properties/logo/properties/file/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$",parentSchema:schema11.properties.logo.properties.file,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/logo/file",schemaPath:"#/properties/logo/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.logo.properties.file.type,parentSchema:schema11.properties.logo.properties.file,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.logo.type,parentSchema:schema11.properties.logo,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
})(validators);
