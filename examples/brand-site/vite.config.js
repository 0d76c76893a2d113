import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The site asks its own origin, which hands calls and pictures on to the gateway.
const gateway = process.env['SAOLA_GATEWAY'] || 'http://127.0.0.1:4000'
const passedOn = ['/wps', '/lgw', '/art', '/cdn']

export default defineConfig({
  plugins: [react()],
  server: { proxy: Object.fromEntries(passedOn.map((path) => [path, gateway])) },
})
