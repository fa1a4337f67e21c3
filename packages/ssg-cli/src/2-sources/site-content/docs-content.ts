import type { Collection, Doc, NavLink, SidebarItem, Version } from '../../model/site.ts'
import { folderOf } from '../../text/urls/resolve-path.ts'

/**
 * What the docs plugin of Docusaurus has loaded of a collection.
 *
 * @param folderOfVersion absolute path of the docs of a version
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#allContentLoaded
 */
export function docsContent({ versions }: Collection, folderOfVersion: (name: string) => string): object {
  return {
    loadedVersions: versions.map((version) => ({
      contentPath: folderOfVersion(version.name),
      ...loadedVersion(version),
    })),
  }
}

function loadedVersion(version: Version): object {
  const { name, label, path, isLast, banner, badge, noIndex, className, docs, sidebars, draftIds } = version
  const ids = new Map(docs.map(({ permalink, id }) => [permalink, id]))
  return {
    versionName: name,
    label,
    path,
    isLast,
    banner: banner === 'none' ? null : banner,
    badge,
    noIndex,
    className,
    tagsPath: `${path}/tags`,
    docs: docs.map((doc) => docMetadata(doc, version)),
    drafts: draftIds.map((id) => ({ id })),
    sidebars: Object.fromEntries(
      Object.entries(sidebars).map(([each, items]) => [each, items.map((item) => sidebarItem(item, ids))]),
    ),
  }
}

function docMetadata(doc: Doc, { name, path }: Version): object {
  const { id, title, description, source, file, permalink, draft, unlisted, editUrl, tags = [], frontMatter } = doc
  return {
    id,
    title,
    description,
    source: `@site/${source}`,
    sourceDirName: folderOf(file) === '' ? '.' : folderOf(file),
    slug: permalink.startsWith(path) ? `/${permalink.slice(path.length).replace(/^\//, '')}` : permalink,
    permalink,
    draft,
    unlisted,
    editUrl,
    tags: tags.map(({ label, href }) => ({ label, permalink: href })),
    version: name,
    sidebarPosition: frontMatter.sidebar_position,
    frontMatter: { ...frontMatter },
    sidebar: doc.sidebar,
    previous: neighbour(doc.previous),
    next: neighbour(doc.next),
  }
}

function neighbour(link: NavLink | undefined): object | undefined {
  return link && { title: link.label, permalink: link.href }
}

function sidebarItem(item: SidebarItem, ids: ReadonlyMap<string, string>): object {
  switch (item.type) {
    case 'doc':
      return { type: item.isRef ? 'ref' : 'doc', id: item.docId, label: item.label, className: item.className }
    case 'link':
      return { type: 'link', label: item.label, href: item.href, className: item.className }
    case 'html':
      return { type: 'html', value: item.html, defaultStyle: item.defaultStyle, className: item.className }
    case 'category': {
      const { label, items, collapsed, collapsible, className, href } = item
      const id = href === undefined ? undefined : ids.get(href)
      const link = id === undefined ? { type: 'generated-index', permalink: href, title: label } : { type: 'doc', id }
      return {
        type: 'category',
        label,
        collapsed,
        collapsible,
        className,
        ...(href !== undefined && { link }),
        items: items.map((inner) => sidebarItem(inner, ids)),
      }
    }
  }
}
