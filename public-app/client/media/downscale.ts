/** As the server keeps it: more is only more to upload. */
const LONGEST_SIDE = 2048;
const QUALITY = 0.86;

/** As iPhones keep their photos; some browsers do not know the type. */
export const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** A picture no larger than what is kept; the file itself where the browser can't read it, or nothing would be saved. */
export async function downscale(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    // What is see-through would turn black.
    if (!context || (scale === 1 && file.type === 'image/png')) return file;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return smaller && (scale < 1 || smaller.size < file.size || isHeic(file)) ? smaller : file;
  } catch {
    return file;
  }
}
