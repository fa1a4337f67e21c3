/** Codes of the system for a disk that does not take what is written, or gives what is read. Anything else is a bug. */
export const diskCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EFBIG'])
