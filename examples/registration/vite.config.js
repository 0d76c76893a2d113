import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The page asks its own origin, which hands calls on to the gateway, as a brand's site does.
const gateway = process.env['SAOLA_GATEWAY'] || 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/wps': gateway } },
})
