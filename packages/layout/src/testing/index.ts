export { bareTemplate, classicTemplate, fullTemplate, singleTemplate, testTemplates } from "./templates.ts";
