import { setGlobalProxyFromEnv } from 'node:http'

const ourselves = ['127.0.0.1', 'localhost', '::1']

/** The environment with this machine among what no proxy is asked for, whatever proxy `HTTP_PROXY` names. */
export function directToOurselves(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const named = (environment['no_proxy'] || environment['NO_PROXY'] || '')
    .split(',')
    .filter((name) => name !== '')
  const all = [...new Set([...named, ...ourselves])].join(',')
  // Where both are set, the one in small letters counts.
  return { ...environment, NO_PROXY: all, no_proxy: all }
}

/** Lets this process reach this machine directly, where `NODE_USE_ENV_PROXY` has already sent everything through a proxy. */
export function askOurselvesDirectly(): void {
  if (process.env['NODE_USE_ENV_PROXY'] === '1') setGlobalProxyFromEnv(directToOurselves(process.env))
}
