import { run } from './run.ts'

/** Builds both apps; what has not changed since the last time comes from the cache. */
export function buildApps(): void {
  const code = run('turbo', ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only'])
  if (code !== 0) process.exit(code)
}
