import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'

/** Clients that two generators made of a document, each with a file that uses it. */
export type GeneratedClients = { files: { openapiFetch: string; heyApi: string }; remove: () => void }

const home = join(import.meta.dirname, '..')
const consumers = join(home, 'consumers')

/** Writes both clients into a folder of their own, beside the packages that they import. */
export async function generateClients(document: Record<string, unknown>): Promise<GeneratedClients> {
  const folder = mkdtempSync(join(home, 'generated-'))
  mkdirSync(join(folder, 'hey-api'))
  writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTS(JSON.stringify(document))))
  await createClient({
    input: document,
    output: join(folder, 'hey-api'),
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  })
  for (const file of readdirSync(consumers)) copyFileSync(join(consumers, file), join(folder, file))
  return {
    files: {
      openapiFetch: join(folder, 'use-openapi-fetch.ts'),
      heyApi: join(folder, 'use-hey-api.ts'),
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
