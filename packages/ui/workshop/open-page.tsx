import '@saola/ui/theme.css'
import { createRoot } from 'react-dom/client'
import { applyView } from './apply-view.ts'
import { ComponentDocument } from './component-document.tsx'
import { readView } from './view.ts'

const root = document.getElementById('root')
if (!root) throw new Error('no root element')
applyView(readView(location.search))
createRoot(root).render(<ComponentDocument />)
