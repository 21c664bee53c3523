import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Writes a screenshot as WebP, which is a third of the size of PNG. */
export async function picture(page: Page, path: string): Promise<void> {
  const png = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
  const drawn = await page.context().newPage();
  const webp = await drawn.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
  }, png);
  await drawn.close();
  writeFileSync(path, Buffer.from(webp, 'base64'));
}
