import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { allTexts } from '../pages/texts.ts'

/** The oldest Node that the script runs on; whoever verifies needs no newer one. */
const target = 'node20'

let joined: Promise<string> | undefined

/** The script of docs/verify-a-round.mjs with all engines and their texts in one file, readable, for Node alone. */
export function bundleScript(): Promise<string> {
  joined ??= joinScript()
  // The next one who asks tries again.
  joined.catch(() => (joined = undefined))
  return joined
}

async function joinScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { runScript } from './run-script.ts'
        runScript(${JSON.stringify({ VI: allTexts('VI'), EN: allTexts('EN') })})`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      sourcefile: 'verify-a-round.mjs',
    },
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    charset: 'utf8',
    target,
    logLevel: 'silent',
  })
  const [file] = outputFiles
  if (!file) throw new Error('the script that verifies rounds was not joined')
  return file.text
}
