import { projectFiles } from "./project-files.mjs";

/** Every file of the project that looks like a test, whether it is in git yet or not. */
export function testFilesOfProject() {
  return projectFiles().filter((file) => /\.(test|spec)\.\w+$/.test(file));
}
