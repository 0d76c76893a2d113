import { createServer } from 'node:http'

// Goes on for ever by itself, as a server does.
createServer().listen(0, '127.0.0.1', () => process.send?.(process.pid))
