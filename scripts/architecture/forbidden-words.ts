/** Folders whose names, code, comments and documents use standard terms only. */
export const checkedFolders = ['api', 'server', 'contract', 'scripts', 'trials', 'bench', 'deploy', 'docs']
