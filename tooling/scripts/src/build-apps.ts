import { runUntil } from './run.ts'

/** Builds both apps; what has not changed since the last time comes from the cache. Throws when they cannot be built. */
export async function buildApps(signal?: AbortSignal): Promise<void> {
  const words = ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only']
  const code = await runUntil('turbo', words, signal)
  if (code !== 0) throw new Error('The apps could not be built.')
}
