import { runQuietly } from './steps.ts'
import type { Tarball } from './tarballs.ts'

/** The manifest is right (publint), and types and code agree for whoever imports the package as ESM (attw). */
export async function checkTarball({ file }: Tarball): Promise<void> {
  await runQuietly('publint', [file, '--strict'])
  // A stylesheet has no types.
  const sheets = ['--exclude-entrypoints', 'index.css', 'theme.css']
  await runQuietly('attw', [file, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', ...sheets])
}
