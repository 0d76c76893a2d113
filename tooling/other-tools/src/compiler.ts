import ts from 'typescript'

/** What the compiler says of a file and all that it imports, under its strictest settings; one sentence each. */
export function compileStrictly(file: string): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    noImplicitReturns: true,
    noFallthroughCasesInSwitch: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  })
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file: at, messageText }) =>
        `${at?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
}
