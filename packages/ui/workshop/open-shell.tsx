import '@saola/ui/theme.css'
import { createRoot } from 'react-dom/client'
import { Shell } from './shell.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('no root element')
createRoot(root).render(<Shell />)
