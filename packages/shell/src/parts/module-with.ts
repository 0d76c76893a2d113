/**
 * The module that exports `name`, of the file that a build put it in: a file of one module is that module; one of several gives
 * each as a whole, under a name that means nothing. Undefined where none exports it.
 */
export function moduleWith<Module extends object>(
  file: object,
  name: keyof Module & string,
): Module | undefined {
  return [file, ...Object.values(file)].find((each): each is Module => name in Object(each))
}
