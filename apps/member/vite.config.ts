import { appConfig } from '@saola/config/vite'

export default appConfig({ worker: new URL('service-worker.js', import.meta.url).pathname })
