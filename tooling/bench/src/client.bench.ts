import { create as createAxios } from 'axios'
import { createApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import ky from 'ky'
import { ofetch } from 'ofetch'
import { build } from 'esbuild'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { measure } from './measure.ts'
import type { Figure } from './report.ts'

const address = 'https://saola.example/wps/relay/GCS_merchantWallet'
const reply = JSON.stringify({ success: true, value: { isSingle: 1 } })

/** The network as it costs nothing: a reply that is there at once. */
async function stubbedFetch(): Promise<Response> {
  return new Response(reply, { headers: { 'Content-Type': 'application/json' } })
}

/** What every call carries (wire 4), as two hooks of ky would do it: headers and token before, the status after. */
const hooked = ky.create({
  fetch: stubbedFetch,
  retry: 0,
  hooks: {
    beforeRequest: [
      (request) => {
        request.headers.set('Device', 'web')
        request.headers.set('Language', 'VI')
        request.headers.set('X-Gateway-Version', '3')
        request.headers.set('Merchant', 'saola')
        request.headers.set('ModuleId', 'COMM3')
        request.headers.set('Authorization', 'token')
      },
    ],
    afterResponse: [
      (_request, _options, response) => {
        if (response.status === 401) throw new Error('signed out')
      },
    ],
  },
})

/** What a call costs beside the network, and what equal reads cost the gateway. */
export async function bench(): Promise<Figure[]> {
  return [...(await costPerCall()), ...(await equalReads()), ...(await sizes())]
}

async function costPerCall(): Promise<Figure[]> {
  const api = createApiClient({
    baseUrl: 'https://saola.example',
    merchant: 'saola',
    language: () => 'VI',
    token: () => 'token',
    cipher: 'jwe',
    fetch: stubbedFetch,
  })
  const plainKy = ky.create({ fetch: stubbedFetch, retry: 0 })
  const throughAxios = createAxios({ adapter: 'fetch', env: { fetch: stubbedFetch } })
  const realFetch = globalThis.fetch
  globalThis.fetch = stubbedFetch

  const [bare, ...others] = await measure([
    { name: 'bare fetch', work: async () => (await fetch(address)).json() },
    {
      name: 'ours: headers, token, t, policy, reply schema',
      work: () => api.send(calls.wallet.merchantWallet),
    },
    { name: 'ofetch', work: () => ofetch(address) },
    { name: 'ky', work: () => plainKy(address).json() },
    { name: 'ky + 2 hooks', work: () => hooked(address).json() },
    { name: 'axios (fetch adapter)', work: () => throughAxios.get(address) },
  ])
  globalThis.fetch = realFetch
  const base = bare?.microseconds ?? 0
  const limit = (others.find(({ name }) => name === 'ky + 2 hooks')?.microseconds ?? 0) - base
  return others.map(({ name, microseconds }) => ({
    what: `${name}, over bare fetch`,
    value: microseconds - base,
    unit: 'us/call',
    ...(name.startsWith('ours') ? { goal: 'at most ky + 2 hooks', met: microseconds - base <= limit } : {}),
  }))
}

async function equalReads(): Promise<Figure[]> {
  let requests = 0
  const api = createApiClient({
    baseUrl: 'https://saola.example',
    merchant: 'saola',
    language: () => 'VI',
    token: () => 'token',
    cipher: 'jwe',
    fetch: async () => {
      requests += 1
      return stubbedFetch()
    },
  })
  await Promise.all(Array.from({ length: 100 }, () => api.send(calls.wallet.merchantWallet)))
  return [
    {
      what: '100 equal reads at once',
      value: requests,
      unit: 'requests',
      goal: '1 request',
      met: requests === 1,
    },
  ]
}

/** What a page loads: the entry at once, the rest when it is first needed; ky, the ciphers and the rows are their own. */
async function sizes(): Promise<Figure[]> {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(import.meta.resolve('@saola/api-client'))],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    outdir: 'out',
    write: false,
    metafile: true,
    external: ['ky', 'jose', 'des.js', '@saola/protocol'],
    logLevel: 'error',
  })
  const outputs = Object.entries(metafile.outputs)
  return outputFiles.map(({ path, contents }) => {
    const [, about] = outputs.find(([name]) => path.endsWith(name)) ?? []
    const value = gzipSync(contents, { level: 9 }).length / 1000
    const file = about?.entryPoint ? basename(about.entryPoint, '.ts') : 'shared by the lazy parts'
    if (file !== 'index') return { what: `size of ${file}, loaded when needed`, value, unit: 'kB gz' }
    return {
      what: 'size of the entry, without ky, ciphers and rows',
      value,
      unit: 'kB gz',
      goal: 'at most 2.5',
      met: value <= 2.5,
    }
  })
}
