/**
 * The frame in which the example of a package runs: `?i18n` names it. What says something is read, what draws is drawn.
 *
 * @module
 */
import '@saola/ui/theme.css'
import './live.css'
import { drawExample, isDrawn } from './draw-example.tsx'
import { followPage } from './follow-page.ts'
import { readExample } from './read-example.ts'

const name = location.search.slice(1)
const root = document.querySelector('#root')
if (!root) throw new Error('The frame has no place for an example')
followPage()
// Not awaited here: parts of an example may be built into this file, and would wait for it as it for them.
void (isDrawn(name) ? drawExample(name, root) : readExample(name, root))
