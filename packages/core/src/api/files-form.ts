/** Appends the fields before the files, because the server reads them in this order. */
export function toFilesForm(fields: Record<string, string>, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  return appendFiles(form, files);
}

export function appendFiles(form: FormData, files: readonly File[]): FormData {
  for (const file of files) {
    form.append("files", file);
  }
  return form;
}
