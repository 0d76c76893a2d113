import '@saola/ui/theme.css'
import { createRoot } from 'react-dom/client'
import { ThemePage } from './theme-page.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('no root element')
createRoot(root).render(<ThemePage />)
