import type { Plugin } from 'vite'
import { hasStrayBody, isSaidByProxies } from './proxied-request.ts'

/**
 * Takes from requests what must not reach the proxy of Vite while developing. It drops the framing of a `DELETE` in
 * chunks and sends its bytes on (http-proxy#1720), so that they are read as the next request.
 */
export function plainRequests(): Plugin {
  return {
    name: 'saola-plain-requests',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (hasStrayBody(request)) {
          response.writeHead(400, { Connection: 'close' }).end()
          return
        }
        for (const name of Object.keys(request.headers))
          if (isSaidByProxies(name)) delete request.headers[name]
        next()
      })
    },
  }
}
