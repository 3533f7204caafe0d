CREATE TABLE "price_index_value" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"price_index_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"index_value" numeric(14, 4) NOT NULL,
	"reason" text,
	CONSTRAINT "price_index_value_once" UNIQUE("price_index_id","from_date")
);
--> statement-breakpoint
CREATE TABLE "price_index" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"publisher" text NOT NULL,
	"remarks" text,
	CONSTRAINT "price_index_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "commercial_term" ADD COLUMN "escalation" jsonb;--> statement-breakpoint
ALTER TABLE "price_index_value" ADD CONSTRAINT "price_index_value_price_index_id_price_index_id_fk" FOREIGN KEY ("price_index_id") REFERENCES "public"."price_index"("id") ON DELETE no action ON UPDATE no action;