import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Document } from '../../documents/document.ts';
import { essential } from '../types.ts';

const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];

const declarationOf = (name: string, type: ts.TypeNode): ts.Declaration =>
  ts.isTypeLiteralNode(type)
    ? ts.factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : ts.factory.createTypeAliasDeclaration(exported, name, undefined, type);

/** Turns references in openapi-typescript's output into plain names, and its comments into sentences. */
const plain = (text: string): string =>
  text
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replaceAll(/^ *\* @enum .*\n/gm, '')
    .replaceAll('@description ', '');

const membersNamed = (node: ts.Node, name: string): readonly ts.TypeElement[] => {
  const members = ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) ? node.members : [];
  const found = members.find((member) => (member.name as ts.Identifier | undefined)?.text === name) as ts.PropertySignature | undefined;
  return found?.type && ts.isTypeLiteralNode(found.type) ? found.type.members : [];
};

/** The declaration of each schema of a document as a separate exported type. */
export const schemaTypes = async ({ openapi, info, components }: Document): Promise<Map<string, string>> => {
  const reduced = { openapi, info, paths: {}, components: { schemas: components.schemas } };
  const nodes = await openapiTS(JSON.stringify(essential(reduced)), { alphabetize: false, defaultNonNullable: false });
  const root = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components')!;
  return new Map(
    membersNamed(root, 'schemas').map((member) => {
      const { name, type } = member as ts.PropertySignature & { name: ts.Identifier; type: ts.TypeNode };
      const declaration = declarationOf(name.text, type);
      ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(member));
      return [name.text, plain(astToString(declaration as ts.Node as never))];
    }),
  );
};

const words = (text: string): Set<string> => new Set(text.match(/\b[A-Z]\w*/g));

/** The declarations that a text uses, directly or indirectly, in document order. */
export const usedTypes = (declarations: ReadonlyMap<string, string>, text: string): string[] => {
  const used = new Set<string>();
  const follow = (more: string) => {
    for (const name of words(more)) {
      const declaration = declarations.get(name);
      if (declaration === undefined || used.has(name)) continue;
      used.add(name);
      follow(declaration);
    }
  };
  follow(text);
  return [...declarations.keys()].filter((name) => used.has(name));
};
