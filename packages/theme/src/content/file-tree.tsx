import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'
import { textOf } from './text-of.ts'

/**
 * Files and folders, written as a list. A folder ends with a slash or holds a list; what follows a name explains it.
 *
 *     <FileTree>
 *
 *     - docs/
 *       - index.md the home page
 *     - docs.config.ts
 *
 *     </FileTree>
 */
export function FileTree({ children }: { readonly children?: ReactNode }) {
  return <div className="file-tree">{drawn(children)}</div>
}

type Parent = ReactElement<{ readonly children?: ReactNode }>

function drawn(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (!isParent(child)) return child
    if (child.type === 'li') return drawnItem(child)
    return child.type === 'ul' ? cloneElement(child, {}, drawn(child.props.children)) : child
  })
}

function drawnItem(item: Parent): ReactNode {
  // Items with empty lines between them hold paragraphs.
  const parts = Children.toArray(item.props.children).flatMap((part) =>
    isParent(part) && part.type === 'p' ? Children.toArray(part.props.children) : [part],
  )
  const isList = (part: ReactNode) => isParent(part) && part.type === 'ul'
  const [name, ...words] = parts.filter((part) => !isList(part))
  const lists = parts.filter(isList)
  const isFolder = lists.length > 0 || /\/\s*$/.test(textOf(name).split(/\s/, 1)[0] ?? '')
  const { own, note } = splitName(name)
  return cloneElement(
    item,
    {},
    <span className="file-tree__name">
      <Icon name={isFolder ? 'folder' : 'page'} className="docs-icon--small" />
      {/* Beside text from right to left, the slash of a folder stays at its end. */}
      <bdi>{own}</bdi>
    </span>,
    (note !== '' || words.length > 0) && (
      <span className="file-tree__note">
        {note}
        {words}
      </span>
    ),
    ...lists.map((list) => drawn(list)),
  )
}

/** The name of a file, and what an author wrote behind it. */
function splitName(name: ReactNode): { readonly own: ReactNode; readonly note: string } {
  if (typeof name !== 'string') return { own: name, note: '' }
  const [, own = '', note = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(name) ?? []
  return { own, note }
}

function isParent(node: ReactNode): node is Parent {
  return isValidElement(node)
}
