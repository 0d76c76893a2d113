import { appConfig } from '@saola/config/vite'

export default appConfig({ firstTexts: ['team', 'validation'] })
